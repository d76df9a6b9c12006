## Оболочка: страницы, подготовка, рамка стола

home-streets = Все вместе строят один город, и каждый хочет повыгоднее продать свою часть. Стройте, ставьте свой знак и закрывайте улицы: улица платит за соседей и за тех, кто в ней живёт. А потом толпа отправляется дальше.
home-streets-facts = 1–5 игроков · 30–45 минут · постройки и кочующая толпа

## Оболочка: новая игра

way-solo-streets-lead = Вы против Проныры, который ходит по простым правилам. Игра начнётся сразу.
rules-dave = Дейв
rules-haakon = Хокон
rules-facing = фасад на { $facing }
rules-pair-street = Фасады в одну сторону: соединены, и это одна улица
rules-pair-corner = Длина и конец: соединены, это угол или буква Т
rules-pair-wide = Длина и длина: слишком широко, так нельзя
rules-pair-apart = Бок о бок, фасады в разные стороны: не соединены
rules-pair-nothing = Длина и пусто: не соединены
rules-pair-end = Конец и пусто: не соединены
rules-double = двойной: { $business }
new-consultant = Игрок { $n }: советник
new-any-consultant = любой советник
streets-option-consultants-explained = Что умеет каждый советник
streets-option-consultants-rules = Правила о советниках
suits-consultant = Для { $fewest }–{ $most } игроков{ $business ->
    [no] , без модуля «Бизнес»
   *[yes] { "" }
}.
about-module-business = Проданные постройки дают жетоны, а жетоны в конце игры — деньги.
about-module-consultants = У каждого игрока есть особая способность.
streets-folded-edition = Редакция правил
streets-option-edition-rules = Чем отличаются редакции
difficulty-easy = Легко
difficulty-normal = Средне
difficulty-hard = Трудно
about-difficulty-easy = начинает с { $money } $
about-difficulty-normal = начинает с { $money } $
about-difficulty-hard = начинает с { $money } $

problem-options-streets = Эти настройки несовместимы. Советники у игроков не должны повторяться, а некоторые советники подходят не для любого числа игроков и не сочетаются с модулем «Бизнес».

## Оболочка: за столом

help-streets-number = взять постройку из руки или перейти к одному из перечисленных вариантов, например куда пойдут люди
help-streets-arrows = перейти с места на место; с Shift – сдвинуть город
help-streets-build = построить, выбрать или подтвердить
help-streets-zoom = ближе, дальше
help-streets-turn = повернуть постройку
help-streets-fit = показать весь город
bot-reason-streets-money = сразу приносит { $now } $
bot-reason-streets-people = приводит в постройки бота людей: { $heads }, это примерно { $amount } $
bot-reason-streets-homes = переселяет людей туда, где они ценнее примерно на { $amount } $
bot-reason-streets-signs = оставляет больше свободных знаков, это примерно { $amount } $
bot-reason-streets-crowd = оставляет людей, которых можно собрать, это примерно { $amount } $
bot-reason-streets-rival = отнимает у соперника ({ $seat }) примерно { $amount } $

## Оболочка: после игры

earned-restaurant = больше всех жетонов «ресторан»
earned-residential = больше всех жетонов «жильё»
earned-leisure = больше всех жетонов «досуг»
earned-retail = больше всех жетонов «торговля»
earned-sets = полные наборы жетонов
result-streets-over-time = Деньги по ходу игры
result-streets-earned = Сколько принесла каждая постройка
explain-turn-streets = ход { $turn }
replay-turn-streets = ход { $turn } из { $turns }
replay-turns-streets = Ходы
replay-next-sale = К продаже

## Оболочка: первая игра с подсказками

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

## Поле «Улиц»

streets-board = Стол «Улиц»
streets-board-sold = Улица продана
streets-board-sold-nothing = Знаков там ни у кого не было.
streets-board-city = Город. Стрелки сдвигают его, плюс и минус меняют масштаб, F показывает весь город.
streets-board-players = Игроки
streets-board-more = Подробнее об игроках
streets-board-view = Вид
streets-board-zoom-in = Приблизить (+)
streets-board-zoom-out = Отдалить (−)
streets-sold = ПРОДАНО
streets-board-fit = Показать всё (F)
streets-board-hand = Рука: { $seat }
streets-board-lifted = Постройка Проныры
streets-board-choices = Ваши варианты
streets-board-hint = Подсказка { $rank }
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
streets-story-built = Ход { $turn }: строит { $seat }.
streets-story-earned = Ход { $turn }: { $seat } получает { $amount } $.
streets-story-arrived = Ход { $turn }: { $people }, жильцы с самого начала.
streets-story-gathered = Ход { $turn }: { $people }, из постройки «{ $source }».
streets-story-sent = Ход { $turn }: { $people }, из постройки «{ $source }», отправляет { $seat }.
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
