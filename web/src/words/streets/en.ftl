## The shell: pages, set-up, the table's frame

home-streets = Everyone builds the same city, and everyone wants to sell the best part of it. Add a building, put your sign on it, and enclose the street: it pays for its neighbours and for the people living there. Then the crowd moves on.
home-streets-facts = 1 to 5 players · 30 to 45 minutes · tiles and a moving crowd

## The shell: a new game

way-solo-streets-lead = You against the Grifter, who follows simple rules. The game starts at once.
rules-dave = Dave
rules-haakon = Haakon
rules-facing = faces { $facing }
rules-pair-street = Same facing: joined, and one street
rules-pair-corner = Whole meets end: joined, a corner or a T
rules-pair-wide = Whole meets whole: too wide, never allowed
rules-pair-apart = Side by side, facing apart: not joined
rules-pair-nothing = Whole meets nothing: not joined
rules-pair-end = End meets nothing: not joined
rules-double = double: { $business }
new-consultant = Player { $n }: consultant
new-any-consultant = any consultant
streets-option-consultants-explained = What each consultant does
streets-option-consultants-rules = The rules for consultants
suits-consultant = For { $fewest } to { $most } players{ $business ->
    [no] , without Business
   *[yes] { "" }
}.
about-module-business = Buildings you sell bring tokens, and tokens bring money at the end.
about-module-consultants = Every player has a special power.
streets-folded-edition = Edition of the rules
streets-option-edition-rules = How the editions differ
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
about-difficulty-easy = starts with ${ $money }
about-difficulty-normal = starts with ${ $money }
about-difficulty-hard = starts with ${ $money }

problem-options-streets = These options do not go together. No two players can have the same consultant, and some consultants need a certain number of players or a game without Business.

## The shell: at the table

help-streets-number = take a tile from your hand, or go to one of the listed choices, such as where people move
help-streets-arrows = go from place to place; with Shift, move the city
help-streets-build = build, choose or confirm
help-streets-zoom = closer, farther
help-streets-turn = turn the tile
help-streets-fit = show the whole city
bot-reason-streets-money = pays ${ $now } now
bot-reason-streets-people = brings { $heads ->
    [one] { $heads } more person
   *[other] { $heads } more people
} to its buildings, worth about ${ $amount }
bot-reason-streets-homes = leaves people where they are worth about ${ $amount } more
bot-reason-streets-signs = leaves more free signs, worth about ${ $amount }
bot-reason-streets-crowd = leaves people to be gathered, worth about ${ $amount }
bot-reason-streets-rival = costs { $seat } about ${ $amount }

## The shell: afterwards

earned-restaurant = most restaurant tokens
earned-residential = most residential tokens
earned-leisure = most leisure tokens
earned-retail = most retail tokens
earned-sets = complete sets of tokens
result-streets-over-time = Money during the game
result-streets-earned = What each building earned
explain-turn-streets = turn { $turn }
replay-turn-streets = turn { $turn } of { $turns }
replay-turns-streets = Turns
replay-next-sale = Next sale

## The shell: the guided first game

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

## The board of Streets

streets-board = Table of Streets
streets-board-sold = Street sold
streets-board-sold-nothing = Nobody had a sign there.
streets-board-city = The city. Arrow keys move it, plus and minus zoom, F shows all of it.
streets-board-players = Players
streets-board-more = More about the players
streets-board-view = View
streets-board-zoom-in = Zoom in (+)
streets-board-zoom-out = Zoom out (−)
streets-sold = SOLD
streets-board-fit = Show all (F)
streets-board-hand = Hand of { $seat }
streets-board-lifted = The Grifter's tile
streets-board-choices = Your choices
streets-board-hint = Hint { $rank }
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
streets-story-built = Built by { $seat } in turn { $turn }.
streets-story-earned = Paid { $seat } ${ $amount } in turn { $turn }.
streets-story-arrived = { $people } moved in with the building, turn { $turn }.
streets-story-gathered = { $people } came from { $source }, turn { $turn }.
streets-story-sent = { $people } sent by { $seat } from { $source }, turn { $turn }.
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
