"""The client without a server: its files, as `citywright site` writes them, and a later version of them."""

import re
import shutil

from citywright.cli.site import write
from tests.browser.hosts import Host

PATH = "games/of/ours"  # a site can lie anywhere
HASHED = re.compile(r"-([\w-]{8})\.(?:\w+)$")
PAUSE = re.compile(r'("bot_seconds":) [\d.]+')
READABLE = {".html", ".js", ".css", ".webmanifest"}
FIRST, LATER = "first", "later"
MARKS = {  # where a version is written: after what, and how
    "index.html": (r'(<html)(?: data-version="\w+")?', r'\1 data-version="{}"'),
    "sw.js": (r'({url:"index.html",)revision:"\w+"', r'\1revision:"{}"'),
}


class Site(Host):
    """A host with the site under a path; the page is marked with its version."""

    def __init__(self, folder):
        super().__init__(folder)
        self.files = folder / PATH
        write(self.files)
        mark(self.files, FIRST)
        hurry(self.files)

    @property
    def at(self):
        """What addresses within the client begin with."""
        return f"{self.address}/{PATH}/#"

    def renew(self):
        """Put a later version there: every file has another name, and the old ones are gone."""
        mark(self.files, LATER)
        names = {file.name: renamed(file.name) for file in (self.files / "assets").iterdir()}
        for old, new in names.items():
            shutil.move(self.files / "assets" / old, self.files / "assets" / new)
        for file in self.files.rglob("*"):
            if file.suffix in READABLE:
                file.write_text(replaced(file.read_text(), names))


def hurry(files):
    """Bots move as soon as they have thought: nobody is watching."""
    descriptions = list((files / "assets").glob("*.json"))
    assert descriptions
    for file in descriptions:
        text, changes = PAUSE.subn(r"\1 0", file.read_text())
        assert changes == 1, file.name
        file.write_text(text)


def mark(files, version):
    """Write a version into the page, and into what the service worker knows about the page."""
    for name, (before, after) in MARKS.items():
        text, changes = re.subn(before, after.format(version), (files / name).read_text())
        assert changes == 1, name
        (files / name).write_text(text)


def renamed(name):
    """A name with another hash, as a change of the file would give it."""
    return HASHED.sub(lambda found: found.group().replace(found[1], found[1][::-1]), name)


def replaced(text, names):
    for old, new in names.items():
        text = text.replace(old, new)
    return text
