"""The coach's findings in at most 80 columns: a row and a sentence for each decision, then a summary for
each player."""

import re
from collections.abc import Iterator, Sequence
from textwrap import wrap

from msgspec import Struct
from rich.text import Text

from bidwhist.analysis.coach import KINDS, Summary, Tally, Verdict
from bidwhist.analysis.coach.telling import hindsight_in_words, place_in_words, verdict_in_words
from bidwhist.cli.coached import Coached
from bidwhist.cli.consoles import PROSE_COLUMNS, left, right
from bidwhist.cli.output import decimal
from bidwhist.core.rules.presets import preset_name
from bidwhist.i18n import Language
from bidwhist.narration import capital

_CARD = re.compile(r"(?:10|[2-9JQKA])([♠♥♦♣])|\b[BL]J\b")
_STYLES = {"♥": "red", "♦": "red", "♠": "bold", "♣": "bold", None: "bold magenta"}
_MOST_SKIPPED = 5


class _Sheet(Struct, frozen=True, kw_only=True):
    """What a page of findings needs to know."""

    judge: str
    several: bool
    """Whether there is more than one match."""
    one_player: bool
    hindsight: bool
    language: Language


def drawn(
    found: Sequence[Coached], judge: str, language: Language, *, worst: int | None, one_player: bool
) -> Iterator[Text]:
    """The findings: the worst so many decisions, or all in the order of play; what was not judged; the summary."""
    verdicts = [(one, verdict) for one in found for verdict in one.verdicts]
    sheet = _Sheet(
        judge=judge,
        several=len(found) > 1,
        one_player=one_player,
        hindsight=any(verdict.hindsight for _, verdict in verdicts),
        language=language,
    )
    yield Text(_title(found, judge, language), "bold")
    yield Text()
    listed = verdicts if worst is None else _worst(verdicts, worst)
    yield from _listed(sheet, listed)
    if worst is not None and not listed:
        yield Text(f"{language.say('cli-coach-no-fault')}\n" if worst else "")
    yield from _not_judged(found, language)
    yield from _summary(sheet, found)


def _title(found: Sequence[Coached], judge: str, language: Language) -> str:
    say = language.say
    tables = ", ".join(dict.fromkeys(preset_name(one.match.rules) for one in found))
    deals = len({(one.number, verdict.decision.deal) for one in found for verdict in one.verdicts})
    counts = [say("cli-matches", count=len(found))] if len(found) > 1 else []
    counts.append(say("cli-deals", count=deals))
    counts.append(say("cli-decisions", count=sum(len(one.verdicts) for one in found)))
    return say("cli-coach-title", tables=tables, counts=say("comma").join(counts), judge=judge)


def _worst(verdicts: Sequence[tuple[Coached, Verdict]], count: int) -> list[tuple[Coached, Verdict]]:
    costly = [pair for pair in verdicts if not pair[1].is_good]
    return sorted(costly, key=lambda pair: -pair[1].cost)[:count]


def _listed(sheet: _Sheet, verdicts: Sequence[tuple[Coached, Verdict]]) -> Iterator[Text]:
    if not verdicts:
        return
    who = "" if sheet.one_player else left(_head(sheet, "who"), 16)
    figures = "".join(right(_head(sheet, name), 7) for name in ("chances", "books", "points"))
    last = _last(sheet, _head(sheet, "hindsight"))
    yield Text(f"     {left(_head(sheet, 'where'), 23)}{who}{figures}{last}", "dim")
    for number, (one, verdict) in enumerate(verdicts, 1):
        yield _row(sheet, number, one, verdict)
        yield from map(_with_cards, _wrapped(_sentence(sheet, one, verdict), " " * 5))
    yield Text()


def _head(sheet: _Sheet, column: str) -> str:
    return sheet.language.say("cli-coach-head", column=column)


def _last(sheet: _Sheet, words: str, width: int = 11) -> str:
    return right(words, width) if sheet.hindsight else ""


def _row(sheet: _Sheet, number: int, one: Coached, verdict: Verdict) -> Text:
    place, language = place_in_words(verdict.decision, sheet.language), sheet.language
    where = language.say("cli-coach-place", match=one.number, place=place) if sheet.several else place
    who = "" if sheet.one_player else left(one.narrator.names[verdict.decision.seat], 16)
    costs = (100 * verdict.cost, verdict.tricks, verdict.points)
    figures = "".join(f"{_figure(cost, language):>7}" for cost in costs)
    row = f"{number:>3}  {left(where, 23)}{who}{figures}{_last(sheet, hindsight_in_words(verdict, language))}"
    return Text(row, "" if verdict.is_good else "bold")


def _figure(figure: float | None, language: Language) -> str:
    # What rounds to nothing has no sign.
    return "-" if figure is None else decimal(round(figure, 1) + 0.0, 1, language)


def _sentence(sheet: _Sheet, one: Coached, verdict: Verdict) -> str:
    words = verdict_in_words(verdict, sheet.language)
    if sheet.one_player:
        return capital(words)
    return sheet.language.say("cli-coach-spoken", name=one.narrator.names[verdict.decision.seat], words=words)


def _wrapped(words: str, indent: str = "") -> list[str]:
    return wrap(words, PROSE_COLUMNS, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _with_cards(words: str) -> Text:
    text = Text(words)
    for card in _CARD.finditer(words):
        text.stylize(_STYLES[card[1]], card.start(), card.end())
    return text


def _not_judged(found: Sequence[Coached], language: Language) -> Iterator[Text]:
    say = language.say
    skipped = [(one, each) for one in found for each in one.skipped]
    for one, each in skipped[:_MOST_SKIPPED]:
        words = say(
            "cli-coach-not-judged",
            where="book" if each.trick else "deal",
            deal=each.deal,
            book=each.trick or 0,
            name=one.narrator.names[each.seat],
            action=str(each.action),
            why=language.tell(each.why),
        )
        yield from map(Text, _wrapped(words))
    if len(skipped) > _MOST_SKIPPED:
        yield Text(say("cli-coach-more", count=len(skipped) - _MOST_SKIPPED))
    if skipped:
        yield Text()


def _summary(sheet: _Sheet, found: Sequence[Coached]) -> Iterator[Text]:
    kinds = "".join(right(_head(sheet, name), 7) for name in ("all", "bids", "naming", "aside", "cards"))
    costs = "".join(right(_head(sheet, name), width) for name, width in (("chances", 7), ("books", 6), ("points", 7)))
    yield Text(f"{'':<15}{right(_head(sheet, 'right'), 35)}{right(_head(sheet, 'given'), 20)}", "dim")
    yield Text(f"{'':<15}{kinds}{costs}{_last(sheet, _head(sheet, 'hindsight'), 10)}", "dim")
    for name, summary in _by_name(found).items():
        yield Text(_player(sheet, name, summary))
    yield Text()
    for words in _legend(sheet):
        yield from (Text(line, "dim") for line in _wrapped(words))


def _by_name(found: Sequence[Coached]) -> dict[str, Summary]:
    added: dict[str, Summary] = {}
    for one in found:
        for name, summary in one.summaries.items():
            added[name] = added[name] + summary if name in added else summary
    return added


def _player(sheet: _Sheet, name: str, summary: Summary) -> str:
    total, deals, language = summary.total, max(1, summary.deals), sheet.language
    tallies = (total, *(summary.by_kind[kind] for kind in KINDS))
    shares = "".join(right(_share(tally, language), 7) for tally in tallies)
    given = ((100 * total.cost / deals, 7), (total.tricks / deals, 6), (total.points / deals, 7))
    costs = "".join(right(_figure(cost, language), width) for cost, width in given)
    who = Text(name)
    who.truncate(15, pad=True)
    return f"{who.plain}{shares}{costs}{_last(sheet, decimal(total.hindsight / deals, 1, language), 10)}"


def _share(tally: Tally, language: Language) -> str:
    if tally.accuracy is None:
        return "-"
    return language.say("cli-percent", number=f"{100 * tally.accuracy:.0f}")


def _legend(sheet: _Sheet) -> Iterator[str]:
    yield sheet.language.say("cli-coach-legend", what="right")
    yield sheet.language.say("cli-coach-legend", what="chances")
    if sheet.hindsight:
        yield sheet.language.say("cli-coach-legend", what="hindsight")
