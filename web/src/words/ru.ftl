## Слова, которые нужны только браузеру. В en.ftl те же сообщения; тест сравнивает их.

web-title = Citywright

## Поле «Townies»

web-townies-waiting = Выбирают: { $names }.
web-townies-choices = Что рисовать
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
web-townies-nowhere = поставить негде
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
web-townies-nothing = Рисовать нечего.
web-townies-pass = Пас
web-townies-turn = Повернуть
web-townies-flip = Отразить
web-townies-draw = Нарисовать
web-townies-put-shape = Поднесите фигуру к карте: она ляжет только туда, где помещается.
web-townies-put-object = Выберите поле. Числа — очки, которые принесёт объект.
web-townies-scores-game-court = Спортплощадка: 1 за каждого красного соседа и ещё 1, если рядом есть другой цвет.
web-townies-scores-windmill = Мельница: 1 за каждого жёлтого соседа и ещё 1, если рядом нет объектов.
web-townies-scores-station = Вокзал: 1 за каждого коричневого соседа и ещё 1, если есть блоки с противоположных сторон.
web-townies-scores-bike-rental = Велопрокат: 1 за каждого зелёного соседа и ещё 1, если зелёные блоки ведут к другому объекту.
web-townies-scores-bank = Банк: 1 за каждого синего соседа и ещё 1, если он не на краю.
web-townies-scores-city-square = Городская площадь: 2 за каждый объект рядом и ещё 1, если она окружена.
web-townies-put-pass = В этом раунде рисовать нечего.
web-townies-map = { $seat }, ваша карта. Стрелки двигают, R поворачивает, F отражает, Enter рисует.
web-townies-sheet-of = Лист: { $seat }
web-townies-look = Открыть лист: { $seat }.
web-townies-back = К своему листу
web-townies-others = Листы остальных
web-townies-sealed = Ваш выбор скрыт, пока не выберут все:
web-townies-chosen = выбор сделан
web-townies-choosing = ещё выбирает
web-townies-goals = Цели и карта бонуса
web-townies-sum-objects = объекты
web-townies-sum-soil = почва
web-townies-sum-goals = цели
web-townies-chart = Что скажут люди
web-townies-shapes-left = { $n ->
    [0] Фигур больше нет: только объекты.
    [one] Осталась { $n } фигура.
    [few] Осталось { $n } фигуры.
    [many] Осталось { $n } фигур.
   *[other] Осталось { $n } фигуры.
}

## Оболочка: страницы, подготовка, рамка стола

shell-skip = К содержанию
shell-nav = Главное меню
shell-home = На главную
shell-games = Мои игры
shell-rules = Правила
shell-close = Закрыть
shell-you-are = Вы — { $name }: имя, учётная запись, настройки
shell-language = Переключить на русский
shell-theme-system = Цвета как в системе; переключить на светлые
shell-theme-light = Светлые цвета; переключить на тёмные
shell-theme-dark = Тёмные цвета; переключить на системные
language-name = Русский
theme-system = как в системе
theme-light = светлые
theme-dark = тёмные
title-table = { $game } · Citywright
title-your-turn = ● Ваш ход · { $game }
title-new = Новая игра: { $game }
title-games = Мои игры · Citywright
title-account = Вы
title-rules = Правила: { $game }
title-replay = Повтор · Citywright
title-missing = Здесь ничего нет
missing-page = Такой страницы нет. Возможно, адрес скопирован не целиком.
missing-table = Такого стола нет. Возможно, ссылка скопирована не целиком.
rules-dave = Дейв
rules-haakon = Хокон
rules-goal = { $goal }: { $count }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

home-head = Две игры о городах и стол для них.
home-lead = С друзьями, за одним экраном, в одиночку или против ботов. Ничего не нужно устанавливать, учётная запись не обязательна.
home-streets = Все вместе строят один город, и каждый хочет выгоднее продать свою часть. Возведите постройку, поставьте знак и закройте улицу: она заплатит за соседей и за тех, кто сюда приехал. А толпа отправится дальше.
home-streets-facts = 1–5 игроков · 30–45 минут · постройки и кочующая толпа
home-townies = Бросьте два кубика и рисуйте собственный город: фигуру из четырёх блоков или объект — банк, мельницу, вокзал. После каждого раунда маркеры переходят по кругу: думайте о цветах, которые ещё придут. Рисуют все одновременно.
home-townies-facts = 1–5 игроков · 20–30 минут · бросаем и рисуем
home-play = Играть
home-learn = Научиться за игрой
home-options = Все настройки
home-independent = Citywright — независимая неофициальная работа поклонников настольных игр. Все тексты и рисунки — наши собственные. Понравились игры — купите коробки.
games-running = Идущие игры
games-over = Законченные игры
games-none = Игр пока нет.
games-begin = Начать первую.
games-state-yours = Ваш ход
games-state-waiting = Ждём игроков
games-state-playing = Ходят другие
games-state-over = Окончена

## Оболочка: новая игра

way-bots = Против ботов
way-screen = Один экран
way-friends = С друзьями
way-solo = В одиночку
way-bots-lead = Вы против машины. Игра начнётся сразу.
way-screen-lead = Вы сидите рядом и передаёте экран друг другу. Между ходами руки скрыты.
way-friends-lead = Вы получите ссылку, которую можно разослать. Игра начнётся, когда все сядут за стол.
way-solo-lead = Один игрок против счёта или против Проныры.
new-way = Как будем играть?
new-players = Игроки
new-me = Ваше имя
new-me-now = { $name } (вы)
new-who = Игрок { $n }: кто это
new-level = Игрок { $n }: сила бота
new-name = Имя игрока { $n }
new-consultant = Игрок { $n }: советник
new-any-consultant = любой советник
streets-option-consultants-explained = Что умеет каждый советник
streets-option-consultants-rules = Всё о советниках
suits-consultant-contractor = Для 2–4 игроков, без «Бизнеса».
suits-consultant-renovator = Для 3–5 игроков, без «Бизнеса».
new-marker = Игрок { $n }: первый маркер
new-any-marker = любой маркер
who-me = я
who-bot = бот
who-screen = тот, кто рядом
who-open = кто откроет ссылку
about-module-business = Проданные постройки дают жетоны, наборы жетонов в конце дают деньги.
about-module-consultants = У каждого своя особая способность.
streets-folded-edition = Редакция правил
streets-option-edition-rules = Чем отличаются редакции
edition-2021 = английские правила 2021 года
edition-draft-1-0-7 = английский черновик 1.0.7
edition-ru = русские правила
difficulty-easy = Легко
difficulty-normal = Обычно
difficulty-hard = Трудно
about-difficulty-easy = начинает с 0 $
about-difficulty-normal = начинает с 20 $
about-difficulty-hard = начинает с 50 $
townies-option-mode-remembered = Начинать лучше с первой игры. Кнопка «Играть» запомнит ваш выбор и в следующий раз начнёт с него.
about-mode-first = только объекты
about-mode-second = ещё личные цели и карта бонуса
about-mode-full = и ещё общая цель
townies-folded-cards = Выбрать карты
new-by-mode = как в этом варианте игры
new-more = Темп, подсказки, отмена
new-pace = Время на ход
pace = { $days ->
    [0] сразу
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
new-help = Помощь
new-hints = Подсказки
new-hints-lead = У бота можно спросить хороший ход.
new-undo = Отмена
new-undo-lead = Выбор можно взять назад, пока не открылось ничего нового.
new-begin = Начать
new-invite = Создать стол и получить ссылку

## Оболочка: за столом

status-waiting = Ждём игроков
status-joining = Минутку …
status-preparing = Готовим правила. В первый раз это занимает минуту-другую, дальше страница откроется сама.
status-your-turn = Ваш ход
table-panel = Игроки, журнал и чат
table-players = Игроки
table-log = Журнал
table-chat = Чат
table-cite = Правила, раздел { $rule }
table-show = Показать на поле: { $line }
table-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
action-undo = Отменить (U)
action-undo-revealed = Сейчас взять назад нечего. Ход можно взять назад, пока не открылось новое: взятая плитка, бросок кубиков, ход другого игрока.
action-undo-none = За этим столом ходы назад не берут.
action-redo = Вернуть (Shift U)
action-hint = Подсказка (H)
action-rules = Правила (?)
action-menu = Меню
menu-share = Поделиться ссылкой
menu-text = Стол словами
menu-keys = Клавиши
menu-sound-on = Звук включён
menu-sound-off = Звук выключен
menu-notify = Сообщать, когда мой ход
menu-download = Скачать партию
menu-leave = Уйти: доиграет бот
notice-away = Связь потеряна. Она восстановится сама, и ничего не пропадёт.
notice-watching = Вы смотрите игру. Тайное остаётся тайным.
notice-deadline = Время на ваш ход истекает { $when }.
notice-lent = За вас играет бот.
notice-failed = { $name }: бот { $bot } не справился. За него играет другой.
seat-open = свободное место
seat-you = вы
seat-here = за столом
seat-away = не за столом
seat-bot = бот: { $level }
seat-stood-in = не за столом; играет бот: { $level }
seat-due = ходит
seat-sit = Сесть сюда
seat-back = Вернуться на своё место
seat-stand-up = Встать
seat-fill = Посадить бота
seat-stand-in = Пусть пока играет бот
seat-level = Насколько силён бот
leave-title = Уйти из-за стола?
leave-lead = За вас будет играть бот; вернуться на своё место можно в любой момент. Насколько сильный нужен бот?
leave-lead-waiting = Ваше место снова станет свободным.
leave-do = Уйти
chat-none = Пока никто ничего не сказал.
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-unread = { $n ->
    [one] Чат, { $n } новое сообщение
    [few] Чат, { $n } новых сообщения
    [many] Чат, { $n } новых сообщений
   *[other] Чат, { $n } нового сообщения
}
share-lead = По этой ссылке можно занять свободное место или смотреть игру.
share-copy = Скопировать
share-copied = Скопировано
share-share = Отправить …
waiting-head = { $game }: скоро начнём
waiting-lead = { $n ->
    [one] Свободно { $n } место. Отправьте эту ссылку тому, кто его займёт.
    [few] Свободно { $n } места. Отправьте эту ссылку тем, кто их займёт.
    [many] Свободно { $n } мест. Отправьте эту ссылку тем, кто их займёт.
   *[other] Свободно { $n } места. Отправьте эту ссылку тем, кто их займёт.
}
waiting-link = Ссылка на этот стол
waiting-fill = Посадить ботов на все свободные места
waiting-name = Изменить моё имя
name-label = Имя, которое видят другие
name-save = Сохранить
name-saved = Сохранено.
cover-hand = Передайте экран: теперь { $name }
cover-why = Пока экран не взят, на нём ничего не видно.
cover-take = Я — { $name }
cover-undo = Постойте: взять последний ход назад
hint-title = Бот пошёл бы так
hint-wait = Думаю …
hint-lead = Справа: ожидаемый в конце отрыв ± погрешность.
hint-points = Справа: ожидаемые в конце очки ± погрешность.
hint-fold = Свернуть подсказки
hint-unfold = Развернуть подсказки
help-title = Клавиши
help-undo = взять последний выбор назад, пока не открылось новое
help-redo = сделать его снова
help-hint = спросить бота
help-turn = повернуть постройку или фигуру
help-fit = «Улицы»: показать весь город; «Горожане»: отразить фигуру
help-log = журнал
help-chat = чат
help-rules = правила
help-close = закрыть открытое

## Оболочка: после игры

result-title = Итог
result-rematch = Ещё раз
result-join = К новой партии
result-replay = Повтор
result-look = Посмотреть на поле
result-new = Новая игра
result-share = Поделиться
result-link = Ссылка на повтор
result-see = Посмотреть
result-best = Лучший ход: { $seat }, { $move }: сразу { $amount }.
earned-restaurant = больше всех жетонов «ресторан»
earned-residential = больше всех жетонов «жильё»
earned-leisure = больше всех жетонов «досуг»
earned-retail = больше всех жетонов «торговля»
earned-sets = полные наборы жетонов
result-all = Показать всё
result-fewer = Показать меньше
result-streets-over-time = Деньги по ходу игры
result-townies-over-time = Очки по ходу игры
result-streets-earned = Сколько принесла каждая постройка
result-townies-earned = Сколько принесли объекты и цели
seed-title = Всё ли честно?
seed-lead = Все взятые постройки и все броски следуют из одного тайного числа — зерна. Его отпечаток был показан до первого хода, так что выбрать зерно задним числом нельзя. Скачанную партию проверит команда citywright replay --verify ФАЙЛ
seed-hash = Отпечаток, показанный в начале (SHA-256)
seed-seed = Зерно, показанное в конце
seed-holds = ✓ Отпечаток соответствует зерну: ваш браузер только что это проверил.
seed-fails = Отпечаток не соответствует зерну.
replay-start = Как всё начиналось
replay-play = Пуск
replay-pause = Пауза
replay-step = Шаг
replay-speed = Скорость
replay-what-if = А что если …
replay-table = Назад к столу
what-if-lead = Новая игра начнётся после хода { $number }. Кто играет?

## Оболочка: вы

account-head = Учётная запись
account-why = Учётная запись сохранит ваши игры, если вы смените устройство или очистите браузер. Без неё вас помнит только этот браузер.
account-new = Создать запись
account-sign-in = Войти
account-name = Имя для входа
account-password = Пароль
account-in = Вы вошли как { $account }.
account-out = Выйти
account-settings = Настройки
account-language = Язык
account-theme = Цвета
account-sound = Звук, когда мой ход

## Оболочка: первая игра с подсказками

coach = Проводник
coach-step = { $step } из { $steps }
coach-next = Дальше
coach-end = Играть дальше
coach-do = Действуйте, я подожду.
coach-wait = Минутку: соперник думает.
coach-fold = Скрыть проводника
coach-unfold = Показать проводника
learn-streets-welcome-head = Город для всех
learn-streets-welcome = В середине — вокзал и парк. Все игроки строят вокруг них и зарабатывают на улицах, которые удалось закрыть. Ваши три постройки лежат у края экрана. Город можно двигать, а масштаб менять колесом или двумя пальцами.
learn-streets-build-head = Постройте что-нибудь
learn-streets-build = Выберите одну из своих построек: светятся все клетки, где её можно возвести. Выберите клетку, поверните постройку колесом, клавишей R или касанием и возведите её. Дорога должна соединиться с городом. Рядом написано, что это принесёт, — ещё до вашего решения.
learn-streets-sign-head = Теперь она ваша
learn-streets-sign = На постройке стоит ваш знак: когда улица будет продана, заплатят вам. За каждый символ въехал человечек того же цвета; каждый, кто живёт в постройке, — это 1 $. Знаков у вас пять.
learn-streets-again-head = Сосед
learn-streets-again = Стройте ещё. Посмотрите на цену: она говорит, за что платит постройка, например 2 $ за каждый зелёный круг на улице. Постройки бок о бок вдоль одной дороги — это одна улица, не больше пяти.
learn-streets-enclose-head = Закройте улицу
learn-streets-enclose = Улица продаётся, когда застроены обе клетки за её концами. Наведите на улицу, чтобы узнать, сколько она стоит сейчас. Играйте, пока какая-нибудь улица не закроется — ваша или чужая.
learn-streets-scored-head = Учтён каждый доллар
learn-streets-scored = Журнал (клавиша L) рассказывает, сколько заплатила каждая постройка и почему. Номер со знаком § открывает правила на нужном месте. Знаки вернулись к владельцам, их можно ставить снова.
learn-streets-people-head = Толпа идёт дальше
learn-streets-people = Закрывший улицу отправляет её жителей на открытые улицы, туда, где есть символ их цвета, — лучше всего к себе. Если такого места нет, они встают и ждут: это искатели, они побегут к следующей постройке своего цвета.
learn-streets-alone-head = Вот и всё
learn-streets-alone = Когда постройки кончатся, всё, на чём ещё стоит знак, приносит половину; побеждает самый богатый. Подсказка — клавиша H, отмена — U, правила — ?. Приятной игры!
learn-townies-welcome-head = Ваш собственный город
learn-townies-welcome = Этот лист — ваш город. Кубики говорят, что можно нарисовать, а маркер в руке — каким цветом. Все рисуют одновременно, каждый на своём листе.
learn-townies-shape-head = Нарисуйте фигуру
learn-townies-shape = Выберите выпавшую фигуру, поверните её (R или колесо), отразите и положите на любые пустые поля. Поля со звездой пока лучше не занимать.
learn-townies-markers-head = Маркеры идут по кругу
learn-townies-markers = Когда все выбрали, рисунки открываются, и каждый маркер переходит к соседу: теперь у вас другой цвет. Видно и то, какой придёт следующим.
learn-townies-again-head = Бок о бок
learn-townies-again = Рисуйте ещё. Хорошо, когда блоки одного цвета рядом: банк любит синих соседей, мельница — жёлтых, спортплощадка — красных.
learn-townies-object-head = Теперь объект
learn-townies-object = Вместо фигуры можно нарисовать объект рядом с блоком его цвета: тот, что на белом кубике, или тот, что соответствует вашему маркеру. Очки видны на листе заранее. Играйте, пока не нарисуете объект.
learn-townies-scored-head = Записано
learn-townies-scored = Очки стоят в первом кружке и больше не изменятся. Журнал (клавиша L) рассказывает, как они посчитаны; номер со знаком § открывает правила на нужном месте.
learn-townies-alone-head = Вот и всё
learn-townies-alone = Игра заканчивается раундом, в котором кто-то нарисовал девятый объект; побеждает набравший больше очков. Цели и карты бонуса появятся в следующих играх. Подсказка — клавиша H, отмена — U, правила — ?. Приятной игры!

## Почему отказано

problem-other = Не получилось.
problem-unreachable = Сервер недоступен. Попробуйте ещё раз чуть позже.
problem-unreadable = Сервер не понял запрос.
problem-options = Эти настройки несовместимы. У каждого должен быть свой советник или свой первый маркер, а некоторые советники подходят не к любому числу игроков и не сочетаются с «Бизнесом».
problem-seats = С такими местами играть нельзя: их от 1 до 5, хотя бы одно из них — для человека, и вы сами занимаете не больше одного.
problem-name = Такое имя не подходит: до 24 знаков, без запятой.
problem-account = Такое имя для входа не подходит: нужно от 1 до 24 знаков, без запятых.
problem-password = Пароль слишком короткий или слишком длинный: нужно от 8 до 200 знаков.
problem-chat = Так сказать нельзя: до 500 знаков.
problem-level = Такого бота нет.
problem-signing-in = Неверное имя или пароль.
problem-nobody = Браузер не сохранил cookie. Разрешите их и загрузите страницу снова.
problem-origin = Эта страница принадлежит другому сайту.
problem-not-yours = Это не ваше место.
problem-not-host = Это может сделать только тот, кто создал стол.
problem-not-seated = Это могут делать только сидящие за столом.
problem-no-table = Такого стола нет.
problem-no-seat = Такого места нет.
problem-missing = Здесь ничего нет.
problem-method = Здесь так нельзя.
problem-account-taken = Это имя для входа уже занято.
problem-has-account = У вас уже есть учётная запись.
problem-seat-taken = Кто-то успел раньше: место занято.
problem-seated = Вы уже сидите за этим столом.
problem-stood-in = За это место играет бот. Сначала вернитесь на него.
problem-stale = Игра тем временем ушла вперёд.
problem-illegal = Сейчас такой ход невозможен.
problem-waiting = Игра ещё не началась: есть свободные места.
problem-over = Игра окончена.
problem-unfinished = Игра ещё не окончена.
problem-no-undo = Взять назад нечего: с тех пор открылось новое.
problem-no-hints = За этим столом подсказок нет.
problem-not-away = Этот игрок за столом.
problem-too-many-tables = У вас слишком много незаконченных игр. Сначала доиграйте какие-нибудь.
problem-too-large = Это слишком много сразу.
problem-too-fast = Слишком быстро. Подождите немного.
problem-broken = Эта партия сыграна по другим правилам, открыть её больше нельзя.
problem-failed = Что-то сломалось у нас.
problem-database = Сервер не может добраться до своей памяти. Попробуйте ещё раз чуть позже.

## Поле «Улиц»

streets-board = Стол «Улиц»
streets-board-city = Город. Стрелки сдвигают, плюс и минус меняют масштаб, F показывает всё.
streets-board-players = Игроки
streets-board-more = Подробнее об игроках
streets-board-view = Вид
streets-board-zoom-in = Ближе (+)
streets-board-zoom-out = Дальше (−)
streets-board-fit = Показать всё (F)
streets-board-hand = Рука: { $seat }
streets-board-choices = Из чего можно выбрать
streets-board-hint = Подсказка { $rank }
streets-board-abandon = { $seat }: свободных знаков нет, выберите, какую постройку забросить.
streets-board-move-build = возвести «{ $tile }» фасадом на { $facing }{ $signs ->
    [1] { "" }
   *[other] , с двумя знаками
}
streets-board-close = Закрыть
streets-board-turn = Повернуть
streets-board-build = Построить
streets-board-confirm = Подтвердить
streets-board-signs = { $n ->
    [one] { $n } знак
    [few] { $n } знака
    [many] { $n } знаков
   *[other] { $n } знака
}
streets-board-pays-nothing = Сейчас никому ничего не приносит.
streets-board-worth = Принесла бы { $amount } $, если бы улицу считали после этого
streets-board-working-out = Считаем, что это даст…
streets-board-then = Затем: { $what }.
streets-board-then-people = выбор, куда переедут человечки
streets-board-then-tokens = выбор бизнес-жетонов
streets-board-then-show = способность предпринимателя или отказ
streets-board-street = Улица, фасады на { $facing }{ $enclosed ->
    [yes] , закрыта
   *[no] { "" }
}: { $tiles }.
streets-board-street-worth = сейчас улица принесла бы { $amount } $
streets-board-endgame = Стопка конца игры Проныры: { $n ->
    [one] { $n } постройка
    [few] { $n } постройки
    [many] { $n } построек
   *[other] { $n } постройки
}
streets-board-grifter-build = Проныра строит там, где его постройка принесёт больше всего. Все эти места для него одинаково хороши: выбираете вы.
streets-board-grifter-enclosure = Этой постройкой Проныра закрывает улицу, если может, — ту, где больше людей достанется ему. Эти места для него одинаково хороши: выбираете вы.
streets-board-grifter-people = Проныра отправляет человечков в свои постройки, когда это возможно. В какую из этих — выбираете вы.
streets-board-grifter-close = Проныра закрыл несколько улиц. Порядок подсчёта выбираете вы.
streets-board-grifter-tokens = Проныра берёт жетон того вида, которого у него меньше всего. Какой из этих — выбираете вы.
