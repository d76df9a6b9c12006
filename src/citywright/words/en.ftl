## Words for things
## Every other language file has the same messages; a test compares them.

colour-tourist = tourist
colour-hipster = hipster
colour-parent = parent
colour-shopper = shopper
colour-wild = wild
people-tourist = { $n ->
    [one] { $n } tourist
   *[other] { $n } tourists
}
people-hipster = { $n ->
    [one] { $n } hipster
   *[other] { $n } hipsters
}
people-parent = { $n ->
    [one] { $n } parent
   *[other] { $n } parents
}
people-shopper = { $n ->
    [one] { $n } shopper
   *[other] { $n } shoppers
}
business-restaurant = restaurant
business-residential = residential
business-leisure = leisure
business-retail = retail
business-wild = any business
facing-n = north
facing-e = east
facing-s = south
facing-w = west
consultant-contractor = Contractor
consultant-hacker = Hacker
consultant-entrepreneur = Entrepreneur
consultant-investor = Investor
consultant-hipster-legend = Hipster Legend
consultant-renovator = Renovator
consultant-location-scout = Location Scout

## What happens in Streets

streets-consultant = { $seat } gets the { $consultant }.
streets-first = { $seat } goes first.
streets-taken-out = A { $back } tile leaves the game unseen.
streets-top = The next tile of the stack shows a { $back } back.
streets-turned-up = { $tile } is now on top of the stack.
streets-drew = { $tile ->
    [unknown] { $seat } draws a { $back } tile.
   *[other] { $seat } draws { $tile }.
}
streets-set-aside = A { $back } tile goes to the Grifter's endgame stack.
streets-turn = Turn { $number }: { $seat }.
streets-lifted = The Grifter lifts { $tile } off the stack.
streets-abandoned = { $seat } abandons { $tile } and takes { $signs ->
    [one] its sign
   *[other] both signs
} back.
streets-built = { $seat } builds { $tile } at { $x },{ $y } facing { $facing }{ $signs ->
    [one] .
   *[other] { " " }with two signs.
}
streets-covered = { $seat } builds { $tile } on top of { $covered }.
streets-discarded = Nothing can be built: { $seat } discards { $tile }.
streets-arrived = { $people } { $n ->
    [one] moves
   *[other] move
} into { $tile }.
streets-gathered = { $people } with FOMO { $n ->
    [one] comes
   *[other] come
} from { $source } to { $tile }.
streets-enclosed = The street of { $tile } is enclosed ({ $size ->
    [one] { $size } building
   *[other] { $size } buildings
}).
streets-scoring = The street of { $tile } is scored.
streets-took = { $seat } takes a { $business } token.
streets-showed = { $seat } shows { $tile } and scores it in place of { $building }.
streets-valued-nothing = { $tile }: there is nothing to copy.
streets-valued-people = { $via }{ $units } × { $shown } in the street × ${ $price } = ${ $amount }
streets-valued-symbols = { $via }{ $units } × { $shown } symbols ({ $symbols }) × ${ $price } = ${ $amount }
streets-valued-set = { $via }{ $units } × set of { $shown } ({ $symbols }) × ${ $price } = ${ $amount }
streets-valued-pair = { $via }{ $units } × pair of { $shown } ({ $symbols }) × ${ $price } = ${ $amount }
streets-valued-wild = { $via }{ $units } × wild symbols ({ $symbols }) × ${ $price } = ${ $amount }
streets-valued-signs = { $via }{ $units } × own signs in the street × ${ $price } = ${ $amount }
streets-valued-size = { $via }{ $units } × buildings in the street × ${ $price } = ${ $amount }
streets-valued-adjacency = { $via }{ $units } × buildings around × ${ $price } = ${ $amount }
streets-valued-enclosure = { $via }{ $units ->
    [0] encloses no street = $0
   *[other] encloses a street = ${ $amount }
}
streets-valued-copy = { $via }a copy of a copy pays nothing = $0
streets-via = like { $tile }:{ " " }
streets-no-symbols = none
streets-paid = { $seat } gets ${ $amount } for { $tile }: ${ $valuation } valuation{ $signs ->
    [one] { "" }
   *[other] { " " }(doubled)
} + ${ $people } for people{ $half ->
    [0] { "" }
   *[other] , halved
}.
streets-sign-home = { $seat } takes the sign from { $tile } back.
streets-sent = A { $colour } goes from { $source } to { $tile }.
streets-stood = { $people } on { $tile } { $n ->
    [one] gets
   *[other] get
} FOMO.
streets-ending = The stack and all hands are empty: everything still signed is scored at half.
streets-majority = { $seat } gets ${ $amount } for most { $business } tokens ({ $tokens }).
streets-sets = { $seat } gets ${ $amount } for { $sets ->
    [one] { $sets } full set
   *[other] { $sets } full sets
} of tokens.
streets-over = The game is over.
streets-passed = { $seat } keeps the Entrepreneur's power unused.
streets-to-station = { $people } from { $source } { $n ->
    [one] goes
   *[other] go
} to the Central Station, still standing.

## What is to be decided in Streets

streets-decide-abandon = { $seat } has no free sign: choose a building to abandon.
streets-decide-build = { $seat }: build a tile.
streets-decide-build-grifter = The Grifter builds { $tile }: choose among its best places.
streets-decide-discard = { $seat }: nothing can be built; choose a tile to discard.
streets-decide-close = { $seat }: choose the street to score next.
streets-decide-tokens = { $seat }: choose business tokens.
streets-decide-tokens-grifter = The Grifter takes business tokens: choose for it.
streets-decide-show = { $seat }: use the Entrepreneur, or pass.
streets-decide-people = { $seat }: choose where the next { $colour } goes.
streets-decide-people-grifter = The Grifter moves people: choose where the next { $colour } goes.
streets-no-owner = no owner: it pays nobody

## How a game ends

game-won = { $names } { $n ->
    [one] wins
   *[other] share the win
}.
game-nobody-won = Nobody wins.
