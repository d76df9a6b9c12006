## Что невозможно в позиции Streets

streets-fault-module-twice = модуль «{ $module }» назван дважды
streets-fault-many-seats = мест: { $n }; в позиции для одного игрока (у неё есть сложность) только вы и Проныра
streets-fault-no-such-turn = ход места { $turn }; нужно целое число от 0 до { $high }
streets-fault-grifter-consultant = у Проныры нет советника
streets-fault-consultant-twice = { $seat }: советник «{ $consultant }» уже у другого игрока
streets-fault-consultant-barred = { $seat }: советник «{ $consultant }» не бывает в игре с таким числом игроков и такими модулями
streets-fault-stack-needed = если в игре Подрядчик, стопку нужно указать, например { "{" }"parent": 4, "wild": 2{ "}" }
streets-fault-station-needed = если в игре Реставратор, центральный вокзал должен стоять в городе
streets-fault-grifter-hand = у Проныры нет руки: его постройки лежат в стопке на конец игры
streets-fault-not-shown = { $seat }: показана постройка «{ $tile }», а в руке её нет
streets-fault-tile-twice = «{ $tile }»: { $other_place ->
    [hand] в руке ({ $other_seat })
    [city] { $other_at ->
        [none] в городе
       *[other] в городе на { $other_at }
    }
    [discarded] в сбросе
    [covered] под другой постройкой
   *[other] открыта
} и { $place ->
    [hand] в руке ({ $seat })
    [city] { $at ->
        [none] в городе
       *[other] в городе на { $at }
    }
    [discarded] в сбросе
    [covered] под другой постройкой
   *[other] открыта
}; такая постройка одна
streets-fault-always-city = «{ $tile }» всегда стоит в городе и не может быть { $place ->
    [hand] в руке ({ $seat })
    [discarded] в сбросе
    [covered] под другой постройкой
   *[other] в стопке
}
streets-fault-five-plus = «{ $tile }» — постройка 5+, в игре на { $n } её нет
streets-fault-two-buildings = на { $at } две постройки: «{ $building }» и «{ $tile }»
streets-fault-signs-unowned = «{ $tile }» на { $at }: знаков { $signs }, а владельца нет
streets-fault-signs-missing = «{ $tile }» на { $at }: владелец есть, значит знаков 1 или 2, а не 0
streets-fault-no-such-owner = «{ $tile }» на { $at }: владелец { $owner }; нужно целое число от 0 до { $high }
streets-fault-wide-road = «{ $tile }» и «{ $building }» образуют широкую дорогу
streets-fault-long-street = на улице, где «{ $tile }» ({ $at }), построек { $n }; бывает не больше пяти
streets-fault-not-joined = дорога постройки «{ $tile }» на { $at } не соединена с городом
streets-fault-many-signs = { $seat }: знаков в городе { $n }; бывает не больше { $most }
streets-fault-no-investor = «{ $tile }»: два знака, а советник «Инвестор» не у этого игрока ({ $seat })
streets-fault-many-doubles = { $seat }: построек с двумя знаками { $n }; бывает одна
streets-fault-never-owned = у постройки «{ $tile }» не бывает владельца
streets-fault-many-people = людей цвета «{ $colour }» { $n }; их не больше { $most }
streets-fault-no-symbol = на постройке «{ $tile }» не может быть человечка «{ $colour }»: такого символа на ней нет
streets-fault-many-tokens = жетонов «{ $business }» { $n }; их { $most }
streets-fault-many-backs = рубашкой вверх лежат { $n } построек «{ $back }», а ещё не видели только { $unseen }
streets-fault-top-is-back = в игре для одного стопка лежит лицом вверх: сверху указывают постройку
streets-fault-top-is-tile = сверху стопки указывают рубашку, а не постройку
streets-fault-not-in-stack = сверху стопки рубашка «{ $back }», но в стопке таких нет
streets-fault-many-in-endgame = в стопке на конец игры построек { $n }; бывает 3
streets-fault-many-closings = закрытых улиц, на которых остались знаки или люди, { $n }; бывает не больше пяти
streets-fault-lifted-too-soon = улица ждёт подсчёта, поэтому Проныра ещё не мог взять «{ $tile }»
