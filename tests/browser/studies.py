"""Studies as links, made here as the page makes them."""

import json
import zlib
from base64 import urlsafe_b64encode


def link_to(game, *moves, players=2, seed="7"):
    """The address of a study of a new game; chance draws until somebody decides."""
    study = {
        "citywright": "study",
        "version": 1,
        "game": game,
        "options": {"players": players},
        "seed": seed,
        "moves": moves,
    }
    packed = urlsafe_b64encode(zlib.compress(json.dumps(study).encode())).decode().rstrip("=")
    return f"/explore/{game}#{packed}"
