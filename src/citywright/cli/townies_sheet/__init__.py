"""The map sheet of Townies for print: drawn as if by hand, as a vector PDF."""

from citywright.cli.townies_sheet.pages import PAPERS, SHEETS, pdf

__all__ = ["PAPERS", "SHEETS", "pdf"]
