"""A host of files on this machine, as `python -m http.server` is one."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing about requests, and lets browsers ask anew for what may have changed."""

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


class Host:
    """A folder of files, which can be taken off the network and put back at the same address."""

    def __init__(self, folder):
        self.folder, self.port = folder, 0

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Quiet, directory=self.folder))
        self.port = self.server.server_port
        self.thread = Thread(target=self.server.serve_forever, args=(0.05,))
        self.thread.start()

    def stop(self):
        if self.thread:
            self.server.shutdown()
            self.thread.join()
            self.server.server_close()
            self.thread = None

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()
