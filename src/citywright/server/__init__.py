"""The table in the browser: tables, players and live messages over HTTP and web sockets.

The log of a table is the truth; everything else is a cache. A move is authorised, checked, committed, and only then
seen by anybody.
"""
