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

## The terminal

townies-help =
    a, b, c      choose what to draw
    NUMBER       choose the option with that number; c 1 is option 1 of letter c
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
townies-welcome = Townies: draw shapes and objects on your map. Objects score at once for what is around them, goals at the end; the most points win. Type help to see what you can do. § marks a section of docs/townies.md.

## Many games simulated

townies-frame = { $mode }, individual goals: { $individual }, shared goal: { $additional }, bonus card: { $bonus }
townies-lengths = { $turns } rounds and { $decisions } decisions per game; 95% intervals.

## Bots in the arena

arena-townies = Townies

## Advice and reviews

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
review-turns-townies = round

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
