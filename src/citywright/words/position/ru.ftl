## Что не так с формой позиции. Где — путь вроде seats[0].money

fault-position = позиция
fault-seat = место { $n }
fault-field = { $where }: нет поля «{ $field }»; возможны { $known }
fault-key = { $where }: нет поля «{ $field }»{ $close ->
    [none] { "" }
   *[other] ; возможно, это { $close }
}
fault-word = { $where }: { $value ->
    [null] значения нет
   *[other] { $value } не подходит
}; возможны { $known }
fault-name = { $where }: { $value ->
    [null] значения нет
   *[other] { $value } не существует
}{ $close ->
    [none] { "" }
   *[other] ; возможно, это { $close }
}
fault-number = { $where }: { $value } не подходит; нужно целое число от { $low } до { $high }
fault-numbers = { $where }: { $value ->
    [null] значения нет
   *[other] { $value } не подходит
}; целых чисел от { $low } до { $high } нужно { $n }, например [0,0]
fault-flag = { $where }: { $value } не подходит; нужно true или false
fault-list = { $where }: { $value } не подходит; нужен список
fault-object = { $where }: { $value } не подходит; нужен объект
fault-rows = { $where }: { $n ->
    [one] { $n } элемент
    [few] { $n } элемента
   *[other] { $n } элементов
}; возможно { $fewest ->
    [0] не больше
   *[other] от { $fewest } до
} { $most }
