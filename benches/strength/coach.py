"""Is the coach sound? Bots of every strength play matches with themselves, and one judge goes through them all.

python -m benches.strength.coach [preset] [matches] [judge]
"""

import sys
from time import process_time

from bidwhist.analysis.coach import KINDS, Summary, Tally, Verdict, coach, summary_of
from bidwhist.analysis.coach.bot_judge import make_judge
from bidwhist.analysis.coach.judges import Judge
from bidwhist.bots.bot import Bot, random_for
from bidwhist.bots.levels import make_bot
from bidwhist.core.match import Match, deal_next, match_view, new_match, play
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.tui.session import decisions

PLAYERS = ("champion", "strong", "steady", "random")
DEALS = 4
"""A match is left after so many deals."""


def main(preset: str = "palace", matches: str = "6", judge: str = "champion") -> None:
    """Print a row a bot."""
    print(f"{preset}, {matches} matches a bot, judged by {judge}")
    for name in PLAYERS:
        print(row(name, PRESETS[preset], int(matches), make_judge(judge)), flush=True)


def row(name: str, rules: Ruleset, matches: int, judge: Judge) -> str:
    """What one bot gave away."""
    bot, found = make_bot(name), Summary(deals=0, by_kind=dict.fromkeys(KINDS, Tally()))
    seconds = 0.0
    for number in range(matches):
        match = played(rules, bot, f"s{number}")
        begun = process_time()
        verdicts = [one for one in coach(match, judge, "1", hindsight=False) if isinstance(one, Verdict)]
        seconds += process_time() - begun
        found += summary_of(verdicts)
    total, cards, seats = found.total, found.by_kind["card"], found.deals * rules.players
    return (
        f"{name:<9} {found.deals:>3} deals, right {share(total)} of {total.mattered}, cards {share(cards)} of "
        f"{cards.mattered}, {100 * total.cost / seats:.1f} in 100 a deal and seat, {seconds / found.deals:.1f} s a deal"
    )


def share(tally: Tally) -> str:
    """An accuracy in words."""
    return "-" if tally.accuracy is None else f"{100 * tally.accuracy:.0f} %"


def played(rules: Ruleset, bot: Bot, seed: str) -> Match:
    """A match of one bot in all seats."""
    match = new_match(rules, (f"bot:{bot.name}",) * rules.players, seed_from_text(seed))
    while match.result is None and len(match.deals) < DEALS:
        match = deal_next(match)
        while match.deal is not None and not match.deal.is_over:
            seat = match.deal.to_act
            random = random_for(seed_from_text(seed), len(match.deals) - 1, seat, decisions(match.deal))
            match = play(match, bot.choose(match_view(match, seat), random))
    return match


if __name__ == "__main__":
    main(*sys.argv[1:])
