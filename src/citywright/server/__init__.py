"""The table in the browser: tables, players and live messages over HTTP and web sockets.

The log of a table is the truth; everything else is a cache. A move is authorised, checked, committed, and only then
seen by anybody.

`wire` defines every message, `schema` makes TypeScript types from them, `problems` lists why a request is refused.
`games` says what each game brings to the server; `streets` and `townies` bring it.
The folders: `web` (HTTP and web sockets), `hall` (all tables), `table` (a table in play), `people` (who plays),
`store` (what is kept), `process` (what runs it all).
"""
