## Слова, которые нужны только браузеру. В en.ftl те же сообщения; тест сравнивает их.

web-title = Citywright

## Поле «Townies»

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
web-townies-nowhere = не помещается
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
web-townies-back = К своему листу
web-townies-others = Листы других игроков
web-townies-sealed = Ваш выбор скрыт, пока не выберут все:
web-townies-chosen = выбор сделан
web-townies-choosing = ещё выбирает
web-townies-goals = Цели и карта бонуса
web-townies-sum-objects = объекты
web-townies-sum-soil = почва
web-townies-sum-goals = цели
web-townies-chart = Что говорят о вашем городе
web-townies-shapes-left = { $n ->
    [0] Фигур больше нет: только объекты.
    [one] Осталась { $n } фигура.
    [few] Осталось { $n } фигуры.
    [many] Осталось { $n } фигур.
   *[other] Осталось { $n } фигуры.
}

## Оболочка: страницы, подготовка, рамка стола

shell-skip = Перейти к содержанию
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
title-account = Ваша учётная запись
title-rules = Правила: { $game }
title-replay = Просмотр партии · Citywright
title-missing = Здесь ничего нет
missing-page = Такой страницы нет. Возможно, адрес скопирован не полностью.
missing-table = Такого стола нет. Возможно, ссылка скопирована не полностью.
rules-dave = Дейв
rules-haakon = Хокон
rules-goal = { $goal }: { $count }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

home-head = Две игры о городах и стол, за которым в них играют.
home-lead = Играйте с друзьями, вместе за одним экраном, в одиночку или против ботов. Ничего не нужно устанавливать, регистрироваться не обязательно.
home-streets = Все вместе строят один город, и каждый хочет повыгоднее продать свою часть. Стройте, ставьте свой знак и закрывайте улицы: улица платит за соседей и за тех, кто в ней живёт. А потом толпа отправляется дальше.
home-streets-facts = 1–5 игроков · 30–45 минут · постройки и кочующая толпа
home-townies = Бросайте два кубика и рисуйте собственный город: фигуру из четырёх блоков или объект — банк, мельницу, вокзал. После каждого раунда маркеры переходят по кругу, так что думайте о цветах, которые ещё придут. Рисуют все одновременно.
home-townies-facts = 1–5 игроков · 20–30 минут · бросаем и рисуем
home-play = Играть
home-learn = Обучение
home-options = Все настройки
home-independent = Citywright — независимый неофициальный проект поклонников настольных игр. Все тексты и рисунки — наши собственные. Понравились игры — купите коробки.
games-running = Текущие игры
games-over = Завершённые игры
games-none = У вас пока нет игр.
games-begin = Начните первую.
games-state-yours = Ваш ход
games-state-waiting = Ждём игроков
games-state-playing = Ходят другие
games-state-over = Завершена

## Оболочка: новая игра

way-bots = Против ботов
way-screen = За одним экраном
way-friends = С друзьями
way-solo = В одиночку
way-bots-lead = Вы против ботов. Игра начнётся сразу.
way-screen-lead = Вы сидите рядом и передаёте экран друг другу. Между ходами руки скрыты.
way-friends-lead = Вы получите ссылку для друзей. Игра начнётся, когда все места будут заняты.
way-solo-lead = Играйте на лучший результат или против Проныры.
new-way = Как будем играть?
new-players = Игроки
new-me = Ваше имя
new-me-now = { $name } (вы)
new-who = Игрок { $n }: кто играет
new-level = Игрок { $n }: сила бота
new-name = Имя игрока { $n }
new-consultant = Игрок { $n }: советник
new-any-consultant = любой советник
new-consultants = Что умеет каждый советник
new-consultants-rules = Правила о советниках
new-suits-contractor = Для 2–4 игроков, без модуля «Бизнес».
new-suits-renovator = Для 3–5 игроков, без модуля «Бизнес».
new-start = Игрок { $n }: первый маркер
new-any-start = любой маркер
who-me = я
who-bot = бот
who-screen = кто-то рядом со мной
who-open = любой по ссылке
new-modules = Модули
module-business-lead = Проданные постройки дают жетоны, а жетоны в конце игры — деньги.
module-consultants-lead = У каждого игрока есть особая способность.
new-edition = Редакция правил
new-edition-rules = Чем отличаются редакции
edition-2021 = английские правила 2021 года
edition-draft-1-0-7 = английский черновик 1.0.7
edition-ru = русские правила
new-difficulty = Проныра
difficulty-easy = Легко
difficulty-normal = Обычно
difficulty-hard = Трудно
difficulty-easy-lead = начинает с 0 $
difficulty-normal-lead = начинает с 20 $
difficulty-hard-lead = начинает с 50 $
new-mode = Что будет в игре
new-mode-remembered = Начинать лучше с первой игры. Кнопка «Играть» запомнит ваш выбор.
mode-first-lead = только объекты
mode-second-lead = плюс личные цели и карта бонуса
mode-full-lead = плюс общая цель
new-cards = Выбрать карты
new-goal = Общая цель
new-bonus = Карта бонуса
new-by-mode = как в выбранной игре
new-more = Темп, подсказки, отмена ходов
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
status-preparing = Уже можно играть. Сильные боты и подсказки готовятся, это бывает только один раз: готово { $percent } %.
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
action-undo = Отменить ход (U)
action-undo-revealed = Отменять нечего. Ход можно отменить, пока не открылось ничего нового: взятая постройка, бросок кубиков, ход другого игрока.
action-undo-none = За этим столом отмена ходов выключена.
action-redo = Вернуть ход (Shift+U)
action-hint = Подсказка (H)
action-rules = Правила (?)
action-menu = Меню
menu-share = Поделиться ссылкой
menu-text = Описание стола словами
menu-keys = Горячие клавиши
menu-sound-on = Звук включён
menu-sound-off = Звук выключен
menu-notify = Сообщать о моём ходе
menu-download = Скачать партию
menu-leave = Уйти, пусть доиграет бот
notice-away = Связь потеряна. Она восстановится сама, и вы ничего не пропустите.
notice-watching = Вы наблюдаете за игрой. Скрытое от игроков скрыто и от вас.
notice-deadline = Время на ваш ход истекает { $when }.
notice-lent = За вас играет бот.
notice-failed = { $name }: бот «{ $bot }» дал сбой. Вместо него играет другой.
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
name-save = Сохранить
name-saved = Сохранено.
cover-hand = Передайте экран: ходит { $name }
cover-why = Пока экран передают, на нём ничего не видно.
cover-take = Я — { $name }
cover-undo = Постойте, отменить мой последний ход
hint-title = Как пошёл бы бот
hint-wait = Думаю…
hint-lead = Справа: ожидаемый отрыв в конце игры ± погрешность.
hint-points = Справа: ожидаемые очки в конце игры ± погрешность.
hint-fold = Свернуть подсказки
hint-unfold = Развернуть подсказки
help-title = Горячие клавиши
help-undo = отменить последний выбор, пока не открылось ничего нового
help-redo = повторить его
help-hint = спросить бота
help-turn = повернуть постройку или фигуру
help-fit = «Улицы»: показать весь город; «Горожане»: отразить фигуру
help-log = журнал
help-chat = чат
help-rules = правила
help-close = закрыть окно

## Оболочка: после игры

result-title = Итог
result-rematch = Реванш
result-join = Перейти к реваншу
result-replay = Просмотр партии
result-look = Посмотреть поле
result-new = Новая игра
result-share = Поделиться
result-link = Ссылка на просмотр партии
result-see = Показать этот ход
result-best = Лучший ход: { $seat }, { $move }. Сразу принёс { $amount }.
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
seed-lead = Все взятые постройки и все броски кубиков следуют из одного секретного числа — зерна. Его отпечаток показали до первого хода, поэтому подобрать зерно задним числом нельзя. Скачанную партию проверит команда: citywright replay --verify ФАЙЛ
seed-hash = Отпечаток, показанный в начале игры (SHA-256)
seed-seed = Зерно, показанное в конце игры
seed-holds = ✓ Отпечаток соответствует зерну: ваш браузер только что это проверил.
seed-fails = Отпечаток не соответствует зерну.
replay-start = Начало партии
replay-play = Воспроизвести
replay-pause = Пауза
replay-step = Шаг
replay-speed = Скорость
replay-what-if = А что, если…
replay-table = Вернуться к столу
what-if-lead = Новая игра начнётся после хода { $number }. Кто играет?

## Оболочка: вы

account-head = Учётная запись
account-why = С учётной записью игры сохранятся, даже если вы смените устройство или очистите браузер. Без неё вас помнит только этот браузер.
account-new = Создать учётную запись
account-sign-in = Войти
account-name = Имя для входа
account-password = Пароль
account-in = Вы вошли как { $account }.
account-out = Выйти
account-settings = Настройки
account-language = Язык
account-theme = Цвета
account-sound = Звуковой сигнал, когда мой ход

## Оболочка: первая игра с подсказками

coach = Наставник
coach-step = { $step } из { $steps }
coach-next = Дальше
coach-end = Играть дальше
coach-do = Ваш ход, я подожду.
coach-wait = Минутку: соперник думает.
coach-fold = Скрыть наставника
coach-unfold = Показать наставника
learn-streets-welcome-head = Один город на всех
learn-streets-welcome = В середине — Центральный вокзал и Городской парк. Все строят вокруг них и зарабатывают на закрытых улицах. Ваши три постройки лежат у края экрана. Город можно перетаскивать, а масштаб менять колёсиком или двумя пальцами.
learn-streets-build-head = Постройте что-нибудь
learn-streets-build = Выберите одну из своих построек: клетки, где её можно поставить, подсветятся. Выберите клетку, поверните постройку колёсиком, клавишей R или касанием и стройте. Дорога должна соединиться с городом. Рядом заранее видно, что принесёт этот ход.
learn-streets-sign-head = Теперь она ваша
learn-streets-sign = На постройке стоит ваш знак: когда подсчитают доход с улицы, заплатят вам. За каждый символ въехал человечек того же цвета; каждый человечек в постройке добавляет 1 $. Всего у вас пять знаков.
learn-streets-again-head = Сосед
learn-streets-again = Стройте ещё. Цена на постройке показывает, за что она платит: например, 2 $ за каждый зелёный круг на улице. Постройки бок о бок вдоль одной дороги — это одна улица, в ней не больше пяти построек.
learn-streets-enclose-head = Закройте улицу
learn-streets-enclose = Улица закрыта и приносит доход, когда застроены обе клетки за её концами. Наведите указатель на улицу, чтобы узнать, сколько она принесла бы сейчас. Играйте, пока вы или соперник не закроете какую-нибудь улицу.
learn-streets-scored-head = Каждый доллар на счету
learn-streets-scored = Журнал (клавиша L) показывает, сколько заплатила каждая постройка и почему. Номер со знаком § открывает нужный раздел правил. Знаки вернулись к владельцам, их можно ставить снова.
learn-streets-people-head = Толпа идёт дальше
learn-streets-people = Кто закрыл улицу, тот переселяет её жителей на открытые улицы, в любую постройку с символом их цвета, — лучше всего в свою. Кому идти некуда, те встают и ждут: это искатели, они побегут в следующую постройку своего цвета.
learn-streets-alone-head = Вот и всё
learn-streets-alone = Когда постройки кончатся, те, на которых ещё стоят знаки, принесут половину дохода; побеждает самый богатый. Подсказка — клавиша H, отмена хода — U, правила — ?. Приятной игры!
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

## Почему отказано

problem-other = Не получилось. Попробуйте ещё раз.
problem-unreachable = Сервер недоступен. Попробуйте ещё раз чуть позже.
problem-unreadable = Сервер не понял запрос. Перезагрузите страницу.
problem-options = Эти настройки несовместимы. Советники и первые маркеры у игроков не должны повторяться, а некоторые советники подходят не для любого числа игроков и не сочетаются с модулем «Бизнес».
problem-seats = За столом от 1 до 5 мест. Хотя бы одно должно быть для человека, а вы сами можете занять только одно.
problem-name = Выберите другое имя: до 24 символов, без запятых.
problem-account = Выберите другое имя для входа: от 1 до 24 символов, без запятых.
problem-password = Выберите пароль длиной от 8 до 200 символов.
problem-chat = Сократите сообщение: не больше 500 символов.
problem-level = Такого бота нет. Выберите другого.
problem-signing-in = Неверное имя или пароль.
problem-nobody = Браузер не сохранил cookie. Разрешите их и перезагрузите страницу.
problem-origin = Этот запрос пришёл с другого сайта.
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
problem-unfinished = Игра ещё не окончена.
problem-no-undo = Отменить нельзя: с тех пор открылось новое.
problem-no-hints = За этим столом подсказки выключены.
problem-not-away = Этот игрок на месте.
problem-too-many-tables = У вас слишком много незаконченных игр. Сначала доиграйте какие-нибудь.
problem-too-large = Слишком длинно. Отправьте меньше за один раз.
problem-too-fast = Слишком быстро. Подождите немного.
problem-broken = Эта партия сыграна по старым правилам, открыть её больше нельзя.
problem-failed = У нас что-то сломалось. Попробуйте ещё раз.
problem-database = Сервер не может подключиться к базе данных. Попробуйте ещё раз чуть позже.

## Поле «Улиц»

streets-board = Стол «Улиц»
streets-board-city = Город. Стрелки сдвигают его, плюс и минус меняют масштаб, F показывает весь город.
streets-board-players = Игроки
streets-board-more = Подробнее об игроках
streets-board-view = Вид
streets-board-zoom-in = Приблизить (+)
streets-board-zoom-out = Отдалить (−)
streets-board-fit = Показать всё (F)
streets-board-hand = Рука: { $seat }
streets-board-choices = Ваши варианты
streets-board-hint = Подсказка { $rank }
streets-board-abandon = { $seat }: свободных знаков нет, выберите, какую постройку забросить.
streets-board-move-build = построить: «{ $tile }», фасадом на { $facing }{ $signs ->
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
streets-board-pays-nothing = Пока никто ничего не получает.
streets-board-worth = Принесла бы { $amount } $, если бы улицу закрыли сейчас
streets-board-working-out = Считаем, что это принесёт…
streets-board-then = Затем: { $what }.
streets-board-then-people = выбор, куда переселятся человечки
streets-board-then-tokens = выбор бизнес-жетонов
streets-board-then-show = способность предпринимателя или отказ
streets-board-street = Улица, фасады на { $facing }{ $enclosed ->
    [yes] , закрыта
   *[no] { "" }
}: { $tiles }.
streets-board-street-worth = Сейчас принесла бы { $amount } $
streets-board-endgame = Стопка Проныры на конец игры: { $n ->
    [one] { $n } постройка
    [few] { $n } постройки
    [many] { $n } построек
   *[other] { $n } постройки
}
streets-board-grifter-build = Проныра строит там, где его постройка принесёт больше всего. Эти места для него одинаково хороши, поэтому выбираете вы.
streets-board-grifter-enclosure = Этой постройкой Проныра, если может, закрывает улицу — ту, с которой к нему перейдёт больше людей. Эти места для него одинаково хороши, поэтому выбираете вы.
streets-board-grifter-crowd = Проныра строит там, где его постройка принесёт больше всего, а среди равных мест — там, где к нему перейдёт больше людей. Эти места для него одинаково хороши, поэтому выбираете вы.
streets-board-grifter-people = Проныра по возможности переселяет человечков в свои постройки. В какую именно — выбираете вы.
streets-board-grifter-close = Проныра закрыл несколько улиц. Порядок подсчёта выбираете вы.
streets-board-grifter-tokens = Проныра берёт жетон того вида, которого у него меньше всего. Какой именно — выбираете вы.
streets-board-grifter-new-tokens = Проныра, если может, берёт жетон того вида, которого у него ещё нет. Какой именно — выбираете вы.
streets-board-does-contractor = Строит дважды за ход
streets-board-does-hacker = Рубашки построек в руке считаются символами
streets-board-does-entrepreneur = Может посчитать постройку из руки вместо стоящей на улице
streets-board-does-investor = Может поставить на постройку два знака и удвоить её ценность
streets-board-does-hipster-legend = Символы хипстеров считаются смешанными
streets-board-does-renovator = Может строить поверх построек на закрытых улицах
streets-board-does-location-scout = Символы на своих постройках со знаками считаются на любой улице
