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
web-townies-put-shape = Move the shape over your map. It snaps to where it fits.
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
learn-townies-welcome = This sheet is your town. The dice say what you can draw, and the marker you hold says in which colour. Everyone draws at the same time, each on their own sheet.
learn-townies-shape-head = Draw a shape
learn-townies-shape = Choose the rolled shape, turn it (R or the wheel), flip it, and put it on any empty spaces. Keep the spaces with a star free for later.
learn-townies-markers-head = The markers move on
learn-townies-markers = When everyone has chosen, all drawings are shown and each marker goes to the next seat. Now you hold another colour, and you can see which one comes next.
learn-townies-again-head = Side by side
learn-townies-again = Draw again. Group blocks of one colour: a bank likes blue neighbours, a windmill yellow ones, a game court red ones.
learn-townies-object-head = Now an object
learn-townies-object = Instead of a shape you may draw an object next to a block of its colour: the object on the white die, or the one that belongs to your marker. The sheet shows its points before you draw it. Play on until you have drawn one.
learn-townies-scored-head = Written down
learn-townies-scored = Its points are in your first circle, and they never change. The log (key L) says how they were counted; a number with § opens the rules at that section.
learn-townies-alone-head = That is all
learn-townies-alone = The game ends after the round in which someone draws a ninth object; the most points win. Goals and bonus cards come in your next games. Press H for a hint, U to undo, ? for the rules. Have fun!
learn-townies-point-offer =
    { $by ->
        [keys] Press { $number }: { $piece }.
       *[other] Choose this piece: { $piece }.
    }
learn-townies-point-star =
    { $by ->
        [keys] Press { $number }: cross out the star and draw two pieces, { $piece } first.
       *[other] Choose the piece beside the star: { $piece }.
    }
learn-townies-point-turn =
    { $by ->
        [keys] Press R to turn the shape.
        [finger] Tap “Turn”.
       *[other] Click “Turn”, or roll the mouse wheel.
    }
learn-townies-point-flip =
    { $by ->
        [keys] Press F to flip the shape.
        [finger] Tap “Flip”.
       *[other] Click “Flip”.
    }
learn-townies-point-place =
    { $by ->
        [keys] Move it with the arrow keys to { $spaces }.
        [finger] Tap the dashed outline on your sheet: { $spaces }.
       *[other] Click the dashed outline on your sheet: { $spaces }.
    }
learn-townies-point-draw =
    { $by ->
        [keys] Press Enter to draw it.
        [finger] Tap “Draw”.
       *[other] Click “Draw”.
    }
