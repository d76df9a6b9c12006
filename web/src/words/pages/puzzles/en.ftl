puzzle = Puzzle
puzzle-page = Puzzles · Citywright
puzzle-heading = Puzzles
puzzle-lead = Positions from games, each with one clearly best move. There is a new one for each game every day, the same for everybody.
puzzle-of = { $game }: puzzles
puzzle-number = { $game }: puzzle { $n }
puzzle-list = All puzzles
puzzle-today = Today’s puzzle
puzzle-is-today = Today’s puzzle
puzzle-another = One that suits you
puzzle-all = All { $n } puzzles
puzzle-stars = Difficulty: { $stars } of { $all } stars
puzzle-players = { $n ->
    [1] solo
   *[other] { $n } players
}
puzzle-solved-of = { $n } of { $all } solved.
puzzle-rating = Your rating: { $rating }.
puzzle-streak = The puzzle of the day solved { $days } days in a row.
puzzle-difficulty = Difficulty
puzzle-how-many = Players
puzzle-any = any
puzzle-open = only those I have not tried
puzzle-found = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzle-none = There is no such puzzle.
puzzle-missing = There is no such puzzle. They go from 1 to { $all }.
puzzle-result-first = solved at the first try
puzzle-result-later = solved
puzzle-result-tried = not solved yet
puzzle-result-shown = answer looked up
puzzle-you = You
puzzle-ask = Your move: find the best one.
puzzle-moves = { $n } possible moves
puzzle-right = Right, that is the best move!
puzzle-answer = The best move is marked on the board.
puzzle-wrong = Not the best: it is expected to bring { $loss } ± { $error } less.
puzzle-wrong-far = Not the best, nor one of those that come near.
puzzle-why = Compared with the second-best, it { $reason }.
puzzle-yours = your move
puzzle-again = Try again
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-explore = Explore from here
puzzle-play-on = Play on
puzzle-play-on-lead = The game goes on from this position, with new draws.
puzzle-levels = Rating { $rating }: how often bots find the move
puzzle-words = The position in words
