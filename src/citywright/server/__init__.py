"""The table in the browser: tables, players and live messages over HTTP and web sockets.

The log of a table is the truth; everything else is a cache. A move is authorised, checked, committed, and only then
shown to anyone.

`wire` defines every message, `schema` generates TypeScript types from them, `problems` lists the reasons for refusals.
`games` says what each game provides to the server; `streets` and `townies` provide it.
The folders: `web` (HTTP and web sockets), `hall` (all tables), `table` (a table in play), `people` (who plays),
`store` (the database), `process` (the running server).
"""
