tiles-title = Your own tiles
tiles-lead = The tiles here are ours. If the ones in your box are different, tap a tile and write down what is printed on yours. They stay in this browser and are used by the score pad.
tiles-edit = In place of { $tile }
tiles-make = Make a tile
tiles-make-lead = The tile on your table is not in the list? Write down what is printed on it.
tiles-in-place = It takes the place of
tiles-name = Name
tiles-name-taken = Another tile has this name.
tiles-symbols = Symbols
tiles-valuation = It pays
tiles-kind-people = ${ $price } for each person of a colour
tiles-kind-symbols = ${ $price } for each symbol of a colour
tiles-kind-set = for each set of symbols
tiles-kind-pair = ${ $price } for each pair of symbols
tiles-kind-wild = ${ $price } for each wild symbol
tiles-kind-signs = ${ $price } for each sign of its owner
tiles-kind-size = ${ $price } for each building in the street
tiles-kind-adjacency = ${ $price } for each building around it
tiles-kind-enclosure = ${ $price } if it encloses a street
tiles-kind-copy = what another building in the street pays
tiles-price = Dollars for each set
tiles-shown = { $most ->
    [1] Which colour?
   *[other] Which symbols make a set? ({ $fewest } to { $most })
}
tiles-shown-less = Remove the last
tiles-icon = Business
tiles-double = shown twice
tiles-keep = Keep the tile
tiles-cancel = Cancel
tiles-house-again = Use our tile again
tiles-save = Save as a file
tiles-open = Open a file
tiles-all-house = Use only our tiles
tiles-wrong-columns = This is not a tile file: its first line should be name,back,symbols,valuation,icon,players.
tiles-wrong-twice = Two tiles in this file have the same name.
tiles-wrong-line = Line { $line } of the file is wrong: look at { $columns }.
tiles-wrong-count = This file has { $n } { $kind ->
    [five] 5+ tiles
   *[other] basic tiles
} with the back { $back }. Here a set has 8 basic tiles and one 5+ tile of each back; the command also takes other sets.
