"""An independent accountant: works a match out from its record by the words of docs/rules.md. It uses none of the core.

A record is read as plain JSON. The winner of each trick, reneges and their price, tricks, points, score, sets and the
end are all worked out again. ``benches/check/accounts.py`` runs it over thousands of matches.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
WAYS = {"U": "23456789TJQKA", "D": "KQJT98765432A", "B": "AKQJT98765432"}
"""Ranks from the lowest: uptown, downtown, downtown with bad aces (C4, F5)."""
WAY_LETTERS = {"uptown": "U", "downtown": "D", "downtown_aces_low": "B"}
LATER: Json = {
    "no_trump_joker_leads": True,
    "renege_penalty": "tricks",
    "renege_settled": "at_once",
    "no_trump_doubles": "made_or_set",
    "boston_by": "declarers",
    "boston_points": 0,
    "max_sets": None,
    "backdoor": "nothing",
    "trump": "named",
    "sport_lasts": "deal",
}
"""Options that a record leaves out where they have these values."""


class Account:
    """One deal, worked out from its record."""

    def __init__(self, rules: Json, entry: Json, dealer: int) -> None:
        self.rules, self.entry, self.dealer = rules, entry, dealer
        self.players = rules["players"]
        self.alone = rules["partners"] == "none"
        self.sides = self.players if self.alone else 2
        self.size = (52 + rules["jokers"] - rules["kitty"]) // self.players
        discard = rules["kitty"] > 0 and rules["discard_trick"] != "nobody"
        self.all_tricks, self.free = self.size + discard, 0 if self.alone else 6
        self.won = [0] * self.sides
        self.reneges: list[tuple[int, int]] = []
        self.waiting: list[Json] = []
        self.found: list[Json] = []
        self.winners: list[int] = []
        self.over = self.settled = self.moved = False
        self.guilty: int | None = None
        self.declarer: Any = None
        if self.rules["trump"] == "turned":
            self._turn()
        else:
            self._bid()
        if self.contract:
            self._play()

    def side(self, seat: int) -> int:
        """Partners sit opposite; in cutthroat each seat is a side (C1, C28)."""
        return seat if self.alone else seat % 2

    def _turn(self) -> None:
        """The last card is turned up, the dealer keeps it, and nobody bids (R1, R2)."""
        turned = self.entry["turned"]
        assert turned in self.entry["hands"][self.dealer], "the card turned up is the dealer's (R2)"
        assert not self.entry["auction"], "nobody bids (R1)"
        self.complete, self.thrown_in, self.declarer = True, False, self.dealer
        self.contract = f"0{WAY_LETTERS[self.rules['directions'][0]]}{turned[1]}"
        self.number, self.way, self.strain = 0, self.contract[1], turned[1]

    def _bid(self) -> None:
        calls = self.entry["auction"]
        bids = [(place, call) for place, call in enumerate(calls) if call != "-"]
        self.complete = len(calls) == self.players
        self.thrown_in = self.complete and not bids
        self.declarer = (self.dealer + 1 + bids[-1][0]) % self.players if bids and self.complete else None
        self.contract = self.entry["contract"]
        self.over = self.thrown_in
        if self.contract:
            assert self.contract[:-2] == bids[-1][1].rstrip("UDN"), "the bid binds the number (X3)"
            self.number, self.way, self.strain = int(self.contract[:-2]), self.contract[-2], self.contract[-1]

    def _play(self) -> None:
        entry = self.entry
        hands = [set(hand) for hand in entry["hands"]]
        hands[self.declarer] |= set(entry["kitty"])
        hands[self.declarer] -= set(entry["discards"])
        if len(hands[self.declarer]) != self.size:
            return
        mine = self.side(self.declarer)
        if self.rules["kitty"] and self.rules["discard_trick"] == "declarer":
            self.won[mine] += 1
        calls = list(entry["reneges"])
        down = 0
        for number, trick in enumerate(entry["tricks"]):
            led = None
            for place, card in enumerate(trick["cards"]):
                self._calls(calls, down)
                seat = (trick["leader"] + place) % self.players
                if led is not None and self._reneges(card, led, hands[seat]):
                    self.reneges.append((seat, number))
                led = led or self._suit(card)
                hands[seat].remove(card)
                down += 1
            if len(trick["cards"]) == self.players:
                self._finish(trick, number, down)
        self._calls(calls, down)
        if "claim" in entry:
            left = self.size - len(self.winners)
            first = not self.winners and self.rules["kitty"] and self.rules["discard_trick"] == "first_trick"
            self.won[self.side(entry["claim"]["by"])] += left + bool(first)
            self._end()
        # After a claim every card is on the table.
        self._calls(calls, self.size * self.players)

    def _suit(self, card: str) -> str | None:
        if card in ("BJ", "LJ"):
            return None if self.strain == "N" else self.strain
        return card[1]

    def _height(self, card: str, led: str | None) -> int:
        suit = self._suit(card)
        rank = {"LJ": 13, "BJ": 14}.get(card, -1)
        rank = rank if rank > 0 else WAYS[self.way].index(card[0])
        if suit is not None and suit == self.strain:
            return 100 + rank
        return rank if suit is not None and suit == led else -1

    def _reneges(self, card: str, led: str, hand: set[str]) -> bool:
        if not any(self._suit(one) == led for one in hand):
            holds_joker = self.strain == "N" and bool(hand & {"BJ", "LJ"})
            return self.rules["no_trump_jokers"] == "first_void" and holds_joker and card not in ("BJ", "LJ")  # X20
        if self._suit(card) == led:
            return False
        free = card in ("BJ", "LJ") and self.strain == "N" and self.rules["no_trump_jokers"] == "any_time"
        return not free

    def _finish(self, trick: Json, number: int, down: int) -> None:
        suits = [self._suit(card) for card in trick["cards"]]
        led = next((suit for suit in suits if suit), None)
        heights = [self._height(card, led) for card in trick["cards"]]
        winner = (trick["leader"] + heights.index(max(heights))) % self.players
        self.winners.append(winner)
        double = number == 0 and self.rules["kitty"] and self.rules["discard_trick"] == "first_trick"
        self.won[self.side(winner)] += 2 if double else 1
        if len(self.winners) == self.size:
            self._end()
        if self.rules["renege"] == "automatic":
            for seat in [seat for seat, when in self.reneges if when == number]:
                if not self.settled:
                    self._find({"seat": seat, "gains": 1 - self.side(seat)})

    def _end(self) -> None:
        self.over = True
        for found in self.waiting:
            if not self.settled:
                self._pay(found)
        self.waiting = []

    def _calls(self, calls: list[Json], down: int) -> None:
        while calls and calls[0]["after"] == down and not (self.settled and not self.found):
            call = calls.pop(0)
            paid = {(one["seat"], one["trick"]) for one in self.found}
            guilty = [
                (seat, trick)
                for seat, trick in self.reneges
                if trick == call["trick"]
                and self.side(seat) != self.side(call["called_by"])
                and (seat, trick) not in paid
            ]
            found = {
                **call,
                "seat": guilty[0][0] if guilty else None,
                "moved": 0,
                "gains": self.side(call["called_by"]),
            }
            self.found.append(found)
            if guilty:
                self._find(found)

    def _find(self, found: Json) -> None:
        if self.rules["renege_settled"] == "deal_end" and not self.over:
            self.waiting.append(found)
        else:
            self._pay(found)

    def _pay(self, found: Json) -> None:
        guilty, gains = self.side(found["seat"]), found["gains"]
        if self.rules["renege_penalty"] != "tricks":  # X23
            self.guilty, self.settled, self.over = guilty, True, True
            return
        has = self.won[guilty]
        if has < 3 and self.rules["renege_short"] == "all":  # W7
            self.moved = self.moved or has > 0 or not self.over
            self.won = [self.all_tricks if side == gains else 0 for side in range(self.sides)]
            self.settled = self.over = True
            found["moved"] = has
            return
        found["moved"] = min(3, has)
        self.moved = self.moved or has > 0
        self.won[guilty] -= found["moved"]
        self.won[gains] += found["moved"]

    def made(self) -> bool:
        """Whether the bid is made, by tricks or because of a renege (C20, C21, X23)."""
        if self.guilty is not None:
            return self.guilty != self.side(self.declarer)
        return self.won[self.side(self.declarer)] - self.free >= self.number

    def sweeper(self) -> int | None:
        """The side that has a Boston (C24, A9, X9, X19)."""
        played = len(self.winners) == self.size or "claim" in self.entry
        if self.moved or not played or self.all_tricks not in self.won:
            return None
        side = self.won.index(self.all_tricks)
        if self.rules["trump"] == "turned":
            return side
        if side != self.side(self.declarer):
            return side if self.rules["boston_by"] == "either" else None
        return side if self.made() and self.number >= self.rules["boston_needs_bid"] else None

    def _points_of_whist(self) -> list[int]:
        """A point for each trick above six, and a Boston as the table has it (R4, C24, X24)."""
        points = [max(0, won - self.free) for won in self.won]
        sweeper = self.sweeper()
        if sweeper is not None:
            doubled = 2 * points[sweeper] if self.rules["boston"] == "double" else points[sweeper]
            points[sweeper] = self.rules["boston_points"] or doubled
        return points

    def points(self) -> list[int]:
        """What each side scores (C20–C24, A8, P8, F8, X21, X24)."""
        if not self.over or self.thrown_in:
            return [0] * self.sides
        rules, mine = self.rules, self.side(self.declarer)
        if rules["trump"] == "turned":
            return self._points_of_whist()
        over = [won - self.free for won in self.won]
        own = rules["defenders_score"] == "odd_tricks"
        points = [max(0, one) if own and side != mine else 0 for side, one in enumerate(over)]
        if self.made():
            points[mine] = max(over[mine], self.number) if rules["made"] == "odd_tricks" else self.number
        sweeper = self.sweeper()
        if sweeper is not None:
            scored = points[mine] if sweeper == mine else over[sweeper]
            doubled = 2 * scored if rules["boston"] == "double" else scored
            points[sweeper] = rules["boston_points"] or doubled
        if not self.made() and rules["set"] == "minus_bid":
            points[mine] = -self.number
        elif not self.made():
            points = [one + self.number if side != mine else 0 for side, one in enumerate(points)]
        doubles = self.strain == "N" and (self.made() or rules["no_trump_doubles"] == "made_or_set")
        return [rules["no_trump_factor"] * one for one in points] if doubles else points


End: TypeAlias = tuple[int | None, str] | None


def end_of(rules: Json, account: Account, score: list[int], sets: list[int], played: int) -> End:
    """The winner, none for a draw, and why; nothing if the match goes on (C7, C24, C30, P15, X7, X8, X22, X23)."""
    mine, sweeper = account.side(account.declarer), account.sweeper()
    if account.guilty is not None and rules["renege_penalty"] == "game":
        return 1 - account.guilty, "renege"
    if sweeper is not None and rules["boston"] == "wins":
        return sweeper, "boston"
    if rules["max_sets"] is not None and max(sets) >= rules["max_sets"]:
        return 1 - mine, "sets"
    low = [side for side, points in enumerate(score) if rules["floor"] is not None and points <= rules["floor"]]
    high = [side for side, points in enumerate(score) if points >= rules["target"]]
    if low and rules["both_limits"] == "floor_first":
        return best_of(score, [side for side in range(len(score)) if side not in low]), "floor"
    if low or high:
        winner = best_of(score, list(range(len(score))))
        if winner is not None:
            return winner, "target" if winner in high else "floor"
    if rules["rotation"] == "rise_and_fly" and not account.made():
        return 1 - mine, "set"
    if rules["max_deals"] is not None and played >= rules["max_deals"]:
        return best_of(score, list(range(len(score)))), "deals"
    return None


def best_of(score: list[int], sides: list[int]) -> int | None:
    """The side with most points, nobody if two have as many."""
    best = [side for side in sides if score[side] == max(score[one] for one in sides)]
    return best[0] if len(best) == 1 else None


def faults(record: Json) -> Iterator[str]:
    """Everything that a record says and its own decisions contradict."""
    rules = {**LATER, **record["rules"]}
    sides = rules["players"] if rules["partners"] == "none" else 2
    score, sets, played = [0] * sides, [0] * sides, 0
    ended: End = None
    for number, entry in enumerate(record["deals"], 1):
        if ended:
            yield f"deal {number}: the match was over"
        account = Account(rules, entry, entry["dealer"])
        told = {
            "declarer": account.declarer,
            "contract": account.contract,
            "winners": account.winners,
            "tricks_won": account.won,
            "reneges": [(call["seat"], call["moved"]) for call in account.found],
        }
        said = {
            "declarer": entry["declarer"],
            "contract": entry["contract"],
            "winners": [trick["winner"] for trick in entry["tricks"] if "winner" in trick],
            "tricks_won": entry["tricks_won"],
            "reneges": [(call["seat"], call["moved"]) for call in entry["reneges"]],
        }
        if account.over:
            points = account.points()
            score = [one + more for one, more in zip(score, points, strict=True)]
            if not account.thrown_in:
                played += 1
                if rules["max_sets"] is not None and not account.made():
                    sets[account.side(account.declarer)] += 1
                ended = end_of(rules, account, score, sets, played)
                won_by = ended[0] if ended else None
                backdoor = rules["backdoor"] == "game" and played == 1
                if backdoor and won_by not in (None, account.side(account.declarer)):
                    score[won_by] = max(score[won_by], rules["target"])
                    ended = end_of(rules, account, score, sets, played)
            told |= {"points": points, "score": score[:]}
            said |= {"points": entry.get("points"), "score": entry.get("score")}
        for name, value in told.items():
            if value != said[name]:
                yield f"deal {number}: {name} {value}, recorded as {said[name]}"
    result = (record["result"]["winner"], record["result"]["reason"])
    if (ended or (None, "unfinished")) != result:
        yield f"result {ended}, recorded as {result}"
