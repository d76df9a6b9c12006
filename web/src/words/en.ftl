## Words that only the browser needs. ru.ftl has the same messages; a test compares them.

web-title = Citywright

## The board of Townies

web-townies-waiting = Waiting for { $names }.
web-townies-choices = What you can draw
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
web-townies-nowhere = does not fit anywhere
web-townies-cross-out = Cross out a star: { $bonus }
web-townies-stars-used = { $n ->
    [one] { $n } star crossed out.
   *[other] { $n } stars crossed out.
}
web-townies-star-shape = With a star: { $piece } in { $colour }
web-townies-star-object = With a star: { $piece } in { $colour }
web-townies-star-funding = With a star: { $piece } in { $colour }, then an object as well
web-townies-nothing = You cannot draw anything.
web-townies-pass = Pass
web-townies-turn = Turn
web-townies-flip = Flip
web-townies-draw = Draw
web-townies-put-shape = Move the shape over your map. It snaps to where it fits.
web-townies-put-object = Choose a space. The numbers show the points it would score there.
web-townies-scores-game-court = A game court scores 1 for each red neighbour, and 1 more if a block of another colour is beside it.
web-townies-scores-windmill = A windmill scores 1 for each yellow neighbour, and 1 more if no object is beside it.
web-townies-scores-station = A station scores 1 for each brown neighbour, and 1 more if it has blocks on opposite sides.
web-townies-scores-bike-rental = A bike rental scores 1 for each green neighbour, and 1 more if green blocks link it to another object.
web-townies-scores-bank = A bank scores 1 for each blue neighbour, and 1 more if it is not on the edge.
web-townies-scores-city-square = A city square scores 2 for each object beside it, and 1 more if it is surrounded.
web-townies-put-pass = You cannot draw anything this round.
web-townies-map = Your map, { $seat }. Arrow keys move the piece, R turns it, F flips it, Enter draws it.
web-townies-sheet-of = Sheet of { $seat }
web-townies-look = Open the sheet of { $seat }.
web-townies-back = Back to your sheet
web-townies-others = Other players' sheets
web-townies-sealed = Your choice stays hidden until everyone has chosen:
web-townies-chosen = has chosen
web-townies-choosing = is choosing
web-townies-goals = Goals and bonus card
web-townies-sum-objects = objects
web-townies-sum-soil = soil
web-townies-sum-goals = goals
web-townies-chart = What people say about your town
web-townies-shapes-left = { $n ->
    [0] No shapes left: objects only.
    [one] { $n } shape left.
   *[other] { $n } shapes left.
}

## The shell: pages, set-up, the table's frame

shell-skip = Skip to content
shell-nav = Main menu
shell-home = Home
shell-games = My games
shell-rules = Rules
shell-close = Close
shell-you-are = You are { $name }: name, account, settings
shell-language = Switch to English
shell-theme-system = Colours follow your system; switch to light
shell-theme-light = Light colours; switch to dark
shell-theme-dark = Dark colours; follow your system instead
language-name = English
theme-system = same as system
theme-light = light
theme-dark = dark
title-table = { $game } · Citywright
title-your-turn = ● Your turn · { $game }
title-new = New game of { $game }
title-games = My games · Citywright
title-account = Your account
title-rules = Rules of { $game }
title-replay = Replay · Citywright
title-missing = Nothing here
missing-page = This page does not exist. Part of the address may be missing.
missing-table = This table does not exist. Part of the link may be missing.
rules-dave = Dave
rules-haakon = Haakon
rules-goal = { $goal }: { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

home-head = Two games about cities, and a table to play them at.
home-lead = Play with friends, together at one screen, alone, or against bots. There is nothing to install, and you need no account.
home-streets = Everyone builds the same city, and everyone wants to sell the best part of it. Add a building, put your sign on it, and enclose the street: it pays for its neighbours and for the people living there. Then the crowd moves on.
home-streets-facts = 1 to 5 players · 30 to 45 minutes · tiles and a moving crowd
home-townies = Roll two dice and draw a town of your own: a shape of four blocks, or an object such as a bank or a windmill. After every round the markers move one seat on, so plan for the colours to come. Everyone draws at the same time.
home-townies-facts = 1 to 5 players · 20 to 30 minutes · roll and draw
home-play = Play now
home-learn = Learn by playing
home-options = All options
home-independent = Citywright is independent and unofficial, made by admirers of the tabletop games. All words and drawings are our own. If you like the games, buy the boxes.
games-running = Games in progress
games-over = Finished games
games-none = You have no games yet.
games-begin = Start one.
games-state-yours = Your turn
games-state-waiting = Waiting for players
games-state-playing = Waiting for others to move
games-state-over = Finished

## The shell: a new game

way-bots = Against bots
way-screen = At one screen
way-friends = With friends
way-solo = Alone
way-bots-lead = You against the bots. The game starts at once.
way-screen-lead = You sit together and pass the screen round. Hands stay hidden between turns.
way-friends-lead = You get a link to share. The game starts when every seat is taken.
way-solo-lead = Play for the best score, or against the Grifter.
new-way = How do you want to play?
new-players = Players
new-me = Your name
new-me-now = { $name } (you)
new-who = Player { $n }: who plays
new-level = Player { $n }: strength of the bot
new-name = Name of player { $n }
new-consultant = Player { $n }: consultant
new-any-consultant = any consultant
new-consultants = What each consultant does
new-consultants-rules = The rules for consultants
new-suits-contractor = For 2 to 4 players, without Business.
new-suits-renovator = For 3 to 5 players, without Business.
new-start = Player { $n }: first marker
new-any-start = any marker
who-me = me
who-bot = a bot
who-screen = someone beside me
who-open = anyone with the link
new-modules = Modules
module-business-lead = Buildings you sell bring tokens, and tokens bring money at the end.
module-consultants-lead = Every player has a special power.
new-edition = Edition of the rules
new-edition-rules = How the editions differ
edition-2021 = English rulebook, 2021
edition-draft-1-0-7 = English draft 1.0.7
edition-ru = Russian rulebook
new-difficulty = The Grifter
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
difficulty-easy-lead = starts with $0
difficulty-normal-lead = starts with $20
difficulty-hard-lead = starts with $50
new-mode = What to play with
new-mode-remembered = Start with the first game. “Play now” will remember what you choose here.
mode-first-lead = objects only
mode-second-lead = plus individual goals and a bonus card
mode-full-lead = plus a shared goal
new-cards = Choose the cards
new-goal = Shared goal
new-bonus = Bonus card
new-by-mode = as in the chosen game
new-more = Pace, hints, undo
new-pace = Time to move
pace = { $days ->
    [0] live
    [one] { $days } day per move
   *[other] { $days } days per move
}
new-help = Help
new-hints = Hints
new-hints-lead = Players may ask a bot for good moves.
new-undo = Undo
new-undo-lead = You can take back a choice until something new is revealed.
new-begin = Start
new-invite = Create the table and get a link

## The shell: at the table

status-waiting = Waiting for players
status-joining = Joining…
status-preparing = You can play already. Strong bots and hints are being prepared, which happens once: { $percent } % done.
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
action-undo-revealed = There is nothing to undo. You can take back a move until something new is revealed: a drawn tile, a roll of the dice, another player's move.
action-undo-none = Undo is switched off at this table.
action-redo = Redo (Shift+U)
action-hint = Hint (H)
action-rules = Rules (?)
action-menu = Menu
menu-share = Share the link
menu-text = Describe the table in words
menu-keys = Keyboard shortcuts
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-notify = Tell me when it is my turn
menu-download = Download the game
menu-leave = Leave and let a bot play on
notice-away = The connection is lost. It will come back by itself, and you will miss nothing.
notice-watching = You are watching. What players hide from each other is hidden from you, too.
notice-deadline = Your move is due { $when }.
notice-lent = A bot is playing for you.
notice-failed = { $name }: the bot { $bot } failed. Another bot plays on.
seat-open = free seat
seat-you = you
seat-here = here
seat-away = away
seat-bot = bot: { $level }
seat-stood-in = away; a bot plays on ({ $level })
seat-due = to move
seat-sit = Sit down
seat-back = Take back my seat
seat-stand-up = Leave the seat
seat-fill = Seat a bot
seat-stand-in = Let a bot play until they return
seat-level = Strength of the bot
leave-title = Leave the table?
leave-lead = A bot will play for you, and you can take back your seat at any time. How strong should the bot be?
leave-lead-waiting = Your seat will be free again.
leave-do = Leave
# Names of bots at a table.
bot-name-ada = Ada
bot-name-boris = Boris
bot-name-clara = Clara
bot-name-denis = Denis
bot-name-elsa = Elsa
bot-name-fedor = Fedor
bot-name-greta = Greta
bot-name-ivan = Ivan
bot-name-jana = Jana
bot-name-klim = Klim
chat-none = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread = { $n ->
    [one] Chat, { $n } new line
   *[other] Chat, { $n } new lines
}
share-lead = Anyone with this link can take a free seat, or watch.
share-copy = Copy
share-copied = Copied
share-share = Share…
waiting-head = { $game } is about to start
waiting-lead = { $n ->
    [one] One seat is free. Send this link to the person you want to play with.
   *[other] { $n } seats are free. Send this link to the people you want to play with.
}
waiting-link = Link to this table
waiting-fill = Fill all free seats with bots
waiting-name = Change my name
name-label = The name other players see
name-save = Save
name-saved = Saved.
cover-hand = Hand the screen to { $name }
cover-why = Nothing is shown until they take the screen.
cover-take = I am { $name }
cover-undo = Wait, take back my last move
hint-title = What a bot would do
hint-wait = Thinking…
hint-lead = On the right: the expected final lead, ± its error.
hint-points = On the right: the expected final points, ± their error.
hint-fold = Hide the hints
hint-unfold = Show the hints
help-title = Keyboard shortcuts
help-undo = take back your last choice, until something new is revealed
help-redo = make it again
help-hint = ask a bot
help-turn = turn the tile or shape
help-fit = Streets: show the whole city; Townies: flip the shape
help-log = log
help-chat = chat
help-rules = rules
help-close = close the open window

## The shell: afterwards

result-title = Result
result-rematch = Rematch
result-join = Join the rematch
result-replay = Replay
result-look = Look at the board
result-new = New game
result-share = Share
result-link = Link to the replay
result-see = Show this move
result-best = Best move: { $seat }, { $move }. It earned { $amount } at once.
earned-restaurant = most restaurant tokens
earned-residential = most residential tokens
earned-leisure = most leisure tokens
earned-retail = most retail tokens
earned-sets = complete sets of tokens
result-all = Show all
result-fewer = Show less
result-streets-over-time = Money during the game
result-townies-over-time = Points during the game
result-streets-earned = What each building earned
result-townies-earned = What each object and goal scored
seed-title = Was it fair?
seed-lead = Every tile drawn and every die rolled follows from one secret number, the seed. Its fingerprint was shown before the first move, so nobody could choose the seed afterwards. To check the downloaded game, run: citywright replay --verify FILE
seed-hash = Fingerprint, shown at the start (SHA-256)
seed-seed = Seed, shown at the end
seed-holds = ✓ The fingerprint matches the seed; your browser has just checked it.
seed-fails = The fingerprint does not match the seed.
replay-start = Start of the game
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-speed = Speed
replay-what-if = What if…
replay-table = Back to the table
what-if-lead = A new game starts after move { $number }. Who plays?

## The shell: you

account-head = Account
account-why = With an account you keep your games when you change devices or clear your browser. Without one, only this browser remembers you.
account-new = Create an account
account-sign-in = Sign in
account-name = Account name
account-password = Password
account-in = You are signed in as { $account }.
account-out = Sign out
account-settings = Settings
account-language = Language
account-theme = Colours
account-sound = Play a sound when it is my turn

## The shell: the guided first game

coach = Your guide
coach-step = { $step } of { $steps }
coach-next = Next
coach-end = Keep playing
coach-do = Go ahead, I will wait.
coach-wait = One moment, the other player is thinking.
coach-fold = Hide the guide
coach-unfold = Show the guide
learn-streets-welcome-head = One city for everyone
learn-streets-welcome = In the middle are Central Station and City Park. All players build on from there, and earn money from the streets they enclose. Your three tiles are at the edge of the screen. Drag the city to move it; zoom with the wheel or two fingers.
learn-streets-build-head = Build something
learn-streets-build = Choose one of your tiles: the cells where it may go light up. Choose a cell, turn the tile with the wheel, R or a tap, and build it. Its road must join the city. A card shows what it would pay before you decide.
learn-streets-sign-head = Now it is yours
learn-streets-sign = Your sign is on the building: when its street is scored, you are paid. For each symbol, a person of that colour has moved in, and each person on the building adds $1. You have five signs.
learn-streets-again-head = A neighbour
learn-streets-again = Build again. The price on a tile says what it pays for, such as $2 for every green circle in the street. Buildings side by side along the same road form one street, of five buildings at most.
learn-streets-enclose-head = Enclose a street
learn-streets-enclose = A street is enclosed, and scored, when there is a building on the cell beyond each end. Point at a street to see what it is worth now. Play on until one is enclosed, by you or by the other player.
learn-streets-scored-head = Every dollar explained
learn-streets-scored = The log (key L) says what each building paid, and why. A number with § opens the rules at that section. The signs are back with their owners, ready to be used again.
learn-streets-people-head = The crowd moves on
learn-streets-people = If you enclose a street, you send its people to open streets, to any building that shows their colour: preferably yours. People with nowhere to go stand up and wait. They have FOMO, the fear of missing out, and run to the next building of their colour.
learn-streets-alone-head = That is all
learn-streets-alone = When the tiles run out, buildings that still have a sign pay half, and the most money wins. Press H for a hint, U to undo, ? for the rules. Have fun!
learn-townies-welcome-head = A town of your own
learn-townies-welcome = This sheet is your town. The dice say what you can draw, and the marker you hold says in which colour. Everyone draws at the same time, each on their own sheet.
learn-townies-shape-head = Draw a shape
learn-townies-shape = Choose the rolled shape, turn it (R or the wheel), flip it, and put it on any empty spaces. Keep the spaces with a star free for later.
learn-townies-markers-head = The markers move on
learn-townies-markers = When everyone has chosen, all drawings are shown and each marker goes to the next seat. Now you hold another colour, and you can see which one comes next.
learn-townies-again-head = Side by side
learn-townies-again = Draw again. Group blocks of one colour: a bank likes blue neighbours, a windmill yellow ones, a game court red ones.
learn-townies-object-head = Now an object
learn-townies-object = Instead of a shape you may draw an object next to a block of its colour: the object on the white die, or the one that belongs to your marker. The sheet shows its points before you draw it. Play on until you have drawn one.
learn-townies-scored-head = Written down
learn-townies-scored = Its points are in your first circle, and they never change. The log (key L) says how they were counted; a number with § opens the rules at that section.
learn-townies-alone-head = That is all
learn-townies-alone = The game ends after the round in which someone draws a ninth object; the most points win. Goals and bonus cards come in your next games. Press H for a hint, U to undo, ? for the rules. Have fun!

## Why something is refused

problem-other = That did not work. Please try again.
problem-unreachable = The server cannot be reached. Please try again in a moment.
problem-unreadable = The server did not understand the request. Please reload the page.
problem-options = These options do not go together. No two players can have the same consultant or the same first marker, and some consultants need a certain number of players or a game without Business.
problem-seats = A table has 1 to 5 seats. At least one must be for a person, and you can take only one yourself.
problem-name = Please choose another name: at most 24 characters, without commas.
problem-account = Please choose another account name: 1 to 24 characters, without commas.
problem-password = Please choose a password of 8 to 200 characters.
problem-chat = Please shorten your message to at most 500 characters.
problem-level = There is no such bot. Please choose another.
problem-signing-in = The name or the password is wrong.
problem-nobody = Your browser did not keep our cookie. Please allow cookies and reload the page.
problem-origin = This request came from another website.
problem-not-yours = That seat is not yours.
problem-not-host = Only the player who created the table can do that.
problem-not-seated = Only players at the table can do that.
problem-no-table = This table does not exist.
problem-no-seat = This seat does not exist.
problem-missing = There is nothing here.
problem-method = That cannot be done here.
problem-account-taken = This account name is taken. Please choose another.
problem-has-account = You already have an account.
problem-seat-taken = Someone else was quicker: this seat is taken.
problem-seated = You already have a seat at this table.
problem-stood-in = A bot is playing for you. Take back your seat first.
problem-stale = The game has moved on. Please look again.
problem-illegal = That move is not possible now.
problem-waiting = The game has not started yet: some seats are still free.
problem-over = The game is over.
problem-unfinished = The game is not over yet.
problem-no-undo = You cannot take that back: something new has been revealed since.
problem-no-hints = Hints are switched off at this table.
problem-not-away = That player is still here.
problem-too-many-tables = You have too many unfinished games. Finish some first.
problem-too-large = That is too long. Please send less at once.
problem-too-fast = That was too fast. Please wait a moment.
problem-broken = This game was played with older rules and can no longer be opened.
problem-failed = Something went wrong on our side. Please try again.
problem-database = The server cannot reach its database. Please try again in a moment.

## The board of Streets

streets-board = Table of Streets
streets-board-city = The city. Arrow keys move it, plus and minus zoom, F shows all of it.
streets-board-players = Players
streets-board-more = More about the players
streets-board-view = View
streets-board-zoom-in = Zoom in (+)
streets-board-zoom-out = Zoom out (−)
streets-board-fit = Show all (F)
streets-board-hand = Hand of { $seat }
streets-board-choices = Your choices
streets-board-hint = Hint { $rank }
streets-board-abandon = { $seat }: you have no free sign. Choose a building to abandon.
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
streets-board-pays-nothing = Nobody is paid yet.
streets-board-worth = Would earn ${ $amount } if this street were enclosed now
streets-board-working-out = Working out what it pays…
streets-board-then = Next: { $what }.
streets-board-then-people = choose where people go
streets-board-then-tokens = choose business tokens
streets-board-then-show = use the Entrepreneur, or pass
streets-board-street = Street facing { $facing }{ $enclosed ->
    [yes] , enclosed
   *[no] { "" }
}: { $tiles }.
streets-board-street-worth = Would pay ${ $amount } now
streets-board-endgame = The Grifter's endgame stack: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
streets-board-grifter-build = The Grifter builds where its tile is worth most. These places are equally good for it, so you choose.
streets-board-grifter-enclosure = With this tile the Grifter encloses a street if it can, preferring the one with the biggest crowd for itself. These places are equally good for it, so you choose.
streets-board-grifter-crowd = The Grifter builds where its tile is worth most, preferring the place that brings it the biggest crowd. These places are equally good for it, so you choose.
streets-board-grifter-people = The Grifter sends people to its own buildings if it can. You choose to which.
streets-board-grifter-close = The Grifter has enclosed several streets. You choose their order.
streets-board-grifter-tokens = The Grifter takes a token of a type it has fewest of. You choose which.
streets-board-grifter-new-tokens = The Grifter takes a token of a type it does not have yet, if it can. You choose which.
streets-board-does-contractor = Builds two tiles per turn
streets-board-does-hacker = The backs of the tiles in hand count as symbols
streets-board-does-entrepreneur = May score a tile from hand instead of a building
streets-board-does-investor = May put two signs on a building to double its valuation
streets-board-does-hipster-legend = Hipster symbols count as wild
streets-board-does-renovator = May build on top of buildings in enclosed streets
streets-board-does-location-scout = Symbols on own signed buildings count in every street
