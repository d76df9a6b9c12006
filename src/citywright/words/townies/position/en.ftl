## What is impossible about a position of Townies

townies-fault-start-twice = two players cannot both have the marker { $colour }
townies-fault-no-such-goal = the additional goal { $goal } is not in this set of cards
townies-fault-no-such-bonus = the bonus card { $bonus } is not in this set of cards
townies-fault-circles = { $seat } has { $n } circles filled and { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
} on the sheet; there should be a circle for each object, and at most { $most }
townies-fault-circled-in-company = { $seat } has circled circles, which only solo has
townies-fault-nothing-to-draw = all circles are circled, but the sheet is empty: nothing could ever be drawn
townies-fault-stars-without-card = { $seat } has stars, but there is no bonus card to use them for
townies-fault-soil-without-card = { $seat } has soil points, but the bonus card is not stable-soil
townies-fault-much-soil = { $seat } has { $soil } soil points; { $high } is the most
