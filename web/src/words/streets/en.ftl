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
learn-streets-welcome = You and your opponent build the same city, around Central Station and City Park. Buildings bear their owner's sign and earn money when their street is closed off. The most money wins. This lesson leads you through one game.
learn-streets-build-head = Your first building
learn-streets-build = Starter Home pays $2 for every parent symbol in its street: that is the green circle. The Station shows one, and the Park's star counts as any colour. So build it beside the Station, along the same road.
learn-streets-sign-head = Now it is yours
learn-streets-sign = It bears one of your five signs. One parent moved in, because the tile shows one green circle. Each person on a building adds $1 to what it pays. Now your opponent builds.
learn-streets-enclose-head = Enclose the street
learn-streets-enclose = A street is enclosed when a building stands beyond each of its ends. City Park already stands at one end. Build Tattoo Parlour beyond the other, with its own road turned across: then it does not make the street longer.
learn-streets-paid-head = $7 for you
learn-streets-paid = Starter Home found three symbols: its own, the Station's and the Park's star. That is $6, and $1 for its parent. An enclosed street pays once; your sign is back in your hand.
learn-streets-people-head = The crowd moves on
learn-streets-people = Everyone leaves an enclosed street for an open one. The hipster moved to Tattoo Parlour, which shows a hipster. The other four found nothing in their colour: they stand and wait. They have FOMO, the fear of missing out.
learn-streets-gather-head = Call the crowd
learn-streets-gather = Look: your opponent built Toy Store, and a shopper with FOMO ran there at once. Two parents are still waiting. Build Flea Market, which shows a parent, and both will come to you.
learn-streets-crowd-head = A full house
learn-streets-crowd = Both parents ran to Flea Market, where one had moved in already. Three people: $3 more when its street is enclosed. Whoever builds in the right colour at the right time gets the crowd.
learn-streets-later-head = Much later
learn-streets-later = You and your opponent have played on. You have $51, your opponent has $63. But look at the left edge of the city: four of your signs stand in one long street, and only its south end is open.
learn-streets-abandon-head = No sign left
learn-streets-abandon = You want to build, but all five of your signs are in use. So you must abandon a building first: you take its sign back, and it will pay you nothing. Art Gallery costs you little.
learn-streets-move-head = Nobody gets lost
learn-streets-move = People leave an abandoned building, and you say where they go. Micro Brewery, in the same street, is yours: it pays $2 for every hipster in the street, and $1 more for each who lives in it.
learn-streets-sell-head = Close the deal
learn-streets-sell = Now you have a sign again. Build Wax Museum at the south end: five buildings are enclosed at once, three of them with your sign. The card counts what they will pay.
learn-streets-sold-head = $38 at one stroke
learn-streets-sold = From $51 to $89: you lead. And three signs are back in your hand. Without giving up Art Gallery, which would have paid far less, you could not have built at all.
learn-streets-send-head = Send them to yourself
learn-streets-send = You enclosed the street, so you say where its people go, even to your opponent. Two tourists have a choice. Send them to your own Wax Museum; the second one follows the first.
learn-streets-ahead-head = Plan ahead
learn-streets-ahead = Seven parents live in your Sweet Ice Cream, which pays $2 for each. It is a street of one building, open at both ends. Build Paddling Pool at one end; it shows a parent and can take them all later.
learn-streets-last-head = Your last tile
learn-streets-last = Now the other end: Souvenir Stall encloses Sweet Ice Cream. Turn its road so that the street does not grow longer.
learn-streets-end-head = The end
learn-streets-end = $21, and all seven parents walked to Paddling Pool. After the last tile, which your opponent builds, each building that still has a sign pays half, rounded up. Then the money is counted.
learn-streets-learnt-enclose = A street with a building beyond each end is enclosed. Then each building with a sign pays once: its price, and $1 for each person on it.
learn-streets-learnt-people = Whoever encloses a street sends its people to open streets, to buildings that show their colour.
learn-streets-learnt-fomo = Those who find no place have FOMO, and run to the next building of their colour.
learn-streets-learnt-abandon = Without a free sign, you abandon a building before you build. Give up the one that is worth least to you.
learn-streets-learnt-end = At the end, buildings that still have a sign pay half.
learn-streets-point-hand =
    { $by ->
        [keys] Press { $number } to take { $tile }.
        [finger] Tap { $tile } in your hand.
       *[mouse] Click { $tile } in your hand.
    }
learn-streets-point-cell =
    { $by ->
        [keys] Go to the marked cell ({ $place }) with the arrow keys.
        [finger] Tap the marked cell.
       *[mouse] Click the marked cell.
    }
learn-streets-point-building =
    { $by ->
        [keys] Go to { $tile } with the arrow keys.
        [finger] Tap { $tile }.
       *[mouse] Click { $tile }.
    }
learn-streets-point-turn =
    { $by ->
        [keys] { $times ->
            [1] Press R to turn the tile.
           *[other] Press R { $times } times to turn the tile.
        }
        [finger] { $times ->
            [1] Tap “Turn”.
           *[other] Tap “Turn” { $times } times.
        }
       *[mouse] Click “Turn”, or roll the mouse wheel.
    }
learn-streets-point-build =
    { $by ->
        [keys] Press Enter to build it.
        [finger] Tap “Build”.
       *[mouse] Click “Build”.
    }
learn-streets-point-confirm =
    { $by ->
        [keys] Press Enter to confirm.
        [finger] Tap “Confirm”.
       *[mouse] Click “Confirm”.
    }

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
streets-board-hint-played = Played
streets-board-move-build = build { $tile } facing { $facing }{ $signs ->
    [1] { "" }
   *[other] { " " }with two signs
}
streets-board-abandoned = { $tile } abandoned
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
