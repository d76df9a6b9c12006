## Слова для вещей
## Имена игроков и названия построек вставляются как есть: ни рода, ни падежа от них не требуется.

yes = да
no = нет
names-and = { $names } и { $name }
card-random = случайная
card-none = нет

## Кто играет

player-name = Игрок { $n }
player-alone = Игрок
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

## Чем кончилась игра

game-won = { $n ->
    [1] Победа: { $names }.
   *[other] Победу делят { $names }.
}
game-nobody-won = Победителя нет.

## Терминал

terminal-pass-screen = Передайте экран: ходит { $seat }. Затем нажмите Enter.
terminal-finished = Вся партия сохранена в { $file }.
terminal-kept = Игра сохранена. Продолжить можно командой { $command }
terminal-saved = Сохранено в файле { $file }.
terminal-refused = { $reason }. Список команд: help.
terminal-no-option = варианта { $number } нет; выберите от 1 до { $last }
terminal-nothing-there = на поле { $place } такого не нарисовать; попробуйте другую букву
terminal-not-read = такой команды и такого хода нет. Можно набрать, например: { $example }. Подробности по-английски: { $reason }
terminal-not-legal = сейчас так пойти нельзя. Подробности по-английски: { $reason }
terminal-no-file = укажите, куда сохранить: save ФАЙЛ
terminal-exists = файл { $file } уже есть; выберите другое имя или продолжите ту игру: --resume { $file }
terminal-none-unfinished = в папке { $folder } нет неоконченных партий игры «{ $game }»
terminal-other-game = это партия игры «{ $there }», а не «{ $here }»; наберите citywright play { $id } --resume
terminal-too-many-bots = вы назвали { $bots ->
    [one] { $bots } бота
   *[other] { $bots } ботов
}, а { $players ->
    [one] игрок
   *[other] игроков
} только { $players }; на каждое место — не больше одного бота
terminal-other-bots = { $seats ->
    [0] в сохранённой партии нет ботов; уберите --bots
    [one] в сохранённой партии { $seats } бот, а вы назвали { $bots }; назовите столько же или уберите --bots
    [few] в сохранённой партии { $seats } бота, а вы назвали { $bots }; назовите столько же или уберите --bots
   *[other] в сохранённой партии { $seats } ботов, а вы назвали { $bots }; назовите столько же или уберите --bots
}
terminal-too-many-names = вы указали { $names ->
    [one] { $names } имя
    [few] { $names } имени
   *[other] { $names } имён
}, а { $players ->
    [one] игрок
   *[other] игроков
} только { $players }
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
simulate-seat = игрок
simulate-bot = бот
simulate-score = счёт
simulate-wins = победы
simulate-stopped = Остановлено: сыграно партий: { $done } из { $games }. Та же команда доиграет остальные.
interval = ({ $low }–{ $high })

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

hint-heading = Лучшие ходы, если немного посчитать вперёд, и ожидаемый отрыв в конце игры. Чтобы пойти так, наберите то, что стоит слева:
hint-heading-alone = Лучшие ходы, если немного посчитать вперёд, и ожидаемые очки в конце игры. Чтобы пойти так, наберите то, что стоит слева:
hint-thinking = Думаю
hint-line = { $margin } ± { $error }: { $reason }
reason-later = сразу выгоды нет: окупится позже
reason-only = других ходов нет
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
review-margin = ожидаемый итоговый отрыв
review-points = ожидаемые итоговые очки
review-note = Числа — ожидаемый в конце отрыв от лучшего соперника (без соперников — очки) ± одна стандартная ошибка. Симуляций на решение: { $n }, а там, где ходы сравнивались, — больше. Выбор считается неудачным, только если потеряно больше двух стандартных ошибок.
review-not-drawn = Графика не будет: не установлена библиотека matplotlib. Чтобы его получить: pip install 'citywright[study]'
review-drawn = График партии сохранён в { $file }

## Задачи

puzzles-searching = Ищем
puzzles-kept = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[many] { $n } задач
} в файле { $file }
puzzles-other = { $n }: ход { $move } не подтверждён; { $best } выглядит лучше
puzzles-close = { $n }: ход { $move } не подтверждён; другой ход почти не хуже
puzzles-confirmed = Подтверждено { $n } из { $all }, по { $simulations } симуляций на каждую

## Сервер

player-guest = Гость { $n }
terminal-verified = Все случайные события ({ $n }) получены из зерна. Его хеш, известный с начала партии: { $hash }
