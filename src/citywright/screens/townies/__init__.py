"""Townies on a terminal."""

from citywright.screens.townies.screen import Screen

__all__ = ["Screen"]
