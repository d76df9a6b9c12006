"""Players: guests, accounts and seats."""
