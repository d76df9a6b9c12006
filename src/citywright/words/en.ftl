## Words for things
## Every other language file has the same messages; a test compares them.

yes = yes
no = no
names-and = { $names } and { $name }
card-random = random
card-none = none

## Who plays

player-name = Player { $n }
player-alone = Player
player-bot = Bot { $n } ({ $bot })
bot-random = random
bot-greedy = greedy
bot-hasty = hasty
bot-planner = planner
bot-search = search
bot-first-timer = first-timer
bot-casual = casual
bot-regular = regular
bot-expert = expert
bot-master = master

## How a game ends

game-won = { $names } { $n ->
    [1] wins
   *[other] share the win
}.
game-nobody-won = Nobody wins.

## The terminal

terminal-pass-screen = Pass the screen to { $seat } and press Enter.
terminal-finished = The whole game is saved in { $file }.
terminal-kept = The game is saved. To continue, run: { $command }
terminal-saved = Saved to { $file }.
terminal-refused = { $reason }. Type help for the commands.
terminal-no-option = there is no option { $number }; choose from 1 to { $last }
terminal-nothing-there = nothing of this kind fits on { $place }; try another letter
terminal-not-read = { $reason }. You can type, for example: { $example }
terminal-not-legal = { $reason }
terminal-no-file = name the file: save FILE
terminal-exists = { $file } already exists; choose another name, or continue that game with --resume { $file }
terminal-none-unfinished = there is no unfinished game of { $game } to continue in { $folder }
terminal-other-game = this is a game of { $there }, not of { $here }; use citywright play { $id } --resume
terminal-too-many-bots = you named { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}; there can be at most one per seat
terminal-other-bots = the saved game has { $seats ->
    [0] no bots
    [one] { $seats } bot
   *[other] { $seats } bots
} and you named { $bots }; { $seats ->
    [0] leave out --bots
   *[other] name one for each, or leave out --bots
}
terminal-too-many-names = you gave { $names } names, but there { $players ->
    [one] is only { $players } player
   *[other] are only { $players } players
}
terminal-no-undo = there is nothing to take back: chance or another player has moved since your last choice
terminal-more = ... and { $n } more; type all to list them
terminal-replayed = Replayed { $done } of { $moves } moves; all are legal.

## Many games simulated

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $frame }
simulate-seat = seat
simulate-bot = bot
simulate-score = score
simulate-wins = wins
simulate-stopped = Stopped after { $done } of { $games } games. Run the same command again to continue.
interval = ({ $low }–{ $high })

## Bots in the arena

arena-title = { $game }, { $players ->
    [1] alone
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $frame }
arena-bot = bot
arena-games = games
arena-wins = wins
arena-score = score
arena-margin = margin
arena-rating = rating
arena-time = ms per move
arena-ahead = row finishes ahead of column
arena-met = { $games ->
    [one] in { $games } game
   *[other] in { $games } games
}
arena-intervals = Intervals are 95%. A rating is relative to these opponents.
arena-ready = Getting ready
arena-playing = Playing
arena-rounded = One round, in which all line-ups meet and each bot plays in each seat, takes { $size ->
    [one] { $size } game
   *[other] { $size } games
}. Playing { $games }.
arena-kept = Games, results and picture are in { $folder }
arena-stopped = Stopped after { $done } of { $games } games. To continue, run: { $command }

## Advice and reviews

hint-heading = Best moves after a short look ahead, with the expected final lead. To play one, type what is on its left:
hint-heading-alone = Best moves after a short look ahead, with the expected final points. To play one, type what is on its left:
hint-thinking = Thinking
hint-line = { $margin } ± { $error }: { $reason }
reason-later = gains nothing at once, but pays off later
reason-only = the only legal move
review-title = { $game }: { $scores }
review-title-unfinished = { $game }, not finished: { $scores }
review-looking = Reviewing decisions
review-number = no.
review-player = player
review-move = move
review-best = best
review-chosen = played
review-loss = lost
review-verdict = verdict
review-verdict-best = best
review-verdict-fine = fine
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-costly = { $number }. { $seat }, { $verdict }, lost { $loss }: { $move }. Better: { $best }; { $reason }.
review-shares = Where the result came from
review-share-decisions = decisions
review-share-start = expected at the start
review-share-lost = own choices
review-share-others = others' choices
review-share-luck = luck
review-share-end = at the end
review-share-now = expected now
review-share-mean = lost per decision, on average
review-share-sure = certainly lost
review-margin = expected final margin
review-points = expected final points
review-note = Margins are expected final leads over the best rival (without rivals, final points), ± one standard error. They come from { $n } simulations per decision, and more where moves were compared. A choice counts as a fault only if it lost more than two standard errors.
review-not-drawn = There is no picture: matplotlib is not installed. To get one: pip install 'citywright[study]'
review-drawn = A picture of the game is in { $file }

## Puzzles

puzzles-searching = Searching
puzzles-kept = { $n ->
    [one] { $n } puzzle is
   *[other] { $n } puzzles are
} in { $file }
puzzles-other = { $n }: { $move } is not confirmed; { $best } looks better
puzzles-close = { $n }: { $move } is not confirmed; another move is nearly as good
puzzles-confirmed = { $n } of { $all } confirmed with { $simulations } simulations each

## The server

player-guest = Guest { $n }
terminal-verified = All { $n } draws and rolls come from the seed, whose hash was published at the start: { $hash }
