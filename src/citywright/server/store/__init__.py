"""The database: players, tables, seats, logs and chat, in SQLite or PostgreSQL. Only this package uses SQL."""
