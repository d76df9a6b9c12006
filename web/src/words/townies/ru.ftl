## Поле «Горожан»

web-townies-waiting = Ждём: { $names }.
web-townies-choices = Что можно нарисовать
web-townies-reason-shape = выпавшая фигура
web-townies-reason-rolled = выпавший объект
web-townies-reason-basic = базовый объект
web-townies-places = { $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}
web-townies-up-to = { $points ->
    [0] без очков
    [one] до { $points } очка
   *[other] до { $points } очков
}
web-townies-nowhere = нет места
web-townies-cross-out = Вычеркнуть звезду: «{ $bonus }»
web-townies-stars-used = { $n ->
    [one] Вычеркнута { $n } звезда.
    [few] Вычеркнуто { $n } звезды.
    [many] Вычеркнуто { $n } звёзд.
   *[other] Вычеркнуто { $n } звезды.
}
web-townies-star-shape = За звезду: «{ $piece }», цвет — { $colour }
web-townies-star-object = За звезду: «{ $piece }», цвет — { $colour }
web-townies-star-funding = За звезду: «{ $piece }», цвет — { $colour }, затем ещё и объект
web-townies-nothing = Нарисовать нечего.
web-townies-pass = Пас
web-townies-turn = Повернуть
web-townies-flip = Отразить
web-townies-draw = Нарисовать
web-townies-put-shape = Наведите фигуру на карту: она встанет туда, где помещается.
web-townies-put-object = Выберите поле. Числа показывают, сколько очков принесёт объект.
web-townies-scores-game-court = Спортплощадка: 1 очко за каждого красного соседа и ещё 1, если рядом есть блок другого цвета.
web-townies-scores-windmill = Мельница: 1 очко за каждого жёлтого соседа и ещё 1, если рядом нет объектов.
web-townies-scores-station = Вокзал: 1 очко за каждого коричневого соседа и ещё 1, если блоки стоят с двух противоположных сторон.
web-townies-scores-bike-rental = Велопрокат: 1 очко за каждого зелёного соседа и ещё 1, если зелёные блоки ведут к другому объекту.
web-townies-scores-bank = Банк: 1 очко за каждого синего соседа и ещё 1, если он не на краю.
web-townies-scores-city-square = Городская площадь: 2 очка за каждый объект рядом и ещё 1, если она окружена.
web-townies-put-pass = В этом раунде нарисовать нечего.
web-townies-map = { $seat }, ваша карта. Стрелки двигают фигуру, R поворачивает, F отражает, Enter рисует.
web-townies-sheet-of = Лист: { $seat }
web-townies-look = Открыть лист: { $seat }.
web-townies-skip = Нажмите, чтобы продолжить
web-townies-back = К своему листу
web-townies-yours-waits = Вы ещё не выбрали.
web-townies-others = Листы других игроков
web-townies-sealed = Ваш выбор скрыт, пока не выберут все:
web-townies-chosen = выбор сделан
web-townies-choosing = ещё выбирает
web-townies-goals = Цели и карта бонуса
web-townies-sum-objects = за объекты
web-townies-sum-soil = за почву
web-townies-sum-goals = за цели
web-townies-total = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
web-townies-objects-drawn = Нарисовано объектов: { $n } из { $all }
web-townies-chart = Что говорят о вашем городе
web-townies-shapes-left = { $n ->
    [0] Фигур больше нет: только объекты.
    [one] Осталась { $n } фигура.
    [few] Осталось { $n } фигуры.
    [many] Осталось { $n } фигур.
   *[other] Осталось { $n } фигуры.
}

## Оболочка: страницы, подготовка, рамка стола

home-townies = Бросайте два кубика и рисуйте собственный город: фигуру из четырёх блоков или объект — банк, мельницу, вокзал. После каждого раунда маркеры переходят по кругу, так что думайте о цветах, которые ещё придут. Рисуют все одновременно.
home-townies-facts = 1–5 игроков · 20–30 минут · бросаем и рисуем

## Оболочка: новая игра

way-solo-townies-lead = Играйте на лучший результат. Игра начнётся сразу.
rules-ada = Ада
rules-marker = { $colour }: { $blocks }
rules-shape = { $shape }: { $n ->
    [one] { $n } способ
    [few] { $n } способа
   *[other] { $n } способов
}
rules-goal = { $goal }: { $count } → { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
new-marker = Игрок { $n }: первый маркер
new-any-marker = любой маркер
townies-option-mode-remembered = Начинать лучше с первой игры. Кнопка «Играть» запомнит ваш выбор.
about-mode-first = только объекты
about-mode-second = плюс личные цели и карта бонуса
about-mode-full = плюс общая цель
townies-folded-cards = Выбрать карты
new-by-mode = как в выбранной игре

problem-options-townies = Эти настройки несовместимы. Первые маркеры у игроков не должны повторяться.

## Оболочка: за столом

help-townies-number = взять деталь; ещё раз – повернуть её
help-townies-arrows = двигать деталь по карте
help-townies-draw = нарисовать её или подтвердить
help-townies-turn = повернуть фигуру
help-townies-flip = отразить фигуру
bot-reason-townies-hurry = ускоряет игру бота, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}

## Оболочка: после игры

result-townies-over-time = Очки по ходу игры
result-townies-earned = Сколько принесли объекты и цели
web-townies-in-colour = { $piece }, { $colour }
explain-turn-townies = раунд { $turn }
replay-turn-townies = раунд { $turn } из { $turns }
replay-turns-townies = Раунды
replay-next-goal = К цели
replay-next-object = К объекту

## Оболочка: первая игра с подсказками

learn-townies-welcome-head = Ваш собственный город
learn-townies-welcome = Этот лист — ваш город. Кубики показывают, что можно нарисовать, а маркер — каким цветом. Все рисуют одновременно, каждый на своём листе.
learn-townies-shape-head = Нарисуйте фигуру
learn-townies-shape = Выберите выпавшую фигуру, поверните её (R или колёсико), отразите и положите на любые пустые поля. Поля со звездой пока лучше не занимать.
learn-townies-markers-head = Маркеры идут по кругу
learn-townies-markers = Когда все выбрали, рисунки открываются, и каждый маркер переходит к соседу. Теперь у вас другой цвет, и видно, какой придёт следующим.
learn-townies-again-head = Бок о бок
learn-townies-again = Рисуйте ещё. Собирайте блоки одного цвета вместе: банк любит синих соседей, мельница — жёлтых, спортплощадка — красных.
learn-townies-object-head = Теперь объект
learn-townies-object = Вместо фигуры можно нарисовать объект рядом с блоком его цвета: тот, что выпал на белом кубике, или тот, что соответствует вашему маркеру. Его очки видны на листе заранее. Играйте, пока не нарисуете объект.
learn-townies-scored-head = Записано
learn-townies-scored = Его очки записаны в первый кружок и больше не изменятся. Журнал (клавиша L) показывает, как они посчитаны; номер со знаком § открывает нужный раздел правил.
learn-townies-alone-head = Вот и всё
learn-townies-alone = Игра заканчивается раундом, в котором кто-то нарисует девятый объект; побеждает набравший больше очков. Цели и карты бонуса появятся в следующих играх. Подсказка — клавиша H, отмена хода — U, правила — ?. Приятной игры!
learn-townies-point-offer =
    { $by ->
        [keys] Нажмите { $number }: { $piece }.
       *[other] Выберите, что рисовать: { $piece }.
    }
learn-townies-point-star =
    { $by ->
        [keys] Нажмите { $number }: зачеркните звезду и нарисуйте два раза, сначала — { $piece }.
       *[other] Выберите фигуру рядом со звездой: { $piece }.
    }
learn-townies-point-turn =
    { $by ->
        [keys] Поверните фигуру: клавиша R.
        [finger] Коснитесь кнопки «Повернуть».
       *[other] Нажмите «Повернуть» или покрутите колёсико.
    }
learn-townies-point-flip =
    { $by ->
        [keys] Отразите фигуру: клавиша F.
        [finger] Коснитесь кнопки «Отразить».
       *[other] Нажмите «Отразить».
    }
learn-townies-point-place =
    { $by ->
        [keys] Передвиньте её стрелками на { $spaces }.
        [finger] Коснитесь пунктирного контура на листе: { $spaces }.
       *[other] Щёлкните по пунктирному контуру на листе: { $spaces }.
    }
learn-townies-point-draw =
    { $by ->
        [keys] Рисуйте: клавиша Enter.
        [finger] Коснитесь кнопки «Нарисовать».
       *[other] Нажмите «Нарисовать».
    }
