## Words for things of Streets

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
about-consultant-contractor = Builds two tiles per turn
about-consultant-hacker = The backs of the tiles in hand count as symbols
about-consultant-entrepreneur = May score a tile from hand instead of a building
about-consultant-investor = May put two signs on a building to double its valuation
about-consultant-hipster-legend = Hipster symbols count as wild
about-consultant-renovator = May build on top of buildings in enclosed streets
about-consultant-location-scout = Symbols on own signed buildings count in every street
money = ${ $amount }
automa-grifter = The Grifter
module-business = business
module-consultants = consultants
module-none = no modules
streets-option-players = Number of players (one plays against the Grifter)
streets-option-difficulty = The Grifter
streets-option-modules = Modules
streets-option-consultants = Consultants
streets-option-edition = Edition of the rules
streets-option-first = Who plays first
streets-option-tiles = Your own tile file
streets-consultants-consultant = consultant
streets-consultants-players = players
streets-consultants-symbols = on the card
streets-consultants-power = power
streets-consultants-any = any
streets-consultants-from-to = { $fewest } to { $most }
edition-2021 = English rulebook, 2021
edition-draft-1-0-7 = English draft 1.0.7
edition-ru = Russian rulebook
streets-point = point
streets-point-1 = yes
streets-point-0 = no
streets-point-price = ${ $n }
streets-point-abandoned-welcome = People may move to abandoned buildings (§7)
streets-point-fomo-pays = People with FOMO count for money (§6)
streets-point-copy-takes-place = Copy may copy adjacency and enclosure (§6)
streets-point-price-of-mixed-set = A set that shows two or more colours pays (§6)
streets-point-price-of-mixed-set-printed = as printed
streets-point-park-may-be-covered = The Renovator may cover City Park (§10)
streets-point-grifter-copy-by-crowd = Grifter, several best places for a copy tile (§11)
streets-point-grifter-copy-by-crowd-0 = you choose
streets-point-grifter-copy-by-crowd-1 = biggest crowd, then you choose
streets-point-grifter-enclosure-by-crowd = Grifter, several enclosing places for an enclosure tile (§11)
streets-point-grifter-enclosure-by-crowd-0 = you choose
streets-point-grifter-enclosure-by-crowd-1 = biggest crowd, then you choose
streets-point-grifter-takes-fewest = Grifter's token (§11)
streets-point-grifter-takes-fewest-1 = a type it has fewest of
streets-point-grifter-takes-fewest-0 = a type it has none of; otherwise you choose (R)

## Tiles of Streets, by their ids; the English names are those of the data file

tile-central-station = Central Station
tile-city-park = City Park
tile-chillax-spa = Chillax Spa
tile-grand-hotel = Grand Hotel
tile-harbour-cruise = Harbour Cruise
tile-souvenir-stall = Souvenir Stall
tile-oyster-bar = Oyster Bar
tile-backpacker-hostel = Backpacker Hostel
tile-wax-museum = Wax Museum
tile-viewing-tower = Viewing Tower
tile-tapas-terrace = Tapas Terrace
tile-art-gallery = Art Gallery
tile-student-house = Student House
tile-micro-brewery = Micro Brewery
tile-vinyl-cellar = Vinyl Cellar
tile-bicycle-workshop = Bicycle Workshop
tile-tattoo-parlour = Tattoo Parlour
tile-noodle-counter = Noodle Counter
tile-comedy-loft = Comedy Loft
tile-rooftop-cinema = Rooftop Cinema
tile-starter-home = Starter Home
tile-flea-market = Flea Market
tile-trendy-lofts = Trendy Lofts
tile-sweet-ice-cream = Sweet Ice Cream
tile-corner-kindergarten = Corner Kindergarten
tile-pancake-house = Pancake House
tile-terraced-row = Terraced Row
tile-paddling-pool = Paddling Pool
tile-puppet-theatre = Puppet Theatre
tile-toy-store = Toy Store
tile-concept-store = Concept Store
tile-fashion-outlet = Fashion Outlet
tile-high-end-tailor = High-End Tailor
tile-coffee-roastery = Coffee Roastery
tile-farm-shop = Farm Shop
tile-penthouse-tower = Penthouse Tower
tile-bowling-alley = Bowling Alley
tile-book-emporium = Book Emporium
tile-hardware-store = Hardware Store
tile-car-park = Car Park
tile-town-hall = Town Hall
tile-night-market = Night Market
tile-artist-quarter = Artist Quarter
tile-food-hall = Food Hall
tile-observatory = Observatory
tile-guest-house = Guest House
tile-radio-tower = Radio Tower

## What happens in Streets

streets-consultant = { $seat } gets the { $consultant }.
streets-first = { $seat } plays first.
streets-taken-out = A { $back } tile is removed from the game, face down.
streets-top = The next tile of the stack has a { $back } back.
streets-turned-up = { $tile } is now on top of the stack.
streets-drew = { $tile ->
    [unknown] { $seat } draws a { $back } tile.
   *[other] { $seat } draws { $tile }.
}
streets-set-aside = A { $back } tile goes to the Grifter's endgame stack.
streets-turn = Turn { $number }: { $seat }.
streets-lifted = The Grifter takes { $tile } from the stack.
streets-abandoned = { $seat } abandons { $tile } and takes back { $signs ->
    [1] its sign
   *[other] both signs
}.
streets-built = { $seat } builds { $tile } at { $x },{ $y } facing { $facing }{ $signs ->
    [1] .
   *[other] { " " }with two signs.
}
streets-covered = { $seat } builds { $tile } on top of { $covered }.
streets-discarded = Nothing can be built, so { $seat } discards { $tile }.
streets-arrived = { $people } { $n ->
    [one] moves
   *[other] move
} into { $tile }.
streets-gathered = { $people } with FOMO { $n ->
    [one] moves
   *[other] move
} from { $source } to { $tile }.
streets-enclosed = The street of { $tile } is enclosed ({ $size ->
    [one] { $size } building
   *[other] { $size } buildings
}).
streets-scoring = The street of { $tile } is scored.
streets-took = { $seat } takes a { $business } token.
streets-showed = { $seat } shows { $tile } and scores it instead of { $building }.
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
streets-symbol-count = { $n } { $colour }
streets-paid = { $seat } gets ${ $amount } for { $tile }: ${ $valuation } valuation{ $signs ->
    [1] { "" }
   *[other] { " " }(doubled)
} + ${ $people } for people{ $half ->
    [0] { "" }
   *[other] , halved
}.
streets-sign-home = { $seat } takes back { $signs ->
    [1] the sign
   *[other] both signs
} from { $tile }.
streets-sent = A { $colour } moves from { $source } to { $tile }.
streets-stood = { $people } on { $tile } { $n ->
    [one] gets
   *[other] get
} FOMO.
streets-ending = The stack and all hands are empty: every building that still has a sign pays half.
streets-majority = { $seat } gets ${ $amount } for the most { $business } tokens ({ $tokens }).
streets-sets = { $seat } gets ${ $amount } for { $sets ->
    [one] { $sets } complete set
   *[other] { $sets } complete sets
} of tokens.
streets-over = The game is over.
streets-passed = { $seat } does not use the Entrepreneur.
streets-to-station = { $people } from { $source } { $n ->
    [one] goes
   *[other] go
} to Central Station and { $n ->
    [one] keeps
   *[other] keep
} FOMO.

## What is to be decided in Streets

streets-decide-abandon = { $seat }: you have no free sign. Choose a building to abandon.
streets-decide-build = { $seat }: build a tile.
streets-decide-build-grifter = The Grifter builds { $tile }: choose one of its best places.
streets-decide-discard = { $seat }: you cannot build anything. Choose a tile to discard.
streets-decide-close = { $seat }: choose the street to score next.
streets-decide-tokens = { $seat }: choose business tokens.
streets-decide-tokens-grifter = The Grifter takes business tokens: choose for it.
streets-decide-show = { $seat }: use the Entrepreneur, or pass.
streets-decide-people = { $seat }: choose where the next { $colour } goes.
streets-decide-people-grifter = The Grifter moves people: choose where the next { $colour } goes.
streets-no-owner = no owner, pays nobody

## What can be chosen in Streets

streets-move-abandon = abandon { $tile }
streets-move-build = build { $tile } at { $x },{ $y } facing { $facing }{ $signs ->
    [1] { "" }
   *[other] { " " }with two signs
}
streets-move-renovate = build { $tile } on top of { $covered }
streets-move-discard = discard { $tile }
streets-move-score = score the street of { $tile }
streets-move-take = { $other ->
    [none] take a { $one } token
   *[different] take a { $one } and a { $other } token
}
streets-move-show = score { $tile } instead of { $building }
streets-move-pass = pass
streets-move-send = send a { $colour } to { $tile }
streets-places = Places for { $tile }, best for you first:
streets-gain = { $seat } +${ $amount }
streets-worth = would earn ${ $amount } if this street closed now
streets-then-choose = choose which street to score first

## What is printed on a tile of Streets

streets-tile = { $tile } ({ $symbols }; { $valuation }{ $icons ->
    [0] { "" }
    [1] ; { $business }
   *[other] ; double { $business }
})
streets-valuation-people = ${ $price } per { $shown } in the street
streets-valuation-symbols = ${ $price } per { $shown } symbol
streets-valuation-set = ${ $price } per set of { $shown }
streets-valuation-pair = ${ $price } per pair of { $shown } symbols
streets-valuation-wild = ${ $price } per wild symbol
streets-valuation-signs = ${ $price } per sign of its owner in the street
streets-valuation-size = ${ $price } per building in the street
streets-valuation-adjacency = ${ $price } per building around it
streets-valuation-enclosure = ${ $price } if it encloses a street
streets-valuation-copy = copies another building in the street
streets-valuation-nothing = no valuation
# The same in at most eleven letters, for the map; kinds that show colours are drawn as pictures.
streets-short-signs = ${ $price } per sign
streets-short-size = ${ $price } a house
streets-short-adjacency = ${ $price } around
streets-short-enclosure = ${ $price } at ends
streets-short-copy = copy
streets-short-nothing = { "" }

## The table of Streets

streets-legend = ☺ people   ! with FOMO   ═ road
streets-city = The city, from north to south and west to east:
streets-building = { $x },{ $y }: { $tile }, facing { $facing }
streets-signed = signed by { $seat }{ $signs ->
    [1] { "" }
   *[other] { " " }twice
}
streets-fomo = { $people } with FOMO
streets-is-enclosed = street enclosed
streets-free-signs = free signs: { $n }
streets-hand = hand
streets-token-count = { $n } { $business }
streets-stack = Stack: { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
streets-next = next: { $tile }

## A position of Streets explained

streets-streets = Streets
streets-streets-street = street
streets-streets-facing = facing
streets-streets-enclosed = enclosed
streets-streets-symbols = symbols that count there
streets-pays = If its street were scored now
streets-pays-at = at
streets-pays-building = building
streets-pays-owner = owner
streets-pays-pays = pays
streets-pays-why = why
streets-placements = Legal placements ({ $n }): { $places }

## The terminal

streets-help =
    a, b, c      choose a tile from your hand
    NUMBER       choose the option with that number; c 1 is option 1 of tile c
    MOVE         type a move, such as build toy-store 3,-1 north
    all          list all options
    hint         show the best moves, and why
    look         show the city again
    log          show what has happened so far
    undo         take back your last choice
    save FILE    save the game to a file
    help         show this help
    quit         leave; the game is saved
    On the map, 4> is option 4 with its road to the east; ! marks people with FOMO.
streets-welcome = Streets: build tiles, enclose streets, earn money. A street pays its owners when there is a building at both its ends; the most money wins. Type help to see what you can do. § marks a section of docs/streets.md.
streets-then-ends = and the game ends

## Many games simulated

streets-frame = edition { $edition }, { $modules }
streets-lengths = { $turns } turns and { $decisions } decisions per game; 95% intervals.

## Bots in the arena

arena-streets = Streets

## Advice and reviews

reason-streets-money = pays you ${ $now } now
reason-streets-promise = adds about ${ $amount } from open streets
reason-streets-people = brings { $heads ->
    [one] { $heads } more person
   *[other] { $heads } more people
} to your buildings, worth about ${ $amount }
reason-streets-homes = leaves people where they are worth about ${ $amount } more to you
reason-streets-signs = leaves you more free signs, worth about ${ $amount }
reason-streets-crowd = leaves people you can gather, worth about ${ $amount }
reason-streets-hand = keeps a better hand, worth about ${ $amount }
reason-streets-tokens = gets better business tokens, worth about ${ $amount }
reason-streets-rival = costs { $seat } about ${ $amount }
review-turns-streets = turn
