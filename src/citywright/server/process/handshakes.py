"""Web sockets as uvicorn speaks them."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

COME_AGAIN = 503


class Handshakes(WebSocketsSansIOProtocol):
    """Whoever is just connecting while the server stops is told to come again; uvicorn would answer 500."""

    stops = False

    def shutdown(self) -> None:
        """The server stops."""
        self.stops = True
        super().shutdown()

    def send_500_response(self) -> None:
        """Refuse a connection that has not been accepted."""
        if not self.stops or self.initial_response or self.handshake_complete:
            super().send_500_response()
            return
        self.conn.send_response(self.conn.reject(COME_AGAIN, "The server stops."))
        self.transport.write(b"".join(self.conn.data_to_send()))
