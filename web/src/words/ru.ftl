## Слова, которые нужны только браузеру. В en.ftl те же сообщения; тест сравнивает их.

web-title = Citywright

## Оболочка: страницы, подготовка, рамка стола

shell-skip = Перейти к содержанию
shell-nav = Главное меню
shell-again = Попробовать ещё раз
shell-home = На главную
shell-games = Мои игры
shell-rules = Правила
shell-study = Разбор
analyse = Разобрать
shell-close = Закрыть
shell-you-are = Вы — { $name }: имя, учётная запись, настройки
shell-language = Переключить на русский
shell-theme-system = Цвета как в системе; переключить на светлые
shell-theme-light = Светлые цвета; переключить на тёмные
shell-theme-dark = Тёмные цвета; переключить на системные
language-name = Русский
title-table = { $game } · Citywright
title-your-turn = ● Ваш ход · { $game }
title-new = Новая игра: { $game }
title-games = Мои игры · Citywright
title-account = Ваша учётная запись
title-you = Ваше имя и настройки
title-rules = Правила: { $game }
title-replay = Просмотр партии · Citywright
title-missing = Здесь ничего нет
missing-page = Такой страницы нет. Возможно, адрес скопирован не полностью.
missing-table = Такого стола нет. Возможно, ссылка скопирована не полностью.

version-new = Готова новая версия Citywright.
version-load = Загрузить
version-later = Не сейчас
version-gone = Эта страница осталась от прежней версии. Загрузите новую, чтобы продолжить; ваши партии сохранены.

home-head = { $games ->
    [2] Две игры
    [one] { $games } игра
    [few] { $games } игры
   *[other] { $games } игр
} о городах и стол для них.
home-lead = Играйте с друзьями, за одним экраном, в одиночку или против ботов. Без установки и регистрации.
home-lead-alone = Играйте за одним экраном, в одиночку или против ботов, даже без сети. Без установки и регистрации.
home-play = Играть
home-learn = Обучение
home-options = Все настройки
home-study = Разберите свои партии: какие ходы дорого обошлись, что было бы лучше и где вмешалась удача.
home-independent = Citywright — независимый неофициальный проект поклонников настольных игр. Все тексты и рисунки — наши собственные. Понравились игры — купите коробки.
games-running = Текущие игры
games-over = Завершённые игры
games-none = У вас пока нет игр.
games-begin = Начните первую.
games-away = Сервер недоступен, поэтому сетевых игр здесь нет.
games-online = по сети
games-open = Открыть файл партии
games-drop = Отпустите файл в любом месте
delete-game = Удалить игру
delete-title = Удалить эту игру?
delete-lead = Она хранится только в этом браузере. Если она ещё пригодится, сначала скачайте её.
delete-do = Удалить
close-do = Закрыть игру
close-sure = Закрыть навсегда
close-not = Не сейчас
close-lead = Закрытую игру нельзя открыть снова. Любой, у кого есть ссылка, сможет её скачать вместе со всем, что было скрыто. Продолжить её можно в программе с прежними правилами.
games-continues = продолжение другой игры
games-state-yours = Ваш ход
games-state-begun = Не закончена
games-state-waiting = Ждём игроков
games-state-playing = Ходят другие
games-state-over = Завершена
games-state-broken = По старым правилам
games-state-closed = Закрыта без результата

## Оболочка: новая игра

way-bots = Против ботов
way-screen = За одним экраном
way-friends = С друзьями
way-solo = В одиночку
way-bots-lead = Вы против ботов. Игра начнётся сразу.
way-screen-lead = Вы сидите рядом и передаёте экран друг другу. Между ходами видно только то, что можно видеть всем.
way-friends-lead = Вы получите ссылку для друзей. Игра начнётся, когда все места будут заняты.
friends-no-server = Для игры с друзьями на расстоянии нужен сервер, а у этого сайта его нет. Здесь можно играть за одним экраном, в одиночку или против ботов. Сервер запустит любой, у кого есть Python: citywright serve.
friends-unreachable = Для игры с друзьями нужен сервер, а он сейчас недоступен. Попробуйте чуть позже. Всё остальное работает и без него.
new-way = Как будем играть?
new-players = Игроки
new-me = Ваше имя
new-me-now = { $name } (вы)
new-who = Игрок { $n }: кто играет
new-level = Игрок { $n }: сила бота
new-bot-wait = Сервер занят: сейчас на ход уходит около { $n ->
    [one] { $n } секунды
   *[other] { $n } секунд
  }.
new-name = Имя игрока { $n }
new-name-usual = Игрок { $n }
who-me = я
who-bot = бот
who-screen = кто-то рядом со мной
who-open = любой по ссылке
new-more = Темп, подсказки, отмена ходов
new-more-here = Подсказки, отмена ходов
new-pace = Время на ход
pace = { $days ->
    [0] игра вживую
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
new-help = Помощь
new-hints = Подсказки
new-hints-lead = Игроки могут спрашивать у бота хорошие ходы.
new-undo = Отмена ходов
new-undo-lead = Ход можно отменить, пока не открылось ничего нового.
new-begin = Начать
new-invite = Создать стол и получить ссылку

## Оболочка: за столом

status-waiting = Ждём игроков
status-joining = Подключаемся…
status-preparing = Уже можно играть. Сильные боты ещё готовятся, это нужно только один раз: готово { $percent } %.
status-your-turn = Ваш ход
table-panel = Игроки, журнал и чат
table-players = Игроки
table-log = Журнал
table-chat = Чат
table-cite = Правила, раздел { $rule }
log-beginning = Подготовка
log-whole = Каждая строка
table-heard = Что только что произошло
log-again = Показать ещё раз
log-again-line = Показать ещё раз: { $line }
table-show = Показать на поле: { $line }
table-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
# Ход, который ждёт подтверждения.
held-move = Ваш ход: { $move }
held-label = { $move }. Enter подтверждает, Escape отменяет.
held-take-back = Вернуть
held-confirm = Подтвердить
held-never = Подтвердить и больше не спрашивать
status-held = Подтвердите ход или верните его
action-undo = Отменить ход (U)
action-undo-revealed = Отменять нечего. Ход можно отменить, пока не открылось ничего нового, например бросок кубиков или ход другого игрока.
action-undo-none = За этим столом отмена ходов выключена.
action-redo = Вернуть ход (Shift+U)
action-hint = Подсказка (H)
action-skip = Сразу к моему ходу (S)
action-rules = Правила (?)
action-menu = Меню
menu-share = Поделиться ссылкой
menu-text = Описание стола словами
menu-keys = Горячие клавиши
menu-sound-on = Звук включён
menu-sound-off = Звук выключен
menu-notify = Сообщать о моём ходе
menu-download = Скачать партию
menu-continue = Продолжить по сети
continue-lead = Копия партии отправится на сервер, и другие смогут присоединиться к ней по ссылке. Партия в этом браузере останется. Кто играет?
menu-leave = Уйти, пусть доиграет бот
notice-away = Связь потеряна. Она восстановится сама, и вы ничего не пропустите.
notice-watching = Вы наблюдаете за игрой. Скрытое от игроков скрыто и от вас.
notice-deadline = Время на ваш ход истекает { $when }.
notice-lent = За вас играет бот.
notice-failed = { $name }: бот «{ $bot }» дал сбой. Вместо него играет другой.
time-just-now = только что
seat-open = свободное место
seat-you = вы
seat-here = за столом
seat-away = нет за столом
seat-bot = бот: { $level }
seat-stood-in = нет за столом; играет бот ({ $level })
seat-due = ходит
seat-sit = Занять место
seat-back = Вернуться на своё место
seat-stand-up = Освободить место
seat-fill = Посадить бота
seat-stand-in = Пусть пока сыграет бот
seat-stand-in-from = { $n ->
    [one] Если игрок не вернётся через { $n } секунду, за него сможет играть бот.
    [few] Если игрок не вернётся через { $n } секунды, за него сможет играть бот.
   *[other] Если игрок не вернётся через { $n } секунд, за него сможет играть бот.
}
seat-level = Сила бота
leave-title = Выйти из-за стола?
leave-lead = За вас будет играть бот; вернуться можно в любой момент. Какой силы бот нужен?
leave-lead-waiting = Ваше место снова станет свободным.
leave-do = Выйти
# Имена ботов за столом.
bot-name-ada = Ада
bot-name-boris = Борис
bot-name-clara = Клара
bot-name-denis = Денис
bot-name-elsa = Эльза
bot-name-fedor = Фёдор
bot-name-greta = Грета
bot-name-ivan = Иван
bot-name-jana = Яна
bot-name-klim = Клим
chat-none = Пока никто ничего не написал.
chat-write = Написать сообщение
chat-send = Отправить
chat-unread = { $n ->
    [one] Чат, { $n } новое сообщение
    [few] Чат, { $n } новых сообщения
    [many] Чат, { $n } новых сообщений
   *[other] Чат, { $n } нового сообщения
}
share-lead = По этой ссылке любой может занять свободное место или наблюдать за игрой.
share-copy = Скопировать
share-copied = Скопировано
share-share = Отправить…
waiting-head = { $game }: скоро начнём
waiting-lead = { $n ->
    [one] Свободно { $n } место. Отправьте ссылку тому, с кем хотите сыграть.
    [few] Свободно { $n } места. Отправьте ссылку тем, с кем хотите сыграть.
    [many] Свободно { $n } мест. Отправьте ссылку тем, с кем хотите сыграть.
   *[other] Свободно { $n } места. Отправьте ссылку тем, с кем хотите сыграть.
}
waiting-link = Ссылка на этот стол
waiting-fill = Посадить ботов на все свободные места
waiting-name = Изменить моё имя
name-label = Имя, которое видят другие игроки
name-guest = Гость
name-save = Сохранить
name-saved = Сохранено.
cover-hand = Передайте экран: ходит { $name }
cover-why = Пока экран передают, видно только то, что можно видеть всем.
cover-take = Я — { $name }
cover-undo = Постойте, отменить мой последний ход
hint-title = Как пошёл бы бот
hint-wait = Думаю…
hint-lead = Справа: ожидаемый отрыв в конце игры ± погрешность.
hint-points = Справа: ожидаемые очки в конце игры ± погрешность.
hint-fold = Свернуть подсказки
hint-unfold = Развернуть подсказки
bot-did = { $name }: { $move }
bot-why = { $name }: { $move }. Ход { $reason }.
explain-open = { $name }: { $amount }. Откуда это?
explain-why = Откуда это?
explain-title = { $name }: { $amount }
explain-whose = Чьё
explain-before = до первого хода
explain-now = пока что
explain-sum = Вместе
explain-nothing = Пока ничего
explain-log = Показать в журнале
explain-show = Показать в журнале: { $thing }
bot-reason-later = сразу выгоды не даёт, но должен окупиться позже
help-title = Горячие клавиши
help-undo = отменить последний выбор, пока не открылось ничего нового
help-redo = повторить его
help-hint = спросить бота
help-skip = боты ходят сразу, пока не настанет ваш ход
help-explain = откуда ваши деньги или очки
help-log = журнал
help-chat = чат
help-rules = правила
help-close = закрыть открытое окно; отменить ход, который ждёт подтверждения

## Оболочка: после игры

result-title = Итог
result-rematch = Реванш
result-join = Перейти к реваншу
result-replay = Просмотр партии
# Подсчёт в конце игры
tally-title = Итоговый подсчёт
tally-skip = Пропустить
tally-on = Дальше
result-watch = Увидеть концовку ещё раз
result-look = Посмотреть поле
result-new = Новая игра
result-share = Поделиться
result-link = Ссылка на просмотр партии
result-see = Показать этот ход
result-best = Лучший ход — { $seat }: { $move }. Сразу принёс { $amount }.
result-all = Показать всё
result-fewer = Показать меньше
postcard-title = Открытка с этой партии
postcard-png = Картинка (PNG)
postcard-svg = Рисунок (SVG)
postcard-night = Ночью
postcard-problem = Не удалось создать картинку. Попробуйте рисунок (SVG).
seed-title = Всё ли честно?
seed-lead = Все случайные события, включая броски кубиков, определяются одним секретным числом — зерном. Его отпечаток показали до первого хода, поэтому подобрать зерно задним числом нельзя. Скачанную партию проверит команда: citywright replay --verify ФАЙЛ
seed-hash = Отпечаток, показанный в начале игры (SHA-256)
seed-seed = Зерно, показанное в конце игры
seed-holds = ✓ Отпечаток соответствует зерну: ваш браузер только что это проверил.
seed-fails = Отпечаток не соответствует зерну.
replay-start = Начало партии
replay-play = Воспроизвести (пробел)
replay-pause = Пауза (пробел)
replay-step = Место в партии
replay-speed = Скорость (, и .)
replay-what-if = А что, если…
replay-table = Вернуться к столу
replay-back = На шаг назад (←)
replay-on = На шаг вперёд (→)
replay-turn-back = На ход назад (Shift ←)
replay-turn-on = На ход вперёд (Shift →)
replay-move = действие { $move } из { $moves }
replay-has-moment = Важное событие партии
what-if-lead = Новая игра начнётся отсюда: { $turn }, { $move }. Кто играет?

## Оболочка: вы

account-head = Учётная запись
account-why = С учётной записью игры сохранятся, даже если вы смените устройство или очистите браузер. Без неё вас помнит только этот браузер.
account-have-none = Я здесь впервые
account-have = У меня есть учётная запись
account-new = Создать учётную запись
account-sign-in = Войти
account-name = Имя для входа
account-password = Пароль
account-in = Вы вошли как { $account }.
account-out = Выйти
account-out-everywhere = Выйти на всех устройствах
account-brings = Игры, которые вы ведёте здесь как гость, перейдут в вашу учётную запись.
account-brought = { $n ->
    [one] Сюда перешла { $n } игра.
    [few] Сюда перешли { $n } игры.
    [many] Сюда перешли { $n } игр.
   *[other] Сюда перешли { $n } игры.
}
account-out-why = Когда вы выйдете, игры останутся в учётной записи, а игры этого браузера — в нём.
account-everywhere-why = Выйти везде стоит, если вы потеряли устройство или входили на чужом: завершатся все сеансы, и этот тоже.
password-change = Сменить пароль
password-old = Текущий пароль
password-new = Новый пароль
password-changed = Пароль изменён. На всех других устройствах выполнен выход.
password-wrong = Текущий пароль неверен.
settings = Настройки
setting-language = Язык
setting-language-about = На этом языке все страницы и правила игр.
setting-theme = Цвета
setting-theme-about = Светлые, тёмные или такие, как сейчас в системе.
setting-theme-system = как в системе
setting-theme-light = светлые
setting-theme-dark = тёмные
setting-sound = Звук
setting-sound-about = Ходы звучат, а сигнал сообщает, что пришла ваша очередь.
setting-sound-off = выключен
setting-sound-on = включён
setting-motion = Движение
setting-motion-about = Фишки движутся, люди ходят, монеты летят — или всё сразу стоит на своих местах.
setting-motion-system = как в системе
setting-motion-off = без движения
setting-pace = Темп ботов
setting-pace-about = Сколько времени ход бота остаётся на виду, прежде чем начнётся следующий.
setting-pace-instant = сразу
setting-pace-quick = быстро
setting-pace-usual = обычно
setting-pace-slow = медленно
setting-pace-slowest = очень медленно
setting-confirm = Подтверждение хода
setting-confirm-about = Ход, после которого открывается новое, отменить нельзя. Он может подождать второго нажатия.
setting-confirm-on = сначала спросить
setting-confirm-off = ходить сразу
setting-hints = Помощь во время игры
setting-hints-about = Первые ходы объясняются, а у бота можно спросить совета.
setting-hints-on = показывать
setting-hints-off = скрыть
setting-text = Размер текста
setting-text-about = Размер всего текста на всех страницах.
setting-text-usual = обычный
setting-text-big = крупный
setting-marks = Знаки
setting-marks-about = Узоры и символы помогают различать вещи без цвета. Их можно сделать крупнее и заметнее.
setting-marks-usual = обычные
setting-marks-strong = крупные
setting-hand = Кнопки на телефоне
setting-hand-about = С той стороны, где большой палец, которым вы играете.
setting-hand-right = правая рука
setting-hand-left = левая рука

## Оболочка: первая игра с подсказками

coach = Наставник
coach-step = { $step } из { $steps }
coach-next = Дальше
coach-again = Начать заново
coach-again-title = Начать урок заново?
coach-again-lead = Он начнётся с первого шага. Всё, что вы в нём сделали, пропадёт.
coach-wait = Минутку: ходит соперник.
coach-strayed = Так сыграть тоже можно. В своих партиях решаете вы, а этот урок идёт по одной определённой партии.
learnt-head = Теперь вы умеете играть
learnt-play = Сыграть по-настоящему
learnt-quiz = Проверить себя

## Оболочка: вопросы

quiz = Вопросы

## Почему отказано

problem-other = Не получилось. Попробуйте ещё раз.
problem-unreachable = Сервер недоступен. Попробуйте ещё раз чуть позже.
problem-not-loaded = Часть страницы не загрузилась. Проверьте подключение к сети.
problem-bot = Бот дал сбой, и заменить его некому. Перезагрузите страницу, ваша партия сохранена.
problem-no-server = Для этого нужен сервер, а у этого сайта его нет.
problem-unreadable = Сервер не понял запрос. Перезагрузите страницу.
problem-options = Эти настройки несовместимы. Измените некоторые из них.
problem-seats = За столом от 1 до 5 мест. Хотя бы одно должно быть для человека, а вы сами можете занять только одно.
problem-name = Выберите другое имя: до 24 символов, без запятых, невидимых знаков и букв разных алфавитов в одном слове.
problem-name-taken = Это имя принадлежит другому игроку или похоже на имя кого-то за столом. Выберите другое.
problem-account = Выберите другое имя для входа: от 1 до 24 символов, без запятых.
problem-password = Выберите пароль длиной от 8 до 200 символов.
problem-chat = Сократите сообщение: не больше 500 символов.
problem-level = Такого бота нет. Выберите другого.
problem-signing-in = Неверное имя или пароль.
problem-nobody = Браузер не сохранил cookie. Разрешите их и перезагрузите страницу.
problem-origin = Этот запрос пришёл с другого сайта.
problem-banned = Владелец сервера закрыл вам доступ.
problem-muted = Владелец сервера пока не разрешает вам писать в чат.
problem-not-yours = Это не ваше место.
problem-not-host = Это может сделать только тот, кто создал стол.
problem-not-seated = Это могут делать только игроки за столом.
problem-no-table = Такого стола нет.
problem-no-seat = Такого места нет.
problem-missing = Здесь ничего нет.
problem-method = Здесь так нельзя.
problem-account-taken = Это имя для входа уже занято. Выберите другое.
problem-has-account = У вас уже есть учётная запись.
problem-seat-taken = Кто-то успел раньше: место занято.
problem-seated = Вы уже сидите за этим столом.
problem-stood-in = Сейчас за вас играет бот. Сначала вернитесь на своё место.
problem-stale = Игра уже ушла вперёд. Взгляните ещё раз.
problem-illegal = Сейчас такой ход невозможен.
problem-waiting = Игра ещё не началась: есть свободные места.
problem-over = Игра окончена.
problem-closed = Эта игра закрыта без результата.
problem-unfinished = Игра ещё не окончена.
problem-no-undo = Отменить нельзя: с тех пор открылось новое.
problem-no-hints = За этим столом подсказки выключены.
problem-not-away = Этот игрок на месте или отошёл совсем недавно.
problem-replaced = Вы уже спросили снова.
problem-too-many-tables = У вас слишком много незаконченных игр. Сначала доиграйте какие-нибудь.
problem-too-large = Слишком длинно. Отправьте меньше за один раз.
problem-too-fast = Слишком быстро. Подождите немного.
problem-wait = Слишком много попыток. Попробуйте снова через { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
  }.
problem-busy = Сейчас входит много игроков. Попробуйте ещё раз чуть позже.
problem-broken = Эту партию больше нельзя открыть: она сыграна по старым правилам, или её запись повреждена.
problem-older-rules = Партию ещё можно посмотреть, но для этого действия нужны правила, по которым она сыграна.
problem-failed = У нас что-то сломалось. Попробуйте ещё раз.
problem-database = Сервер не может подключиться к базе данных. Попробуйте ещё раз чуть позже.
problem-elsewhere = Стол переходит к другой части сервера. Попробуйте ещё раз чуть позже.
problem-storage = Браузер не может сохранить партию: хранилище заполнено или отключено. Можно играть дальше, но скачайте партию, прежде чем закрыть страницу.
problem-file = Этот файл не открывается: это не полный файл партии, или он записан по другим правилам.
problem-line = По этим ходам позицию не восстановить: они повреждены или сделаны по другим правилам.
problem-study = Это исследование не открывается: оно повреждено или сделано более новой версией.
problem-position = Такой позиции в игре быть не может.
