explore = Исследование
explore-title = { $game }: исследование
explore-lead = Стол, за которым все места ваши. Ходите за каждого, берите ходы назад, пробуйте другие и записывайте свои мысли. Исследования хранятся в этом браузере, а ссылкой можно поделиться всем сразу.
explore-player = Игрок { $n }
explore-studies = Ваши исследования
explore-unnamed = Без названия
explore-moves-made = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
explore-forget = Удалить исследование
explore-forget-not = Оставить
explore-new = Новая партия
explore-players = Игроков
explore-begin = Начать исследование
explore-open = Сыгранное
explore-file = Открыть исследование или файл партии
explore-played = Партии в этом браузере

explore-chance = Дальше решает случай
explore-draw-all = Выбрать наугад
explore-draw-once = Вытянуть один раз
explore-seek = Искать среди возможного
explore-none = Ничего такого сейчас выпасть не может.
explore-draws = Случай:
explore-draws-drawn = наугад
explore-draws-chosen = выбираю я
explore-decides = Решает:

explore-moves = Ходы
explore-beginning = Начало
explore-settled = …
explore-ways = Варианты отсюда
explore-start = В начало (Home)
explore-back = На ход назад (←)
explore-on = На ход вперёд (→)
explore-end = В конец (End)
explore-variation = Название варианта
explore-comment = Комментарий к позиции
explore-promote = Выше
explore-delete = Удалить отсюда
explore-restore = Вернуть

explore-name = Название исследования
explore-play = Играть отсюда
explore-play-lead = С этой позиции начнётся новая партия. Кто играет?
explore-save = Сохранить исследование в файл
explore-set-up = Расставить эту позицию
explore-save-game = Сохранить эту линию как партию
explore-share = Поделиться исследованием
explore-share-lead = В этой ссылке всё исследование: ходы, варианты, названия и комментарии. Она открывается в любом браузере без учётной записи.
explore-link = Ссылка на исследование
explore-long = Ссылка длинная ({ $n } тыс. знаков): некоторые мессенджеры могут её обрезать. Надёжнее файл.
explore-unkept = Этот браузер не хранит исследование. Поделитесь им или сохраните его в файл, прежде чем закрыть страницу.

streets-move-consultant = { $consultant }
streets-move-first = первый — игрок { $seat }
streets-move-out = убрана: «{ $back }»
streets-move-top = рубашка «{ $back }»
streets-move-turn-up = открыта: «{ $tile }»
streets-move-draw = взята: «{ $tile }»

townies-move-start = маркер: { $colour }
townies-move-additional = общая цель: { $goal }
townies-move-bonus = карта бонуса: { $bonus }
townies-move-roll = { $object } и { $shape }
