"""A player's action, sent back exactly as a view offered it."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from bidwhist.server.protocol.kinds import CallCode, CardCode, Wire


class PassAction(Wire, frozen=True, tag_field="kind", tag="pass"):
    """No bid."""


class BidAction(Wire, frozen=True, tag_field="kind", tag="bid"):
    """A bid."""

    bid: CallCode


class DeclareAction(Wire, frozen=True, tag_field="kind", tag="declare"):
    """Trump and direction; strain is C, D, H, S or N."""

    strain: Literal["C", "D", "H", "S", "N"]
    direction: Literal["uptown", "downtown", "downtown_aces_low"]


class DiscardAction(Wire, frozen=True, tag_field="kind", tag="discard"):
    """The discards."""

    cards: Annotated[tuple[CardCode, ...], Meta(max_length=6)]


class PlayAction(Wire, frozen=True, tag_field="kind", tag="play"):
    """One card to the trick."""

    card: CardCode


class ClaimAction(Wire, frozen=True, tag_field="kind", tag="claim"):
    """The rest of the tricks, claimed by the sender's seat."""


class RenegeAction(Wire, frozen=True, tag_field="kind", tag="renege"):
    """The sender's seat says that an opponent reneged in a trick, counted from 0."""

    trick: Annotated[int, Meta(ge=0, le=16)]


WireAction: TypeAlias = PassAction | BidAction | DeclareAction | DiscardAction | PlayAction | ClaimAction | RenegeAction
