"""The web interface: HTTP, web sockets, the client's pages, limits and errors."""
