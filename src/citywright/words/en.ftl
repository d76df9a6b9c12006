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
module-business = business
module-consultants = consultants
module-none = no modules

## Who plays

player-name = Player { $n }
player-alone = Player
player-grifter = The Grifter
player-bot = Bot { $n } ({ $bot })
bot-random = random
bot-greedy = greedy
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

## How a game ends

game-won = { $names } { $n ->
    [1] wins
   *[other] share the win
}.
game-nobody-won = Nobody wins.

## The terminal

terminal-help =
    a, b, c      choose a tile of your hand
    NUMBER       take the option with that number
    MOVE         or write a move, such as build toy-store 3,-1 north
    all          list every option
    look         show the city again
    log          tell what happened so far
    undo         take back your last choice
    save FILE    keep the game in a file
    help         show this
    quit         leave; the game is kept
terminal-pass-screen = Pass the screen to { $seat } and press Enter.
terminal-kept = The game is kept; go on with: { $command }
terminal-saved = Saved in { $file }.
terminal-refused = { $reason }. Type help for the commands.
terminal-no-option = there is no option { $number }; they go from 1 to { $last }
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
simulate-seat = seat
simulate-bot = bot
simulate-score = score
simulate-wins = wins
simulate-share = { $share } ({ $low } to { $high })
simulate-lengths = { $turns } turns and { $decisions } ± { $half } decisions a game; 95 % intervals.
