## Слова для вещей

marker-red = красный
marker-yellow = жёлтый
marker-brown = коричневый
marker-green = зелёный
marker-blue = синий
object-game-court = спортплощадка
object-windmill = мельница
object-station = вокзал
object-bike-rental = велопрокат
object-bank = банк
object-city-square = городская площадь
shape-bar = балка
shape-arch = арка
shape-bee = пчела
shape-pistol = пистолет
shape-propeller = пропеллер
shape-wave = волна
shape-worm = червяк
goal-specialization = Специализация
goal-standardization = Стандартизация
goal-crossroads = Перекрёстки
goal-recreational-areas = Зоны отдыха
goal-downtown = Центр
goal-suburbs = Пригороды
goal-hub = Узел
goal-surroundings = Окружение
goal-symmetry = Симметрия
goal-triangle = Треугольник
goal-urban-routes = Городские маршруты
goal-wind-rose = Роза ветров
bonus-funding = Финансирование
bonus-stable-soil = Твёрдая почва
bonus-palette = Палитра
bonus-permit = Разрешение
mode-first = первая игра
mode-second = вторая игра
mode-full = полная игра
townies-option-players = Число игроков (можно играть в одиночку)
townies-option-mode = Что будет в игре
townies-option-individual = Личные цели
townies-option-additional = Общая цель
townies-option-bonus = Карта бонуса
townies-option-starts = Начальные маркеры
townies-option-map = Свой файл карты
townies-option-shapes = Свой файл фигур
townies-option-cards = Свой файл карт
# По одной букве для листа: строчная для цвета, прописная для объекта.
townies-letter-red = к
townies-letter-yellow = ж
townies-letter-brown = р
townies-letter-green = з
townies-letter-blue = с
townies-letter-game-court = С
townies-letter-windmill = М
townies-letter-station = В
townies-letter-bike-rental = П
townies-letter-bank = Б
townies-letter-city-square = Г
# Что считает цель.
townies-counts-specialization = окружённые блоки вашего стартового цвета
townies-counts-standardization = объекты рядом с обоими цветами, соседними по кругу с вашим стартовым
townies-counts-crossroads = объекты рядом с тремя цветами и более
townies-counts-recreational-areas = объекты рядом с другим объектом
townies-counts-downtown = объекты в центральной зоне
townies-counts-suburbs = объекты вне центральной зоны
townies-counts-hub = цвета вокруг вашего лучшего объекта
townies-counts-surroundings = окружённые объекты
townies-counts-symmetry = объекты между противоположными блоками одного цвета
townies-counts-triangle = сторона наибольшего треугольника из блоков
townies-counts-urban-routes = объекты, соединённые с краем блоками своего цвета
townies-counts-wind-rose = столбцы с объектом
# Что даёт карта бонуса.
townies-does-funding = вычеркните звезду, чтобы после выпавшей фигуры нарисовать ещё и объект
townies-does-stable-soil = объект на бонусном поле сразу приносит дополнительные очки
townies-does-palette = вычеркните звезду, чтобы на один раунд сменить цвет
townies-does-permit = вычеркните звезду, чтобы нарисовать любую из шести фигур

## Что происходит

townies-start = { $seat }: стартовый маркер — { $colour }.
townies-additional = Общая цель — «{ $goal }»: { $counts }.
townies-bonus = Карта бонуса — «{ $bonus }»: { $does }.
townies-rolled = Раунд { $round }: на кубиках «{ $object }» и «{ $shape }».
townies-finished = { $seat }: выбор сделан.
townies-crossed-out = { $seat }: звезда вычеркнута ради карты «{ $bonus }».
townies-shape = { $seat }: фигура «{ $shape }» на { $spaces }, цвет — { $colour }.
townies-circled = Эта фигура обводит кружок { $circle }.
townies-object = { $seat }: объект «{ $object }» на { $space }, цвет — { $colour }.
townies-neighbours = { $n ->
    [0] Рядом не встречается { $kind } цвет: 0.
   *[other] Рядом { $kind } цвет ({ $spaces }): { $points }.
}
townies-neighbours-city-square = { $n ->
    [0] Среди соседей нет объектов: 0.
   *[other] Соседние объекты ({ $spaces }), по { $each } за каждый: { $points }.
}
townies-condition-game-court = { $met ->
    [yes] Рядом есть другой цвет, не { $kind } ({ $spaces }): ещё 1.
   *[no] Рядом нет другого цвета ({ $kind } не считается): больше ничего.
}
townies-condition-windmill = { $met ->
    [yes] Рядом нет объектов: ещё 1.
   *[no] Рядом объект ({ $spaces }): больше ничего.
}
townies-condition-station = { $met ->
    [yes] Блоки с противоположных сторон ({ $spaces }): ещё 1.
   *[no] Блоков с противоположных сторон нет: больше ничего.
}
townies-condition-bike-rental = { $met ->
    [yes] Есть путь к объекту ({ $spaces }), цвет пути — { $kind }: ещё 1.
   *[no] Пути к другому объекту нет (цвет пути — { $kind }): больше ничего.
}
townies-condition-bank = { $met ->
    [yes] Не на краю: ещё 1.
   *[no] На краю: больше ничего.
}
townies-condition-city-square = { $met ->
    [yes] Все шесть соседей — блоки: ещё 1.
   *[no] Не все шесть соседей — блоки: больше ничего.
}
townies-scored = { $seat }: в кружок { $circle } записано очков: { $points }.
townies-star = { $seat }: отмечена звезда, так как { $space } — бонусное поле.
townies-soil = { $seat }: ещё { $points }, так как { $space } — бонусное поле.
townies-passed = { $seat }: нарисовать нечего, пас.
townies-marker = { $seat }: теперь маркер — { $colour }.
townies-ending = Раунд { $round } был последним: у кого-то девять объектов или не осталось пустых полей. Считаем цели.
townies-goal = { $seat }, «{ $goal }»: { $counted }. По карте за { $count } — { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
townies-counted-specialization = { $n ->
    [0] окружённых блоков стартового цвета нет
   *[other] окружённые блоки стартового цвета ({ $spaces })
}
townies-counted-standardization = { $n ->
    [0] объектов рядом с обоими соседними цветами нет
   *[other] объекты рядом с обоими соседними цветами ({ $spaces })
}
townies-counted-crossroads = { $n ->
    [0] объектов рядом с тремя цветами нет
   *[other] объекты рядом с тремя цветами и более ({ $spaces })
}
townies-counted-recreational-areas = { $n ->
    [0] объектов рядом с другим объектом нет
   *[other] объекты рядом с другим объектом ({ $spaces })
}
townies-counted-downtown = { $n ->
    [0] объектов в центральной зоне нет
   *[other] объекты в центральной зоне ({ $spaces })
}
townies-counted-suburbs = { $n ->
    [0] объектов вне центральной зоны нет
   *[other] объекты вне центральной зоны ({ $spaces })
}
townies-counted-hub = { $n ->
    [0] вокруг объектов нет цветов
   *[other] цвета вокруг объекта на { $spaces }: { $n }
}
townies-counted-surroundings = { $n ->
    [0] окружённых объектов нет
   *[other] окружённые объекты ({ $spaces })
}
townies-counted-symmetry = { $n ->
    [0] объектов между противоположными блоками одного цвета нет
   *[other] объекты между противоположными блоками одного цвета ({ $spaces })
}
townies-counted-triangle = { $n ->
    [0] блоков нет
   *[other] треугольник со стороной { $n } ({ $spaces })
}
townies-counted-urban-routes = { $n ->
    [0] объектов, соединённых с краем, нет
   *[other] объекты, соединённые с краем блоками своего цвета ({ $spaces })
}
townies-counted-wind-rose = { $n ->
    [0] столбцов с объектом нет
   *[other] столбцы с объектом ({ $spaces })
}
townies-over = Игра окончена.
townies-verdict-deserted = Перекати-поле сюда переехало, люди — нет.
townies-verdict-gloomy = Почти все здесь копят на переезд.
townies-verdict-crowded = Ни парковки не найти, ни тихого уголка.
townies-verdict-sleepy = Опрятный городок, где воскресенье длится всю неделю.
townies-verdict-pretty = На каждом углу стоит художник с мольбертом.
townies-verdict-pleasant = Гости на выходных спрашивают, почём тут дома.
townies-verdict-delightful = Кто здесь вырос, возвращается сюда жить.
townies-verdict-perfect = Сюда едут учиться градостроители из других городов.

## Из чего можно выбрать

townies-decide = { $seat }: рисуйте, ваш маркер — { $colour }.
townies-decide-extra = { $seat }: теперь нарисуйте объект по карте «Финансирование».
townies-group-shape = выпавшая фигура: «{ $shape }», цвет — { $colour }
townies-group-rolled = выпавший объект: «{ $object }», цвет — { $colour }
townies-group-basic = базовый объект: «{ $object }», цвет — { $colour }
townies-group-funding-shape = вычеркнуть звезду: «{ $shape }», цвет — { $colour }, затем ещё и объект
townies-group-palette-shape = вычеркнуть звезду: «{ $shape }» другого цвета
townies-group-palette-object = вычеркнуть звезду: объект другого цвета
townies-group-permit-shape = вычеркнуть звезду: другая фигура, цвет — { $colour }
townies-group-pass = пас
townies-group-of = { $group } ({ $n ->
    [one] { $n } место
    [few] { $n } места
    [many] { $n } мест
   *[other] { $n } места
}{ $best ->
    [0] { "" }
    [one] , до { $best } очка
   *[other] , до { $best } очков
})
townies-places-object = Сначала лучшее для вас:
townies-places-shape = Сначала лучшее для вас; наберите поле, например c4, чтобы увидеть все фигуры на нём:
townies-places-pass = Без звезды нарисовать нечего:
townies-move-shape = «{ $shape }» на { $spaces }, { $colour }
townies-move-object = «{ $object }» на { $space }
townies-move-object-coloured = «{ $object }» на { $space }, { $colour }
townies-move-pass = пас
townies-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
townies-goal-moves = «{ $goal }»: { $before } → { $after }{ $gain ->
    [0] { "" }
   *[other] { " " }({ $gain })
}.
townies-covers-bonus = Закрывает бонусное поле { $spaces }.
townies-no-change = Пока ничего не приносит.

## Стол

townies-round = Раунд { $round }
townies-dice = Кубики: «{ $object }» и «{ $shape }»
townies-card = { $bonus }: { $does }
townies-bonus-space = бонус
townies-central = центр
townies-stars = { $n ->
    [one] { $n } звезда.
    [few] { $n } звезды.
    [many] { $n } звёзд.
   *[other] { $n } звезды.
}
townies-goal-now = { $seat } { $count } ({ $points })
townies-score-now = { $points }, с целями { $total }
townies-with-goals = { $points }, с целями { $total }
townies-seat-words = { $seat }: { $marker }.
townies-circles-words = { $n ->
    [0] Объектов нет.
    [one] { $n } объект, очки: { $circles }.
    [few] { $n } объекта, очки: { $circles }.
    [many] { $n } объектов, очки: { $circles }.
   *[other] { $n } объекта, очки: { $circles }.
}
townies-marker-words = маркер — { $colour }, следующий — { $next }
townies-marker-last = маркер — { $colour }
townies-circled-words = Обведены фигурами: { $circles }.
townies-goal-words = «{ $goal }», { $counts }. Карта даёт { $steps } за 1, 2, 3 и так далее. { $seats }
townies-goal-seat = { $seat }: { $count }, это { $points }.
townies-goal-seat-colours = { $seat } ({ $colours }): { $count }, это { $points }.
townies-sheet-words = Лист, { $seat }: { $blocks }.
townies-sheet-empty = { $seat }: лист пуст.
townies-block-words = { $space } { $colour }
townies-object-words = { $space } «{ $object }», { $colour }
townies-bonus-spaces = Бонусные поля: { $bonus }. Центральная зона: { $central }.
townies-score-line = { $seat } { $total } ({ $parts })
townies-score-objects = объекты { $points }
townies-score-soil = почва { $points }
townies-score-goal = { $goal } { $points }
townies-tie-break = Очков поровну: побеждает тот, у кого меньше объектов, а если и их поровну — у кого больше очков за последний объект.

## Разбор положения

townies-points-table = Очки на данный момент
townies-points-table-player = игрок
townies-points-table-objects = объекты
townies-points-table-bonus = бонус
townies-points-table-goals = цели
townies-points-table-total = всего
townies-goal-cell = { $goal } { $count }: { $points }
townies-moves-table = { $seat }: лучшие из { $n ->
    [one] { $n } хода
   *[other] { $n } ходов
}
townies-moves-table-move = ход
townies-moves-table-points = очки
townies-moves-table-why = почему
townies-no-moves = { $seat }: ходов нет, кубики ещё не брошены

## Терминал

townies-help =
    a, b, c      выбрать, что рисовать
    ЧИСЛО        выбрать вариант с этим номером; c 1 — вариант 1 под буквой c
    ПОЛЕ         показать варианты для поля, например c4
    ХОД          набрать ход, например bank e5 или shape bee c4 d3 d4 e4 red
    all          показать все варианты
    hint         показать лучшие ходы и объяснить их
    look         показать листы ещё раз
    log          показать, что уже произошло
    undo         отменить свой последний выбор
    save ФАЙЛ    сохранить игру в файл
    help         показать эту справку
    quit         выйти; игра сохранится
townies-welcome = Горожане: рисуйте фигуры и объекты на своей карте. Объекты сразу приносят очки за то, что вокруг них, цели — в конце игры; побеждает набравший больше очков. Наберите help, чтобы увидеть команды; § отсылает к разделу docs/townies.md.

## Много партий

townies-frame = { $mode }, личные цели: { $individual }, общая цель: { $additional }, карта бонуса: { $bonus }
townies-lengths = В среднем за партию: раундов { $turns }, решений { $decisions }; интервалы 95 %.

## Боты на арене

arena-townies = Горожане

## Подсказки и разбор партии

reason-townies-points = сразу приносит очки: { $now }
reason-townies-goal = продвигает цель «{ $goal }», это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-spaces = бережёт хорошие поля для будущих объектов, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-stars = лучше использует звёзды, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-room = бережёт место на карте, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-circles = бережёт кружки и время на будущее, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-hurry = ускоряет вашу игру, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-rival = оставляет лучшему сопернику меньше времени, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
reason-townies-end = заканчивает игру раньше, чем лучший соперник наберёт ещё, это примерно { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[other] { $amount } очков
}
review-turns-townies = раунд

## Печатный лист

sheet-title = Горожане
sheet-name = Имя
sheet-total = Итог
sheet-markers = Маркеры
sheet-markers-note = Отметьте свой первый. Синий — сосед красного.
sheet-block-residential = жильё
sheet-block-farmers = фермы
sheet-block-industrial = заводы
sheet-block-park = парк
sheet-block-commercial = торговля
sheet-shapes = Фигуры
sheet-stars = Звёзды
sheet-stars-note = За объект на звезде. Зачеркните, чтобы применить карту.
sheet-objects = Объекты
sheet-objects-note = Рядом с блоком своего цвета. Очки сразу: за каждый такой блок и
sheet-each = 1 ×
sheet-scores-game-court = +1, если рядом другой цвет
sheet-scores-windmill = +1, если рядом нет объектов
sheet-scores-station = +1 между двумя блоками
sheet-scores-bike-rental = +1 за зелёный путь к объекту
sheet-scores-bank = +1, если не на краю карты
sheet-scores-city-square = 2 за объект; окружена: +1
sheet-legend = Закрашено: центральная зона. Звезда: бонус. c4: столбец c, четвёртое поле сверху.
sheet-circles = Очки ваших объектов, слева направо. Девятый завершает игру. В одиночку фигура обводит кружок.
sheet-sum-objects = объекты
sheet-sum-bonus = почва
sheet-sum-goals = цели
sheet-goals = Цели: две свои, одна общая
sheet-points = очки
sheet-goals-note = Окружён: все шесть соседних полей заняты блоками. Объект — блок того цвета, которым нарисован.
# Что считает цель, в немногих словах.
sheet-counts-specialization = окружённые блоки вашего первого цвета
sheet-counts-standardization = объекты рядом с обоими соседними цветами
sheet-counts-crossroads = объекты рядом с тремя цветами и более
sheet-counts-recreational-areas = объекты рядом с другим объектом
sheet-counts-downtown = объекты в центральной зоне
sheet-counts-suburbs = объекты вне центральной зоны
sheet-counts-hub = цвета вокруг вашего лучшего объекта
sheet-counts-surroundings = окружённые объекты
sheet-counts-symmetry = объекты между блоками одного цвета
sheet-counts-triangle = сторона наибольшего треугольника
sheet-counts-urban-routes = объекты, соединённые с краем своим цветом
sheet-counts-wind-rose = столбцы с объектом
sheet-foot = Нарисовано программой Citywright. Независимый неофициальный проект: понравилась игра — купите коробку.
sheet-written = Лист записан в файл { $file }.
