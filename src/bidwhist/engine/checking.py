"""What a program must do to be an engine, tried one by one: each trial is a line of the tester's table."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from time import monotonic

from msgspec import Struct

from bidwhist.bots.engines.engine import Engine
from bidwhist.bots.engines.messages import MAX_ANSWER_BYTES, PROTOCOL, Hello, Quit, Ready, decode_from_engine, encode
from bidwhist.bots.engines.process import QUIT_S, EngineProcess
from bidwhist.bots.heuristic_bot import steady_bot
from bidwhist.core.act import act
from bidwhist.core.actions import Action
from bidwhist.core.deal import Deal, Phase
from bidwhist.core.match import deal_next, new_match
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.rules.ruleset import Ruleset
from bidwhist.core.shuffle import seed_from_text
from bidwhist.core.view import View, view
from bidwhist.errors import BotFault, WhistError

NAMES = ("Ann", "Bo", "Cleo", "Dee", "Eli")
READY = "says ready"
"""The first trial, without which there are no others."""
NONSENSE = (b"\n", b"this is not JSON\n", b'{"type":"sing"}\n', b"[]\n")
"""Lines that mean nothing, which an engine must survive."""


class Trial(Struct, frozen=True):
    """One thing that an engine must do, and how it did."""

    name: str
    passed: bool
    words: str
    """What was seen, or what was wrong."""


def check_engine(command: str, presets: Iterable[str] = PRESETS, deals: int = 2) -> Iterator[Trial]:
    """Try a program, one trial after the other; without ``ready`` there are no others.

    :param command: the program and its arguments.
    :param presets: the rule sets to play, of those that it says it plays.
    :param deals: deals of each.
    """
    with Engine(command) as engine:
        try:
            ready = engine.start()
        except WhistError as error:
            yield Trial(READY, passed=False, words=str(error))
            return
        yield Trial(READY, passed=True, words=f"{ready.name} {ready.version}".strip())
        for name in presets:
            if ready.presets is None or name in ready.presets:
                yield _tried(f"plays {name}", partial(_plays, engine, PRESETS[name], deals))
        first = next((name for name in PRESETS if ready.presets is None or name in ready.presets), None)
        if first is None:
            yield Trial("plays a preset", passed=False, words="it names none that there is")
            return
        seen = _first_view(PRESETS[first])
        yield _tried("answers alike when asked again", partial(_answers_alike, engine, seen))
    yield _tried("survives lines that mean nothing", partial(_survives, command, PRESETS[first]))
    yield _tried("ends after quit", partial(_quits, command))


def _tried(name: str, trial: Callable[[], str]) -> Trial:
    try:
        return Trial(name, passed=True, words=trial())
    except WhistError as error:
        return Trial(name, passed=False, words=str(error))


def _plays(engine: Engine, rules: Ruleset, deals: int) -> str:
    """Plays deals with the engine in every seat; a steady bot bids for it in the first, so that all phases come."""
    asked, longest = dict.fromkeys(Phase, 0), 0.0
    for number in range(deals):
        match = deal_next(new_match(rules, NAMES[: rules.players], seed_from_text(f"engine {number}")))
        deal, random = match.deals[-1], Random(number)
        while not deal.is_over:
            seen, begun = view(deal, deal.to_act), monotonic()
            try:
                action = engine.ask(seen, random)
            except BotFault as error:
                raise BotFault(f"deal {number + 1}, {seen.phase.name.lower()}: {error}") from None
            longest = max(longest, monotonic() - begun)
            asked[seen.phase] += 1
            deal = act(deal, _with_an_auction_won(deal, seen, action, number))
    told = ", ".join(f"{count} in {phase.name.lower()}" for phase, count in asked.items() if count)
    return f"{told}; the longest took {longest * 1000:.0f} ms"


def _with_an_auction_won(deal: Deal, seen: View, action: Action, number: int) -> Action:
    return steady_bot(None).choose(seen, Random(number)) if deal.phase is Phase.AUCTION and not number else action


def _first_view(rules: Ruleset) -> View:
    deal = deal_next(new_match(rules, NAMES[: rules.players], seed_from_text("engine"))).deals[-1]
    return view(deal, deal.to_act)


def _answers_alike(engine: Engine, seen: View) -> str:
    answers = {str(engine.ask(seen, Random(7))) for _ in range(3)}
    if len(answers) > 1:
        raise BotFault(f"the same question with the same seed had the answers {', '.join(sorted(answers))}")
    return f"{answers.pop()}, three times"


def _survives(command: str, rules: Ruleset) -> str:
    with Engine(command) as engine:
        engine.start()
        for line in NONSENSE:
            engine.send(line)
        engine.ask_through_errors(_first_view(rules), Random(1))
    return f"{len(NONSENSE)} of them, and it answered the next question"


def _quits(command: str) -> str:
    process = EngineProcess(command, MAX_ANSWER_BYTES)
    try:
        process.write(encode(Hello(PROTOCOL, "check")))
        if not isinstance(decode_from_engine(process.read(monotonic() + QUIT_S * 20)), Ready):
            raise BotFault("it must say ready first")
        process.write(encode(Quit()))
        if not process.has_ended(QUIT_S):
            raise BotFault(f"it still runs {QUIT_S:.0f} s after quit")
        return "and leaves nothing running"
    finally:
        process.stop()
