analysis-title = Analysis · Citywright
analysis = Analysis
analysis-parts = Parts of the analysis
analysis-tab-graph = Graph
analysis-tab-decision = Move
analysis-tab-costly = Costly moves
analysis-tab-players = Luck and skill

analysis-begins = Loading…
analysis-running = Thinking: { $percent }%
analysis-stopped = Stopped at { $percent }%
analysis-done = Done: { $n } simulations per decision
analysis-stop = Stop
analysis-go-on = Go on
analysis-strength = How much thought
analysis-strength-quick = quick
analysis-strength-usual = usual
analysis-strength-deep = deep
analysis-wait = A first graph will be here in a few seconds.
analysis-nothing = Nobody had a choice in this game, so there is nothing to analyse.

analysis-end = end
analysis-numbers = As numbers
analysis-decision = Decision
analysis-no-decision = There is nothing to decide here. Choose a costly move, or a moment of the graph.
analysis-played = played
analysis-why = The best move { $reason }.
analysis-see = Show what happened
analysis-explore = Explore from here

analysis-order = Order
analysis-order-cost = costliest first
analysis-order-course = in order
analysis-better = Better: { $move }
analysis-better-why = Better: { $move }; { $reason }
analysis-no-faults = No move clearly cost anything: all differences are within the error.
analysis-no-faults-yet = Nothing yet.

analysis-surely = { $n } for certain
analysis-played-best = { $name } played best and gave away { $lost } by weak moves; { $other } gave away { $more }.
analysis-played-alike = { $name } and { $other } played about equally well: they gave away { $lost } and { $more } by weak moves.
analysis-gave-away = { $name } gave away { $lost } by weak moves.
analysis-lucky = { $name } was lucky: luck brought { $luck } ± { $error }.
analysis-unlucky = { $name } was unlucky: luck cost { $luck } ± { $error }.
analysis-no-luck = Nobody was clearly lucky or unlucky.

analysis-about = What the numbers mean
analysis-about-1 = Each number is what strong play would expect from there: the final lead over the best rival, or alone, the final points. It is found by simulations that know only what the player knew, and ± is their sampling error.
analysis-about-2 = The search judges positions by an estimate that can be wrong in the same direction every time, most of all early in a game, and no error bar shows that. Against weak players it also takes a part of their losses for luck.
analysis-about-3 = “Best” means the best move found with this much thought; more thought finds more. A choice counts as a fault only if it lost at least 1 and more than two errors.

analysis-unfinished = This game is not over yet. An analysis would give away what is still hidden: hands, draws and dice. It can be analysed as soon as it is over.
analysis-made-up = This game was played at a real table, and the score pad kept its score. Nobody entered the hands: those in its file are made up. What players could have done better depends on what they held, so this game cannot be analysed. Its replay shows everything that was built and paid.
analysis-play-on = Play on
analysis-others = Choose another game
