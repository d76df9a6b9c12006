## What is wrong with the form of a position. Where is a path, such as seats[0].money

fault-position = the position
fault-seat = seat { $n }
fault-field = { $where } has no '{ $field }'; it may have { $known }
fault-key = { $where } has no '{ $field }'{ $close ->
    [none] { "" }
   *[other] ; perhaps you mean { $close }
}
fault-word = { $where } { $value ->
    [null] is missing
   *[other] is { $value }
}; it should be one of { $known }
fault-name = { $where } { $value ->
    [null] is missing
   *[other] is { $value }, which does not exist
}{ $close ->
    [none] { "" }
   *[other] ; perhaps you mean { $close }
}
fault-number = { $where } is { $value }; it should be a whole number from { $low } to { $high }
fault-numbers = { $where } { $value ->
    [null] is missing
   *[other] is { $value }
}; it should be { $n } whole numbers from { $low } to { $high }, such as [0,0]
fault-flag = { $where } is { $value }; it should be true or false
fault-list = { $where } is { $value }; it should be a list
fault-object = { $where } is { $value }; it should be an object
fault-rows = { $where } has { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}; there can be { $fewest ->
    [0] at most
   *[other] { $fewest } to
} { $most }
