"""The standings and the results of an event for spreadsheets; their headings are English in every language."""

from collections.abc import Callable

from bidwhist.server.tournaments.desk.tables import names
from bidwhist.server.tournaments.domain.entries import in_csv
from bidwhist.server.tournaments.domain.event import Event, Meeting
from bidwhist.server.tournaments.domain.standings import standings


def standings_csv(event: Event) -> str:
    """A row for each entrant, the best first."""
    heads = (
        "rank",
        "pair",
        "club",
        "city",
        "played",
        "wins",
        "hands",
        "points",
        "bostons",
        "byes",
        "best streak",
        "left",
    )
    rows = []
    for one in standings(event):
        who = event.entrants[one.entrant - 1]
        wins = f"{one.halves / 2:g}"
        figures = (one.played, wins, one.hands, one.points, one.bostons, one.byes, one.best_streak)
        rows.append((one.rank, " & ".join(who.names), who.club, who.city, *figures, "yes" if who.is_withdrawn else ""))
    return in_csv((heads, *rows))


def results_csv(event: Event) -> str:
    """A row for each meeting, in the order in which they were drawn, and for each bye."""
    heads = ("round", "table", "first", "second", "winner", "points", "", "hands", "", "bostons", "", "how", "ruling")
    rows = [_meeting_row(event, one) for one in event.meetings()]
    byes = [
        (one.number, "", names(event, (rest.entrant,)), "", "first", *("",) * 6, "bye", "")
        for one in event.rounds
        for rest in one.rests
    ]
    return in_csv((heads, *rows, *byes))


def _meeting_row(event: Event, meeting: Meeting) -> tuple[str | int, ...]:
    card = meeting.card
    sides = [names(event, side) for side in meeting.sides]
    if card is None:
        return (meeting.round, meeting.table, *sides, *("",) * 7, meeting.state, "")
    winner = "draw" if card.winner is None else ("first", "second")[card.winner]
    ruling = meeting.words if meeting.how == "ruled" else ""
    figures = (*card.points, *card.hands, *card.bostons)
    return (meeting.round, meeting.table, *sides, winner, *figures, meeting.how or meeting.state, ruling)


SPREADSHEETS: dict[str, Callable[[Event], str]] = {"standings": standings_csv, "results": results_csv}
