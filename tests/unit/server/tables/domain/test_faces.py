"""Faces at a table: who comes first with a chosen one has it, and nobody else at the table has the same."""

from hypothesis import given
from hypothesis import strategies as st

from bidwhist.core.rules.presets import CLASSIC, PALACE
from bidwhist.server.accounts.domain.person import FACES
from bidwhist.server.tables.domain.commands import LeaveSeat, TakeSeat
from bidwhist.server.tables.domain.log import Seated, decode_body
from bidwhist.server.tables.views.invite import chairs_seen
from support.tables import PEOPLE, Play

CHOICES = st.one_of(st.none(), st.integers(0, FACES - 1))


def test_who_comes_first_with_a_face_has_it_and_the_next_is_given_another() -> None:
    play = Play(people=0)
    play.ask("ann", TakeSeat("Ann", face=3))
    play.ask("bo", TakeSeat("Bo", face=3))
    play.ask("cy", TakeSeat("Cy", face=4))
    assert [chair.face for chair in play.table.chairs] == [3, None, 4, None]


def test_a_face_is_free_again_when_its_person_gets_up() -> None:
    play = Play(people=0)
    play.ask("ann", TakeSeat("Ann", face=3))
    play.ask("bo", TakeSeat("Bo"))
    play.ask("ann", LeaveSeat())
    play.ask("cy", TakeSeat("Cy", face=3))
    assert [chair.face for chair in play.table.chairs if chair.person == "cy"] == [3]


def test_who_changes_chairs_takes_the_face_along() -> None:
    play = Play(people=0)
    play.ask("ann", TakeSeat("Ann", face=3))
    play.ask("ann", TakeSeat("Ann", 2, face=3))
    assert [chair.face for chair in play.table.chairs] == [None, None, 3, None]


def test_a_table_with_a_password_shows_no_face_at_the_door() -> None:
    for kind, shown in (("private", 3), ("password", None)):
        play = Play(PALACE, people=0, kind=kind)
        play.ask("ann", TakeSeat("Ann", face=3))
        assert chairs_seen(play.table)[0].face == shown


def test_a_row_of_an_older_log_has_no_face() -> None:
    row = decode_body(b'{"type":"seated","seat":0,"person":"ann","name":"Ann"}')
    assert isinstance(row, Seated) and row.face is None


@given(st.lists(CHOICES, min_size=4, max_size=4))
def test_no_two_at_a_table_have_the_same_face_whatever_they_chose(choices: list[int | None]) -> None:
    play = Play(CLASSIC, people=0)
    for person, face in zip(PEOPLE, choices, strict=False):
        play.ask(person, TakeSeat(person.title(), face=face))
    faces = [chair.face for chair in play.table.chairs if chair.face is not None]
    assert len(set(faces)) == len(faces) and set(faces) == {face for face in choices if face is not None}
