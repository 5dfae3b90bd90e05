"""The game as a conversation, line by line: for screen readers, scripts, and terminals that draw nothing."""

from collections.abc import Callable
from typing import TextIO

from bidwhist.core.actions import Action, CallRenege, Claim
from bidwhist.core.bidding import seat_at
from bidwhist.errors import WhistError
from bidwhist.i18n import saying_of
from bidwhist.narration import call_name, capital, contract_name, prompt, result_in_words, standing, turned_up
from bidwhist.narration.reading import read_action
from bidwhist.tui import pages
from bidwhist.tui.match_flow import MatchFlow
from bidwhist.tui.questions import QUESTIONS, hand, trick
from bidwhist.tui.session import Sitting, bot_acts
from bidwhist.tui.setting import Setting
from bidwhist.tui.typed_actions import choices


class Leave(Exception):
    """Raised when the person leaves, or nothing more can be read."""


class Dialogue:
    """A match in words: what happens is told, what may be done is listed, and what is impossible is explained."""

    def __init__(self, setting: Setting, source: TextIO, write: Callable[[str], None], mark: str = "") -> None:
        """Read lines from a source and write sentences; ``mark`` shows a person where to type."""
        self.setting, self.source, self.write, self.mark = setting, source, write, mark
        self.flow, self.language = MatchFlow(setting), setting.language

    def run(self) -> bool:
        """Plays until the person leaves. Returns whether all is saved."""
        try:
            self._sit_down()
            while True:
                self._step()
        except Leave:
            if self.flow.sitting is not None and self.flow.is_match_over:
                self._write_all(self.flow.put_away())
            return self.flow.is_saved

    # Beginning

    def _sit_down(self) -> None:
        if self.setting.notice:
            self.write(self.setting.notice)
        if self.flow.waiting is not None and self._wants(self.flow.waiting):
            self._write_all(self.flow.resume())
            self._tell_where_we_are()
        else:
            self._open_match(self.flow.begin())

    def _wants(self, waiting: Sitting) -> bool:
        self.write(f"{pages.match_that_waits(waiting)} {self.language.say('tui-go-on')}")
        while (answer := self._read().lower()) not in _YES_OR_NO:
            self.write(self.language.say("tui-yes-or-no"))
        return _YES_OR_NO[answer]

    def _tell_where_we_are(self) -> None:
        view, narrator, say = self.flow.view, self.flow.narrator, self.language.say
        self.write(f"{self._which_deal()} {narrator.says('deals', view.dealer)}")
        for turn, call in enumerate(view.calls):
            who = narrator.who(seat_at(view.players, view.dealer, turn))
            self.write(say("tui-a-call", who=who, call=call_name(call, self.language)))
        if view.turned is not None:
            self.write(f"{turned_up(narrator, view.dealer, view.turned)} {capital(standing(view, self.language))}.")
        elif view.contract:
            stands = narrator.says(
                "plays-standing",
                view.declarer,
                contract=contract_name(view.contract, self.language),
                standing=standing(view, self.language),
            )
            self.write(stands)
        self.write(hand(self.flow.seated))
        self.write(trick(self.flow.seated))

    def _open_match(self, words: list[str]) -> None:
        self.write(self.language.say("tui-new-match"))
        self._write_all([line for line in pages.draws_page(self.flow.seated).splitlines() if line])
        self._tell_deal(words)

    def _tell_deal(self, words: list[str]) -> None:
        self._write_all([*words, self._which_deal(), *self.flow.dealt()])

    def _which_deal(self) -> str:
        return f"{self.language.say('tui-deal', deal=len(self.flow.seated.match.deals))}."

    # Steps

    def _step(self) -> None:
        if self.flow.seated.waits_for_bot:
            self._tell(self.flow.take(bot_acts(self.flow.seated, claims=self.setting.claims)))
        else:
            self.write(self._question())
            self._answer(self._read())

    def _tell(self, words: list[str]) -> None:
        """Writes what happened; at the end of a deal its result too, when the bots have looked for reneges."""
        self._write_all(words)
        if self.flow.seated.deal.is_over:
            self._write_all(self.flow.look_back())
            self.write(pages.deal_result(self.flow.seated))
            if self.flow.is_match_over:
                self.write(f"{result_in_words(self.flow.narrator, self.flow.seated.match)}.")

    def _write_all(self, words: list[str]) -> None:
        for sentence in words:
            self.write(sentence)

    def _question(self) -> str:
        if self.flow.seated.deal.is_over:
            go_on = "rematch" if self.flow.is_match_over else "next"
            honour = [self.language.say("tui-renege-and-book")] * self.flow.seated.rules.reneges_are_called
            words = ", ".join((go_on, *_AFTER_DEAL, *honour, "quit"))
            return self.language.say("tui-you-may", what=words)
        words = f"{choices(self.flow.view, self.language)}; {_ALWAYS}"
        return f"{prompt(self.flow.narrator, self.flow.view)} {self.language.say('tui-you-may', what=words)}"

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
            if word in QUESTIONS:
                for sentence in QUESTIONS[word](self.flow.seated):
                    self.write(sentence)
            elif word in _COMMANDS:
                _COMMANDS[word](self, rest)
            else:
                self._decide(read_action(line, self.flow.view))
        except WhistError as error:
            self.write(f"{capital(self.language.tell(saying_of(error)))}.")

    def _decide(self, action: Action) -> None:
        reason = self.flow.refusal(action)
        if reason:
            self.write(reason)
        else:
            self._tell(self.flow.decide(action))

    # Commands

    def _undo(self, _: str) -> None:
        self._write_all(self.flow.take_back())

    def _claim(self, _: str) -> None:
        self._decide(Claim(self.flow.seated.seat))

    def _call_renege(self, number: str) -> None:
        if not number.isdecimal() or len(number) > _MOST_DIGITS:
            self.write(self.language.say("tui-name-the-book"))
            return
        self._decide(CallRenege(self.flow.seated.seat, int(number) - 1))

    def _next(self, _: str) -> None:
        self._tell_deal(self.flow.deal_next())

    def _rematch(self, _: str) -> None:
        if not self.flow.is_match_over:
            self.write(self.language.say("tui-not-over"))
            return
        self._open_match(self.flow.rematch())

    def _quit(self, _: str) -> None:
        raise Leave


_MOST_DIGITS = 4
"""No deal has a book of more digits, and Python reads no number of thousands."""
_AFTER_DEAL = ("score", "books", "coach", "undo")
_ALWAYS = ", ".join(("hint", "help"))
_YES_OR_NO = {"yes": True, "y": True, "": True, "no": False, "n": False}
_COMMANDS: dict[str, Callable[[Dialogue, str], None]] = {
    "undo": Dialogue._undo,
    "claim": Dialogue._claim,
    "renege": Dialogue._call_renege,
    "next": Dialogue._next,
    "rematch": Dialogue._rematch,
    "quit": Dialogue._quit,
}
