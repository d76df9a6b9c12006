## Слова для вещей «Улиц»

colour-tourist = турист
colour-hipster = хипстер
colour-parent = родитель
colour-shopper = покупатель
colour-wild = смешанный
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
money = { $amount } $
automa-grifter = Проныра
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
streets-valued-people = { $via }человечки «{ $shown }» на улице: { $units } × { $price } $ = { $amount } $
streets-valued-symbols = { $via }символы «{ $shown }» ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-set = { $via }наборы «{ $shown }» ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-pair = { $via }пары «{ $shown }» ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-wild = { $via }смешанные символы ({ $symbols }): { $units } × { $price } $ = { $amount } $
streets-valued-signs = { $via }свои знаки на улице: { $units } × { $price } $ = { $amount } $
streets-valued-size = { $via }постройки на улице: { $units } × { $price } $ = { $amount } $
streets-valued-adjacency = { $via }постройки вокруг: { $units } × { $price } $ = { $amount } $
streets-valued-enclosure = { $via }{ $units ->
    [0] не закрывает ни одной улицы = 0 $
   *[other] закрывает улицу = { $amount } $
}
streets-valued-copy = { $via }копия копии ничего не приносит = 0 $
streets-via = как «{ $tile }»:{ " " }
streets-no-symbols = нет
streets-symbol-count = { $colour } × { $n }
streets-paid = { $seat }: { $amount } $ за постройку «{ $tile }» — ценность { $valuation } ${ $signs ->
    [1] { "" }
   *[other] { " " }(удвоена)
} + { $people } $ за человечков{ $half ->
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
streets-majority = { $seat }: { $amount } $ за наибольшее число жетонов «{ $business }» ({ $tokens }).
streets-sets = { $seat }: { $amount } $ за { $sets ->
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

streets-decide-abandon = { $seat }: свободных знаков нет, забросьте одну из построек.
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
streets-gain = { $seat } +{ $amount } $
streets-worth = { $amount } $, если закрыть улицу сейчас
streets-then-choose = выбрать, какую улицу считать первой

## Что напечатано на постройке

streets-tile = { $tile } ({ $symbols }; { $valuation }{ $icons ->
    [0] { "" }
    [1] ; { $business }
   *[other] ; { $business }, вдвойне
})
streets-valuation-people = { $price } $ за человечка «{ $shown }» на улице
streets-valuation-symbols = { $price } $ за символ «{ $shown }»
streets-valuation-set = { $price } $ за набор «{ $shown }»
streets-valuation-pair = { $price } $ за пару символов «{ $shown }»
streets-valuation-wild = { $price } $ за смешанный символ
streets-valuation-signs = { $price } $ за знак владельца на улице
streets-valuation-size = { $price } $ за постройку на улице
streets-valuation-adjacency = { $price } $ за постройку вокруг
streets-valuation-enclosure = { $price } $, если закрывает улицу
streets-valuation-copy = копирует другую постройку улицы
streets-valuation-nothing = без ценности
# То же не длиннее одиннадцати знаков, для карты.
streets-short-signs = { $price } $ за знак
streets-short-size = { $price } $ за дом
streets-short-adjacency = { $price } $ вокруг
streets-short-enclosure = { $price } $ с краю
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

## Терминал

streets-help =
    a, b, c      выбрать постройку из руки
    ЧИСЛО        выбрать вариант с этим номером; c 1 — вариант 1 постройки c
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
streets-welcome = Улицы: стройте, закрывайте улицы, зарабатывайте. Улица платит владельцам, когда застроены оба её конца; побеждает самый богатый. Наберите help, чтобы увидеть команды; § отсылает к разделу docs/streets.md.
streets-then-ends = и на этом игра заканчивается

## Много партий

streets-frame = редакция { $edition }, { $modules }
streets-lengths = В среднем за партию: ходов { $turns }, решений { $decisions }; интервалы 95 %.

## Боты на арене

arena-streets = Улицы

## Подсказки и разбор партии

reason-streets-money = сразу приносит { $now } $
reason-streets-promise = добавляет примерно { $amount } $ с открытых улиц
reason-streets-people = приводит в ваши постройки людей: { $heads }, это примерно { $amount } $
reason-streets-homes = переселяет людей туда, где они ценнее для вас примерно на { $amount } $
reason-streets-signs = оставляет больше свободных знаков, это примерно { $amount } $
reason-streets-crowd = оставляет людей, которых вы сможете собрать, это примерно { $amount } $
reason-streets-hand = оставляет руку получше, это примерно { $amount } $
reason-streets-tokens = даёт бизнес-жетоны получше, это примерно { $amount } $
reason-streets-rival = соперник ({ $seat }) получит примерно на { $amount } $ меньше
review-turns-streets = ход
