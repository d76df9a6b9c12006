puzzle = Задача
puzzle-page = Задачи · Citywright
puzzle-heading = Задачи
puzzle-lead = Позиции из партий, в каждой один явно лучший ход. Каждый день в каждой игре новая задача, для всех одна и та же.
puzzle-of = { $game }: задачи
puzzle-number = { $game }: задача { $n }
puzzle-list = Все задачи
puzzle-today = Задача дня
puzzle-is-today = Задача дня
puzzle-another = Задача по силам
puzzle-all = Все задачи: { $n }
puzzle-stars = Сложность: { $stars } из { $all }
puzzle-players = { $n ->
    [1] соло
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
puzzle-solved-of = Решено { $n } из { $all }.
puzzle-rating = Ваш рейтинг: { $rating }.
puzzle-streak = Задача дня решена { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} подряд.
puzzle-difficulty = Сложность
puzzle-how-many = Игроки
puzzle-any = все
puzzle-open = только новые для меня
puzzle-found = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[many] { $n } задач
}
puzzle-none = Таких задач нет.
puzzle-missing = Такой задачи нет. Они пронумерованы от 1 до { $all }.
puzzle-result-first = решена с первой попытки
puzzle-result-later = решена
puzzle-result-tried = пока не решена
puzzle-result-shown = ответ подсмотрен
puzzle-you = Вы
puzzle-ask = Ваш ход: найдите лучший.
puzzle-moves = { $n ->
    [one] { $n } возможный ход
    [few] { $n } возможных хода
   *[many] { $n } возможных ходов
}
puzzle-right = Верно, это лучший ход!
puzzle-answer = Лучший ход отмечен на поле.
puzzle-wrong = Не лучший: ожидается на { $loss } ± { $error } меньше.
puzzle-wrong-far = Не лучший и даже не из ближайших к нему.
puzzle-why = По сравнению со вторым ходом: { $reason }.
puzzle-yours = ваш ход
puzzle-again = Ещё раз
puzzle-show = Показать ответ
puzzle-next = Следующая задача
puzzle-explore = Исследовать отсюда
puzzle-play-on = Играть дальше
puzzle-play-on-lead = Партия продолжится с этой позиции, случай решит заново.
puzzle-levels = Рейтинг { $rating }: как часто боты находят ход
puzzle-words = Позиция словами
