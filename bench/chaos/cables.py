"""A TCP proxy between players and server whose connections can be stalled, ended and reset."""

import asyncio
import random
import socket
import struct
from contextlib import suppress
from dataclasses import dataclass

AT_ONCE = struct.pack("ii", 1, 0)  # SO_LINGER: the peer gets a reset


@dataclass(eq=False)
class Cable:
    """One connection, from both sides."""

    player: asyncio.StreamWriter
    server: asyncio.StreamWriter

    def cut(self, reset: bool) -> None:
        """End it on both sides."""
        for side in (self.player, self.server):
            if reset and (ours := side.get_extra_info("socket")):
                with suppress(OSError):
                    ours.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
                side.transport.abort()
            else:
                side.close()


class Cables:
    """All connections of the players."""

    def __init__(self, port: int, host: str = "127.0.0.1"):
        self.target, self.port = (host, port), 0
        self._open: set[Cable] = set()
        self._flows = asyncio.Event()
        self._flows.set()

    async def __aenter__(self) -> "Cables":
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0, backlog=2048)
        self.port = self._listening.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        self.cut(1.0, random.Random(0), reset=True)

    def cut(self, share: float, rng: random.Random, *, reset: bool) -> None:
        """End a share of all connections."""
        for cable in list(self._open):
            if rng.random() < share:
                cable.cut(reset)

    async def stall(self, seconds: float) -> None:
        """Pass nothing on for a while."""
        self._flows.clear()
        await asyncio.sleep(seconds)
        self._flows.set()

    async def _connect(self, reader: asyncio.StreamReader, player: asyncio.StreamWriter) -> None:
        try:
            answers, server = await asyncio.open_connection(*self.target)
        except OSError:
            player.transport.abort()
            return
        cable = Cable(player, server)
        self._open.add(cable)
        try:
            await asyncio.gather(self._pass_on(reader, server), self._pass_on(answers, player))
        finally:
            cable.cut(reset=False)
            self._open.discard(cable)

    async def _pass_on(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(2**16):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        with suppress(OSError):
            sink.close()
