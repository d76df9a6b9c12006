"""Streets: the rules of the game over one record."""
