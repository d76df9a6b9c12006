tiles-title = Свои постройки
tiles-lead = Постройки здесь наши. Если в вашей коробке другие, выберите постройку и запишите, что напечатано на вашей. Они остаются в этом браузере, и по ним ведётся счёт за настоящим столом.
tiles-edit = Вместо «{ $tile }»
tiles-make = Создать постройку
tiles-make-lead = Постройки с вашего стола нет в списке? Запишите, что на ней напечатано.
tiles-in-place = Вместо какой нашей
tiles-name = Название
tiles-name-taken = Постройка с таким названием уже есть.
tiles-symbols = Символы
tiles-valuation = Платит
tiles-kind-people = { $price } $ за каждого человека цвета
tiles-kind-symbols = { $price } $ за каждый символ цвета
tiles-kind-set = за каждый набор символов
tiles-kind-pair = { $price } $ за каждую пару символов
tiles-kind-wild = { $price } $ за каждый смешанный символ
tiles-kind-signs = { $price } $ за каждый знак владельца
tiles-kind-size = { $price } $ за каждую постройку на улице
tiles-kind-adjacency = { $price } $ за каждую постройку вокруг
tiles-kind-enclosure = { $price } $, если закрывает улицу
tiles-kind-copy = как другая постройка на улице
tiles-price = Долларов за набор
tiles-shown = { $most ->
    [1] Какой цвет?
   *[other] Какие символы в наборе? (от { $fewest } до { $most })
}
tiles-shown-less = Убрать последний
tiles-icon = Бизнес
tiles-double = показан дважды
tiles-keep = Сохранить постройку
tiles-cancel = Отмена
tiles-house-again = Вернуть нашу постройку
tiles-save = Сохранить в файл
tiles-open = Открыть файл
tiles-all-house = Только наши постройки
tiles-wrong-columns = Это не файл построек: его первая строка должна быть name,back,symbols,valuation,icon,players.
tiles-wrong-twice = У двух построек в этом файле одно название.
tiles-wrong-line = В строке { $line } файла ошибка: проверьте { $columns }.
tiles-wrong-count = В этом файле построек { $kind ->
    [five] 5+
   *[other] без пометки 5+
} с рубашкой «{ $back }»: { $n }. Здесь в наборе должно быть по 8 обычных построек и по одной 5+ с каждой рубашкой; команда принимает и другие наборы.
