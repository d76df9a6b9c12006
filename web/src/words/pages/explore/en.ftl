explore = Explore
explore-title = Explore { $game }
explore-lead = A board where every seat is yours. Make moves for everyone, take them back, try others, and write down what you think. Your studies stay in this browser; a link shares a whole study.
explore-player = Player { $n }
explore-studies = Your studies
explore-unnamed = Untitled
explore-moves-made = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
explore-forget = Delete this study
explore-forget-not = Keep it
explore-new = New game
explore-players = Players
explore-begin = Start exploring
explore-open = A game you have played, or a file
explore-file = Open a study or a game file
explore-played = Games in this browser

explore-chance = Chance decides what comes next
explore-draw-all = Draw
explore-draw-once = Draw one
explore-seek = Search what could come next
explore-none = Nothing like that can come now.
explore-draws = Draws and dice:
explore-draws-drawn = at random
explore-draws-chosen = I choose
explore-decides = Who decides:

explore-moves = Moves
explore-beginning = Beginning
explore-settled = …
explore-ways = Variations from here
explore-start = To the beginning (Home)
explore-back = One move back (←)
explore-on = One move on (→)
explore-end = To the end (End)
explore-variation = Name of this variation
explore-comment = Comment on this position
explore-promote = Move up
explore-delete = Delete from here
explore-restore = Bring it back

explore-name = Name of this study
explore-play = Play on from here
explore-play-lead = A new game goes on from this position. Who plays?
explore-save = Save the study as a file
explore-set-up = Set up this position
explore-save-game = Save this line as a game file
explore-share = Share this study
explore-share-lead = This link holds the whole study: moves, variations, names and comments. It opens in any browser, without an account.
explore-link = Link to this study
explore-long = This link is long ({ $n },000 characters), and some messengers may cut it. A file is safer.
explore-unkept = This browser does not store the study. Share it or save it as a file before you close the page.

streets-move-consultant = { $consultant }
streets-move-first = player { $seat } first
streets-move-out = { $back } tile out
streets-move-top = { $back } back next
streets-move-turn-up = { $tile } turned up
streets-move-draw = draws { $tile }

townies-move-start = { $colour } marker
townies-move-additional = shared goal: { $goal }
townies-move-bonus = bonus card: { $bonus }
townies-move-roll = { $object } and { $shape }
