"""What the players wrote down, held against the server's log and against the cards of each finished deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from benches.soak.protocol_player import Frame, Player

Deal = tuple[int, int]
Row = Mapping[str, Any]
PLAYED = frozenset({"auction", "declare", "discard", "play"})  # the phases in which hands are hidden


@dataclass(frozen=True, slots=True)
class Found:
    """What is wrong, in words, by kind."""

    lost: tuple[str, ...] = ()
    doubled: tuple[str, ...] = ()
    leaked: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()

    def all(self) -> tuple[str, ...]:
        return (*self.lost, *self.doubled, *self.leaked, *self.faults)


def checked(players: Sequence[Player], log: Sequence[Row], replays: Sequence[Any]) -> Found:
    """All that is wrong with what the players were told."""
    rows = [row for row in log if row["table"] == players[0].table]
    truth = Truth(players, rows, replays)
    return Found(
        lost=tuple(words for player in players for words in _lost(player, rows)),
        doubled=tuple(words for player in players for words in _doubled(player, rows)),
        leaked=tuple(words for player in players for words in truth.leaks(player)),
        faults=(*_step_faults(players, rows), *truth.faults, *(w for player in players for w in _faults(player, rows))),
    )


# ---- the log


def _stored(player: Player, rows: Sequence[Row]) -> dict[str, int]:
    """The step of every command of a player that is in the log."""
    return {row["id"]: row["seq"] for row in rows if row["person"] == player.person and row["id"]}


def _lost(player: Player, rows: Sequence[Row]) -> Iterator[str]:
    stored = _stored(player, rows)
    for name, seq in player.notes.acknowledged.items():
        if seq is not None and name not in stored:
            yield f"lost: {player.name}'s {name}, acknowledged as step {seq}"


def _doubled(player: Player, rows: Sequence[Row]) -> Iterator[str]:
    times = Counter(row["id"] for row in rows if row["person"] == player.person and row["id"])
    yield from (f"doubled: {player.name}'s {name}, {often} times" for name, often in times.items() if often > 1)


def _faults(player: Player, rows: Sequence[Row]) -> Iterator[str]:
    stored, notes = _stored(player, rows), player.notes
    yield from notes.faults
    for name, seq in stored.items():
        if notes.acknowledged.get(name, seq) != seq:
            yield f"{player.name}'s {name} was acknowledged as {notes.acknowledged[name]} and is step {seq}"
        if name in notes.refused or name not in notes.sent:
            yield f"{player.name}'s {name} is step {seq}, and was {notes.refused.get(name, 'never sent')}"


def _step_faults(players: Sequence[Player], rows: Sequence[Row]) -> Iterator[str]:
    if [row["seq"] for row in rows] != list(range(len(rows))):
        yield "the log has gaps"
    told: dict[int, tuple[str, str]] = {}
    for player in players:
        if player.seq != len(rows) - 1:
            yield f"{player.name} is at step {player.seq}, the log at {len(rows) - 1}"
        if not player.forgets and sorted(player.notes.steps) != list(range(min(player.notes.steps), len(rows))):
            yield f"{player.name} missed steps"
        for seq, step in player.notes.steps.items():
            name, other = told.setdefault(seq, (player.name, step))
            if other != step:
                yield f"step {seq} is not the same for {player.name} and {name}"


# ---- the cards


class Truth:
    """The cards of every deal, from the replays of the finished matches, and when each was shown."""

    def __init__(self, players: Sequence[Player], rows: Sequence[Row], replays: Sequence[Any]) -> None:
        self.hands: dict[Deal, dict[int, frozenset[str]]] = {}
        self.shown: dict[Deal, list[tuple[int, str]]] = {}
        self.declarers = {deal: seat for player in players for deal, seat in player.notes.declarers.items()}
        self.secrets = [row["body"]["server_bytes"] for row in rows if row["body"]["type"] == "committed"]
        self.faults: list[str] = []
        told = {seq: (p.notes.deals[seq], cards) for p in players for seq, cards in p.notes.played.items()}
        for seq, (deal, cards) in sorted(told.items()):
            self.shown.setdefault(deal, []).extend((seq, card) for card in cards)
        for match, replay in enumerate(replays, 1):
            self._read(match, replay["steps"])

    def _read(self, match: int, steps: Sequence[Any]) -> None:
        played: dict[Deal, list[str]] = {}
        for step in steps:
            deal = (match, step["deal"])
            self.hands.setdefault(deal, {hand["seat"]: frozenset(hand["cards"]) for hand in step["hands"]})
            for event in step["events"]:
                if event["kind"] == "played":
                    played.setdefault(deal, []).extend(event["cards"])
        for deal, cards in played.items():
            if len(frozenset().union(*self.hands[deal].values())) != PACKED:
                self.faults.append(f"deal {deal}: the replay does not show the hands as dealt")
            if cards != [card for _, card in self.shown.get(deal, ())]:
                self.faults.append(f"deal {deal}: the replay's cards are not those that the players were told")

    def known(self, seat: int | None, frame: Frame) -> frozenset[str]:
        """The cards that a seat may know: its own, the played, and for the declarer the kitty."""
        hands, shown = self.hands.get(frame.deal, {}), self.shown.get(frame.deal, ())
        cards = frozenset(card for seq, card in shown if seq <= frame.seq)
        if seat is None:
            return cards
        taken, declarer = self.declarers.get(frame.deal, (0, None))
        kitty = PACK - frozenset().union(*hands.values()) if declarer == seat and taken <= frame.seq else frozenset()
        return cards | hands.get(seat, frozenset()) | kitty

    def leaks(self, player: Player) -> Iterator[str]:
        for frame in player.notes.frames:
            if frame.phase in PLAYED and (hidden := frame.cards - self.known(player.chair, frame)):
                yield f"leaked: {player.name} read {sorted(hidden)} in a frame {frame.kind} at step {frame.seq}"
            running = (
                self.secrets[frame.deal[0] - 1 :] if frame.phase != "match_over" else self.secrets[frame.deal[0] :]
            )
            if frame.secrets.intersection(running):
                yield f"leaked: {player.name} read the server's bytes in a frame {frame.kind} at step {frame.seq}"


PACK = frozenset(rank + suit for rank in "23456789TJQKA" for suit in "CDHS") | {"LJ", "BJ"}
PACKED = 48  # the cards in hands when four are dealt twelve each
