"""The independent accountant over random matches of random rule sets: every winner, penalty, point, score and end.

    python -m benches.check.accounts --matches 5000

Every match is of a rule set drawn over all options and played by chance, with reneges, calls and claims; the core plays
and writes the record, ``accountant.py`` works it out independently. What differs is printed, and the command fails.
"""

import argparse
import json
import sys
import time
from random import Random

from benches.check.accountant import Json, faults
from benches.common.rule_sets import short_match_rules

from bidwhist.core.act import why_not
from bidwhist.core.actions import Action, CallRenege, Claim
from bidwhist.core.legality import interruptions, legal
from bidwhist.core.match import Match, deal_next, new_match, play
from bidwhist.records import encode_record, record_of


def random_record(random: Random, most_actions: int) -> str:
    """The record of a match of any rules, played by chance, as JSON."""
    rules = short_match_rules(random)
    match = new_match(rules, tuple("ABCDE"[: rules.players]), random.randbytes(32))
    for _ in range(most_actions):
        if match.deal is None or match.deal.is_over:
            for _ in range(random.randrange(3)):
                match = play(match, call) if (call := _renege_call(match, random)) else match
            if match.result is not None:
                break
            match = deal_next(match)
        else:
            match = play(match, _action(match, random))
    return encode_record(record_of(match)).decode()


def _action(match: Match, random: Random) -> Action:
    deal = match.deal
    assert deal is not None
    if random.random() < 0.04 and (call := _renege_call(match, random)):
        return call
    claims = [one for one in interruptions(deal) if isinstance(one, Claim)] if 0 < deal.tricks_left <= 2 else []
    if claims and random.random() < 0.4:
        claim = random.choice(claims)
        if why_not(deal, claim) is None:
            return claim
    return random.choice(legal(deal))


def _renege_call(match: Match, random: Random) -> CallRenege | None:
    """A call, of a true renege as often as not; nothing where none may be made."""

    deal = match.deal
    if deal is None:
        return None
    calls = [one for one in interruptions(deal) if isinstance(one, CallRenege)]
    true = [one for one in calls if any(trick == one.trick and seat != one.by for seat, trick in deal.reneges)]
    return random.choice(true if true and random.random() < 0.6 else calls) if calls else None


def account_for(matches: int, seed: str, most_actions: int = 400) -> tuple[Json, list[str]]:
    """Plays and accounts for so many matches: figures, and what was found wrong."""
    random, found = Random(seed), list[str]()
    figures: Json = {"matches": matches, "deals": 0, "differ": 0, "ends": {}}
    for _ in range(matches):
        record = json.loads(random_record(random, most_actions))
        wrong = [*faults(record)]
        figures["deals"] += len(record["deals"])
        figures["differ"] += bool(wrong)
        reason = record["result"]["reason"]
        figures["ends"][reason] = figures["ends"].get(reason, 0) + 1
        if wrong:
            options = {name: value for name, value in record["rules"].items() if name != "preset"}
            found.append(f"{'; '.join(wrong[:3])}\n    {options}")
    return figures, found


def main() -> None:
    """Print what differs, and one JSON line of figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", default="accountant")
    options = parser.parse_args()
    began = time.process_time()
    figures, found = account_for(options.matches, options.seed)
    for wrong in found[:10]:
        print(wrong)
    print(json.dumps({**figures, "seconds": round(time.process_time() - began)}))
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
