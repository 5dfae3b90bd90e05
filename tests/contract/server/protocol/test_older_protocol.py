"""Protocol 3 beside 4: clients that speak it are sent the bytes that they were sent before there was another."""

import hashlib
from random import Random

import pytest

from bidwhist.core.rules.presets import PRESETS
from bidwhist.i18n import language_of
from bidwhist.server.accounts.domain.person import Person
from bidwhist.server.tables.connection import Connection
from bidwhist.server.tables.domain.table import Shift, Stage
from bidwhist.server.tables.followers import Followers
from support.tables import PEOPLE, Play

ACTIONS = 130
"""Steps of a table that are told: more than a deal."""
TRANSCRIPTS = {
    "classic": "0c124184485cd70528f254ba3d57f7dd9619c101ffaba8cfbea99f38e351259b",
    "palace": "d3230eb06ab52460d8039ae5fb84cbe9e2b597b0db28e7cae3037d1e6ddd3c2d",
    "cutthroat-5": "081494b10ae4541054e4699fdc9c75ee368f1af84a66a2a53ba65575b009dc2d",
}
"""By preset: the digest of all frames to two seats and a watcher, as the server of 2026-11-26 sent them, with the
French words of 2026-11-27, minus signs in the place of hyphens, and `you and Bo` for `you, Bo` in what is waited for.
With hyphens, commas and the catalogues of the day before the digests are those of before protocol 4."""


def transcript(preset: str) -> str:
    """The digest of what two seats, one of them in French, and a watcher are sent of a table."""
    random = Random(11)
    play = Play(PRESETS[preset], people=2, pace="steady", hints=True).start()
    while len(play.tables) < ACTIONS and play.table.stage is Stage.PLAYING:
        play.deal_on() if play.table.is_between_deals else play.act(random)
    followers, digest = Followers(), hashlib.sha256()
    for name, changes in ((PEOPLE[0], True), (PEOPLE[1], False), ("watcher", True)):
        connection = Connection(Person(name, name.title(), "guest"), "here", is_limited=False)
        connection.takes_changes = changes
        if not changes:
            connection.language = language_of("fr")
        followers.add(connection, play.tables[-1])
    for before, row, after in zip(play.tables, play.rows[1:], play.tables[1:], strict=False):
        followers.show(Shift(before, row, after))
        for connection in followers.connections:
            for frame in connection.take_frames():
                digest.update(frame + b"\n")
    return digest.hexdigest()


@pytest.mark.parametrize("preset", TRANSCRIPTS)
def test_a_client_of_protocol_3_is_sent_the_same_bytes_as_before_protocol_4(preset: str) -> None:
    assert transcript(preset) == TRANSCRIPTS[preset]
