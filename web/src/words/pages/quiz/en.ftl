quiz-title = Quiz: { $game }
quiz-question = Question { $n } of { $all }
quiz-player-1 = Ann
quiz-player-2 = Bob
quiz-how = You are { $name }. Choose on the board or here.
quiz-keys = Keys: A to { $last }.
quiz-right = Right! { $letter } is best: { $amount }.
quiz-wrong = { $letter } is best: { $amount }. Your choice, { $chosen }: { $brought }.
quiz-yours = your choice
quiz-next = Next
quiz-end = See your score
quiz-words = The position in words
quiz-score = { $right } of { $all } right
quiz-all-right = Nothing can fool you. Time for a real game!
quiz-most-right = Well done! A real game will teach you the rest.
quiz-few-right = There is more to learn: read the rules, or learn by playing.
quiz-play = Play a game
quiz-again = Start over

quiz-streets-asks-worth = { $pieces ->
    [1] You build it in one of these places. Where would it pay you the most if its street were enclosed now?
   *[other] You build one of these. Which would pay you the most if its street were enclosed now?
}
quiz-streets-asks-now = You build it in one of these places. Which place pays you the most at once?
quiz-streets-asks-loss = You have no free sign, so you must abandon a building. Which one costs you the least?
quiz-streets-would-pay = Would pay ${ $valuation } valuation{ $signs ->
    [1] { "" }
   *[other] { " " }(doubled)
} + ${ $people } for people.
quiz-streets-price = A price counts matching symbols in the whole street, not only next door. A building at either end counts, too, if its symbols point in, as those of City Park do here. Wild symbols stand for any colour.
quiz-streets-people = This tile pays for every parent in its street, whoever owns their homes. Parents who live just across the road or round the corner are in another street and do not count.
quiz-streets-enclose = When both ends of a street are built up, each building with a sign pays its owner. So enclose the streets in which your own signs stand. Other players’ signs pay them, no matter who encloses the street.
quiz-streets-fomo = People who had nowhere to go are standing: they have FOMO. Your next building in their colour gathers them all, wherever you build it, and each of them adds $1.
quiz-streets-abandon = Compare what the buildings would pay now, not the prices printed on them. A high price is worth nothing while its set is incomplete: then a building pays only for the people on it.

quiz-townies-asks-points = Which of these brings you the most points?
quiz-townies-asks-goals = Which of these brings you the most points, goals included?
quiz-townies-square = A city square scores 2 for each object beside it, and 1 more if all six spaces around it are blocks. Count the objects first: each is worth as much as two ordinary neighbours.
quiz-townies-chain = A bike rental scores 1 for each green neighbour. It scores 1 more only if green blocks lead from it to another object without a gap, so look at where the chain ends.
quiz-townies-soil = With Stable Soil, an object on a space with a star scores 2 more at once. Here that makes the difference between two good places for a bank. Keep such spaces free of shapes.
quiz-townies-goal = A shape scores nothing by itself, but it can move goals. Specialization counts blocks of your starting colour with blocks on all sides; Triangle wants no gaps. The best shape serves both.
quiz-townies-hub = The most red neighbours do not always bring the most points. Hub pays for the object that touches the most colours, so a place where several colours meet can be worth more.
