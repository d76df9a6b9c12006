## Words for things
## Every other language file has the same messages; a test compares them.

colour-tourist = tourist
colour-hipster = hipster
colour-parent = parent
colour-shopper = shopper
colour-wild = wild
yes = yes
no = no
money = ${ $amount }
names-and = { $names } and { $name }
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

## Words for things of Townies

marker-red = red
marker-yellow = yellow
marker-brown = brown
marker-green = green
marker-blue = blue
object-game-court = game court
object-windmill = windmill
object-station = station
object-bike-rental = bike rental
object-bank = bank
object-city-square = city square
shape-bar = bar
shape-arch = arch
shape-bee = bee
shape-pistol = pistol
shape-propeller = propeller
shape-wave = wave
shape-worm = worm
goal-specialization = Specialization
goal-standardization = Standardization
goal-crossroads = Crossroads
goal-recreational-areas = Recreational Areas
goal-downtown = Downtown
goal-suburbs = Suburbs
goal-hub = Hub
goal-surroundings = Surroundings
goal-symmetry = Symmetry
goal-triangle = Triangle
goal-urban-routes = Urban Routes
goal-wind-rose = Wind Rose
bonus-funding = Funding
bonus-stable-soil = Stable Soil
bonus-palette = Palette
bonus-permit = Permit
mode-first = first game
mode-second = second game
mode-full = full game
card-random = random
card-none = none
townies-option-players = Number of players (one plays solo)
townies-option-mode = What to play with
townies-option-individual = Individual goals
townies-option-additional = Shared goal
townies-option-bonus = Bonus card
townies-option-starts = Starting markers
townies-option-map = Your own map file
townies-option-shapes = Your own shape file
townies-option-cards = Your own card file
# One letter each, for the sheet: small for a colour, capital for an object.
townies-letter-red = r
townies-letter-yellow = y
townies-letter-brown = n
townies-letter-green = g
townies-letter-blue = b
townies-letter-game-court = C
townies-letter-windmill = W
townies-letter-station = S
townies-letter-bike-rental = R
townies-letter-bank = B
townies-letter-city-square = Q
# What a goal counts.
townies-counts-specialization = surrounded blocks of your starting colour
townies-counts-standardization = objects beside both colours next to your starting colour in seat order
townies-counts-crossroads = objects beside three or more colours
townies-counts-recreational-areas = objects beside another object
townies-counts-downtown = objects in the central area
townies-counts-suburbs = objects outside the central area
townies-counts-hub = colours around your best object
townies-counts-surroundings = surrounded objects
townies-counts-symmetry = objects between opposite blocks of one colour
townies-counts-triangle = side of your largest triangle of blocks
townies-counts-urban-routes = objects linked to the edge by blocks of their own colour
townies-counts-wind-rose = columns with an object
# What a bonus card does.
townies-does-funding = cross out a star to draw an object after the rolled shape
townies-does-stable-soil = an object on a bonus space scores extra points at once
townies-does-palette = cross out a star to draw in another colour for one round
townies-does-permit = cross out a star to draw any of the six shapes

## Who plays

player-name = Player { $n }
player-alone = Player
player-grifter = The Grifter
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
bot-grifter = Grifter

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
streets-worth = would pay ${ $amount } now
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

## What happens in Townies

townies-start = { $seat } starts with the { $colour } marker.
townies-additional = The shared goal is { $goal }: { $counts }.
townies-bonus = The bonus card is { $bonus }: { $does }.
townies-rolled = Round { $round }: the dice show { $object } and { $shape }.
townies-finished = { $seat } has chosen.
townies-crossed-out = { $seat } crosses out a star for { $bonus }.
townies-shape = { $seat } draws the { $shape } in { $colour } on { $spaces }.
townies-circled = This shape marks circle { $circle }.
townies-object = { $seat } draws a { $object } in { $colour } on { $space }.
townies-neighbours = { $n ->
    [0] No { $kind } neighbour: 0.
    [one] { $n } { $kind } neighbour ({ $spaces }): { $points }.
   *[other] { $n } { $kind } neighbours ({ $spaces }): { $points }.
}
townies-neighbours-city-square = { $n ->
    [0] No neighbour is an object: 0.
    [one] { $n } neighbour is an object ({ $spaces }), { $each } points each: { $points }.
   *[other] { $n } neighbours are objects ({ $spaces }), { $each } points each: { $points }.
}
townies-condition-game-court = { $met ->
    [yes] A neighbour that is not { $kind } ({ $spaces }): 1 more.
   *[no] No neighbour that is not { $kind }: nothing more.
}
townies-condition-windmill = { $met ->
    [yes] No object beside it: 1 more.
   *[no] An object beside it ({ $spaces }): nothing more.
}
townies-condition-station = { $met ->
    [yes] Blocks on opposite sides ({ $spaces }): 1 more.
   *[no] No blocks on opposite sides: nothing more.
}
townies-condition-bike-rental = { $met ->
    [yes] Linked by { $kind } blocks to an object ({ $spaces }): 1 more.
   *[no] Not linked by { $kind } blocks to an object: nothing more.
}
townies-condition-bank = { $met ->
    [yes] Not on the edge: 1 more.
   *[no] On the edge: nothing more.
}
townies-condition-city-square = { $met ->
    [yes] All six neighbours are blocks: 1 more.
   *[no] Not all six neighbours are blocks: nothing more.
}
townies-scored = { $seat } writes { $points } into circle { $circle }.
townies-star = { $seat } marks a star, because { $space } is a bonus space.
townies-soil = { $seat } scores { $points } more, because { $space } is a bonus space.
townies-passed = { $seat } cannot draw anything and passes.
townies-marker = { $seat } now holds the { $colour } marker.
townies-ending = Round { $round } was the last: someone has nine objects or no empty space. Now the goals are scored.
townies-goal = { $seat }, { $goal }: { $counted }. The card gives { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $count }.
townies-counted-specialization = { $n ->
    [0] no surrounded block of the starting colour
    [one] { $n } surrounded block of the starting colour ({ $spaces })
   *[other] { $n } surrounded blocks of the starting colour ({ $spaces })
}
townies-counted-standardization = { $n ->
    [0] no object beside both neighbouring colours
    [one] { $n } object beside both neighbouring colours ({ $spaces })
   *[other] { $n } objects beside both neighbouring colours ({ $spaces })
}
townies-counted-crossroads = { $n ->
    [0] no object beside three or more colours
    [one] { $n } object beside three or more colours ({ $spaces })
   *[other] { $n } objects beside three or more colours ({ $spaces })
}
townies-counted-recreational-areas = { $n ->
    [0] no object beside another object
    [one] { $n } object beside another object ({ $spaces })
   *[other] { $n } objects beside another object ({ $spaces })
}
townies-counted-downtown = { $n ->
    [0] no object in the central area
    [one] { $n } object in the central area ({ $spaces })
   *[other] { $n } objects in the central area ({ $spaces })
}
townies-counted-suburbs = { $n ->
    [0] no object outside the central area
    [one] { $n } object outside the central area ({ $spaces })
   *[other] { $n } objects outside the central area ({ $spaces })
}
townies-counted-hub = { $n ->
    [0] no colour around an object
    [one] { $n } colour around the object on { $spaces }
   *[other] { $n } colours around the object on { $spaces }
}
townies-counted-surroundings = { $n ->
    [0] no surrounded object
    [one] { $n } surrounded object ({ $spaces })
   *[other] { $n } surrounded objects ({ $spaces })
}
townies-counted-symmetry = { $n ->
    [0] no object between opposite blocks of one colour
    [one] { $n } object between opposite blocks of one colour ({ $spaces })
   *[other] { $n } objects between opposite blocks of one colour ({ $spaces })
}
townies-counted-triangle = { $n ->
    [0] no block
   *[other] a triangle of side { $n } ({ $spaces })
}
townies-counted-urban-routes = { $n ->
    [0] no object linked to the edge in its own colour
    [one] { $n } object linked to the edge in its own colour ({ $spaces })
   *[other] { $n } objects linked to the edge in their own colours ({ $spaces })
}
townies-counted-wind-rose = { $n ->
    [0] no column with an object
    [one] { $n } column with an object ({ $spaces })
   *[other] { $n } columns with an object ({ $spaces })
}
townies-over = The game is over.
townies-verdict-deserted = Tumbleweeds have moved in; people have not.
townies-verdict-gloomy = Most people who live here are saving up to leave.
townies-verdict-crowded = You can find neither a parking space nor a quiet corner.
townies-verdict-sleepy = A tidy town where Sunday lasts all week.
townies-verdict-pretty = Painters set up their easels at every corner.
townies-verdict-pleasant = Weekend visitors ask what a house costs here.
townies-verdict-delightful = Children who grew up here come back to stay.
townies-verdict-perfect = Other towns send their planners here to learn.

## What can be chosen in Townies

townies-decide = { $seat }: draw with the { $colour } marker.
townies-decide-extra = { $seat }: now draw the object that Funding allows after the shape.
townies-group-shape = the rolled shape: { $shape } in { $colour }
townies-group-rolled = the rolled object: { $object } in { $colour }
townies-group-basic = the basic object: { $object } in { $colour }
townies-group-funding-shape = cross out a star: { $shape } in { $colour }, then an object as well
townies-group-palette-shape = cross out a star: { $shape } in another colour
townies-group-palette-object = cross out a star: an object in another colour
townies-group-permit-shape = cross out a star: another shape in { $colour }
townies-group-pass = pass
townies-group-of = { $group } ({ $n ->
    [one] { $n } place
   *[other] { $n } places
}{ $best ->
    [0] { "" }
    [one] , up to { $best } point
   *[other] , up to { $best } points
})
townies-places-object = Best for you first:
townies-places-shape = Best for you first; type a space such as c4 to list all shapes that cover it:
townies-places-pass = You cannot draw anything without a star:
townies-move-shape = { $shape } on { $spaces } in { $colour }
townies-move-object = { $object } on { $space }
townies-move-object-coloured = { $object } on { $space } in { $colour }
townies-move-pass = pass
townies-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
townies-goal-moves = { $goal }: count { $before } → { $after }{ $gain ->
    [0] { "" }
   *[other] { " " }({ $gain })
}.
townies-covers-bonus = Covers the bonus space { $spaces }.
townies-no-change = Scores nothing yet.

## The table of Townies

townies-round = Round { $round }
townies-dice = Dice: { $object } and { $shape }
townies-card = { $bonus }: { $does }
townies-bonus-space = bonus
townies-central = centre
townies-stars = { $n ->
    [one] { $n } star.
   *[other] { $n } stars.
}
townies-goal-now = { $seat } { $count } ({ $points })
townies-score-now = { $points }, { $total } with goals
townies-with-goals = { $points }, { $total } with goals
townies-seat-words = { $seat }: { $marker }.
townies-circles-words = { $n ->
    [0] No objects.
    [one] { $n } object, scoring { $circles }.
   *[other] { $n } objects, scoring { $circles }.
}
townies-marker-words = { $colour } marker, next { $next }
townies-marker-last = { $colour } marker
townies-circled-words = Marked by shapes: { $circles }.
townies-goal-words = { $goal }, { $counts }. The card gives { $steps } for 1, 2, 3 and so on. { $seats }
townies-goal-seat = { $seat } has { $count }, worth { $points }.
townies-goal-seat-colours = { $seat } ({ $colours }) has { $count }, worth { $points }.
townies-sheet-words = Sheet of { $seat }: { $blocks }.
townies-sheet-empty = The sheet of { $seat } is empty.
townies-block-words = { $space } { $colour }
townies-object-words = { $space } { $object } in { $colour }
townies-bonus-spaces = Bonus spaces: { $bonus }. Central area: { $central }.
townies-score-line = { $seat } { $total } ({ $parts })
townies-score-objects = objects { $points }
townies-score-soil = soil { $points }
townies-score-goal = { $goal } { $points }
townies-tie-break = Points are equal, so fewer objects win; if those are equal, too, the higher last object wins.

## A position of Townies explained

townies-points-table = Points so far
townies-points-table-player = player
townies-points-table-objects = objects
townies-points-table-bonus = bonus
townies-points-table-goals = goals
townies-points-table-total = total
townies-goal-cell = { $goal } { $count }: { $points }
townies-moves-table = { $seat }: the best of { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
townies-moves-table-move = move
townies-moves-table-points = points
townies-moves-table-why = why
townies-no-moves = { $seat }: no moves, because the dice have not been rolled

## How a game ends

game-won = { $names } { $n ->
    [1] wins
   *[other] share the win
}.
game-nobody-won = Nobody wins.

## The terminal

streets-help =
    a, b, c      choose a tile from your hand
    NUMBER       choose the option with that number
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
townies-help =
    a, b, c      choose what to draw
    NUMBER       choose the option with that number
    SPACE        list the options for a space, such as c4
    MOVE         type a move, such as bank e5 or shape bee c4 d3 d4 e4 red
    all          list all options
    hint         show the best moves, and why
    look         show the sheets again
    log          show what has happened so far
    undo         take back your last choice
    save FILE    save the game to a file
    help         show this help
    quit         leave; the game is saved
terminal-pass-screen = Pass the screen to { $seat } and press Enter.
terminal-finished = The whole game is saved in { $file }.
streets-welcome = Streets: build tiles, enclose streets, earn money. A street pays its owners when there is a building at both its ends; the most money wins. Type help to see what you can do. § marks a section of docs/streets.md.
townies-welcome = Townies: draw shapes and objects on your map. Objects score at once for what is around them, goals at the end; the most points win. Type help to see what you can do. § marks a section of docs/townies.md.
streets-then-ends = and the game ends
terminal-kept = The game is saved. To continue, run: { $command }
terminal-saved = Saved to { $file }.
terminal-refused = { $reason }. Type help for the commands.
terminal-no-option = there is no option { $number }; choose from 1 to { $last }
terminal-nothing-there = nothing of this kind fits on { $place }; try another letter
terminal-no-file = name the file: save FILE
terminal-no-undo = there is nothing to take back: chance or another player has moved since your last choice
terminal-more = ... and { $n } more; type all to list them
terminal-replayed = Replayed { $done } of { $moves } moves; all are legal.

## Many games simulated

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $frame }
streets-frame = edition { $edition }, { $modules }
townies-frame = { $mode }, individual goals: { $individual }, shared goal: { $additional }, bonus card: { $bonus }
simulate-seat = seat
simulate-bot = bot
simulate-score = score
simulate-wins = wins
simulate-stopped = Stopped after { $done } of { $games } games. Run the same command again to continue.
interval = ({ $low }–{ $high })
streets-lengths = { $turns } turns and { $decisions } decisions per game; 95% intervals.
townies-lengths = { $turns } rounds and { $decisions } decisions per game; 95% intervals.

## Bots in the arena

arena-title = { $game }, { $players ->
    [1] alone
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $frame }
arena-streets = Streets
arena-townies = Townies
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

hint-heading = Best moves after a short look ahead, with the expected final lead:
hint-heading-alone = Best moves after a short look ahead, with the expected final points:
hint-thinking = Thinking
hint-line = { $margin } ± { $error }: { $reason }
hint-typed = to play it, type: { $text }
reason-later = gains nothing at once, but pays off later
reason-only = the only legal move
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
reason-townies-points = scores { $now } now
reason-townies-goal = advances { $goal }, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-spaces = keeps better spaces for later objects, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-stars = makes better use of stars, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-room = keeps room on the map, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-circles = saves circles and time for later, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-hurry = gets you there faster, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-rival = leaves the best rival less time, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-end = ends the game before the best rival can score more, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
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
review-turns-streets = turn
review-turns-townies = round
review-margin = expected final margin
review-points = expected final points
review-note = Margins are expected final leads over the best rival (alone in Townies: final points), ± one standard error. They come from { $n } simulations per decision, and more where moves were compared. A choice counts as a fault only if it lost more than two standard errors.
review-drawn = A picture of the game is in { $file }

## The printed sheet of Townies

sheet-title = Townies
sheet-name = Name
sheet-total = Total
sheet-markers = Markers
sheet-markers-note = Tick your first. Blue comes next to red.
sheet-block-residential = residential
sheet-block-farmers = farmers
sheet-block-industrial = industrial
sheet-block-park = park
sheet-block-commercial = commercial
sheet-shapes = Shapes
sheet-stars = Stars
sheet-stars-note = Mark one for each object on a star space. Cross it out to use the bonus card.
sheet-objects = Objects
sheet-objects-note = Draw beside a block of its colour. Scores at once: for each such neighbour, and
sheet-each = 1 ×
sheet-scores-game-court = +1 if another colour is there
sheet-scores-windmill = +1 if no object is beside it
sheet-scores-station = +1 between opposite blocks
sheet-scores-bike-rental = +1 if green links it to an object
sheet-scores-bank = +1 if not on the edge of the map
sheet-scores-city-square = 2 per object; +1 if surrounded
sheet-legend = Shaded: central area. Star: bonus space. c4: column c, fourth space from the top.
sheet-circles = Points of your objects, from left to right. The ninth ends the game. Solo: each shape marks one.
sheet-sum-objects = objects
sheet-sum-bonus = soil
sheet-sum-goals = goals
sheet-goals = Goals: two of your own, one shared
sheet-points = points
sheet-goals-note = Surrounded: all six neighbours are blocks. An object counts as a block of the colour it was drawn in.
# What a goal counts, in few words.
sheet-counts-specialization = surrounded blocks of your first colour
sheet-counts-standardization = objects beside both colours next to your first
sheet-counts-crossroads = objects beside three or more colours
sheet-counts-recreational-areas = objects beside another object
sheet-counts-downtown = objects in the central area
sheet-counts-suburbs = objects outside the central area
sheet-counts-hub = colours around your best object
sheet-counts-surroundings = surrounded objects
sheet-counts-symmetry = objects between opposite blocks of one colour
sheet-counts-triangle = side of your largest triangle of blocks
sheet-counts-urban-routes = objects linked to the edge by their own colour
sheet-counts-wind-rose = columns with an object
sheet-foot = Drawn by Citywright. Independent and unofficial: if you like the game, buy the box.
sheet-written = The sheet is in { $file }.

## The server

player-guest = Guest { $n }
terminal-verified = All { $n } draws and rolls come from the seed, whose hash was published at the start: { $hash }
