score-title = Score pad: { $game }

# Streets
pad-lead = You play with the real box, and this page keeps the score. Tell it which tile is laid where: it works out who is paid, who moves and who wins, even without a network.
pad-first = begins
pad-begin = Start the game
pad-which-consultant = Which consultant?
pad-consultants-unsaid = Say which consultant each player has.
pad-asks-build = { $seat } builds: which tile?
pad-asks-build-grifter = Which tile does the Grifter lift off the stack?
pad-asks-discard = { $seat } cannot build and discards: which tile?
pad-asks-show = Does { $seat } use the Entrepreneur? Choose the tile shown, or pass.
pad-asks-back = { $seat } drew a tile: which back has it? (tile { $n })
pad-why-back = For the Hacker, the backs of the tiles in hand count, so the pad has to know them.
pad-place = { $seat }: where does { $tile } go?
pad-search = Search by name
pad-backs = Only tiles with this back
pad-laid = { $tile } has been laid already.
pad-none-left = { $tile } cannot be here: all tiles with its back that are in this game are laid, or in another hand.
pad-nothing-found = No tile has this name.
pad-another-tile = Another tile
pad-nothing-yet = Nothing has been built yet.
pad-over = The game is over
pad-result = See the result
pad-new = New game
pad-sure = Drop this game? It cannot be brought back.
pad-drop = Drop it
pad-keep = Keep it
pad-unread = The game that is kept here cannot be opened
pad-unread-save = Save it as a file
pad-unread-drop = Delete it
pad-not-stored = This browser cannot store the score: its storage is full or switched off. Leave this page open until the game is over.
problem-no-tile = No tile of this game can be there: all with its back have been laid, or are in another hand.
pad-tiles = Which tiles?
pad-tiles-house = Ours
pad-tiles-own = Your own
pad-tiles-edit = Look at your tiles
pad-tiles-none = The tiles in your box are different? Write them down.

## Score sheets of Townies

score-townies = Score sheet
score-townies-lead = You play with paper and pens, and this page adds up. Copy each sheet at the end, or draw along as you play: an object is counted when you draw it. Everything stays in this browser, and no network is needed.
score-townies-new = New score sheet
score-townies-kept = Your score sheets
score-townies-remove = Remove the sheet of { $names }
score-townies-sure = It is kept in this browser only, and cannot be brought back.
score-townies-all = All score sheets
score-townies-status = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-townies-fill = Fill in the sheets
score-townies-finish = Who has won?
score-townies-so-far = The points so far
score-townies-not-over = By the rules the game is not over: nobody has filled nine circles. The places go by points alone.
score-townies-look = Back to the sheets
pad-title = Keep the score of Streets
