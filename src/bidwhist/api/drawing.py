"""Pictures of a match in text and for notebooks: the table, the trick being played, and the score sheet."""

from collections.abc import Sequence
from html import escape

from msgspec import Struct

from bidwhist.api.hands import card_html, hand_html
from bidwhist.core.actions import format_call
from bidwhist.core.cards import draw_card, format_hand
from bidwhist.core.deal import NOBODY, Deal, Phase
from bidwhist.core.match import Match
from bidwhist.core.rules.presets import preset_name
from bidwhist.i18n import with_minus

PHASES = {Phase.AUCTION: "bids", Phase.DECLARE: "names trump", Phase.DISCARD: "discards", Phase.PLAY: "plays"}
"""What the seat to act does, in a sentence."""


class Drawing(Struct, frozen=True):
    """Something drawn: it prints as text, and notebooks show it as a picture."""

    text: str
    html: str

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__

    def _repr_html_(self) -> str:
        return self.html


def headline(match: Match) -> str:
    """What is known of a match at a glance: rules, deal, contract, whose turn it is, score."""
    said = [preset_name(match.rules)]
    if match.deals:
        deal = match.deals[-1]
        said.append(f"deal {len(match.deals)}")
        said.append(_contract(match, deal))
        if deal.to_act != NOBODY:
            said.append(f"{match.players[deal.to_act]} {PHASES[deal.phase]}")
    said.append(f"score {' : '.join(map(str, match.score))}")
    if match.result:
        winner = match.result.winner
        said.append("a draw" if winner is None else f"{_side(match, winner)} won")
    return ", ".join(word for word in said if word)


def _side(match: Match, side: int) -> str:
    # Bots may share a name.
    return " and ".join(
        dict.fromkeys(name for seat, name in enumerate(match.players) if match.rules.side_of[seat] == side)
    )


def _contract(match: Match, deal: Deal) -> str:
    if deal.is_thrown_in:
        return "thrown in"
    if deal.contract is not None:
        who = f" by {match.players[deal.declarer]}" if deal.turned is None else ""
        return f"{deal.contract}{who}"
    if deal.bid is not None:
        return f"{deal.bid} bid"
    return ""


def draw_table(match: Match) -> Drawing:
    """The deal on the table with all hands open, for analysis; a player is shown a view and never this."""
    if not match.deals:
        return Drawing(headline(match), escape(headline(match)))
    deal = match.deals[-1]
    widest = max(map(len, match.players))
    rows = [(name, deal.hand(seat)) for seat, name in enumerate(match.players)]
    if deal.kitty:
        rows.append(("kitty", deal.kitty))
    lines = [headline(match), *(f"{name:{max(widest, 5)}}  {format_hand(hand)}" for name, hand in rows)]
    trick = draw_trick(match)
    if trick.text:
        lines.append(f"on the table: {trick.text}")
    cells = "".join(f"<tr><th>{escape(name)}</th><td>{hand_html(hand)}</td></tr>" for name, hand in rows)
    on_table = f"<p>On the table: {trick.html}</p>" if trick.text else ""
    return Drawing("\n".join(lines), f"<p>{escape(headline(match))}</p><table>{cells}</table>{on_table}")


def draw_trick(match: Match) -> Drawing:
    """The cards of the trick being played, from its leader."""
    if not match.deals:
        return Drawing("", "")
    deal = match.deals[-1]
    seats = [(deal.leader + place) % deal.players for place in range(len(deal.table))]
    text = ", ".join(f"{match.players[seat]} {draw_card(one)}" for seat, one in zip(seats, deal.table, strict=True))
    html = ", ".join(
        f"{escape(match.players[seat])} {card_html(one)}" for seat, one in zip(seats, deal.table, strict=True)
    )
    return Drawing(text, html)


SHEET = ("deal", "bid", "contract", "by", "tricks", "points", "score")


def sheet_rows(match: Match) -> list[tuple[str, ...]]:
    """A row of the score sheet for each deal that is over: what :data:`SHEET` names, as text."""
    rows = list[tuple[str, ...]]()
    for number, (deal, score) in enumerate(zip(match.deals, match.scores, strict=True), 1):
        if not deal.is_over:
            continue
        rows.append(
            (
                str(number),
                format_call(deal.bid) if deal.bid else "",
                "thrown in" if deal.contract is None else str(deal.contract),
                "" if deal.declarer == NOBODY else match.players[deal.declarer],
                " : ".join(map(str, deal.tricks_won)),
                " : ".join(with_minus(f"{points:+}" if points else "0") for points in deal.points),
                " : ".join(map(with_minus, score)),
            )
        )
    return rows


def draw_sheet(match: Match) -> Drawing:
    """The score sheet, deal by deal."""
    rows: list[Sequence[str]] = [SHEET, *sheet_rows(match)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(SHEET))]
    text = "\n".join(
        "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
    head = "".join(f"<th>{name}</th>" for name in SHEET)
    body = "".join(f"<tr>{''.join(f'<td>{escape(word)}</td>' for word in row)}</tr>" for row in rows[1:])
    caption = escape(headline(match))
    return Drawing(text, f"<table><caption>{caption}</caption><tr>{head}</tr>{body}</table>")
