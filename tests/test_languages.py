"""A language is its files: messages and a page of the rules for each game. Nothing else lists the languages."""

import re
import shutil

import pytest

from citywright.games import GAMES
from citywright.words import LANGUAGES
from tests.languages import ENGLISH, ROOT, RULES, WORDS, faults, languages


def test_every_language_that_has_a_file_is_spoken():
    assert tuple(languages()) == LANGUAGES


@pytest.mark.parametrize("language", languages())
def test_a_language_lacks_nothing(language):
    assert list(faults(language)) == []


@pytest.fixture
def esperanto(tmp_path):
    """All languages in a folder of their own, where Esperanto is a copy of English."""
    for folder in (*WORDS, RULES):
        shutil.copytree(ROOT / folder, tmp_path / folder)
        for file in [*(tmp_path / folder).glob(f"**/{ENGLISH}.ftl"), *(tmp_path / folder).glob(f"*.{ENGLISH}.md")]:
            shutil.copy(file, file.with_name(file.name.replace(ENGLISH, "xx")))
    return tmp_path


def change(file, line, other):
    """Write something else in place of a line."""
    text, number = re.subn(f"^{line}", other, file.read_text(), flags=re.MULTILINE)
    assert number == 1
    file.write_text(text)


def test_a_language_added_as_files_is_complete(esperanto):
    assert languages(esperanto) == sorted([*LANGUAGES, "xx"])
    assert list(faults("xx", esperanto)) == []


def test_what_is_missing_is_named(esperanto):
    words, browser = (esperanto / folder / "xx.ftl" for folder in WORDS)
    change(words, r"names-and = .*\n", "")
    change(browser, r"new-name = .*", "new-name = Nomo")
    browser.write_text(browser.read_text() + "shell-moon = Luno\n")
    (esperanto / RULES / f"{GAMES[0]}.xx.md").unlink()
    assert list(faults("xx", esperanto)) == [
        "src/citywright/words/xx.ftl: names-and is missing",
        "web/src/words/xx.ftl: shell-moon is not in the English file",
        "web/src/words/xx.ftl: new-name has the variables none, not $n",
        f"web/src/rules/{GAMES[0]}.xx.md is missing",
    ]


def test_a_file_that_is_not_there_or_cannot_be_read_is_named(esperanto):
    words, browser = (esperanto / folder / "xx.ftl" for folder in WORDS)
    words.unlink()
    browser.write_text(browser.read_text() + "shell-skip = Salti\nshell moon\n")
    assert list(faults("xx", esperanto)) == [
        "src/citywright/words/xx.ftl is missing",
        "web/src/words/xx.ftl: cannot be read: shell moon",
    ]


def test_messages_come_once_and_in_the_same_order(esperanto):
    browser = esperanto / WORDS[1] / "xx.ftl"
    change(browser, r"(setting-theme-light = .*\n)(setting-theme-dark = .*\n)", r"\2\1")
    browser.write_text(browser.read_text() + "web-title = Citywright\n")
    assert list(faults("xx", esperanto)) == [
        "web/src/words/xx.ftl: web-title is there twice",
        "web/src/words/xx.ftl: the messages are not in the order of the English file",
    ]
