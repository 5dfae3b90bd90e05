"""A tournament of 32 pairs of bots from entry to trophy: every score is that of a match played by the core."""

from random import Random

from bidwhist.core.legality import legal
from bidwhist.core.rules.parse import parse_rules
from bidwhist.server.tournaments.domain.commands import Confirm, Draw, Enter, Report
from bidwhist.server.tournaments.domain.event import Meeting
from bidwhist.server.tournaments.domain.log import Card
from bidwhist.server.tournaments.domain.log_check import other_pairings
from bidwhist.server.tournaments.domain.standings import champion, standings
from bidwhist.tui.session import bot_acts, decide, next_deal, sit_down
from support.events import Driven

RULES = parse_rules("classic", ("max_deals=2",))


def score_of(meeting: Meeting) -> Card:
    """The card of a match between two pairs; where it is drawn, the first side goes on."""
    chance = Random(meeting.id)
    sitting = sit_down(RULES, 0, "Ann", ("random",) * 3, chance.randbytes(32))
    while sitting.match.result is None:
        if sitting.deal.is_over:
            sitting = next_deal(sitting)
        elif sitting.waits_for_person:
            sitting = decide(sitting, chance.choice(legal(sitting.deal)))
        else:
            sitting = bot_acts(sitting, claims=False)
    first, second = sitting.match.score
    deals = [one.outcome for one in sitting.match.deals if one.outcome is not None]
    hands = [sum(one.points[side] == max(one.points) for one in deals) for side in (0, 1)]
    return Card(sitting.match.result.winner or 0, (first, second), (hands[0], hands[1]))


def test_thirty_two_pairs_of_bots_play_a_knockout_from_entry_to_trophy() -> None:
    driven = Driven(form="knockout")
    for number in range(32):
        driven.do(Enter((f"Bot {number}a", f"Bot {number}b"), club=f"Club {number % 5}"))
    for left in (16, 8, 4, 2, 1):
        driven.do(Draw())
        assert len(driven.event.open_meetings) == left
        for meeting in driven.event.open_meetings:
            card = score_of(meeting)
            driven.do(Report(meeting.id, 0, card), Confirm(meeting.id, 1, card))
    winner = champion(driven.event)
    assert winner is not None and standings(driven.event)[0].wins == "5"
    assert other_pairings(driven.rows) == ()
    driven.after(60)
    assert driven.event.stage == "closed"
