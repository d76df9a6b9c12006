"""What is kept: players, tables, seats, logs and chat, in SQLite or PostgreSQL. Only this package knows SQL."""
