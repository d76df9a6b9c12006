## Words that only the browser needs. ru.ftl has the same messages; a test compares them.

web-title = Citywright

## The shell: pages, set-up, the table's frame

shell-skip = Skip to content
shell-nav = Main menu
shell-again = Try again
shell-home = Home
shell-games = My games
shell-rules = Rules
shell-study = Study
analyse = Analyse
shell-close = Close
shell-you-are = You are { $name }: name, account, settings
shell-language = Switch to English
shell-theme-system = Colours follow your system; switch to light
shell-theme-light = Light colours; switch to dark
shell-theme-dark = Dark colours; follow your system instead
language-name = English
title-table = { $game } · Citywright
title-your-turn = ● Your turn · { $game }
title-new = New game of { $game }
title-games = My games · Citywright
title-account = Your account
title-you = Your name and settings
title-rules = Rules of { $game }
title-replay = Replay · Citywright
title-missing = Nothing here
missing-page = This page does not exist. Part of the address may be missing.
missing-table = This table does not exist. Part of the link may be missing.

version-new = A new version of Citywright is ready.
version-load = Load it
version-later = Not now
version-gone = This page belongs to a version that has been replaced. Load the new one to go on; your games are kept.

home-head = { $games ->
    [2] Two games
   *[other] { $games } games
} about cities, and a table to play them at.
home-lead = Play with friends, at one screen, alone, or against bots. Nothing to install, no account needed.
home-lead-alone = Play at one screen, alone, or against bots, even offline. Nothing to install, no account needed.
home-play = Play now
home-learn = Learn by playing
home-options = All options
home-study = Analyse your games: which moves cost most, what would have been better, and what was luck.
home-independent = Citywright is independent and unofficial, made by admirers of the tabletop games. All words and drawings are our own. If you like the games, buy the boxes.
games-running = Games in progress
games-over = Finished games
games-none = You have no games yet.
games-begin = Start one.
games-away = The server cannot be reached, so your online games are missing here.
games-online = online
games-open = Open a game file
games-drop = Drop the file anywhere
delete-game = Delete the game
delete-title = Delete this game?
delete-lead = It is kept in this browser only. Download it first if you may want it again.
delete-do = Delete
close-do = Close the game
close-sure = Close it for good
close-not = Not now
close-lead = Closing cannot be undone. Anyone with the link can then download the game, including everything that was hidden. A program with the older rules can continue it.
games-continues = continues another game
games-state-yours = Your turn
games-state-begun = In progress
games-state-waiting = Waiting for players
games-state-playing = Waiting for others to move
games-state-over = Finished
games-state-broken = Played with older rules
games-state-closed = Closed without a result

## The shell: a new game

way-bots = Against bots
way-screen = At one screen
way-friends = With friends
way-solo = Alone
way-bots-lead = You against the bots. The game starts at once.
way-screen-lead = You sit together and pass the screen round. Between turns it shows only what everybody may see.
way-friends-lead = You get a link to share. The game starts when every seat is taken.
friends-no-server = Playing with friends elsewhere needs a server, and this site has none. Here you can pass one screen round, or play alone or against bots. Whoever has Python can start a server: citywright serve.
friends-unreachable = Playing with friends needs the server, which cannot be reached now. Please try again in a moment. Everything else works without it.
new-way = How do you want to play?
new-players = Players
new-me = Your name
new-me-now = { $name } (you)
new-who = Player { $n }: who plays
new-level = Player { $n }: strength of the bot
new-bot-wait = The server is busy: a move takes about { $n ->
    [one] a second
   *[other] { $n } seconds
  } now.
new-name = Name of player { $n }
new-name-usual = Player { $n }
who-me = me
who-bot = a bot
who-screen = someone beside me
who-open = anyone with the link
new-more = Pace, hints, undo
new-more-here = Hints, undo
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
status-preparing = You can play already. Strong bots are being prepared, which happens once: { $percent }% done.
status-your-turn = Your turn
table-panel = Players, log and chat
table-players = Players
table-log = Log
table-chat = Chat
table-cite = Rules, section { $rule }
log-beginning = Set-up
log-whole = Every line
table-heard = What just happened
log-again = Show again
log-again-line = Show again: { $line }
table-show = Show on the board: { $line }
table-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
# A move that waits to be confirmed.
held-move = Your move: { $move }
held-label = { $move }. Enter confirms, Escape takes it back.
held-take-back = Take back
held-confirm = Confirm
held-never = Confirm, and don’t ask again
status-held = Confirm your move, or take it back
action-undo = Undo (U)
action-undo-revealed = There is nothing to undo. You can take back a move until something new is revealed, such as a draw, a roll of the dice or another player's move.
action-undo-none = Undo is switched off at this table.
action-redo = Redo (Shift+U)
action-hint = Hint (H)
action-skip = Skip to my turn (S)
action-rules = Rules (?)
action-menu = Menu
menu-share = Share the link
menu-text = Describe the table in words
menu-keys = Keyboard shortcuts
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-notify = Tell me when it is my turn
menu-download = Download the game
menu-continue = Continue online
continue-lead = The server gets a copy, which others can join with a link. Your game here stays as it is. Who plays?
menu-leave = Leave and let a bot play on
notice-away = The connection is lost. It will come back by itself, and you will miss nothing.
notice-watching = You are watching. What players hide from each other is hidden from you, too.
notice-deadline = Your move is due { $when }.
notice-lent = A bot is playing for you.
notice-failed = { $name }: the bot { $bot } failed. Another bot plays on.
time-just-now = just now
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
seat-stand-in-from = { $n ->
    [one] If they are not back in a second, a bot may play on.
   *[other] If they are not back in { $n } seconds, a bot may play on.
}
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
name-guest = Guest
name-save = Save
name-saved = Saved.
cover-hand = Hand the screen to { $name }
cover-why = Meanwhile you see only what everybody may see.
cover-take = I am { $name }
cover-undo = Wait, take back my last move
hint-title = What a bot would do
hint-wait = Thinking…
hint-lead = On the right: the expected final lead, ± its error.
hint-points = On the right: the expected final points, ± their error.
hint-fold = Hide the hints
hint-unfold = Show the hints
bot-did = { $name }: { $move }
bot-why = { $name }: { $move }. This { $reason }.
explain-open = { $name }: { $amount }. Where does it come from?
explain-why = Where does it come from?
explain-title = { $name }: { $amount }
explain-whose = Whose
explain-before = before the first move
explain-now = so far
explain-sum = Together
explain-nothing = Nothing so far
explain-log = Show in the log
explain-show = Show in the log: { $thing }
bot-reason-later = gains nothing at once, but should pay off later
help-title = Keyboard shortcuts
help-undo = take back your last choice, until something new is revealed
help-redo = make it again
help-hint = ask a bot
help-skip = let the bots move at once until it is your turn
help-explain = where your money or points come from
help-log = log
help-chat = chat
help-rules = rules
help-close = close the open window; take back a move that awaits confirmation

## The shell: afterwards

result-title = Result
result-rematch = Rematch
result-join = Join the rematch
result-replay = Replay
# How the end is counted, one thing after the other
tally-title = Final count
tally-skip = Skip
tally-on = Go on
result-watch = Watch the end again
result-look = Look at the board
result-new = New game
result-share = Share
result-link = Link to the replay
result-see = Show this move
result-best = Best move, by { $seat }: { $move }. It earned { $amount } at once.
result-all = Show all
result-fewer = Show less
postcard-title = A postcard of this game
postcard-png = Picture (PNG)
postcard-svg = Drawing (SVG)
postcard-night = By night
postcard-problem = The picture could not be made. Try the drawing (SVG) instead.
seed-title = Was it fair?
seed-lead = Every draw and every roll of the dice follows from one secret number, the seed. Its fingerprint was shown before the first move, so nobody could choose the seed afterwards. To check the downloaded game, run: citywright replay --verify FILE
seed-hash = Fingerprint, shown at the start (SHA-256)
seed-seed = Seed, shown at the end
seed-holds = ✓ The fingerprint matches the seed; your browser has just checked it.
seed-fails = The fingerprint does not match the seed.
replay-start = Start of the game
replay-play = Play (space)
replay-pause = Pause (space)
replay-step = Place in the game
replay-speed = Speed (, and .)
replay-what-if = What if…
replay-table = Back to the table
replay-back = One step back (←)
replay-on = One step on (→)
replay-turn-back = One turn back (Shift ←)
replay-turn-on = One turn on (Shift →)
replay-move = move { $move } of { $moves }
replay-has-moment = A high point of the game
what-if-lead = A new game starts from here: { $turn }, after { $move }. Who plays?

## The shell: you

account-head = Account
account-why = With an account you keep your games when you change devices or clear your browser. Without one, only this browser remembers you.
account-have-none = I am new here
account-have = I have an account
account-new = Create an account
account-sign-in = Sign in
account-name = Account name
account-password = Password
account-in = You are signed in as { $account }.
account-out = Sign out
account-out-everywhere = Sign out everywhere
account-brings = The games you play here as a guest come along to your account.
account-brought = { $n ->
    [one] A game came along from here.
   *[other] { $n } games came along from here.
}
account-out-why = When you sign out, your games wait in your account, and games kept in this browser stay here.
account-everywhere-why = Sign out everywhere if you have lost a device or signed in on someone else's. It ends all sessions, including this one.
password-change = Change the password
password-old = Current password
password-new = New password
password-changed = Your password has been changed. All other devices have been signed out.
password-wrong = The current password is wrong.
settings = Settings
setting-language = Language
setting-language-about = The words on every page, and the rules of the games.
setting-theme = Colours
setting-theme-about = Light, dark, or whatever your system uses at the moment.
setting-theme-system = same as system
setting-theme-light = light
setting-theme-dark = dark
setting-sound = Sound
setting-sound-about = Moves can be heard, and you hear when it is your turn.
setting-sound-off = off
setting-sound-on = on
setting-motion = Motion
setting-motion-about = Whether pieces move, people walk and coins fly, or everything simply stands where it belongs.
setting-motion-system = same as system
setting-motion-off = nothing moves
setting-pace = Pace of bots
setting-pace-about = How long each move of a bot stays on the board before the next one comes.
setting-pace-instant = at once
setting-pace-quick = quick
setting-pace-usual = usual
setting-pace-slow = slow
setting-pace-slowest = very slow
setting-confirm = Confirm moves
setting-confirm-about = A move that reveals something new cannot be taken back. It can wait for a second tap.
setting-confirm-on = ask me first
setting-confirm-off = move at once
setting-hints = Help while you play
setting-hints-about = Your first moves are explained, and a bot can be asked for good moves.
setting-hints-on = show
setting-hints-off = hide
setting-text = Size of text
setting-text-about = The size of all text on every page.
setting-text-usual = usual
setting-text-big = big
setting-marks = Marks
setting-marks-about = Patterns and symbols tell things apart without colours. They can be larger and bolder.
setting-marks-usual = usual
setting-marks-strong = strong
setting-hand = Buttons on a phone
setting-hand-about = On the side of the thumb that you play with.
setting-hand-right = right hand
setting-hand-left = left hand

## The shell: the guided first game

coach = Your guide
coach-step = { $step } of { $steps }
coach-next = Go on
coach-again = Start again
coach-again-title = Start the lesson again?
coach-again-lead = It begins with its first step. What you have done in it is lost.
coach-wait = One moment, it is your opponent's turn.
coach-strayed = You could play that, too. In your own games you decide; this lesson follows one particular game.
learnt-head = You know how to play
learnt-play = Play a real game
learnt-quiz = Try the quiz

## The shell: the quiz

quiz = Quiz

## Why something is refused

problem-other = That did not work. Please try again.
problem-unreachable = The server cannot be reached. Please try again in a moment.
problem-not-loaded = A part of this page could not be loaded. Please check your connection.
problem-bot = A bot failed, and nobody can play on for it. Please reload the page; your game is kept.
problem-no-server = That needs a server, and this site has none.
problem-unreadable = The server did not understand the request. Please reload the page.
problem-options = These options do not go together. Please change some of them.
problem-seats = A table has 1 to 5 seats. At least one must be for a person, and you can take only one yourself.
problem-name = Please choose another name: at most 24 characters, without commas, invisible characters, or letters of different alphabets in one word.
problem-name-taken = This name belongs to someone else, or looks like the name of someone at the table. Please choose another.
problem-account = Please choose another account name: 1 to 24 characters, without commas.
problem-password = Please choose a password of 8 to 200 characters.
problem-chat = Please shorten your message to at most 500 characters.
problem-level = There is no such bot. Please choose another.
problem-signing-in = The name or the password is wrong.
problem-nobody = Your browser did not keep our cookie. Please allow cookies and reload the page.
problem-origin = This request came from another website.
problem-banned = The host of this server has banned you.
problem-muted = The host of this server does not let you chat at present.
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
problem-closed = This game was closed without a result.
problem-unfinished = The game is not over yet.
problem-no-undo = You cannot take that back: something new has been revealed since.
problem-no-hints = Hints are switched off at this table.
problem-not-away = That player is here, or has not been away for long enough.
problem-replaced = A newer question has replaced this one.
problem-too-many-tables = You have too many unfinished games. Finish some first.
problem-too-large = That is too long. Please send less at once.
problem-too-fast = That was too fast. Please wait a moment.
problem-wait = That was too often. Please try again in { $n ->
    [one] a minute
   *[other] { $n } minutes
  }.
problem-busy = Many people are signing in just now. Please try again in a moment.
problem-broken = This game can no longer be opened: it was played with older rules, or its record is damaged.
problem-older-rules = This game can still be seen, but this needs the rules that it was played with.
problem-failed = Something went wrong on our side. Please try again.
problem-database = The server cannot reach its database. Please try again in a moment.
problem-elsewhere = The table is moving to another part of the server. Please try again in a moment.
problem-storage = This browser cannot store the game: its storage is full or switched off. You can play on, but download the game before you close the page.
problem-file = This file cannot be opened: it is not a complete game file, or was written with other rules.
problem-line = These moves cannot be played: they are damaged, or were made with other rules.
problem-study = This is not a study that this page can read: it is damaged, or was made by a newer version.
problem-position = This position cannot come about in the game.
