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
module-business = бизнес
module-consultants = советники
module-none = без модулей

## Кто играет

player-name = Игрок { $n }
player-alone = Игрок
player-grifter = Проныра
player-bot = Бот { $n } ({ $bot })
bot-random = случайный
bot-greedy = жадный
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
streets-first = Первый ход: { $seat }.
streets-taken-out = Одна постройка с рубашкой «{ $back }» убрана из игры не глядя.
streets-top = Рубашка следующей постройки в стопке: «{ $back }».
streets-turned-up = Теперь наверху стопки — «{ $tile }».
streets-drew = { $tile ->
    [unknown] { $seat }: взята постройка с рубашкой «{ $back }».
   *[other] { $seat }: взята постройка «{ $tile }».
}
streets-set-aside = Постройка с рубашкой «{ $back }» отложена в стопку конца игры Проныры.
streets-turn = Ход { $number }: { $seat }.
streets-lifted = Проныра снимает со стопки постройку «{ $tile }».
streets-abandoned = { $seat }: постройка «{ $tile }» заброшена, { $signs ->
    [1] знак собственности возвращается
   *[other] оба знака собственности возвращаются
} в запас.
streets-built = { $seat }: возведена постройка «{ $tile }» на { $x },{ $y }, фасадом на { $facing }{ $signs ->
    [1] .
   *[other] , с двумя знаками.
}
streets-covered = { $seat }: постройка «{ $tile }» возведена поверх постройки «{ $covered }».
streets-discarded = Строить негде. { $seat }: постройка «{ $tile }» сброшена.
streets-arrived = { $people } { $n ->
    [one] въезжает
   *[other] въезжают
} в постройку «{ $tile }».
streets-gathered = { $people }-{ $n ->
    [one] искатель переезжает
    [few] искателя переезжают
    [many] искателей переезжают
   *[other] искателя переезжают
} из постройки «{ $source }» в постройку «{ $tile }».
streets-enclosed = Улица, где стоит «{ $tile }», закрыта ({ $size ->
    [one] { $size } постройка
    [few] { $size } постройки
    [many] { $size } построек
   *[other] { $size } постройки
}).
streets-scoring = Считаем доход с улицы, где стоит «{ $tile }».
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
   *[other] , пополам
}.
streets-sign-home = { $seat }: { $signs ->
    [1] знак возвращается
   *[other] оба знака возвращаются
} с постройки «{ $tile }» в запас.
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
streets-passed = { $seat }: способность предпринимателя не применяется.
streets-to-station = { $people } из постройки «{ $source }» { $n ->
    [one] отправляется на Центральный вокзал и остаётся искателем
   *[other] отправляются на Центральный вокзал и остаются искателями
}.

## Что надо решить

streets-decide-abandon = { $seat }: свободных знаков нет, выберите, какую постройку забросить.
streets-decide-build = { $seat }: возведите постройку.
streets-decide-build-grifter = Проныра возводит постройку «{ $tile }»: выберите одно из лучших для неё мест.
streets-decide-discard = { $seat }: строить негде, выберите, какую постройку сбросить.
streets-decide-close = { $seat }: выберите, с какой улицы считать доход теперь.
streets-decide-tokens = { $seat }: выберите бизнес-жетоны.
streets-decide-tokens-grifter = Проныра берёт бизнес-жетоны: выберите за него.
streets-decide-show = { $seat }: примените способность предпринимателя или откажитесь.
streets-decide-people = { $seat }: выберите, куда переедет следующий { $colour }.
streets-decide-people-grifter = Проныра переселяет человечков: выберите, куда переедет следующий { $colour }.
streets-no-owner = владельца нет, дохода никому не приносит

## Из чего можно выбрать

streets-move-abandon = забросить постройку «{ $tile }»
streets-move-build = возвести «{ $tile }» на { $x },{ $y }, фасадом на { $facing }{ $signs ->
    [1] { "" }
   *[other] , с двумя знаками
}
streets-move-renovate = возвести «{ $tile }» поверх постройки «{ $covered }»
streets-move-discard = сбросить постройку «{ $tile }»
streets-move-score = посчитать улицу, где стоит «{ $tile }»
streets-move-take = { $other ->
    [none] взять жетон «{ $one }»
   *[different] взять жетоны «{ $one }» и «{ $other }»
}
streets-move-show = считать «{ $tile }» вместо постройки «{ $building }»
streets-move-pass = отказаться
streets-move-send = { $colour } — в постройку «{ $tile }»
streets-places = Где возвести постройку «{ $tile }», сначала лучшее для вас:
streets-gain = { $seat } +{ $amount } $
streets-worth = сейчас принесла бы { $amount } $
streets-then-choose = затем выбор, какую улицу считать первой

## Что напечатано на постройке

streets-tile = { $tile } ({ $symbols }; { $valuation }{ $icons ->
    [0] { "" }
    [1] ; { $business }
   *[other] ; { $business }, вдвойне
})
streets-valuation-people = { $price } $ за человечка на улице: { $shown }
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
streets-free-signs = свободных знаков { $n }
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
streets-streets-symbols = символы в счёт
streets-pays = Если бы доход с улицы считали сейчас
streets-pays-at = место
streets-pays-building = постройка
streets-pays-owner = владелец
streets-pays-pays = доход
streets-pays-why = почему
streets-placements = Где можно строить ({ $n }): { $places }

## Чем кончилась игра

game-won = { $n ->
    [1] Победа: { $names }.
   *[other] Победу делят { $names }.
}
game-nobody-won = Победителя нет.

## Терминал

terminal-help =
    a, b, c      выбрать постройку из руки
    ЧИСЛО        выбрать вариант с этим номером
    ХОД          или записать ход, например build toy-store 3,-1 north
    all          показать все варианты
    look         показать город ещё раз
    log          рассказать, что уже произошло
    undo         взять назад свой последний выбор
    save ФАЙЛ    сохранить игру в файле
    help         показать эту справку
    quit         уйти; игра сохранится
terminal-pass-screen = Передайте экран: играет { $seat }. Затем нажмите Enter.
terminal-kept = Игра сохранена; продолжить можно командой { $command }
terminal-saved = Сохранено в файле { $file }.
terminal-refused = { $reason }. Список команд: help.
terminal-no-option = варианта { $number } нет; есть варианты от 1 до { $last }
terminal-no-file = укажите, куда сохранить: save ФАЙЛ
terminal-no-undo = взять назад нечего: после вашего выбора вмешался случай или другой игрок
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
simulate-seat = игрок
simulate-bot = бот
simulate-score = счёт
simulate-wins = победы
simulate-share = { $share } (от { $low } до { $high })
simulate-lengths = В среднем за партию ходов { $turns }, решений { $decisions } ± { $half }; интервалы 95 %.
