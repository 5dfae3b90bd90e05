"""A day of daily deals: so many players over a real server, results hidden until midnight, then told; and its times.

Run: python -m benches.soak.daily, or with --players 4 --bots champion. It prints how long the players waited for the
three bots between two turns of their own and how long it took to tell the results. Before midnight everybody asks every
endpoint and every socket about somebody else's deals; anything they learn of a deal that they have not begun is a
fault. After midnight every line and place is worked out again from the records of the matches. Exit code 1 on a fault.
"""

import argparse
import asyncio
import importlib
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benches.common.checkout import ROOT

from bidwhist.errors import WhistError

TESTS = ROOT / "tests"


async def day(players: int, deals: int, bots: str, at_once: int) -> int:
    """A whole day, so many of its players at the same time; how many faults were found."""
    sys.path[:0] = [str(TESTS)]
    dailies = importlib.import_module("support.dailies")
    days = importlib.import_module("support.days")
    online = importlib.import_module("support.online")
    waits = list[float]()
    with tempfile.TemporaryDirectory() as folder:
        async with dailies.daily_server(Path(folder), daily_bots=bots, workers=1) as server:
            people = [await _person(dailies, online, server.address, number) for number in range(players)]
            gate, begun = asyncio.Semaphore(at_once), time.monotonic()

            async def plays(person: Any) -> Any:
                async with gate:
                    return await _timed_day(dailies, days, person, deals, waits)

            parts = await asyncio.gather(*map(plays, people))
            played = time.monotonic() - begun
            await server.turn_to(dailies.MIDNIGHT - 1)
            faults = await _learned(dailies, days, server, parts)
            begun = time.monotonic()
            await _close(dailies, server)
            told = await people[0].get(f"/api/daily/days/{dailies.DAY}")
            print(f"told in {time.monotonic() - begun:.1f} s: {len(told['places'])} lines, {len(told['boards'])} deals")
            checked = await days.standings_of_records(people[0])
            print(f"{checked} lines and all places worked out again from the records: the same")
            faults += await _other_grades(server)
    waits.sort()
    print(f"{players} players, {deals} deals each with {bots}, {at_once} at once: {played:.0f} s, {len(waits)} waits")
    told_waits = ", ".join(f"p{part} {1000 * waits[len(waits) * part // 100]:.0f} ms" for part in (50, 95, 99))
    print(f"wait for one's next turn: {told_waits}, longest {1000 * waits[-1]:.0f} ms")
    return faults


async def _person(dailies: Any, online: Any, address: str, number: int) -> Any:
    """Every third player is a guest, the others have accounts."""
    if number % 3 == 2:
        return await online.guest(address, f"Guest {number}")
    return await dailies.with_account(address, f"Player {number:03}")


async def _timed_day(dailies: Any, days: Any, person: Any, deals: int, waits: list[float]) -> Any:
    table = await dailies.begin(person)
    async with person.line() as talk:
        heard = talk.hear

        async def hear(seconds: float = 60.0) -> Any:
            # From the answer to one's own action until it is one's turn again.
            before = time.monotonic()
            was_mine = talk.view.get("turn") == talk.view.get("you")
            frame = await heard(seconds)
            if was_mine and talk.view["turn"] != talk.view["you"]:
                talk.since = before
            elif not was_mine and talk.view["turn"] == talk.view["you"]:
                waits.append(time.monotonic() - getattr(talk, "since", before))
            return frame

        talk.hear = hear
        await talk.watch(table)
        for _ in range(deals):
            await dailies.play_deal(talk, table)
        return days.Begun(person, table, deals, dailies.text(talk.heard))


async def _close(dailies: Any, server: Any) -> None:
    """Midnight; where a worker gives up on a crowded machine, closing is started again, as the server does."""
    while True:
        try:
            await server.turn_to(dailies.MIDNIGHT)
        except WhistError as error:
            print(f"closing was begun anew: {error}", flush=True)
        else:
            return


async def _learned(dailies: Any, days: Any, server: Any, parts: Any) -> int:
    """What everybody learned before midnight from their own line, and by asking about the next one's deals."""
    rows = importlib.import_module("bidwhist.server.daily.repository")
    day = await server.daily.server_state.store.read(rows.day_of(dailies.DAY))
    faults, letters = 0, 0
    for one, other in zip(parts, (*parts[1:], parts[0]), strict=True):
        told = [one.heard, await days.asked_everywhere(one.person, other), await days.listened(one.person, other)]
        letters += sum(map(len, told))
        found = days.leaks(day, one, "".join(told))
        faults += len(found)
        print("".join(f"FAULT: {one.person.person['name']} learned {what}\n" for what in found), end="")
    print(f"before midnight: {len(parts)} people asked everywhere and heard {letters} letters; {faults} deals learned")
    return faults


async def _other_grades(server: Any) -> int:
    rows = importlib.import_module("bidwhist.server.daily.repository")
    rebuilt = await server.daily.server_state.store.read(
        importlib.import_module("bidwhist.server.daily.grades").rebuilt_grades
    )
    kept = await server.daily.server_state.store.read(rows.grades_of(rebuilt))
    print(f"field grades rebuilt: {len(rebuilt)}, {'equal' if kept == rebuilt else 'DIFFERENT'}")
    return int(kept != rebuilt)


def main() -> None:
    """Play a day and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=30)
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--at-once", type=int, default=6)
    chosen = parser.parse_args()
    sys.exit(1 if asyncio.run(day(chosen.players, chosen.deals, chosen.bots, chosen.at_once)) else 0)


if __name__ == "__main__":
    main()
