score-title = Подсчёт очков: { $game }
score-soon = Скоро
