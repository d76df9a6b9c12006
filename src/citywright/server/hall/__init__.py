"""All tables: those in memory, new ones, and finished games."""
