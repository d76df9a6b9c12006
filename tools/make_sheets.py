"""Put the pictures of each page on one sheet: `python tools/make_sheets.py build/after`.

With two folders, `python tools/make_sheets.py build/before build/after`, the sheets compare them. They are written into
the folder `sheets` or `compared` beside the pictures of the last folder.
"""

import argparse
import itertools
from pathlib import Path

from PIL import Image, ImageDraw

from citywright.words import LANGUAGES
from studio import SIZES, THEMES

SCALE = 0.5
GAP, LABEL = 16, 28
PAPER, INK = "#8a8f98", "#ffffff"


def pages_in(folder: Path) -> list[str]:
    """The names of all pages of which there are pictures."""
    return sorted({file.name.split(".")[0] for file in folder.glob("*.png")})


def picture(folder: Path, page: str, size: str, language: str, theme: str) -> Image.Image | None:
    """A picture, made smaller; None if there is none."""
    file = folder / ".".join([page, size, language, *(["dark"] if theme == "dark" else []), "png"])
    if not file.exists():
        return None
    with Image.open(file) as found:
        return found.convert("RGB").resize([round(side * SCALE) for side in found.size], Image.Resampling.LANCZOS)


def row(folder: Path, page: str, language: str, theme: str) -> Image.Image | None:
    """One page in all sizes, side by side, with a line that says what it is; None if there is no picture."""
    found = {size: picture(folder, page, size, language, theme) for size in SIZES}
    shown = {size: image for size, image in found.items() if image}
    if not shown:
        return None
    width = sum(image.width + GAP for image in shown.values()) + GAP
    strip = Image.new("RGB", (width, LABEL + max(image.height for image in shown.values()) + GAP), PAPER)
    draw, left = ImageDraw.Draw(strip), GAP
    for size, image in shown.items():
        draw.text((left, 8), f"{page}  {language}  {theme}  {'x'.join(map(str, SIZES[size]))}  {folder.name}", fill=INK)
        strip.paste(image, (left, LABEL))
        left += image.width + GAP
    return strip


def sheet(folders: list[Path], page: str, language: str) -> Image.Image | None:
    """All pictures of a page in one language; those of several folders below each other."""
    rows = (row(folder, page, language, theme) for theme, folder in itertools.product(THEMES, folders))
    strips = [strip for strip in rows if strip]
    if not strips:
        return None
    whole = Image.new("RGB", (max(strip.width for strip in strips), sum(strip.height for strip in strips)), PAPER)
    top = 0
    for strip in strips:
        whole.paste(strip, (0, top))
        top += strip.height
    return whole


def make_sheets(folders: list[Path]) -> None:
    """Write a sheet for each page and language."""
    last = folders[-1]
    target = last / ("sheets" if len(folders) == 1 else "compared")
    target.mkdir(parents=True, exist_ok=True)
    for page, language in itertools.product(pages_in(last), LANGUAGES):
        made = sheet(folders, page, language)
        if made:
            made.save(target / f"{page}.{language}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path)
    make_sheets(parser.parse_args().folders)
