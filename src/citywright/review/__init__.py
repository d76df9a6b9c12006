"""Advice for any position, and reviews of games: what each choice cost, and what luck did.

`advise(view_of(game, seat), seat)` names the best few moves and why; `review(game)` goes through a whole game.
"""

from citywright.review.advice import Advice, advise
from citywright.review.analysis import review
from citywright.review.decisions import Judged, Verdict
from citywright.review.findings import Finding
from citywright.review.reasons import Reason
from citywright.review.stretches import Share, Stretch

__all__ = ["Advice", "Finding", "Judged", "Reason", "Share", "Stretch", "Verdict", "advise", "review"]
