"""The game as a conversation, line by line: for screen readers, scripts, and terminals that draw nothing."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Any, TextIO

from bidwhist.act import why_not
from bidwhist.actions import Action, Bid, CallRenege, Claim, Declare, Discard, Pass, Play, format_call
from bidwhist.cards import CODES
from bidwhist.deal import Phase
from bidwhist.discards import DiscardChoices
from bidwhist.errors import WhistError
from bidwhist.saves import Keeper
from bidwhist.session import Sitting, advice, bot_acts, bot_looks_back, decide, next_deal, rematch, told, undo
from bidwhist.tui import pages
from bidwhist.tui.reading import read_action
from bidwhist.tui.setting import Setting
from bidwhist.view import View
from bidwhist.words import (
    Voice,
    capital,
    hand_in_words,
    prompt,
    result_in_words,
    standing,
    tell,
    to_you,
    trick_in_words,
)

HELP = """\
Bids: 4u, 4d, 4n, or 4 where bids are numbers alone; pass.
Naming: spades, hearts downtown, no-trump uptown, or downtown where the suit is settled.
Kitty: discard 2c 3c 4d and so on. Cards are rank and suit, as ah, td, 9c; bj and lj are the jokers.
Play: ah.
At any time: hand, trick, last, books, score, rules, hint, undo, claim, renege 3, help, quit.
After a deal: next. After a match: rematch.
Players say book for a trick. The match is saved at every decision."""


class Leave(Exception):
    """The person gets up, or nothing more can be read."""


class Dialogue:
    """One sitting in words: what happens is told, what may be done is listed, what cannot be is explained."""

    def __init__(self, setting: Setting, source: TextIO, write: Callable[[str], None], mark: str = "") -> None:
        """Read lines from a source and write sentences; ``mark`` shows a person where to type."""
        self.setting, self.source, self.write, self.mark = setting, source, write, mark
        self.keeper = Keeper(setting.save)
        self.sitting: Sitting | None = None

    def run(self) -> bool:
        """Play until the person leaves; whether all is saved."""
        try:
            self._sit_down()
            while True:
                self._step()
        except Leave:
            if self.sitting is not None and self.seated.match.result:
                self._warn(self.keeper.put_away(self.seated))
            return self.keeper.is_saved

    # Beginning

    def _sit_down(self) -> None:
        if self.setting.notice:
            self.write(self.setting.notice)
        waiting = self.setting.waiting
        if waiting is not None and self._wants(waiting):
            self.sitting = waiting
            self._tell_where_we_are()
            return
        if waiting is not None:
            self._warn(self.keeper.put_away(waiting))
        self.sitting = self.setting.begin()
        self._open_match()

    def _wants(self, waiting: Sitting) -> bool:
        self.write(f"{pages.match_that_waits(waiting)} Go on with it? yes or no.")
        while (answer := self._read().lower()) not in _YES_OR_NO:
            self.write("Please write yes or no.")
        return _YES_OR_NO[answer]

    def _tell_where_we_are(self) -> None:
        view, voice = self.view, self.voice
        self.write(f"Deal {len(self.seated.match.deals)}. {voice.does(view.dealer, 'deal')}.")
        for turn, call in enumerate(view.calls):
            self.write(f"{voice.who((view.dealer + 1 + turn) % view.players)}: {call}.")
        if view.contract:
            self.write(f"{voice.does(view.declarer, 'play')} {view.contract}: {standing(view)}.")
        self._show_hand("")
        self._show_trick("")

    def _open_match(self) -> None:
        self.write("A new match.")
        for line in pages.draws_page(self.seated).splitlines():
            if line:
                self.write(line)
        self._save()
        self._tell_deal()

    def _tell_deal(self) -> None:
        self.write(f"Deal {len(self.seated.match.deals)}.")
        self._tell(None, self.seated)

    # What everything asks

    @property
    def seated(self) -> Sitting:
        """The sitting, once there is one."""
        assert self.sitting is not None
        return self.sitting

    @property
    def view(self) -> View:
        """What the person may know."""
        return self.seated.view

    @property
    def voice(self) -> Voice:
        """Who is who."""
        return self.seated.voice

    # Steps

    def _step(self) -> None:
        if self.seated.waits_for_bot:
            self._take(bot_acts(self.seated, claims=self.setting.claims))
        else:
            self.write(self._question())
            self._answer(self._read())

    def _take(self, sitting: Sitting) -> None:
        before, self.sitting = self.sitting, sitting
        self._save()
        self._tell(before, sitting)
        if sitting.deal.is_over:
            self._tell_result()

    def _tell_result(self) -> None:
        looked = bot_looks_back(self.seated)
        if looked is not None:
            self._take(looked)
            return
        self.write(pages.deal_result(self.seated))
        if self.seated.match.result:
            self.write(f"{result_in_words(self.voice, self.seated.match)}.")

    def _tell(self, before: Sitting | None, after: Sitting) -> None:
        for event in told(before, after):
            self.write(tell(self.voice, after.deal, event))

    def _save(self) -> None:
        self._warn(self.keeper.keep(self.seated))

    def _warn(self, words: str | None) -> None:
        if words:
            self.write(words)

    def _question(self) -> str:
        if self.seated.deal.is_over:
            honour = ", renege and a book" if self.seated.rules.reneges_are_called else ""
            go_on = "rematch" if self.seated.match.result else "next"
            return f"You may: {go_on}, score, books, undo{honour}, quit."
        return f"{prompt(self.voice, self.view)} You may: {_choices(self.view)}; hint, help."

    def _read(self) -> str:
        if self.mark:
            self.write(self.mark)
        line = self.source.readline()
        if not line:
            raise Leave
        return line.strip()

    def _answer(self, line: str) -> None:
        word, _, rest = line.lower().partition(" ")
        try:
            if word in _COMMANDS:
                _COMMANDS[word](self, rest)
            else:
                self._decide(read_action(line, self.view))
        except WhistError as error:
            self.write(f"{capital(str(error))}.")

    def _decide(self, action: Action) -> None:
        reason = why_not(self.seated.deal, action)
        if reason:
            self.write(to_you(reason, self.seated.seat))
        else:
            self._take(decide(self.seated, action))

    # Commands

    def _show_help(self, _: str) -> None:
        self.write(HELP)

    def _show_hand(self, _: str) -> None:
        self.write(f"Your hand: {hand_in_words(self.view.hand, self.view.order) or 'no cards left'}.")

    def _show_trick(self, _: str) -> None:
        view = self.view
        self.write(f"On the table: {trick_in_words(self.voice, view.leader, view.table) or 'nothing'}.")

    def _show_last(self, _: str) -> None:
        self.write(pages.last_book(self.view, self.voice))

    def _show_books(self, _: str) -> None:
        self.write(pages.books_played(self.view, self.voice))

    def _show_score(self, _: str) -> None:
        self.write(pages.score_sheet(self.seated))

    def _show_rules(self, _: str) -> None:
        self.write(pages.rules_page(self.seated))

    def _give_hint(self, _: str) -> None:
        if not self.seated.waits_for_person:
            self.write("There is nothing to decide.")
            return
        tip = advice(self.seated)
        self.write(f"Hint: {typed(tip.action)}\n{tip.words}")

    def _undo(self, _: str) -> None:
        self.sitting = undo(self.seated)
        self._save()
        self.write("Taken back.")

    def _claim(self, _: str) -> None:
        self._decide(Claim(self.seated.seat))

    def _call_renege(self, number: str) -> None:
        if not number.isdecimal():
            self.write("Name the book, as in: renege 3.")
            return
        self._decide(CallRenege(self.seated.seat, int(number) - 1))

    def _next(self, _: str) -> None:
        self.sitting = next_deal(self.seated)
        self._save()
        self._tell_deal()

    def _rematch(self, _: str) -> None:
        if self.seated.match.result is None:
            self.write("The match is not over.")
            return
        self._warn(self.keeper.put_away(self.seated))
        self.sitting = rematch(self.seated, token_bytes(32))
        self._open_match()

    def _quit(self, _: str) -> None:
        raise Leave


_YES_OR_NO = {"yes": True, "y": True, "": True, "no": False, "n": False}
_COMMANDS: dict[str, Callable[[Dialogue, str], None]] = {
    "help": Dialogue._show_help,
    "?": Dialogue._show_help,
    "hand": Dialogue._show_hand,
    "trick": Dialogue._show_trick,
    "last": Dialogue._show_last,
    "books": Dialogue._show_books,
    "score": Dialogue._show_score,
    "rules": Dialogue._show_rules,
    "hint": Dialogue._give_hint,
    "undo": Dialogue._undo,
    "claim": Dialogue._claim,
    "renege": Dialogue._call_renege,
    "next": Dialogue._next,
    "rematch": Dialogue._rematch,
    "quit": Dialogue._quit,
}


def _choices(view: View) -> str:
    return _LIST[view.phase](view)


def _list_typed(view: View) -> str:
    return ", ".join(map(typed, view.legal))


def _list_discards(view: View) -> str:
    assert isinstance(view.legal, DiscardChoices)
    must = f", {' and '.join(_codes(view.legal.required))} among them" if view.legal.required else ""
    hand = " ".join(_codes(view.hand))
    return f"discard and {view.legal.size} of {hand}{must}"


def _codes(hand: int) -> list[str]:
    return [code.lower() for card, code in enumerate(CODES) if hand >> card & 1]


_LIST: dict[Phase, Callable[[View], str]] = {
    Phase.AUCTION: _list_typed,
    Phase.DECLARE: _list_typed,
    Phase.DISCARD: _list_discards,
    Phase.PLAY: _list_typed,
}


def typed(action: Action) -> str:
    """An action as a person may type it: ``4u``, ``spades downtown``, ``discard 2c 3c``, ``ah``."""
    return _TYPED[type(action)](action)


_TYPED: dict[type, Callable[[Any], str]] = {
    Pass: lambda _: "pass",
    Bid: lambda bid: format_call(bid).lower(),
    Declare: lambda declare: str(declare).replace(",", ""),
    Discard: lambda discard: f"discard {' '.join(_codes(discard.cards))}",
    Play: lambda play: CODES[play.card].lower(),
}
