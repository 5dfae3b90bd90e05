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
from bidwhist.core.rules.phrases import counted
from bidwhist.core.rules.presets import preset_name
from bidwhist.narration import capital

_CARD = re.compile(r"(?:10|[2-9JQKA])([♠♥♦♣])|\b[BL]J\b")
_STYLES = {"♥": "red", "♦": "red", "♠": "bold", "♣": "bold", None: "bold magenta"}
WIDTH = 80
_MOST_SKIPPED = 5


class _Sheet(Struct, frozen=True, kw_only=True):
    """What a page of findings needs to know."""

    judge: str
    several: bool
    """Whether there is more than one match."""
    one_player: bool
    hindsight: bool


def drawn(found: Sequence[Coached], judge: str, *, worst: int | None, one_player: bool) -> Iterator[Text]:
    """The findings: the worst so many decisions, or all in the order of play; what was not judged; the summary."""
    verdicts = [(one, verdict) for one in found for verdict in one.verdicts]
    sheet = _Sheet(
        judge=judge,
        several=len(found) > 1,
        one_player=one_player,
        hindsight=any(verdict.hindsight for _, verdict in verdicts),
    )
    yield Text(_title(found, judge), "bold")
    yield Text()
    listed = verdicts if worst is None else _worst(verdicts, worst)
    yield from _listed(sheet, listed)
    if worst is not None and not listed:
        yield Text("Nothing to find fault with: no decision cost more than noise.\n" if worst else "")
    yield from _not_judged(found)
    yield from _summary(sheet, found)


def _title(found: Sequence[Coached], judge: str) -> str:
    tables = ", ".join(dict.fromkeys(preset_name(one.match.rules) for one in found))
    deals = len({(one.number, verdict.decision.deal) for one in found for verdict in one.verdicts})
    matches = f"{len(found)} matches, " if len(found) > 1 else ""
    decisions = counted(sum(len(one.verdicts) for one in found), "decision")
    return f"{tables}: {matches}{counted(deals, 'deal')}, {decisions} judged by {judge} from what each could see"


def _worst(verdicts: Sequence[tuple[Coached, Verdict]], count: int) -> list[tuple[Coached, Verdict]]:
    costly = [pair for pair in verdicts if not pair[1].is_good]
    return sorted(costly, key=lambda pair: -pair[1].cost)[:count]


def _listed(sheet: _Sheet, verdicts: Sequence[tuple[Coached, Verdict]]) -> Iterator[Text]:
    if not verdicts:
        return
    who = "" if sheet.one_player else f"{'who':<16}"
    yield Text(f"     {'where':<23}{who}{'in 100':>7}{'books':>7}{'points':>7}{_last(sheet, 'hindsight')}", "dim")
    for number, (one, verdict) in enumerate(verdicts, 1):
        yield _row(sheet, number, one, verdict)
        yield from map(_with_cards, _wrapped(_sentence(sheet, one, verdict), " " * 5))
    yield Text()


def _last(sheet: _Sheet, words: str, width: int = 11) -> str:
    return f"{words:>{width}}" if sheet.hindsight else ""


def _row(sheet: _Sheet, number: int, one: Coached, verdict: Verdict) -> Text:
    place = place_in_words(verdict.decision)
    where = f"m{one.number}, {place}" if sheet.several else place
    who = "" if sheet.one_player else f"{one.narrator.names[verdict.decision.seat]:<16}"
    figures = f"{100 * verdict.cost:>7.1f}{_figure(verdict.tricks):>7}{_figure(verdict.points):>7}"
    row = f"{number:>3}  {where:<23}{who}{figures}{_last(sheet, hindsight_in_words(verdict))}"
    return Text(row, "" if verdict.is_good else "bold")


def _figure(figure: float | None) -> str:
    return "-" if figure is None else f"{figure + 0.0:.1f}".replace("-0.0", "0.0")


def _sentence(sheet: _Sheet, one: Coached, verdict: Verdict) -> str:
    words = verdict_in_words(verdict)
    return capital(words) if sheet.one_player else f"{one.narrator.names[verdict.decision.seat]}, {words}"


def _wrapped(words: str, indent: str = "") -> list[str]:
    return wrap(words, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)


def _with_cards(words: str) -> Text:
    text = Text(words)
    for card in _CARD.finditer(words):
        text.stylize(_STYLES[card[1]], card.start(), card.end())
    return text


def _not_judged(found: Sequence[Coached]) -> Iterator[Text]:
    skipped = [(one, each) for one in found for each in one.skipped]
    for one, each in skipped[:_MOST_SKIPPED]:
        book = f", book {each.trick}" if each.trick else ""
        words = f"Not judged: deal {each.deal}{book}, {one.narrator.names[each.seat]}: {each.action}; {each.why}."
        yield from map(Text, _wrapped(words))
    if len(skipped) > _MOST_SKIPPED:
        yield Text(f"… and {len(skipped) - _MOST_SKIPPED} more; --json lists them all.")
    if skipped:
        yield Text()


def _summary(sheet: _Sheet, found: Sequence[Coached]) -> Iterator[Text]:
    kinds = "".join(f"{name:>7}" for name in ("all", "bids", "naming", "aside", "cards"))
    yield Text(f"{'':<15}{'decisions that were right':>35}{'given away a deal':>20}", "dim")
    yield Text(f"{'':<15}{kinds}{'in 100':>7}{'books':>6}{'points':>7}{_last(sheet, 'hindsight', 10)}", "dim")
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
    total, deals = summary.total, max(1, summary.deals)
    shares = "".join(f"{_share(tally):>7}" for tally in (total, *(summary.by_kind[kind] for kind in KINDS)))
    costs = f"{100 * total.cost / deals:>7.1f}{_figure(total.tricks / deals):>6}{_figure(total.points / deals):>7}"
    return f"{name:<15.15}{shares}{costs}{_last(sheet, f'{total.hindsight / deals:.1f}', 10)}"


def _share(tally: Tally) -> str:
    return "-" if tally.accuracy is None else f"{100 * tally.accuracy:.0f} %"


def _legend(sheet: _Sheet) -> Iterator[str]:
    yield "Right: of the decisions that something hung on, those as good as the best, or nearly."
    yield "In 100: chances to win the match; books and points: what went with them."
    if sheet.hindsight:
        yield "Hindsight: books with all cards open, which nobody could see; luck, more than mistakes."
