"""A live table: its game and log, connections and what each may see, moves, questions, chat and bots."""
