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
web-townies-put-shape = Choose a place on your map. The shape snaps to where it fits.
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
web-townies-skip = Tap or press a key to go on
web-townies-back = Back to your sheet
web-townies-yours-waits = You have not chosen yet.
web-townies-others = Other players' sheets
web-townies-sealed = Your choice stays hidden until everyone has chosen:
web-townies-chosen = has chosen
web-townies-choosing = is choosing
web-townies-goals = Goals and bonus card
web-townies-sum-objects = from objects
web-townies-sum-soil = from soil
web-townies-sum-goals = from goals
web-townies-total = { $points ->
    [one] point
   *[other] points
}
web-townies-objects-drawn = { $n } of { $all } objects drawn
web-townies-chart = What people say about your town
web-townies-shapes-left = { $n ->
    [0] No shapes left: objects only.
    [one] { $n } shape left.
   *[other] { $n } shapes left.
}

## The shell: pages, set-up, the table's frame

home-townies = Roll two dice and draw a town of your own: a shape of four blocks, or an object such as a bank or a windmill. After every round the markers move one seat on, so plan for the colours to come. Everyone draws at the same time.
home-townies-facts = 1 to 5 players · 20 to 30 minutes · roll and draw

## The shell: a new game

way-solo-townies-lead = Play for the best score. The game starts at once.
rules-ada = Ada
rules-marker = { $colour }: { $blocks }
rules-shape = { $shape }: { $n ->
    [one] { $n } way
   *[other] { $n } ways
}
rules-goal = { $goal }: { $count } → { $points ->
    [one] { $points } point
   *[other] { $points } points
}
new-marker = Player { $n }: first marker
new-any-marker = any marker
townies-option-mode-remembered = Start with the first game. “Play now” will remember what you choose here.
about-mode-first = objects only
about-mode-second = plus individual goals and a bonus card
about-mode-full = plus a shared goal
townies-folded-cards = Choose the cards
new-by-mode = as in the chosen game

problem-options-townies = These options do not go together. No two players can have the same first marker.

## The shell: at the table

help-townies-number = take a piece; again: turn it
help-townies-arrows = move the piece on the map
help-townies-draw = draw it, or confirm
help-townies-turn = turn the shape
help-townies-flip = flip the shape
bot-reason-townies-hurry = makes it faster, worth about { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## The shell: afterwards

result-townies-over-time = Points during the game
result-townies-earned = What each object and goal scored
web-townies-in-colour = { $piece }, { $colour }
explain-turn-townies = round { $turn }
replay-turn-townies = round { $turn } of { $turns }
replay-turns-townies = Rounds
replay-next-goal = Next goal
replay-next-object = Next object

## The shell: the guided first game

learn-townies-welcome-head = A town of your own
learn-townies-welcome = This sheet is your town; your opponent draws another at the same time. Whoever has the most points wins. The game ends when one of you has drawn nine objects: their points go into the nine circles below.
learn-townies-shape-head = Draw a shape
learn-townies-shape = The black die shows a shape of four spaces, and your marker is red. Draw it where the dashed outline is: the space that stays free between three of its blocks is a good place for an object.
learn-townies-markers-head = The markers move on
learn-townies-markers = Both drawings appear at the same time. Then every marker moves on to the next of the five seats around the table. Now you hold the blue one; after three more colours, red comes back to you.
learn-townies-around-head = Around a star
learn-townies-around = Draw this shape in blue around a star, as the dashed outline shows, but leave the star itself free: only an object can win it, a shape would cover it.
learn-townies-green-head = No object yet
learn-townies-green = The white die shows a windmill. It must touch a yellow block, and you have none. So draw the shape once more, in green. That leaves a place for a bike rental beside it.
learn-townies-bank-head = Your first object
learn-townies-bank = A bank was rolled. It must touch a blue block: 1 point for each, and 1 more away from the edge of the map. On the star that you have surrounded it scores 5 points and wins the star.
learn-townies-scored-head = Five points
learn-townies-scored = They are in your first circle and never change. The bank itself is brown, because your marker was: from now on it counts as a brown block, wherever blocks are counted.
learn-townies-funding-head = Use the star
learn-townies-funding = Your bonus card is Funding: cross out a star, and you draw the shape and then an object, in one round. With the yellow marker, draw the shape where the outline is: it leaves room for a windmill.
learn-townies-windmill-head = And now the object
learn-townies-windmill = You need not draw the object on the die: each colour has an object of its own, and for yellow it is the windmill. Four yellow neighbours and no object beside it: 5 points.
learn-townies-goal-head = Downtown
learn-townies-goal = The dashed line surrounds the centre. The goal Downtown counts your objects inside it at the end: now there is one, the windmill. Six bring 14 points, the most this goal can give.
learn-townies-court-head = Red again
learn-townies-court = The red marker is back, and the die shows its own object, a game court. Between your red blocks it scores 3 for its neighbours, and 1 more because a block of another colour is beside it.
learn-townies-bikes-head = A green chain
learn-townies-bikes = A bike rental scores 1 for each green neighbour. The marked space has three, and a chain of green blocks leads from it to your game court: 1 more. It is downtown, too.
learn-townies-later-head = Six rounds later
learn-townies-later = You and your opponent have drawn on. You have a station, another game court and another bike rental; seven circles are filled. Five objects are downtown, worth 10 points so far.
learn-townies-station-head = A station
learn-townies-station = It scores 1 for each brown neighbour, and 1 more between two blocks on opposite sides. On the marked space that makes 3 points, and it will be your sixth object downtown.
learn-townies-full-head = The goal is reached
learn-townies-full = Six objects downtown: 14 points. More of them add nothing to it. Eight circles are filled, and your next object will be the last.
learn-townies-square-head = A city square
learn-townies-square = It belongs to no colour: it must touch another object, and scores 2 for each. The marked space has three: 6 points in your ninth circle. Then the game is over, and the points are counted.
learn-townies-learnt-draw = Each round you draw one thing: the shape on the black die, the object on the white one, or the object of your marker’s colour.
learn-townies-learnt-room = An object scores once, for what is around it when you draw it. So leave room for it between blocks of its colour.
learn-townies-learnt-markers = The markers go round: you know which colours come to you, and when.
learn-townies-learnt-stars = An object on a star wins it, and a star lets you do more in a later round. What it does is on the bonus card.
learn-townies-learnt-goals = The game is over after the round in which somebody draws a ninth object; then the goals are counted. In larger games some of them are yours alone.
learn-townies-point-offer =
    { $by ->
        [keys] Press { $number }: { $piece }.
       *[other] Choose this piece: { $piece }.
    }
learn-townies-point-star =
    { $by ->
        [keys] Press { $number }: cross out the star and draw two pieces, { $piece } first.
       *[other] Choose the piece that costs the star: { $piece }.
    }
learn-townies-point-turn =
    { $by ->
        [keys] { $times ->
            [1] Press R to turn the shape.
           *[other] Press R { $times } times to turn the shape.
        }
        [finger] { $times ->
            [1] Tap “Turn”.
           *[other] Tap “Turn” { $times } times.
        }
       *[other] Click “Turn”, or roll the mouse wheel.
    }
learn-townies-point-flip =
    { $by ->
        [keys] Press F to flip the shape.
        [finger] Tap “Flip”.
       *[other] Click “Flip”.
    }
learn-townies-point-revealed = Look at what your opponent has drawn.
learn-townies-point-place =
    { $by ->
        [keys] Move it with the arrow keys onto the dashed outline ({ $spaces }).
        [finger] Tap the dashed outline on your sheet.
       *[other] Click the dashed outline on your sheet.
    }
learn-townies-point-draw =
    { $by ->
        [keys] Press Enter to draw it.
        [finger] Tap “Draw”.
       *[other] Click “Draw”.
    }
