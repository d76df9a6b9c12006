"""A table in play: its game and log, who looks on and what each may see, moves, questions, chat and bots."""
