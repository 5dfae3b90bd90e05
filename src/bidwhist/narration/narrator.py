"""The narrator: who is who in a sentence, in which language, and how messages name the person who acts."""

from msgspec import Struct

from bidwhist.i18n import ENGLISH, Language


class Subject(Struct, frozen=True):
    """The subject of a sentence: a person spoken to or about, a side as a pronoun, or names."""

    by: str
    """``you``, ``we``, ``they``, ``name`` for one and ``names`` for several: messages choose their form by it."""
    name: str
    """How it begins a sentence."""


class Narrator(Struct, frozen=True):
    """Who is who, for sentences: names by seat, which of them is spoken to, and the language."""

    names: tuple[str, ...]
    me: int
    sides: tuple[int, ...]
    language: Language = ENGLISH

    def say(self, message: str, /, **parts: str | int) -> str:
        """A message without a subject."""
        return self.language.say(message, **parts)

    def says(self, message: str, seat: int, /, **parts: str | int) -> str:
        """A message of what a seat does: ``You pass.``, ``Mae passes.``"""
        parts["by"] = "you" if seat == self.me else "name"
        parts["name"] = self.names[seat] if seat >= 0 else ""
        return self.language.say(message, **parts)

    def says_of(self, message: str, subject: Subject, /, **parts: str | int) -> str:
        """A message of what a subject does."""
        return self.language.say(message, by=subject.by, name=subject.name, **parts)

    def subject(self, seat: int) -> Subject:
        """A seat as a subject: You, or a name."""
        return Subject("you", self.say("you")) if seat == self.me else Subject("name", self.names[seat])

    def who(self, seat: int) -> str:
        """How a seat begins a sentence."""
        return self.say("you") if seat == self.me else self.names[seat]

    def side_as_subject(self, side: int) -> Subject:
        """A side as a subject: We and They for pairs, a name for one alone."""
        if len(set(self.sides)) == 2 and len(self.sides) == 4:
            by = "we" if side == self.sides[self.me] else "they"
            return Subject(by, self.say(by))
        return self.subject(self.sides.index(side))

    def side(self, side: int) -> str:
        """How a side begins a sentence."""
        return self.side_as_subject(side).name

    def sides_in_order(self) -> list[int]:
        """The sides, the person's own first, then clockwise."""
        count = len(self.sides)
        turns = [self.sides[(self.me + turn) % count] for turn in range(count)]
        return list(dict.fromkeys(turns))


def capital(words: str) -> str:
    """Words with a capital at their beginning."""
    return words[:1].upper() + words[1:]
