## What is impossible about a position of Streets

streets-fault-module-twice = the module { $module } is named twice
streets-fault-many-seats = { $n } seats; a solo position (it has a difficulty) has you and the Grifter
streets-fault-no-such-turn = turn is { $turn }; it should be a whole number from 0 to { $high }
streets-fault-grifter-consultant = the Grifter has no consultant
streets-fault-consultant-twice = { $seat }: the { $consultant } is already with another player
streets-fault-consultant-barred = { $seat }: the { $consultant } cannot be in a game of this size and these modules
streets-fault-stack-needed = with the Contractor in play the stack must be given, such as { "{" }"parent": 4, "wild": 2{ "}" }
streets-fault-station-needed = with the Renovator in play the central-station must be in the city
streets-fault-grifter-hand = the Grifter has no hand; its tiles are the endgame stack
streets-fault-not-shown = { $seat } has shown { $tile }, which is not in that hand
streets-fault-tile-twice = { $tile } is { $other_place ->
    [hand] in the hand of { $other_seat }
    [city] { $other_at ->
        [none] in the city
       *[other] at { $other_at }
    }
    [discarded] discarded
    [covered] covered
   *[other] face up
} and { $place ->
    [hand] in the hand of { $seat }
    [city] { $at ->
        [none] in the city
       *[other] at { $at }
    }
    [discarded] discarded
    [covered] covered
   *[other] face up
}; there is only one
streets-fault-always-city = { $tile } is always in the city, so it cannot be { $place ->
    [hand] in the hand of { $seat }
    [discarded] discarded
    [covered] covered
   *[other] in the stack
}
streets-fault-five-plus = { $tile } is a 5+ tile, which is not in a game of { $n }
streets-fault-two-buildings = two buildings at { $at }: { $building } and { $tile }
streets-fault-signs-unowned = { $tile } at { $at } has { $signs } signs, but no owner
streets-fault-signs-missing = { $tile } at { $at } has an owner, so it has 1 or 2 signs, not 0
streets-fault-no-such-owner = the owner of { $tile } at { $at } is { $owner }; it should be a whole number from 0 to { $high }
streets-fault-wide-road = { $tile } and { $building } make a wide road
streets-fault-long-street = { $n } buildings in the street of { $tile } at { $at }; at most five
streets-fault-not-joined = the road of { $tile } at { $at } does not join the city
streets-fault-many-signs = { $seat } has { $n } signs in the city; { $most } is the most
streets-fault-no-investor = { $tile } has two signs, but { $seat } is not the Investor
streets-fault-many-doubles = { $seat } has { $n } buildings with two signs; one is the most
streets-fault-never-owned = { $tile } cannot have an owner
streets-fault-many-people = { $n } { $colour } people; { $most } is the most
streets-fault-no-symbol = a { $colour } cannot be on { $tile }, which shows no { $colour } symbol
streets-fault-many-tokens = { $n } { $business } tokens; there are { $most }
streets-fault-many-backs = { $n } { $back } backs lie face down, but only { $unseen } such tiles are unseen
streets-fault-top-is-back = in solo the stack lies face up: top is a tile
streets-fault-top-is-tile = top is a back, not a tile
streets-fault-not-in-stack = a { $back } back is on top of the stack, but there is none in it
streets-fault-many-in-endgame = { $n } tiles in the endgame stack; there can be 3
streets-fault-many-closings = { $n } enclosed streets still hold signs or people; five is the most
streets-fault-lifted-too-soon = a street waits to be scored, so the Grifter cannot have lifted { $tile }
