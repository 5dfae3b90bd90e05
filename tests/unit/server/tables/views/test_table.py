"""What a seat is shown of a table, moment by moment, held against the deal itself."""

from random import Random

import pytest
from msgspec.structs import asdict, replace

from bidwhist.core.actions import PASS, Bid, CallRenege
from bidwhist.core.cards import CODES, cards_of
from bidwhist.core.deal import NOBODY, Deal, Phase
from bidwhist.core.discards import DiscardChoices
from bidwhist.core.legality import legal
from bidwhist.core.match import match_view
from bidwhist.core.rules.options import BidNames, DeclareWhen, NoTrumpJokers, Renege
from bidwhist.core.rules.presets import PRESETS
from bidwhist.core.view import WATCHER
from bidwhist.i18n import ENGLISH
from bidwhist.narration import brief_call
from bidwhist.server.protocol.table_view import TableView
from bidwhist.server.tables.domain.allowed import undo_target
from bidwhist.server.tables.domain.commands import AnswerUndo, AskUndo, BotDecides, Decide, GiveUp, TakeOver
from bidwhist.server.tables.domain.table import Stage, Table, turn_ends
from bidwhist.server.tables.views.deal import contract_line
from bidwhist.server.tables.views.events import happenings
from bidwhist.server.tables.views.table import table_view
from support.tables import Play

TABLES = {
    **PRESETS,
    "honour": replace(PRESETS["classic"], renege=Renege.CALLED, max_deals=2),
    "jokers must go": replace(PRESETS["andrews"], no_trump_jokers=NoTrumpJokers.DECLARER_DISCARDS),
    "named with the kitty in hand": replace(PRESETS["classic"], declare=DeclareWhen.AFTER_KITTY),
}
PEOPLE = 2


def moments(name: str, seed: int = 3) -> list[tuple[Table, Deal]]:
    """Every table of a deal or two with a clock, two people and bots."""
    play = Play(TABLES[name], people=PEOPLE, pace="steady", hints=True).start()
    play.play(Random(seed), until=lambda table: table.match is not None and len(table.match.deals) > 2)
    return [(table, table.deal) for table in play.tables if table.deal is not None]


@pytest.mark.parametrize("name", TABLES)
def test_before_a_match_no_deal_has_been_dealt_and_no_side_has_a_book(name: str) -> None:
    table = Play(TABLES[name], people=PEOPLE).table
    for seat in (WATCHER, *range(len(table.chairs))):
        view = table_view(table, seat)
        assert (view.deal, view.tricks_won, view.turn) == (0, (0,) * TABLES[name].sides, None)


@pytest.mark.parametrize("name", TABLES)
def test_the_seat_to_act_has_what_it_may_do_and_nobody_else_has(name: str) -> None:
    for table, deal in moments(name):
        for seat in (WATCHER, *range(deal.players)):
            seen, acts = table_view(table, seat), table.to_act == seat
            phase = deal.phase if acts else None
            assert (seen.bid_box is not None) is (phase is Phase.AUCTION)
            assert (seen.discard_box is not None) is (phase is Phase.DISCARD)
            assert len(seen.choices) == (len(legal(deal)) if acts and phase is not Phase.DISCARD else 0)
            if phase is Phase.PLAY:
                assert {card.card for card in seen.hand if card.may} == {str(one)[-2:] for one in _codes(deal)}
            assert seen.may.hint is acts
            if seat != WATCHER:
                assert sorted(card.card for card in seen.hand) == sorted(_names(deal.hand(seat)))


def _codes(deal: Deal) -> list[str]:
    return [CODES[action.card] for action in legal(deal)]  # type: ignore[union-attr]


def _names(cards: int) -> list[str]:
    return [CODES[card] for card in cards_of(cards)]


@pytest.mark.parametrize("name", TABLES)
def test_all_see_the_seats_the_calls_and_the_books_as_they_are(name: str) -> None:
    for table, deal in moments(name):
        seen = table_view(table, WATCHER)
        assert seen.status, "somebody is always waited for"
        assert (seen.discards is not None) is deal.is_over
        first = deal.dealer + 1
        assert [(one.seat, one.words) for one in seen.auction] == [
            ((first + turn) % deal.players, str(call)) for turn, call in enumerate(deal.calls)
        ]
        assert [one.passed for one in seen.auction] == [call == PASS for call in deal.calls]
        assert [sum(asdict(one).values()) for one in seen.tally] == list(deal.tricks_won)
        assert [one.number for one in seen.tricks] == list(range(len(deal.tricks)))
        assert [one.winner for one in seen.tricks] == [trick.winner for trick in deal.tricks]
        assert [one.seat for one in seen.trick] == [
            (deal.leader + turn) % deal.players for turn in range(len(deal.table))
        ]
        assert sum(one.winning for one in seen.trick) == bool(deal.table)
        assert seen.leader == (deal.leader if deal.phase is Phase.PLAY else None)
        for one in seen.seats:
            declares = one.seat == deal.declarer and deal.turned is None
            assert (one.is_dealer, one.is_declarer) == (one.seat == deal.dealer, declares)
            assert one.is_turn is (one.seat == table.to_act)
            assert one.tricks == sum(trick.winner == one.seat for trick in deal.tricks)
            called = [call for turn, call in enumerate(deal.calls) if (first + turn) % deal.players == one.seat]
            assert one.call == (brief_call(called[-1]) if called else None)
            assert one.passed is (called[-1:] == [PASS])
            own_clock = one.is_turn and one.seat < PEOPLE
            assert (one.clock.ends if one.clock else None) == (turn_ends(table) if own_clock else None)


@pytest.mark.parametrize("name", TABLES)
def test_the_contract_says_how_many_books_are_had_needed_and_left(name: str) -> None:
    for table, deal in moments(name):
        line, rules = table_view(table, WATCHER).contract, deal.rules
        assert (line is None) is (deal.contract is None)
        if line is None or deal.contract is None:
            continue
        have = deal.tricks_won[rules.side_of[deal.declarer]]
        assert (line.declarer, line.have) == (deal.declarer, have)
        # Where trump was turned up nothing is promised, and the seventh book is the first that scores.
        assert line.need == (deal.contract.number or 1) + rules.free_tricks
        if deal.turned is not None:
            assert line.state == "open"
        elif not rules.lets_reneges_through or deal.is_over:
            sure = have >= line.need, have + line.left < line.need
            assert line.state == ("made" if sure[0] else "set" if sure[1] else "open")
        else:
            assert line.state == "open"


def test_a_contract_is_made_with_the_last_book_that_it_needs_and_set_when_too_few_are_left() -> None:
    table, deal = next(one for one in moments("classic") if one[1].phase is Phase.PLAY)
    assert table.match is not None
    view, side = match_view(table.match, WATCHER), deal.rules.side_of[deal.declarer]
    need = contract_line(view, ENGLISH).need
    states = {}
    for books in range(14):
        theirs = tuple(books if one == side else 0 for one in range(2))
        states[books] = contract_line(replace(view, tricks_won=theirs), ENGLISH).state
    assert states == {books: "made" if books >= need else "open" for books in range(14)}
    for lost in range(14):
        theirs = tuple(0 if one == side else lost for one in range(2))
        line = contract_line(replace(view, tricks_won=theirs), ENGLISH)
        assert line.state == ("set" if line.left < need else "open")


@pytest.mark.parametrize("name", ["classic", "named with the kitty in hand", "andrews"])
def test_discards_and_kitty_are_shown_to_the_declarer_alone_until_the_deal_is_over(name: str) -> None:
    for table, deal in moments(name):
        for seat in range(deal.players):
            seen = table_view(table, seat)
            knows = bool(deal.discards) and (seat == deal.declarer or deal.is_over)
            assert (tuple(sorted(seen.discards)) if seen.discards else None) == (
                tuple(sorted(_names(deal.discards))) if knows else None
            )
            lies = not deal.is_over and not deal.kitty_is_taken
            assert seen.kitty_count == (deal.rules.kitty if lies else 0)
            if deal.phase in (Phase.DISCARD, Phase.DECLARE) and table.to_act == seat and deal.kitty_is_taken:
                taken = {card.card for card in seen.hand if card.from_kitty}
                assert taken == (set(_names(deal.kitty)) if not deal.discards else set())


def test_a_bid_box_has_every_bid_with_a_reason_where_it_is_closed() -> None:
    for name in ("classic", "palace", "fifty-two", "cutthroat"):
        for table, deal in moments(name):
            box = table_view(table, deal.to_act).bid_box if deal.phase is Phase.AUCTION else None
            if box is None:
                continue
            rules, open_ones = deal.rules, {one for one in legal(deal) if isinstance(one, Bid)}
            assert box.numbers == tuple(range(rules.min_bid, rules.max_bid + 1))
            assert (box.suffixes == ("",)) is (rules.bid_names is BidNames.NUMBER)
            assert len(box.bids) == len(box.numbers) * len(box.suffixes)
            assert {(one.number, one.suffix) for one in box.bids if one.may} == {
                (one.number, one.suffix.value if one.suffix else "") for one in open_ones
            }
            assert all(one.may is (one.why is None) for one in box.bids)
            assert box.may_pass is (PASS in legal(deal)) is (box.why_no_pass is None)


def test_what_must_go_is_said_of_the_cards_that_must_go() -> None:
    found = 0
    for seed in range(12):
        for table, deal in moments("jokers must go", seed):
            choices = legal(deal) if deal.phase is Phase.DISCARD else ()
            if not isinstance(choices, DiscardChoices):
                continue
            seen = table_view(table, deal.to_act)
            assert seen.discard_box is not None and seen.discard_box.count == deal.rules.kitty
            must = {card.card for card in seen.hand if card.must_go}
            assert must == set(_names(choices.required)) == set(seen.discard_box.required)
            assert all((card.why is not None) is card.must_go for card in seen.hand)
            found += bool(must)
    assert found


def test_each_stage_says_what_it_waits_for() -> None:
    play = Play(TABLES["classic"], people=PEOPLE)
    assert _shown(play).phase == "seating" and _shown(play).status.endswith("to start.")
    play.start()
    assert _shown(play).phase == "auction" and "Waiting" not in _shown(play).status
    play.send(GiveUp())
    assert play.table.stage is Stage.CLOSED
    assert (_shown(play).phase, _shown(play).status) == ("closed", "This table is closed.")
    assert not _shown(play).may.stand


def _shown(play: Play, seat: int = 0) -> TableView:
    return table_view(play.table, seat)


def test_between_deals_those_who_are_not_ready_are_waited_for_by_name() -> None:
    play = Play(replace(TABLES["classic"], floor=None, target=100), people=PEOPLE).start()
    play.play(Random(4), until=lambda table: table.is_between_deals)
    assert _shown(play).status == "Waiting for you and Bo for the next deal."
    assert _shown(play).may.ready and _shown(play).may.ready_words == "Next deal"
    assert _shown(play).may.sit == () and table_view(play.table, WATCHER).may.sit == (2, 3)
    play.send(TakeOver(1))
    assert [one.bot is not None for one in _shown(play).seats] == [False, True, True, True]


def test_hints_are_offered_at_the_turn_where_the_table_has_them() -> None:
    for hints in (True, False):
        play = Play(TABLES["classic"], people=4, hints=hints).start()
        assert [_shown(play, seat).may.hint for seat in range(4)] == [
            hints and seat == play.table.to_act for seat in range(4)
        ]


def test_taking_back_is_offered_to_who_may_and_not_while_it_is_asked() -> None:
    def laid(table: Table) -> bool:
        return bool(table.deal and table.deal.table) and table.actions[-1].by == "person"

    play = Play(TABLES["classic"], people=PEOPLE).start().play(Random(9), until=laid)
    own = play.table.actions[-1].seat
    assert [_shown(play, seat).may.undo for seat in range(4)] == [seat == own for seat in range(4)]
    play.ask(play.person(own), AskUndo(play.table.seq))
    assert not any(_shown(play, seat).may.undo for seat in range(4))
    assert [_shown(play, seat).may.answer for seat in range(PEOPLE)] == [seat != own for seat in range(PEOPLE)]
    asked = _shown(play).undo
    assert asked is not None and (asked.seat, asked.waiting) == (own, (1 - own,))


def test_a_called_book_is_named_by_its_number_and_not_offered_again() -> None:
    play = Play(replace(TABLES["honour"], max_deals=1), people=1).start()
    play.play(Random(4), until=lambda table: table.is_between_deals)
    books = len(play.deal.tricks)
    assert [one.label for one in _shown(play).may.reneges] == [f"Book {book}" for book in range(1, books + 1)]
    play.ask("ann", Decide(play.table.seq, CallRenege(NOBODY, 1)))
    (found,) = (one for one in _shown(play).reneges if one.called_by == 0)
    assert found.trick == 1 and found.words.startswith("Book 2: ")
    assert [one.label for one in _shown(play).may.reneges][:2] == ["Book 1", "Book 3"]
    for book in (0, *range(2, books)):
        play.ask("ann", Decide(play.table.seq, CallRenege(NOBODY, book)))
    called = [one for one in _shown(play).reneges if one.called_by == 0]
    assert all(one.words.startswith(f"Book {one.trick + 1}: ") for one in called)
    assert {one.seat is None for one in called} == {True, False}, "wrong calls and right ones"


def test_a_finished_book_can_be_called_while_the_deal_is_played() -> None:
    def is_in_the_third_book(table: Table) -> bool:
        return table.deal is not None and len(table.deal.tricks) == 2

    play = Play(replace(TABLES["honour"], max_deals=1), people=1).start().play(Random(4), until=is_in_the_third_book)
    assert [one.label for one in _shown(play).may.reneges] == ["Book 1", "Book 2"]
    play = Play(TABLES["classic"], people=1).start().play(Random(4), until=is_in_the_third_book)
    assert _shown(play).may.reneges == ()


def test_between_deals_nothing_is_taken_back_and_nobody_claims_though_books_may_be_called() -> None:
    play = Play(TABLES["honour"], people=PEOPLE).start().play(Random(4), until=lambda table: table.is_between_deals)
    for seat in range(PEOPLE):
        may = _shown(play, seat).may
        assert may.reneges and not may.undo and not may.claim and may.ready


def test_a_claim_is_offered_while_an_undo_is_asked_for() -> None:
    def could_be_taken_back(table: Table) -> bool:
        led = table.deal is not None and table.deal.phase is Phase.PLAY and not table.deal.table
        return led and table.to_act in (0, 1) and undo_target(table, 1 - (table.to_act or 0)) is not None

    play = Play(TABLES["classic"], people=PEOPLE).start().play(Random(3), until=could_be_taken_back)
    leads = play.table.to_act
    assert leads is not None and _shown(play, leads).may.claim
    play.ask(play.person(1 - leads), AskUndo(play.table.seq))
    assert _shown(play, leads).may.claim


@pytest.mark.parametrize(("agree", "said"), [(True, "agrees"), (False, "disagrees")])
def test_who_answers_an_undo_is_told_to_agree_or_not(agree: bool, said: str) -> None:
    def laid(table: Table) -> bool:
        return bool(table.deal and table.deal.table) and table.actions[-1].by == "person"

    play = Play(TABLES["classic"], people=PEOPLE).start().play(Random(9), until=laid)
    own = play.table.actions[-1].seat
    play.ask(play.person(own), AskUndo(play.table.seq))
    before = play.table
    came = play.ask(play.person(1 - own), AnswerUndo(before.seq, agree))
    (told,) = happenings(before, came.rows[0], came.tables[0], WATCHER)
    assert told.kind == "undo_answered" and said in told.words


def test_an_action_of_the_clock_is_told_as_one_and_a_persons_is_not() -> None:
    def is_anns(table: Table) -> bool:
        return table.to_act == 0

    play = Play(TABLES["classic"], people=1, pace="quick").start().play(Random(1), until=is_anns)
    before, own = play.table, play.act(Random(1))
    assert "clock" not in [one.kind for one in happenings(before, own.rows[0], own.tables[0], WATCHER)]
    play.play(Random(1), until=is_anns)
    before, play.now = play.table, turn_ends(play.table) or 0
    late = play.send(BotDecides(0, before.turn_seq, legal(play.deal)[0], "clock"))
    assert happenings(before, late.rows[0], late.tables[0], WATCHER)[0].kind == "clock"


@pytest.mark.parametrize("name", PRESETS)
def test_the_sheet_names_every_side_once(name: str) -> None:
    play = Play(PRESETS[name], people=PEOPLE).start()
    for seat in (WATCHER, *range(PRESETS[name].players)):
        sheet = table_view(play.table, seat).sheet
        assert sheet is not None and len(sheet.sides) == len(set(sheet.sides)) == PRESETS[name].sides
