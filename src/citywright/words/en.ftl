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
about-consultant-contractor = Builds two tiles a turn
about-consultant-hacker = Backs in hand count as symbols
about-consultant-entrepreneur = May score a tile from hand in place of a building
about-consultant-investor = May put two signs on a building and double its valuation
about-consultant-hipster-legend = Hipster symbols count as wild
about-consultant-renovator = May build on top of enclosed buildings
about-consultant-location-scout = Symbols on own signed buildings count in every street
module-business = business
module-consultants = consultants
module-none = no modules
streets-option-players = Number of players (one plays against the Grifter)
streets-option-difficulty = The Grifter
streets-option-modules = Modules
streets-option-consultants = Consultants
streets-option-edition = Edition of the rules
streets-option-first = Who goes first
streets-option-tiles = A tile file of your own

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
townies-option-mode = What you play with
townies-option-individual = Individual goals
townies-option-additional = Goal for all
townies-option-bonus = Bonus card
townies-option-starts = Starting markers
townies-option-map = A map file of your own
townies-option-shapes = A shape file of your own
townies-option-cards = A card file of your own
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
townies-counts-standardization = objects beside both colours next to yours in seat order
townies-counts-crossroads = objects beside three colours or more
townies-counts-recreational-areas = objects beside an object
townies-counts-downtown = objects in the central area
townies-counts-suburbs = objects outside the central area
townies-counts-hub = colours around your one best object
townies-counts-surroundings = surrounded objects
townies-counts-symmetry = objects between opposite blocks of one colour
townies-counts-triangle = side of your largest triangle of blocks
townies-counts-urban-routes = objects joined to the edge by blocks of their own colour
townies-counts-wind-rose = columns with an object
# What a bonus card does.
townies-does-funding = a star lets you draw an object after the rolled shape
townies-does-stable-soil = an object on a bonus space scores more at once
townies-does-palette = a star lets you draw in another colour for a round
townies-does-permit = a star lets you draw any of the six shapes

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
bot-casual = casual player
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
    [1] its sign
   *[other] both signs
} back.
streets-built = { $seat } builds { $tile } at { $x },{ $y } facing { $facing }{ $signs ->
    [1] .
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
streets-symbol-count = { $n } { $colour }
streets-paid = { $seat } gets ${ $amount } for { $tile }: ${ $valuation } valuation{ $signs ->
    [1] { "" }
   *[other] { " " }(doubled)
} + ${ $people } for people{ $half ->
    [0] { "" }
   *[other] , halved
}.
streets-sign-home = { $seat } takes { $signs ->
    [1] the sign
   *[other] both signs
} from { $tile } back.
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
streets-move-show = score { $tile } in place of { $building }
streets-move-pass = pass
streets-move-send = send a { $colour } to { $tile }
streets-places = Places for { $tile }, best for you first:
streets-gain = { $seat } +${ $amount }
streets-worth = worth ${ $amount } if scored now
streets-then-choose = then choose which street to score first

## What is printed on a tile of Streets

streets-tile = { $tile } ({ $symbols }; { $valuation }{ $icons ->
    [0] { "" }
    [1] ; { $business }
   *[other] ; double { $business }
})
streets-valuation-people = ${ $price } a { $shown } person in the street
streets-valuation-symbols = ${ $price } a { $shown } symbol
streets-valuation-set = ${ $price } a set of { $shown }
streets-valuation-pair = ${ $price } a pair of { $shown }
streets-valuation-wild = ${ $price } a wild symbol
streets-valuation-signs = ${ $price } a sign of the owner in the street
streets-valuation-size = ${ $price } a building in the street
streets-valuation-adjacency = ${ $price } a building around it
streets-valuation-enclosure = ${ $price } if it encloses a street
streets-valuation-copy = copies another building of the street
streets-valuation-nothing = no valuation
# The same in at most eleven letters, for the map; kinds that show colours are drawn as pictures.
streets-short-signs = ${ $price } a sign
streets-short-size = ${ $price } a house
streets-short-adjacency = ${ $price } around
streets-short-enclosure = ${ $price } at ends
streets-short-copy = copy
streets-short-nothing = { "" }

## The table of Streets

streets-legend = ☺ people   ! with FOMO   ═ road
streets-city = City, from north to south and west to east:
streets-building = { $x },{ $y }: { $tile }, facing { $facing }
streets-signed = signed by { $seat }{ $signs ->
    [1] { "" }
   *[other] { " " }twice
}
streets-fomo = { $people } with FOMO
streets-is-enclosed = street enclosed
streets-free-signs = free signs { $n }
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
streets-streets-symbols = symbols that count
streets-pays = If its street were scored now
streets-pays-at = at
streets-pays-building = building
streets-pays-owner = owner
streets-pays-pays = pays
streets-pays-why = why
streets-placements = Legal placements ({ $n }): { $places }

## What happens in Townies

townies-start = { $seat } starts with the { $colour } marker.
townies-additional = The additional goal is { $goal }: { $counts }.
townies-bonus = The bonus card is { $bonus }: { $does }.
townies-rolled = Round { $round }: the dice show { $object } and { $shape }.
townies-finished = { $seat } has chosen.
townies-crossed-out = { $seat } crosses out a star for { $bonus }.
townies-shape = { $seat } draws the { $shape } in { $colour } on { $spaces }.
townies-circled = That shape circles circle { $circle }.
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
townies-star = { $seat } marks a star: { $space } is a bonus space.
townies-soil = { $seat } scores { $points } more: { $space } is a bonus space.
townies-passed = { $seat } can draw nothing and passes.
townies-marker = { $seat } now holds { $colour }.
townies-ending = Round { $round } was the last: there are nine objects, or no empty space. The goals are counted.
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
    [0] no object beside three colours
    [one] { $n } object beside three colours or more ({ $spaces })
   *[other] { $n } objects beside three colours or more ({ $spaces })
}
townies-counted-recreational-areas = { $n ->
    [0] no object beside an object
    [one] { $n } object beside an object ({ $spaces })
   *[other] { $n } objects beside an object ({ $spaces })
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
    [0] no object joined to the edge
    [one] { $n } object joined to the edge in its own colour ({ $spaces })
   *[other] { $n } objects joined to the edge in their own colours ({ $spaces })
}
townies-counted-wind-rose = { $n ->
    [0] no column with an object
    [one] { $n } column with an object ({ $spaces })
   *[other] { $n } columns with an object ({ $spaces })
}
townies-over = The game is over.
townies-verdict-deserted = Tumbleweeds have moved in; people have not.
townies-verdict-gloomy = Most people who live here are saving up to leave.
townies-verdict-crowded = Nobody finds a parking place, or a quiet corner.
townies-verdict-sleepy = A tidy town in which Sunday lasts all week.
townies-verdict-pretty = Painters set up their easels at every corner.
townies-verdict-pleasant = Weekend guests ask what a house here costs.
townies-verdict-delightful = Children who grew up here come back to stay.
townies-verdict-perfect = Other towns send their planners here to learn.

## What can be chosen in Townies

townies-decide = { $seat }: draw with the { $colour } marker.
townies-decide-extra = { $seat }: now the object that Funding adds to the shape.
townies-group-shape = the rolled shape: { $shape } in { $colour }
townies-group-rolled = the rolled object: { $object } in { $colour }
townies-group-basic = the basic object: { $object } in { $colour }
townies-group-funding-shape = cross out a star: { $shape } in { $colour }, then an object too
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
townies-places-shape = Best for you first; a space such as c4 lists all that cover it:
townies-places-pass = Nothing can be drawn without a star:
townies-move-shape = { $shape } on { $spaces } in { $colour }
townies-move-object = { $object } on { $space }
townies-move-object-coloured = { $object } on { $space } in { $colour }
townies-move-pass = pass
townies-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
townies-goal-moves = { $goal } counts { $before } → { $after }{ $gain ->
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
townies-score-now = { $points }, with goals { $total }
townies-with-goals = { $points }, { $total } with goals
townies-seat-words = { $seat }: { $marker }.
townies-circles-words = { $n ->
    [0] No objects.
    [one] { $n } object, scoring { $circles }.
   *[other] { $n } objects, scoring { $circles }.
}
townies-marker-words = { $colour } marker, next { $next }
townies-marker-last = { $colour } marker
townies-circled-words = Circled by shapes: { $circles }.
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
townies-tie-break = Points are equal: fewer objects decide, then the higher last object.

## A position of Townies explained

townies-points-table = Points as they stand
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
townies-no-moves = { $seat }: no move, since the dice have not been rolled

## How a game ends

game-won = { $names } { $n ->
    [1] wins
   *[other] share the win
}.
game-nobody-won = Nobody wins.

## The terminal

streets-help =
    a, b, c      choose a tile of your hand
    NUMBER       take the option with that number
    MOVE         or write a move, such as build toy-store 3,-1 north
    all          list every option
    hint         show the best moves, and why
    look         show the city again
    log          tell what happened so far
    undo         take back your last choice
    save FILE    keep the game in a file
    help         show this
    quit         leave; the game is kept
    On the map 4> means option 4, its road to the east; ! marks people with FOMO.
townies-help =
    a, b, c      choose what to draw
    NUMBER       take the option with that number
    SPACE        list the options on a space, such as c4
    MOVE         or write a move, such as bank e5 or shape bee c4 d3 d4 e4 red
    all          list every option
    hint         show the best moves, and why
    look         show the sheets again
    log          tell what happened so far
    undo         take back your last choice
    save FILE    keep the game in a file
    help         show this
    quit         leave; the game is kept
terminal-pass-screen = Pass the screen to { $seat } and press Enter.
terminal-finished = The whole game is kept in { $file }.
streets-welcome = Streets: build tiles, close streets, earn money. A street pays its owners when both its ends are built up; most money wins. Type help for what you can do; § marks the section of docs/streets.md.
townies-welcome = Townies: draw shapes and objects on your map. Objects score at once for what is around them, goals at the end; most points win. Type help for what you can do; § marks the section of docs/townies.md.
streets-then-ends = with which the game ends
terminal-kept = The game is kept; go on with: { $command }
terminal-saved = Saved in { $file }.
terminal-refused = { $reason }. Type help for the commands.
terminal-no-option = there is no option { $number }; they go from 1 to { $last }
terminal-nothing-there = nothing of this kind goes on { $place }; look under another letter
terminal-no-file = say where: save FILE
terminal-no-undo = nothing to take back: since your last choice chance or another player has spoken
terminal-more = ... and { $n } more: all lists them
terminal-replayed = { $done } of { $moves } moves replayed; every one is legal.

## Many games simulated

simulate-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $frame }
streets-frame = edition { $edition }, { $modules }
townies-frame = { $mode }, individual goals: { $individual }, additional goal: { $additional }, bonus card: { $bonus }
simulate-seat = seat
simulate-bot = bot
simulate-score = score
simulate-wins = wins
simulate-stopped = Stopped after { $done } of { $games } games; the same command goes on with the rest.
interval = ({ $low }–{ $high })
streets-lengths = { $turns } turns and { $decisions } decisions a game; 95 % intervals.
townies-lengths = { $turns } rounds and { $decisions } decisions a game; 95 % intervals.

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
arena-time = ms a move
arena-ahead = row finishes ahead of column
arena-met = { $games ->
    [one] in { $games } game
   *[other] in { $games } games
}
arena-intervals = Intervals are 95 %; a rating is relative to these opponents.
arena-ready = Getting ready
arena-playing = Playing
arena-rounded = A round, in which every line-up meets and every bot has every seat, takes { $size ->
    [one] { $size } game
   *[other] { $size } games
}: playing { $games }.
arena-kept = Games, results and picture are kept in { $folder }
arena-stopped = Stopped after { $done } of { $games } games; go on with: { $command }

## Advice and reviews

hint-heading = Best moves by a short look ahead, with the lead expected at the end:
hint-heading-alone = Best choices by a short look ahead, with the points expected at the end:
hint-thinking = Thinking
hint-line = { $margin } ± { $error }: { $reason }
hint-typed = to play it, type: { $text }
reason-later = no gain at once: it pays off later
reason-only = the only move
reason-streets-money = pays you ${ $now } now
reason-streets-promise = promises about ${ $amount } more from open streets
reason-streets-people = brings { $heads ->
    [one] { $heads } more person
   *[other] { $heads } more people
} to your buildings, worth about ${ $amount }
reason-streets-homes = people are worth about ${ $amount } more to you where they then are
reason-streets-signs = leaves you more free signs, worth about ${ $amount }
reason-streets-crowd = leaves people that you can gather, worth about ${ $amount }
reason-streets-hand = keeps a better hand, worth about ${ $amount }
reason-streets-tokens = better business tokens, worth about ${ $amount }
reason-streets-rival = leaves { $seat } about ${ $amount } less
reason-townies-points = scores { $now } now
reason-townies-goal = gets on with { $goal }, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-spaces = keeps better spaces for objects to come, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-stars = makes more of stars, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-room = keeps room on the map, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-circles = saves circles and time for more, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-hurry = goes on faster, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-rival = leaves the best rival less time, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
reason-townies-end = ends the game before the best rival can go on, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-title = { $game }: { $scores }
review-title-unfinished = { $game }, not finished: { $scores }
review-looking = Looking into decisions
review-number = no.
review-player = player
review-move = move
review-best = best
review-chosen = made
review-loss = lost
review-verdict = verdict
review-verdict-best = best
review-verdict-fine = fine
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-costly = { $number }. { $seat }, { $verdict }, lost { $loss }: { $move }. Better: { $best }; { $reason }.
review-shares = Where the result comes from
review-share-decisions = decisions
review-share-start = expected at first
review-share-lost = own choices
review-share-others = others' choices
review-share-luck = luck
review-share-end = in the end
review-share-now = expected now
review-share-mean = lost a decision, on average
review-share-sure = lost for certain
review-turns-streets = turn
review-turns-townies = round
review-margin = expected final margin
review-points = expected final points
review-note = Margins are expected leads over the best rival at the end (alone in Townies: points), ± one standard error, from { $n } simulations a decision and more where moves were compared; a fault is found only where more than two errors were lost.
review-drawn = The picture of the game is in { $file }

## The printed sheet of Townies

sheet-title = Townies
sheet-name = Name
sheet-total = Total
sheet-markers = Markers
sheet-markers-note = Tick your first. Blue is next to red.
sheet-block-residential = residential
sheet-block-farmers = farmers
sheet-block-industrial = industrial
sheet-block-park = park
sheet-block-commercial = commercial
sheet-shapes = Shapes
sheet-stars = Stars
sheet-stars-note = One for an object on a star. Cross it out to use the bonus card.
sheet-objects = Objects
sheet-objects-note = Beside a block of its colour. Points at once: for each such neighbour, and
sheet-each = 1 ×
sheet-scores-game-court = +1 if another colour is there
sheet-scores-windmill = +1 if no object is beside it
sheet-scores-station = +1 between opposite blocks
sheet-scores-bike-rental = +1 if green leads to an object
sheet-scores-bank = +1 off the edge of the map
sheet-scores-city-square = 2 an object; +1 if surrounded
sheet-legend = Shaded: central area. Star: bonus space. c4: column c, fourth space from its top.
sheet-circles = Points of your objects, from left to right. After the ninth the game ends. Solo: each shape circles one.
sheet-sum-objects = objects
sheet-sum-bonus = soil
sheet-sum-goals = goals
sheet-goals = Goals: two of your own, one for all
sheet-points = points
sheet-goals-note = Surrounded: six neighbours, all of them blocks. An object is a block of the colour it was drawn in.
# What a goal counts, in few words.
sheet-counts-specialization = surrounded blocks of your first colour
sheet-counts-standardization = objects beside both colours next to your first
sheet-counts-crossroads = objects beside three colours or more
sheet-counts-recreational-areas = objects beside an object
sheet-counts-downtown = objects in the central area
sheet-counts-suburbs = objects outside the central area
sheet-counts-hub = colours around your one best object
sheet-counts-surroundings = surrounded objects
sheet-counts-symmetry = objects between opposite blocks of one colour
sheet-counts-triangle = side of your largest triangle of blocks
sheet-counts-urban-routes = objects that their own colour joins to the edge
sheet-counts-wind-rose = columns with an object
sheet-foot = Drawn by Citywright. Independent and unofficial: if you like the game, buy the box.
sheet-written = The sheet is in { $file }.

## The server

player-guest = Guest { $n }
terminal-verified = All { $n } draws and rolls come from the seed. Its hash, told when the game began: { $hash }
