## Расстановка позиции в любой игре

position = Расставить позицию
position-title = Расставить позицию: { $game }
position-panel = Позиция
position-faults = { $n ->
    [one] { $n } ошибка: так не бывает
    [few] { $n } ошибки: так не бывает
   *[other] { $n } ошибок: так не бывает
}
position-wrong-here = Здесь ошибка
position-fold = Свернуть панель
position-unfold = Развернуть панель
position-less = Меньше: { $what }
position-more = Больше: { $what }
position-undo = Отменить (Ctrl+Z)
position-redo = Вернуть (Ctrl+Y)
position-start = Начать с…
position-start-empty = С пустого места
position-start-json = С JSON: вставить или открыть файл
position-json = Позиция в виде JSON
position-json-lead = Такой же JSON читает и пишет команда «citywright inspect». Его можно изменить, заменить другим или открыть из файла.
position-json-use = Применить
position-copy = Скопировать
position-copied = Скопировано
position-download = Скачать
position-open = Открыть файл
position-no-json = Это не JSON.
position-other-game = Это позиция другой игры, а не «{ $game }».
position-no-position = Это JSON, но не позиция игры «{ $game }», какой её описывает документация.
position-done = Готово
position-cancel = Отмена
position-player = Игрок { $n }

## Streets

position-streets-tab-tiles = Постройки
position-streets-tab-building = Место
position-streets-tab-seats = Игроки
position-streets-tab-rest = Партия
position-streets-cell = Пустая клетка { $x },{ $y }
position-streets-search = Поиск: название, цвет, цена…
position-streets-backs = Рубашки
position-streets-box = Коробка
position-streets-none-found = Такой постройки нет.
position-streets-in-city = в городе, { $at }
position-streets-in-hand = на руке: { $seat }
position-streets-in-discarded = сброшена
position-streets-in-covered = накрыта
position-streets-in-top = сверху стопки
position-streets-in-lifted = взята Пронырой
position-streets-add = Добавить постройку: { $where }
position-streets-tap-cell = { $tile }: выберите клетку в городе
position-streets-tap-tile = Выберите жетон для этой клетки
position-streets-no-building = Выберите постройку в городе. Второе нажатие поворачивает её; её можно и перетащить.
position-streets-turn-left = Повернуть влево
position-streets-turn-right = Повернуть вправо (R)
position-streets-faces = Дорога: { $facing }
position-streets-remove = Убрать
position-streets-sign-of = Чей знак
position-streets-nobody = ничей
position-streets-two-signs = Два знака
position-streets-people = Люди дома
position-streets-people-of = { $colour }: дома
position-streets-fomo = Люди с FOMO
position-streets-fomo-of = { $colour }: с FOMO
position-streets-pays = Принесёт { $amount }, если подсчитать улицу сейчас
position-streets-players = Игроков
position-streets-alone = В одиночку вы играете против Проныры.
position-streets-name = Имя игрока { $n }
position-streets-money = Деньги: { $seat }
position-streets-turn = Сейчас ходит
position-streets-hand = На руке
position-streets-shown = показана
position-streets-consultant = Консультант
position-streets-no-consultant = нет
position-streets-tokens = Бизнес-жетоны
position-streets-tokens-of = Бизнес-жетоны: { $business }
position-streets-take-away = Убрать: { $tile }
position-streets-stack = Стопка
position-streets-stack-of = { $colour }: рубашек в стопке
position-streets-stack-rest = Все постройки, которых больше нигде нет
position-streets-top = Сверху
position-streets-top-random = случайная
position-streets-endgame-of = { $colour }: рубашек в стопке на конец игры
position-streets-no-endgame = Стопка на конец игры не указана
position-streets-endgame-up = Стопка на конец игры уже в ходу
position-streets-lifted = Взята из стопки и сейчас будет построена
position-streets-gone = Вне игры
position-streets-discarded = Сброшены
position-streets-covered = Накрыты
