## Words that only the browser needs. ru.ftl has the same messages; a test compares them.

web-title = Citywright

## The board of Townies

web-townies-waiting = Waiting for { $names }.
web-townies-choices = What to draw
web-townies-reason-shape = rolled shape
web-townies-reason-rolled = rolled object
web-townies-reason-basic = basic object
web-townies-places = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-townies-up-to = { $points ->
    [0] no points
    [one] up to { $points } point
   *[other] up to { $points } points
}
web-townies-nowhere = nowhere to go
web-townies-cross-out = Cross out a star: { $bonus }
web-townies-stars-used = { $n ->
    [one] { $n } star crossed out.
   *[other] { $n } stars crossed out.
}
web-townies-star-shape = With a star: { $piece } in { $colour }
web-townies-star-object = With a star: { $piece } in { $colour }
web-townies-star-funding = With a star: { $piece } in { $colour }, then an object too
web-townies-nothing = Nothing can be drawn.
web-townies-pass = Pass
web-townies-turn = Turn
web-townies-flip = Flip
web-townies-draw = Draw
web-townies-put-shape = Put it on the map: it lies down only where it fits.
web-townies-put-object = Choose a space. The numbers are the points it would score there.
web-townies-scores-game-court = A game court scores 1 for each red neighbour, and 1 more if another colour is beside it.
web-townies-scores-windmill = A windmill scores 1 for each yellow neighbour, and 1 more if no object is beside it.
web-townies-scores-station = A station scores 1 for each brown neighbour, and 1 more between blocks on opposite sides.
web-townies-scores-bike-rental = A bike rental scores 1 for each green neighbour, and 1 more if green blocks lead to another object.
web-townies-scores-bank = A bank scores 1 for each blue neighbour, and 1 more if it is not on the edge.
web-townies-scores-city-square = A city square scores 2 for each object beside it, and 1 more if it is surrounded.
web-townies-put-pass = Nothing can be drawn this round.
web-townies-map = Your map, { $seat }. Arrow keys move the piece, R turns it, F flips it, Enter draws it.
web-townies-sheet-of = Sheet of { $seat }
web-townies-look = Open the sheet of { $seat }.
web-townies-back = Back to your own
web-townies-others = The other sheets
web-townies-sealed = Your choice is sealed until all have chosen:
web-townies-chosen = has chosen
web-townies-choosing = is still choosing
web-townies-goals = Goals and bonus card
web-townies-sum-objects = objects
web-townies-sum-soil = soil
web-townies-sum-goals = goals
web-townies-chart = What people will say
web-townies-shapes-left = { $n ->
    [0] No shapes left: objects only.
    [one] { $n } shape left.
   *[other] { $n } shapes left.
}

## The shell: pages, set-up, the table's frame

shell-skip = Skip to the content
shell-nav = Main
shell-home = Home
shell-games = My games
shell-rules = Rules
shell-close = Close
shell-you-are = You are { $name }: name, account, settings
shell-language = Switch to English
shell-theme-system = Colours follow the system; switch to light
shell-theme-light = Light colours; switch to dark
shell-theme-dark = Dark colours; switch to those of the system
language-name = English
theme-system = as the system
theme-light = light
theme-dark = dark
title-table = { $game } · Citywright
title-your-turn = ● Your turn · { $game }
title-new = A new game of { $game }
title-games = My games · Citywright
title-account = You
title-rules = Rules of { $game }
title-replay = Replay · Citywright
title-missing = There is nothing here
missing-page = This page does not exist. Perhaps the address was cut.
missing-table = There is no such table. Perhaps the link was cut.
rules-dave = Dave
rules-haakon = Haakon
rules-goal = { $goal }: { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

home-head = Two games about cities, and a table for them.
home-lead = Play with friends, at one screen, alone, or against bots. Nothing to install, no account needed.
home-streets = Everybody builds one city together, and everybody wants to sell the best part of it. Add a building, put your sign on it, and close the street: it pays for its neighbours and for the people who came. Then the crowd moves on.
home-streets-facts = 1 to 5 players · 30 to 45 minutes · tiles and a moving crowd
home-townies = Roll two dice, and draw a town of your own: a shape of four blocks or an object such as a bank or a windmill. After every round the markers go round the table, so plan for colours to come. All draw at the same time.
home-townies-facts = 1 to 5 players · 20 to 30 minutes · roll and draw
home-play = Play now
home-learn = Learn by playing
home-options = All options
home-independent = Citywright is independent and unofficial, made by admirers of the tabletop games. All words and drawings are our own. If you like the games, buy the boxes.
games-running = Games that go on
games-over = Finished games
games-none = No games yet.
games-begin = Begin one.
games-state-yours = Your turn
games-state-waiting = Waiting for players
games-state-playing = Others are to move
games-state-over = Finished

## The shell: a new game

way-bots = Against bots
way-screen = One screen
way-friends = With friends
way-solo = Solo
way-bots-lead = You against the machine. It starts at once.
way-screen-lead = You sit together and pass the screen round. Hands stay hidden between turns.
way-friends-lead = You get a link to send round. The game begins when everybody is seated.
way-solo-lead = One player and a score to beat, or the Grifter.
new-way = How do you want to play?
new-players = Players
new-me = Your name
new-me-now = { $name } (you)
new-who = Player { $n }: who it is
new-level = Player { $n }: how strong the bot is
new-name = Name of player { $n }
new-consultant = Player { $n }: consultant
new-any-consultant = any consultant
streets-option-consultants-explained = What each consultant does
streets-option-consultants-rules = All about consultants
suits-consultant-contractor = For 2 to 4 players, without Business.
suits-consultant-renovator = For 3 to 5 players, without Business.
new-marker = Player { $n }: first marker
new-any-marker = any marker
who-me = me
who-bot = a bot
who-screen = somebody beside me
who-open = whoever has the link
about-module-business = Sold buildings bring tokens, and sets of tokens bring money at the end.
about-module-consultants = Everybody has a power of their own.
streets-folded-edition = Edition of the rules
streets-option-edition-rules = How the editions differ
edition-2021 = English rulebook of 2021
edition-draft-1-0-7 = English draft 1.0.7
edition-ru = Russian rulebook
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
about-difficulty-easy = begins with $0
about-difficulty-normal = begins with $20
about-difficulty-hard = begins with $50
townies-option-mode-remembered = The first game is the one to begin with. What you play here is what “Play now” starts next time.
about-mode-first = objects only
about-mode-second = and your own goals and a bonus card
about-mode-full = and a goal for all
townies-folded-cards = Choose the cards
new-by-mode = as the mode says
new-more = Pace, hints, undo
new-pace = Time to think
pace = { $days ->
    [0] live
    [one] { $days } day a move
   *[other] { $days } days a move
}
new-help = Help
new-hints = Hints
new-hints-lead = A bot may be asked for good moves.
new-undo = Undo
new-undo-lead = Choices can be taken back until something new is revealed.
new-begin = Begin
new-invite = Make the table and get the link

## The shell: at the table

status-waiting = Waiting for players
status-joining = One moment …
status-preparing = Preparing the rules. The first time this takes a minute or two, and the page goes on by itself.
status-your-turn = Your turn
table-panel = Players, log and chat
table-players = Players
table-log = Log
table-chat = Chat
table-cite = Rules, section { $rule }
table-show = Show on the board: { $line }
table-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
action-undo = Undo (U)
action-undo-revealed = Nothing can be taken back now. A move can, until something new is revealed: a tile drawn, dice rolled, another player's move.
action-undo-none = This table is played without undo.
action-redo = Redo (Shift U)
action-hint = Hint (H)
action-rules = Rules (?)
action-menu = Menu
menu-share = Share the link
menu-text = The table in words
menu-keys = Keys
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-notify = Tell me when it is my turn
menu-download = Download the game
menu-leave = Leave: a bot plays on
notice-away = The connection is lost. It comes back by itself, and nothing is missed.
notice-watching = You are watching. What players hide stays hidden.
notice-deadline = Your move is due { $when }.
notice-lent = A bot plays for you.
notice-failed = { $name }: the bot { $bot } failed. Another one plays on.
seat-open = free seat
seat-you = you
seat-here = here
seat-away = away
seat-bot = bot: { $level }
seat-stood-in = away; a bot plays on: { $level }
seat-due = to move
seat-sit = Sit down
seat-back = Take my seat back
seat-stand-up = Stand up
seat-fill = Let a bot play
seat-stand-in = Let a bot play meanwhile
seat-level = How strong the bot is
leave-title = Leave the table?
leave-lead = A bot plays for you, and you may take your seat back at any time. How strong shall it be?
leave-lead-waiting = Your seat will be free again.
leave-do = Leave
chat-none = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
share-lead = Whoever has this link can join where a seat is free, or watch.
share-copy = Copy
share-copied = Copied
share-share = Share …
waiting-head = { $game } is about to begin
waiting-lead = { $n ->
    [one] One seat is free. Send this link to whoever shall have it.
   *[other] { $n } seats are free. Send this link to those who shall have them.
}
waiting-link = Link to this table
waiting-fill = Fill all free seats with bots
waiting-name = Change my name
name-label = The name that others see
name-save = Save
name-saved = Saved.
cover-hand = Hand the screen to { $name }
cover-why = Nothing is shown until the screen is taken.
cover-take = I am { $name }
cover-undo = Wait: take my last move back
hint-title = A bot would do this
hint-wait = Thinking …
hint-lead = On the right: the lead expected at the end ± its error.
hint-points = On the right: the points expected at the end ± their error.
hint-fold = Fold the hints
hint-unfold = Unfold the hints
help-title = Keys
help-undo = take your last choice back, until something new is revealed
help-redo = make it again
help-hint = ask a bot
help-turn = turn the tile or the shape
help-fit = Streets: show the whole city; Townies: flip the shape
help-log = log
help-chat = chat
help-rules = rules
help-close = close what is open

## The shell: afterwards

result-title = Result
result-rematch = Rematch
result-join = To the rematch
result-replay = Replay
result-look = Look at the board
result-new = New game
result-share = Share
result-link = Link to the replay
result-see = See it
result-best = The best move: { $seat }, { $move }: { $amount } at once.
earned-restaurant = most restaurant tokens
earned-residential = most residential tokens
earned-leisure = most leisure tokens
earned-retail = most retail tokens
earned-sets = full sets of tokens
result-all = Show all
result-fewer = Show less
result-streets-over-time = Money over time
result-townies-over-time = Points over time
result-streets-earned = What each building earned
result-townies-earned = What each object and goal scored
seed-title = Was it fair?
seed-lead = Every draw and every die follows from one secret number, the seed. Its fingerprint was shown before the first move, so nobody could choose the seed afterwards. The downloaded game can be checked with: citywright replay --verify FILE
seed-hash = Fingerprint, shown at the start (SHA-256)
seed-seed = Seed, shown at the end
seed-holds = ✓ The fingerprint belongs to this seed: your browser has just checked it.
seed-fails = The fingerprint does not belong to this seed.
replay-start = How it began
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-speed = Speed
replay-what-if = What if …
replay-table = Back to the table
what-if-lead = A new game begins after move { $number }. Who plays?

## The shell: you

account-head = Account
account-why = An account keeps your games when you change the device or clear the browser. Without one, this browser remembers you.
account-new = Make an account
account-sign-in = Sign in
account-name = Account name
account-password = Password
account-in = You are signed in as { $account }.
account-out = Sign out
account-settings = Settings
account-language = Language
account-theme = Colours
account-sound = A sound when it is my turn

## The shell: the guided first game

coach = Your guide
coach-step = { $step } of { $steps }
coach-next = Go on
coach-end = Play on
coach-do = Go ahead: I wait for you.
coach-wait = One moment: the other player is thinking.
coach-fold = Hide the guide
coach-unfold = Show the guide
learn-streets-welcome-head = A city for everybody
learn-streets-welcome = In the middle are the Station and the Park. All players build on to them, and earn money with the streets they close. Your three tiles lie at the edge of the screen. Drag the city to move it, zoom with the wheel or two fingers.
learn-streets-build-head = Build something
learn-streets-build = Choose one of your tiles: all cells that glow are allowed. Choose a cell, turn the tile with the wheel, R or a tap, and build it. Its road must join the city. Beside it you read what it would bring before you decide.
learn-streets-sign-head = Yours now
learn-streets-sign = Your sign stands on it: when its street is sold, you are paid. For each symbol a person of that colour has moved in; everybody on the building is worth $1. You have five signs.
learn-streets-again-head = A neighbour
learn-streets-again = Build again. Look at the price on the tile: it says what it pays for, such as $2 for every green circle in the street. Buildings side by side along the same road are one street, at most five.
learn-streets-enclose-head = Close a street
learn-streets-enclose = A street is sold when both cells beyond its ends are built on. Point at a street to see what it is worth now. Play on until one is closed, by you or by the other player.
learn-streets-scored-head = Every dollar is told
learn-streets-scored = The log (key L) tells what each building paid, and why. The number with § opens the rules at that place. The signs have gone home to their owners, to be used again.
learn-streets-people-head = The crowd moves on
learn-streets-people = Whoever closes a street sends its people to open streets, where a building shows their colour: best to your own. If there is no such place they stand up and wait (FOMO), and run to the next building of their colour.
learn-streets-alone-head = That is all
learn-streets-alone = When the tiles are used up, what still has a sign pays half, and most money wins. A hint is one key away (H), undo as well (U), the rules too (?). Have fun!
learn-townies-welcome-head = A town of your own
learn-townies-welcome = The sheet is your town. The dice say what there is to draw, the marker in your hand says in which colour. Everybody draws on their own sheet, at the same time.
learn-townies-shape-head = Draw a shape
learn-townies-shape = Choose the rolled shape, turn it (R or the wheel), flip it, and put it anywhere on empty spaces. Leave the spaces with a star free for later.
learn-townies-markers-head = Markers go round
learn-townies-markers = When all have chosen, everybody sees what was drawn, and each marker goes to the next seat: you hold another colour now. You see which one comes next.
learn-townies-again-head = Side by side
learn-townies-again = Draw again. Blocks of one colour in a clump are good: a bank likes blue neighbours, a windmill yellow ones, a game court red ones.
learn-townies-object-head = Now an object
learn-townies-object = Instead of the shape you may draw an object beside a block of its colour: the one on the white die, or the one of your marker. Before you draw it, the sheet shows its points. Play on until you have drawn one.
learn-townies-scored-head = Written down
learn-townies-scored = Its points are in your first circle, and never change. The log (key L) tells how they were counted; the number with § opens the rules there.
learn-townies-alone-head = That is all
learn-townies-alone = The game ends with the round in which anybody draws a ninth object; most points win. Goals and bonus cards come in the next games. A hint is one key away (H), undo as well (U), the rules too (?). Have fun!

## Why something is refused

problem-other = That did not work.
problem-unreachable = The server cannot be reached. Please try again in a moment.
problem-unreadable = The server did not understand the request.
problem-options = These options do not go together. Everybody needs a consultant or a first marker of their own, and some consultants do not suit every number of players or go with Business.
problem-seats = These seats cannot be played with: 1 to 5, at least one of them a person, and you on one of them at most.
problem-name = This name cannot be used: up to 24 characters, no comma.
problem-account = This account name cannot be used: 1 to 24 characters, no comma.
problem-password = This password is too short or too long: 8 to 200 characters.
problem-chat = This cannot be said here: up to 500 characters.
problem-level = There is no such bot.
problem-signing-in = Name or password is wrong.
problem-nobody = Your browser has not kept the cookie. Allow cookies and load the page again.
problem-origin = This page belongs to another site.
problem-not-yours = That seat is not yours.
problem-not-host = Only whoever made the table may do that.
problem-not-seated = Only those who sit at the table may do that.
problem-no-table = There is no such table.
problem-no-seat = There is no such seat.
problem-missing = There is nothing here.
problem-method = That cannot be done here.
problem-account-taken = This account name is taken.
problem-has-account = You have an account already.
problem-seat-taken = Somebody else was quicker: the seat is taken.
problem-seated = You already sit at this table.
problem-stood-in = A bot plays for this seat. Take the seat back first.
problem-stale = The game has gone on in the meantime.
problem-illegal = That move is not possible now.
problem-waiting = The game has not begun: seats are still free.
problem-over = The game is over.
problem-unfinished = The game is not over yet.
problem-no-undo = Nothing to take back: something new has been revealed since.
problem-no-hints = There are no hints at this table.
problem-not-away = That player is here.
problem-too-many-tables = You have too many unfinished games. Finish some first.
problem-too-large = That is too much at once.
problem-too-fast = That was too quick. Wait a moment.
problem-broken = This table was played by other rules and cannot be opened any more.
problem-failed = Something went wrong on our side.
problem-database = The server cannot reach its memory. Please try again in a moment.

## The board of Streets

streets-board = Table of Streets
streets-board-city = City. Arrow keys move, plus and minus zoom, F shows all.
streets-board-players = Players
streets-board-more = More about the players
streets-board-view = View
streets-board-zoom-in = Closer (+)
streets-board-zoom-out = Farther (−)
streets-board-fit = Show all (F)
streets-board-hand = Hand of { $seat }
streets-board-choices = What can be chosen
streets-board-hint = Hint { $rank }
streets-board-abandon = { $seat }: no free sign left; choose a building to abandon.
streets-board-move-build = build { $tile } facing { $facing }{ $signs ->
    [1] { "" }
   *[other] { " " }with two signs
}
streets-board-close = Close
streets-board-turn = Turn
streets-board-build = Build
streets-board-confirm = Confirm
streets-board-signs = { $n ->
    [one] { $n } sign
   *[other] { $n } signs
}
streets-board-pays-nothing = Pays nobody now.
streets-board-worth = Worth ${ $amount } if its street were scored then
streets-board-working-out = Working out what it brings …
streets-board-then = After that: { $what }.
streets-board-then-people = choose where people go
streets-board-then-tokens = choose business tokens
streets-board-then-show = use the Entrepreneur, or pass
streets-board-street = Street facing { $facing }{ $enclosed ->
    [yes] , enclosed
   *[no] { "" }
}: { $tiles }.
streets-board-street-worth = the street is worth ${ $amount } now
streets-board-endgame = The Grifter's endgame stack: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
streets-board-grifter-build = The Grifter builds where its tile is worth most. All these places are equally good for it: you choose.
streets-board-grifter-enclosure = The Grifter closes a street with this tile if it can, the one with the biggest crowd for itself. These places are equally good for it: you choose.
streets-board-grifter-people = The Grifter sends people to its own buildings where it can. Which of these, you choose.
streets-board-grifter-close = The Grifter has enclosed several streets. You choose the order.
streets-board-grifter-tokens = The Grifter takes a token of which it has fewest. Which of these, you choose.
