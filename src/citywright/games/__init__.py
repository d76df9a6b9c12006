"""The rules of each game, as a library that knows nothing of files, servers or pages."""
