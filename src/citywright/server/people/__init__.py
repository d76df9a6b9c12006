"""Who plays: guests and accounts, and who sits where."""
