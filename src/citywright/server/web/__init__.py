"""The web's edge: HTTP, web sockets, the pages of the client, limits and errors."""
