## Слова для вещей
## Имена игроков и названия построек вставляются как есть: ни рода, ни падежа от них не требуется.

colour-tourist = турист
colour-hipster = хипстер
colour-parent = родитель
colour-shopper = покупатель
colour-wild = смешанный
yes = да
no = нет
money = { $amount } $
names-and = { $names } и { $name }
people-tourist = { $n ->
    [one] { $n } турист
    [few] { $n } туриста
    [many] { $n } туристов
   *[other] { $n } туриста
}
people-hipster = { $n ->
    [one] { $n } хипстер
    [few] { $n } хипстера
    [many] { $n } хипстеров
   *[other] { $n } хипстера
}
people-parent = { $n ->
    [one] { $n } родитель
    [few] { $n } родителя
    [many] { $n } родителей
   *[other] { $n } родителя
}
people-shopper = { $n ->
    [one] { $n } покупатель
    [few] { $n } покупателя
    [many] { $n } покупателей
   *[other] { $n } покупателя
}
business-restaurant = ресторан
business-residential = жильё
business-leisure = досуг
business-retail = торговля
business-wild = любой бизнес
facing-n = север
facing-e = восток
facing-s = юг
facing-w = запад
consultant-contractor = Подрядчик
consultant-hacker = Хакер
consultant-entrepreneur = Предприниматель
consultant-investor = Инвестор
consultant-hipster-legend = Легенда хипстеров
consultant-renovator = Реставратор
consultant-location-scout = Специалист по поиску
about-consultant-contractor = Строит дважды за ход
about-consultant-hacker = Рубашки построек в руке считаются символами
about-consultant-entrepreneur = Может посчитать постройку из руки вместо стоящей на улице
about-consultant-investor = Может поставить на постройку два знака и удвоить её ценность
about-consultant-hipster-legend = Символы хипстеров считаются смешанными
about-consultant-renovator = Может строить поверх построек на закрытых улицах
about-consultant-location-scout = Символы на своих постройках со знаками считаются на любой улице
module-business = бизнес
module-consultants = советники
module-none = без модулей
streets-option-players = Число игроков (один играет против Проныры)
streets-option-difficulty = Проныра
streets-option-modules = Модули
streets-option-consultants = Советники
streets-option-edition = Редакция правил
streets-option-first = Кто ходит первым
streets-option-tiles = Свой файл построек
streets-consultants-consultant = советник
streets-consultants-players = игроков
streets-consultants-symbols = на карте
streets-consultants-power = способность
streets-consultants-any = сколько угодно
streets-consultants-from-to = { $fewest }–{ $most }
edition-2021 = английские правила 2021 года
edition-draft-1-0-7 = английский черновик 1.0.7
edition-ru = русские правила
streets-point = вопрос
streets-point-1 = да
streets-point-0 = нет
streets-point-price = { $n } $
streets-point-abandoned-welcome = Человечкам можно переехать в заброшенную постройку (§7)
streets-point-fomo-pays = Искатели идут в счёт денег (§6)
streets-point-copy-takes-place = Копия может копировать соседство и закрытие (§6)
streets-point-price-of-mixed-set = Набор, в котором два цвета или больше, приносит (§6)
streets-point-price-of-mixed-set-printed = сколько напечатано
streets-point-park-may-be-covered = Реставратору можно накрыть Городской парк (§10)
streets-point-grifter-copy-by-crowd = Проныра: несколько лучших мест для копии (§11)
streets-point-grifter-copy-by-crowd-0 = выбираете вы
streets-point-grifter-copy-by-crowd-1 = где больше толпа, затем выбираете вы
streets-point-grifter-enclosure-by-crowd = Проныра: несколько закрывающих мест для постройки с «Закрытием» (§11)
streets-point-grifter-enclosure-by-crowd-0 = выбираете вы
streets-point-grifter-enclosure-by-crowd-1 = где больше толпа, затем выбираете вы
streets-point-grifter-takes-fewest = Жетон Проныры (§11)
streets-point-grifter-takes-fewest-1 = вид, которого у него меньше всего
streets-point-grifter-takes-fewest-0 = вид, которого у него нет; иначе выбираете вы (R)

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
card-random = случайная
card-none = нет
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

## Кто играет

player-name = Игрок { $n }
player-alone = Игрок
player-grifter = Проныра
player-bot = Бот { $n } ({ $bot })
bot-random = случайный
bot-greedy = жадный
bot-hasty = торопливый
bot-planner = плановик
bot-search = поиск
bot-first-timer = новичок
bot-casual = любитель
bot-regular = завсегдатай
bot-expert = знаток
bot-master = мастер
bot-grifter = Проныра

## Постройки

tile-central-station = Центральный вокзал
tile-city-park = Городской парк
tile-chillax-spa = Ленивый спа-салон
tile-grand-hotel = Гранд-отель
tile-harbour-cruise = Прогулочный причал
tile-souvenir-stall = Сувенирная лавка
tile-oyster-bar = Устричный бар
tile-backpacker-hostel = Хостел
tile-wax-museum = Музей восковых фигур
tile-viewing-tower = Смотровая башня
tile-tapas-terrace = Терраса с тапас
tile-art-gallery = Галерея искусств
tile-student-house = Студенческое общежитие
tile-micro-brewery = Мини-пивоварня
tile-vinyl-cellar = Подвал с винилом
tile-bicycle-workshop = Веломастерская
tile-tattoo-parlour = Тату-салон
tile-noodle-counter = Лапшичная
tile-comedy-loft = Стендап-клуб
tile-rooftop-cinema = Кино на крыше
tile-starter-home = Стартовый дом
tile-flea-market = Блошиный рынок
tile-trendy-lofts = Модный лофт
tile-sweet-ice-cream = Кафе-мороженое
tile-corner-kindergarten = Детский сад
tile-pancake-house = Блинная
tile-terraced-row = Ряд таунхаусов
tile-paddling-pool = Лягушатник
tile-puppet-theatre = Кукольный театр
tile-toy-store = Магазин игрушек
tile-concept-store = Концепт-стор
tile-fashion-outlet = Модный аутлет
tile-high-end-tailor = Дорогое ателье
tile-coffee-roastery = Обжарка кофе
tile-farm-shop = Фермерская лавка
tile-penthouse-tower = Башня с пентхаусом
tile-bowling-alley = Боулинг
tile-book-emporium = Дом книги
tile-hardware-store = Магазин хозтоваров
tile-car-park = Автостоянка
tile-town-hall = Ратуша
tile-night-market = Ночной рынок
tile-artist-quarter = Квартал художников
tile-food-hall = Фуд-холл
tile-observatory = Обсерватория
tile-guest-house = Гостевой дом
tile-radio-tower = Радиобашня

## Что происходит

streets-consultant = { $seat }: советник — { $consultant }.
streets-first = Первым ходит { $seat }.
streets-taken-out = Постройка с рубашкой «{ $back }» убрана из игры в закрытую.
streets-top = Рубашка следующей постройки в стопке: «{ $back }».
streets-turned-up = Теперь наверху стопки — «{ $tile }».
streets-drew = { $tile ->
    [unknown] { $seat }: взята постройка с рубашкой «{ $back }».
   *[other] { $seat }: взята постройка «{ $tile }».
}
streets-set-aside = Постройка с рубашкой «{ $back }» отложена в стопку Проныры на конец игры.
streets-turn = Ход { $number }: { $seat }.
streets-lifted = Проныра берёт из стопки постройку «{ $tile }».
streets-abandoned = { $seat }: постройка «{ $tile }» заброшена, { $signs ->
    [1] знак возвращается
   *[other] оба знака возвращаются
} владельцу.
streets-built = { $seat }: построено «{ $tile }» на { $x },{ $y }, фасадом на { $facing }{ $signs ->
    [1] .
   *[other] , с двумя знаками.
}
streets-covered = { $seat }: построено «{ $tile }» поверх постройки «{ $covered }».
streets-discarded = Строить негде. { $seat }: постройка «{ $tile }» сброшена.
streets-arrived = { $people } { $n ->
    [one] въезжает
   *[other] въезжают
} в постройку «{ $tile }».
streets-gathered = Искатели: { $people } { $n ->
    [one] переезжает
   *[other] переезжают
} из постройки «{ $source }» в постройку «{ $tile }».
streets-enclosed = Закрыта улица с постройкой «{ $tile }» ({ $size ->
    [one] { $size } постройка
    [few] { $size } постройки
    [many] { $size } построек
   *[other] { $size } постройки
}).
streets-scoring = Подсчёт дохода: улица с постройкой «{ $tile }».
streets-took = { $seat }: взят бизнес-жетон «{ $business }».
streets-showed = { $seat }: показана постройка «{ $tile }», её ценность заменяет ценность постройки «{ $building }».
streets-valued-nothing = «{ $tile }»: копировать нечего.
streets-valued-people = { $via }человечки «{ $shown }» на улице: { $units } × { $price } $ = { $amount } $
streets-valued-symbols = { $via }символы «{ $shown }» ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-set = { $via }наборы «{ $shown }» ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-pair = { $via }пары «{ $shown }» ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-wild = { $via }смешанные символы ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-signs = { $via }свои знаки на улице: { $units } × { $price } $ = { $amount } $
streets-valued-size = { $via }постройки на улице: { $units } × { $price } $ = { $amount } $
streets-valued-adjacency = { $via }постройки вокруг: { $units } × { $price } $ = { $amount } $
streets-valued-enclosure = { $via }{ $units ->
    [0] не закрывает ни одной улицы = 0 $
   *[other] закрывает улицу = { $amount } $
}
streets-valued-copy = { $via }копия копии ничего не приносит = 0 $
streets-via = как «{ $tile }»:{ " " }
streets-no-symbols = нет
streets-symbol-count = { $colour } × { $n }
streets-paid = { $seat }: { $amount } $ за постройку «{ $tile }» — ценность { $valuation } ${ $signs ->
    [1] { "" }
   *[other] { " " }(удвоена)
} + { $people } $ за человечков{ $half ->
    [0] { "" }
   *[other] , делим пополам
}.
streets-sign-home = { $seat }: { $signs ->
    [1] знак возвращается
   *[other] оба знака возвращаются
} с постройки «{ $tile }».
streets-sent = Переезжает { $colour }: из постройки «{ $source }» в постройку «{ $tile }».
streets-stood = { $people } в постройке «{ $tile }» { $n ->
    [one] становится искателем
   *[other] становятся искателями
}.
streets-ending = Стопка и все руки пусты: постройки, на которых остались знаки, приносят половину дохода.
streets-majority = { $seat }: { $amount } $ за наибольшее число жетонов «{ $business }» ({ $tokens }).
streets-sets = { $seat }: { $amount } $ за { $sets ->
    [one] { $sets } полный набор
    [few] { $sets } полных набора
    [many] { $sets } полных наборов
   *[other] { $sets } полного набора
} жетонов.
streets-over = Игра окончена.
streets-passed = { $seat }: способность предпринимателя не использована.
streets-to-station = { $people } из постройки «{ $source }» { $n ->
    [one] отправляется на Центральный вокзал и остаётся искателем
   *[other] отправляются на Центральный вокзал и остаются искателями
}.

## Что надо решить

streets-decide-abandon = { $seat }: свободных знаков нет, выберите, какую постройку забросить.
streets-decide-build = { $seat }: выберите, что построить.
streets-decide-build-grifter = Проныра строит «{ $tile }»: выберите одно из лучших для него мест.
streets-decide-discard = { $seat }: строить негде, выберите, какую постройку сбросить.
streets-decide-close = { $seat }: выберите, какую улицу считать следующей.
streets-decide-tokens = { $seat }: выберите бизнес-жетоны.
streets-decide-tokens-grifter = Проныра берёт бизнес-жетоны: выберите за него.
streets-decide-show = { $seat }: используйте способность предпринимателя или откажитесь.
streets-decide-people = { $seat }: выберите, куда переедет следующий { $colour }.
streets-decide-people-grifter = Проныра переселяет человечков: выберите, куда переедет следующий { $colour }.
streets-no-owner = владельца нет, дохода никому не приносит

## Из чего можно выбрать

streets-move-abandon = забросить постройку «{ $tile }»
streets-move-build = построить: «{ $tile }» на { $x },{ $y }, фасадом на { $facing }{ $signs ->
    [1] { "" }
   *[other] , с двумя знаками
}
streets-move-renovate = построить: «{ $tile }» поверх постройки «{ $covered }»
streets-move-discard = сбросить постройку «{ $tile }»
streets-move-score = посчитать улицу с постройкой «{ $tile }»
streets-move-take = { $other ->
    [none] взять жетон «{ $one }»
   *[different] взять жетоны «{ $one }» и «{ $other }»
}
streets-move-show = посчитать «{ $tile }» вместо постройки «{ $building }»
streets-move-pass = отказаться
streets-move-send = { $colour } — в постройку «{ $tile }»
streets-places = Где построить «{ $tile }», сначала лучшие для вас места:
streets-gain = { $seat } +{ $amount } $
streets-worth = сейчас принесла бы { $amount } $
streets-then-choose = выбрать, какую улицу считать первой

## Что напечатано на постройке

streets-tile = { $tile } ({ $symbols }; { $valuation }{ $icons ->
    [0] { "" }
    [1] ; { $business }
   *[other] ; { $business }, вдвойне
})
streets-valuation-people = { $price } $ за человечка «{ $shown }» на улице
streets-valuation-symbols = { $price } $ за символ «{ $shown }»
streets-valuation-set = { $price } $ за набор «{ $shown }»
streets-valuation-pair = { $price } $ за пару символов «{ $shown }»
streets-valuation-wild = { $price } $ за смешанный символ
streets-valuation-signs = { $price } $ за знак владельца на улице
streets-valuation-size = { $price } $ за постройку на улице
streets-valuation-adjacency = { $price } $ за постройку вокруг
streets-valuation-enclosure = { $price } $, если закрывает улицу
streets-valuation-copy = копирует другую постройку улицы
streets-valuation-nothing = без ценности
# То же не длиннее одиннадцати знаков, для карты.
streets-short-signs = { $price } $ за знак
streets-short-size = { $price } $ за дом
streets-short-adjacency = { $price } $ вокруг
streets-short-enclosure = { $price } $ с краю
streets-short-copy = копия
streets-short-nothing = { "" }

## Стол

streets-legend = ☺ человечки   ! искатели   ═ дорога
streets-city = Город с севера на юг и с запада на восток:
streets-building = { $x },{ $y }: { $tile }, фасадом на { $facing }
streets-signed = владелец — { $seat }{ $signs ->
    [1] { "" }
   *[other] { " " }(два знака)
}
streets-fomo = искатели: { $people }
streets-is-enclosed = улица закрыта
streets-free-signs = свободных знаков: { $n }
streets-hand = рука
streets-token-count = { $business } × { $n }
streets-stack = Стопка: { $n ->
    [one] { $n } постройка
    [few] { $n } постройки
    [many] { $n } построек
   *[other] { $n } постройки
}
streets-next = сверху: { $tile }

## Разбор положения

streets-streets = Улицы
streets-streets-street = улица
streets-streets-facing = фасадом на
streets-streets-enclosed = закрыта
streets-streets-symbols = какие символы считаются
streets-pays = Если бы доход с улицы считали сейчас
streets-pays-at = место
streets-pays-building = постройка
streets-pays-owner = владелец
streets-pays-pays = доход
streets-pays-why = почему
streets-placements = Где можно строить ({ $n }): { $places }

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
    [0] Соседей цвета «{ $kind }» нет: 0.
   *[other] Соседи цвета «{ $kind }» ({ $spaces }): { $points }.
}
townies-neighbours-city-square = { $n ->
    [0] Среди соседей нет объектов: 0.
   *[other] Соседние объекты ({ $spaces }), по { $each } за каждый: { $points }.
}
townies-condition-game-court = { $met ->
    [yes] Есть сосед другого цвета, не «{ $kind }» ({ $spaces }): ещё 1.
   *[no] Соседей другого цвета, кроме «{ $kind }», нет: больше ничего.
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
    [yes] Есть путь по блокам цвета «{ $kind }» к объекту ({ $spaces }): ещё 1.
   *[no] Пути по блокам цвета «{ $kind }» к другому объекту нет: больше ничего.
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

## Чем кончилась игра

game-won = { $n ->
    [1] Победа: { $names }.
   *[other] Победу делят { $names }.
}
game-nobody-won = Победителя нет.

## Терминал

streets-help =
    a, b, c      выбрать постройку из руки
    ЧИСЛО        выбрать вариант с этим номером
    ХОД          набрать ход, например build toy-store 3,-1 north
    all          показать все варианты
    hint         показать лучшие ходы и объяснить их
    look         показать город ещё раз
    log          показать, что уже произошло
    undo         отменить свой последний выбор
    save ФАЙЛ    сохранить игру в файл
    help         показать эту справку
    quit         выйти; игра сохранится
    На карте 4> — вариант 4, дорогой на восток; ! отмечает искателей.
townies-help =
    a, b, c      выбрать, что рисовать
    ЧИСЛО        выбрать вариант с этим номером
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
terminal-pass-screen = Передайте экран: ходит { $seat }. Затем нажмите Enter.
terminal-finished = Вся партия сохранена в { $file }.
streets-welcome = Улицы: стройте, закрывайте улицы, зарабатывайте. Улица платит владельцам, когда застроены оба её конца; побеждает самый богатый. Наберите help, чтобы увидеть команды; § отсылает к разделу docs/streets.md.
townies-welcome = Горожане: рисуйте фигуры и объекты на своей карте. Объекты сразу приносят очки за то, что вокруг них, цели — в конце игры; побеждает набравший больше очков. Наберите help, чтобы увидеть команды; § отсылает к разделу docs/townies.md.
streets-then-ends = и на этом игра заканчивается
terminal-kept = Игра сохранена. Продолжить можно командой { $command }
terminal-saved = Сохранено в файле { $file }.
terminal-refused = { $reason }. Список команд: help.
terminal-no-option = варианта { $number } нет; выберите от 1 до { $last }
terminal-nothing-there = на поле { $place } такого не нарисовать; попробуйте другую букву
terminal-no-file = укажите, куда сохранить: save ФАЙЛ
terminal-no-undo = отменять нечего: после вашего выбора вмешался случай или другой игрок
terminal-more = ... и ещё { $n }: все варианты покажет all
terminal-replayed = Проверено ходов: { $done } из { $moves }; все они по правилам.

## Много партий

simulate-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $frame }
streets-frame = редакция { $edition }, { $modules }
townies-frame = { $mode }, личные цели: { $individual }, общая цель: { $additional }, карта бонуса: { $bonus }
simulate-seat = игрок
simulate-bot = бот
simulate-score = счёт
simulate-wins = победы
simulate-stopped = Остановлено: сыграно партий: { $done } из { $games }. Та же команда доиграет остальные.
interval = ({ $low }–{ $high })
streets-lengths = В среднем за партию: ходов { $turns }, решений { $decisions }; интервалы 95 %.
townies-lengths = В среднем за партию: раундов { $turns }, решений { $decisions }; интервалы 95 %.

## Боты на арене

arena-title = { $game }, { $players ->
    [1] в одиночку
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}, { $frame }
arena-streets = Улицы
arena-townies = Горожане
arena-bot = бот
arena-games = партии
arena-wins = победы
arena-score = счёт
arena-margin = отрыв
arena-rating = рейтинг
arena-time = мс на ход
arena-ahead = строка опережает столбец
arena-met = { $games ->
    [one] за { $games } партию
    [few] за { $games } партии
    [many] за { $games } партий
   *[other] за { $games } партии
}
arena-intervals = Интервалы 95 %; рейтинг верен только относительно этих соперников.
arena-ready = Подготовка
arena-playing = Идёт игра
arena-rounded = В одном круге, где встречаются все составы и каждый бот играет на каждом месте, { $size ->
    [one] { $size } партия
    [few] { $size } партии
    [many] { $size } партий
   *[other] { $size } партии
}. Будет сыграно: { $games }.
arena-kept = Партии, итоги и рисунок сохранены в { $folder }
arena-stopped = Остановлено: сыграно партий: { $done } из { $games }. Продолжить можно командой { $command }

## Подсказки и разбор партии

hint-heading = Лучшие ходы, если немного посчитать вперёд, и ожидаемый отрыв в конце игры:
hint-heading-alone = Лучшие ходы, если немного посчитать вперёд, и ожидаемые очки в конце игры:
hint-thinking = Думаю
hint-line = { $margin } ± { $error }: { $reason }
hint-typed = чтобы так пойти, наберите: { $text }
reason-later = сразу выгоды нет: окупится позже
reason-only = других ходов нет
reason-streets-money = сразу приносит { $now } $
reason-streets-promise = добавляет примерно { $amount } $ с открытых улиц
reason-streets-people = приводит в ваши постройки людей: { $heads }, это примерно { $amount } $
reason-streets-homes = переселяет людей туда, где они ценнее для вас примерно на { $amount } $
reason-streets-signs = оставляет больше свободных знаков, это примерно { $amount } $
reason-streets-crowd = оставляет людей, которых вы сможете собрать, это примерно { $amount } $
reason-streets-hand = оставляет руку получше, это примерно { $amount } $
reason-streets-tokens = даёт бизнес-жетоны получше, это примерно { $amount } $
reason-streets-rival = соперник ({ $seat }) получит примерно на { $amount } $ меньше
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
review-title = { $game }: { $scores }
review-title-unfinished = { $game }, партия не окончена: { $scores }
review-looking = Разбор решений
review-number = №
review-player = игрок
review-move = выбор
review-best = лучшее
review-chosen = сделано
review-loss = потеря
review-verdict = оценка
review-verdict-best = лучшее
review-verdict-fine = хорошо
review-verdict-inaccuracy = неточность
review-verdict-mistake = ошибка
review-verdict-blunder = грубая ошибка
review-costly = { $number }. { $seat }, { $verdict }, потеря { $loss }: { $move }. Лучше: { $best }; { $reason }.
review-shares = Из чего сложился итог
review-share-decisions = решения
review-share-start = ожидалось в начале
review-share-lost = свой выбор
review-share-others = выбор других
review-share-luck = удача
review-share-end = в конце
review-share-now = ожидается сейчас
review-share-mean = средняя потеря за решение
review-share-sure = потеряно наверняка
review-turns-streets = ход
review-turns-townies = раунд
review-margin = ожидаемый итоговый отрыв
review-points = ожидаемые итоговые очки
review-note = Числа — ожидаемый в конце отрыв от лучшего соперника (в «Горожанах» для одного — очки) ± одна стандартная ошибка. Симуляций на решение: { $n }, а там, где ходы сравнивались, — больше. Выбор считается неудачным, только если потеряно больше двух стандартных ошибок.
review-drawn = График партии сохранён в { $file }

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

## Сервер

player-guest = Гость { $n }
terminal-verified = Все случайные события ({ $n }) получены из зерна. Его хеш, известный с начала партии: { $hash }
