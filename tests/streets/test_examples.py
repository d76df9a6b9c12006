"""The worked examples of the rules page."""

from tests.streets.town import legal, number, play, town

STREET = """
    .   H1v H2v H3v HS<
"""


def worked_example():
    """Haakon (seat 1) is about to close the street with Student House."""
    return town(
        STREET,
        seats=[{"name": "Dave", "hand": ["trendy-lofts"]}, {"name": "Haakon", "hand": ["student-house"]}],
        turn=1,
        H1="starter-home 0 parent",
        H2="flea-market 0 parent",
        H3="art-gallery 1 hipster hipster hipster",
        HS="hardware-store",
        top="wild",
    )


def test_dave_and_haakon_score_their_street():
    s = worked_example()
    play(s, "build student-house 0,0 east", "score starter-home")
    assert list(s.money[:2]) == [7 + 11, 9]


def test_three_hipsters_go_to_student_house_and_the_parents_get_fomo():
    s = worked_example()
    play(s, "build student-house 0,0 east", "score starter-home")
    assert legal(s) == ["send hipster student-house"]
    play(s, *["send hipster student-house"] * 3)
    assert s.people[number("student-house"), 1] == 4
    assert s.standing[number("starter-home"), 2] == s.standing[number("flea-market"), 2] == 1


def test_trendy_lofts_gather_both_parents():
    s = worked_example()
    play(s, "build student-house 0,0 east", "score starter-home", *["send hipster student-house"] * 3)
    while s.actor == 5:
        play(s, legal(s)[0])
    play(s, "build trendy-lofts 0,-1 east")
    assert s.people[number("trendy-lofts"), 2] == 4
    assert not s.standing.any()
