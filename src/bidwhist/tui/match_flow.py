"""The course of a match with one person in it: each step is taken, saved and put into sentences to show."""

from secrets import token_bytes

from msgspec.structs import replace

from bidwhist.core.act import reason_not
from bidwhist.core.actions import Action
from bidwhist.core.view import View
from bidwhist.i18n import Saying
from bidwhist.narration import Narrator, capital, tell
from bidwhist.tui.saves import Keeper
from bidwhist.tui.session import Sitting, bot_looks_back, decide, next_deal, rematch, told, undo
from bidwhist.tui.setting import Setting


class MatchFlow:
    """A match that goes on, for the app and the line dialogue alike.

    Methods that move it on save it, and return the sentences to tell.
    """

    def __init__(self, setting: Setting) -> None:
        self._new, self.language, self.keeper = setting.begin, setting.language, Keeper(setting.save)
        self.waiting = replace(setting.waiting, language=setting.language) if setting.waiting else None
        self.sitting: Sitting | None = None
        """The current match; None before it has begun."""

    @property
    def seated(self) -> Sitting:
        """The sitting, once the match has begun."""
        assert self.sitting is not None
        return self.sitting

    @property
    def view(self) -> View:
        return self.seated.view

    @property
    def narrator(self) -> Narrator:
        return self.seated.narrator

    @property
    def is_saved(self) -> bool:
        """Whether the last step is on the disk."""
        return self.keeper.is_saved

    @property
    def is_match_over(self) -> bool:
        """Whether the match has a result."""
        return self.seated.match.result is not None

    def begin(self) -> list[str]:
        """Begin a new match. A saved one is put away."""
        words = self._sentences(self.keeper.make_room(self.waiting)) if self.waiting is not None else []
        return [*words, *self._move_to(self._new())]

    def resume(self) -> list[str]:
        """Continue the saved match."""
        assert self.waiting is not None
        return self._move_to(self.waiting)

    def step(self, sitting: Sitting) -> list[str]:
        """A step that is shown but not saved; a later one is."""
        before, self.sitting = self.sitting, sitting
        return self._told(before)

    def take(self, sitting: Sitting) -> list[str]:
        """A step of a player."""
        return [*self.step(sitting), *self._save()]

    def refusal(self, action: Action) -> str | None:
        """Why the person may not do something now; None if it is allowed."""
        reason = reason_not(self.seated.deal, action)
        return f"{capital(self.language.tell(reason))}." if reason else None

    def decide(self, action: Action) -> list[str]:
        """A decision of the person, which is allowed."""
        return self.take(decide(self.seated, action))

    def dealt(self) -> list[str]:
        """What the person sees of a deal when it has just been dealt."""
        return self._told(None)

    def look_back(self) -> list[str]:
        """The bots call what reneges they find in a finished deal."""
        words = []
        while looked := bot_looks_back(self.seated):
            words += self.take(looked)
        return words

    def take_back(self) -> list[str]:
        """Takes the person's last decision back.

        :raises WhistError: if there is none in this deal.
        """
        return [self.language.say("tui-taken-back"), *self._move_to(undo(self.seated))]

    def deal_next(self) -> list[str]:
        """The next deal.

        :raises WhistError: if a deal is in play, or the match is over.
        """
        return self._move_to(next_deal(self.seated))

    def put_away(self) -> list[str]:
        """Keeps the record of a match that is over or given up."""
        return self._sentences(self.keeper.put_away(self.seated))

    def rematch(self) -> list[str]:
        """The same players in a new match. The one before is put away."""
        words = self._sentences(self.keeper.make_room(self.seated))
        return [*words, *self._move_to(rematch(self.seated, token_bytes(32)))]

    def may_call_renege(self) -> bool:
        """Whether this table plays by honour and a book is finished."""
        deal = self.seated.deal
        return deal.rules.reneges_are_called and bool(deal.tricks) and not deal.forfeited

    def _told(self, before: Sitting | None) -> list[str]:
        return [tell(self.narrator, self.seated.deal, event) for event in told(before, self.seated)]

    def _move_to(self, sitting: Sitting) -> list[str]:
        self.sitting, self.waiting = sitting, None
        return self._save()

    def _save(self) -> list[str]:
        return self._sentences(self.keeper.keep(self.seated))

    def _sentences(self, said: Saying | None) -> list[str]:
        return [self.language.tell(said)] if said else []
