## Что невозможно в позиции Townies

townies-fault-start-twice = у двух игроков не может быть одного и того же маркера «{ $colour }»
townies-fault-no-such-goal = дополнительной цели «{ $goal }» нет среди этих карт
townies-fault-no-such-bonus = карты бонуса «{ $bonus }» нет среди этих карт
townies-fault-circles = { $seat }: заполнено кружков { $n }, объектов на листе { $objects }; для каждого объекта нужен кружок, а всего их не больше { $most }
townies-fault-circled-in-company = { $seat }: отмеченные фигурой кружки есть, а это бывает только в игре для одного
townies-fault-nothing-to-draw = все кружки отмечены фигурой, но лист пуст: рисовать было бы нечего
townies-fault-stars-without-card = { $seat }: есть звёзды, но нет карты бонуса, чтобы их потратить
townies-fault-soil-without-card = { $seat }: есть очки за почву, но карта бонуса другая
townies-fault-much-soil = { $seat }: очков за почву { $soil }; бывает не больше { $high }
