analysis-title = Разбор партии · Citywright
analysis = Разбор
analysis-parts = Части разбора
analysis-tab-graph = График
analysis-tab-decision = Ход
analysis-tab-costly = Ошибки
analysis-tab-players = Удача и умение

analysis-begins = Загрузка…
analysis-running = Думаю: { $percent } %
analysis-stopped = Остановлено на { $percent } %
analysis-done = Готово, симуляций: { $n }
analysis-stop = Стоп
analysis-go-on = Дальше
analysis-strength = Сколько думать
analysis-strength-quick = быстро
analysis-strength-usual = обычно
analysis-strength-deep = глубоко
analysis-wait = Через несколько секунд здесь появится первый график.
analysis-nothing = В этой партии ни у кого не было выбора, разбирать нечего.

analysis-end = конец
analysis-numbers = В числах
analysis-decision = Решение
analysis-no-decision = Здесь нечего решать. Выберите ошибку из списка или место на графике.
analysis-played = сделано
analysis-why = Лучший ход: { $reason }.
analysis-see = Показать, что было дальше
analysis-explore = Исследовать отсюда

analysis-order = Порядок
analysis-order-cost = сначала дорогие
analysis-order-course = по порядку
analysis-better = Лучше: { $move }
analysis-better-why = Лучше: { $move }; { $reason }
analysis-no-faults = Ни об одном ходе нельзя сказать наверняка, что он чего-то стоил: все различия в пределах погрешности.
analysis-no-faults-yet = Пока ничего.

analysis-surely = наверняка { $n }
analysis-played-best = Лучше всех играет { $name }: потери на слабых ходах — { $lost }, а у { $other } — { $more }.
analysis-played-alike = { $name } и { $other } играют примерно одинаково: на слабых ходах потеряно { $lost } и { $more }.
analysis-gave-away = { $name } теряет на слабых ходах { $lost }.
analysis-lucky = Повезло игроку { $name }: удача принесла { $luck } ± { $error }.
analysis-unlucky = Не повезло игроку { $name }: удача отняла { $luck } ± { $error }.
analysis-no-luck = Удача никому явно не помогла и не помешала.

analysis-about = Что значат числа
analysis-about-1 = Каждое число — результат, которого отсюда стоит ждать при сильной игре: итоговый отрыв от лучшего соперника, а в одиночку итоговые очки. Его находят симуляции, которые знают только то, что знал игрок; ± — их погрешность.
analysis-about-2 = Поиск судит о позициях по оценке, которая может каждый раз ошибаться в одну сторону, особенно в начале партии, и погрешность этого не показывает. Часть потерь слабых игроков он принимает за удачу.
analysis-about-3 = «Лучший» значит лучший ход, найденный за это время; чем дольше думать, тем больше находится. Ошибкой считается выбор, который стоил хотя бы 1 и больше двух погрешностей.

analysis-unfinished = Партия ещё не окончена. Разбор выдал бы то, что ещё скрыто: карты на руках, добор и броски. Её можно будет разобрать, как только она закончится.
analysis-made-up = Эта партия сыграна за настоящим столом, а страница вела её счёт. Что было у игроков на руках, никто не вводил: в файле партии руки придуманы. А от них зависит, можно ли было сыграть лучше, поэтому разобрать эту партию нельзя. В просмотре партии видно всё, что построено и выплачено.
analysis-play-on = Играть дальше
analysis-others = Выбрать другую партию
