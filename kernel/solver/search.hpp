// The search: does the declaring side take at least `target` tricks?
//
// Partition search: every result comes with the cards whose ranks it rests on. Cards worse than all of those in their
// suit are only counted, so the result holds for every position that agrees on the better cards.
#pragma once

#include <cstdint>
#include <optional>

#include "bounds.hpp"
#include "candidates.hpp"
#include "card_bits.hpp"
#include "killer_moves.hpp"
#include "move_ordering.hpp"
#include "move_scores.hpp"
#include "node_counter.hpp"
#include "position.hpp"
#include "transposition_keys.hpp"
#include "transposition_table.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Move ordering by the fitted scores; no samples are taken. (sample_ordering.cpp has another one.)
struct FittedOrdering {
    static constexpr const std::int8_t* leads = kLeadScores;
    static constexpr const std::int8_t* follows = kFollowScores;
    static constexpr const std::int8_t* lengths = kLeadLengthScores;
    static constexpr const std::int8_t* freak_follows = kFreakFollowScores;
    static constexpr bool kSamples = false;
};

template <int Players, bool Jokers, typename Ordering = FittedOrdering>
class Search {
public:
    static constexpr int kPlanes = Players > 4 ? 3 : 2;

    explicit Search(std::size_t max_bytes) : table_(max_bytes), killers_(max_bytes) {}
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    void clear() {
        table_.clear();
        killers_.clear();
        killer_discards_.clear();
    }

    void set_budget(const Budget& budget) { counter_.begin(budget); }
    std::uint64_t nodes() const { return counter_.nodes(); }

    // The card by which the side to play won the last search at the root: its index, kJokerIndex or kNoIndex.
    int deciding_card_index() const { return root_card_index_; }
    static constexpr int kJokerIndex = 63;
    static constexpr int kNoIndex = -1;
    void forget_decision() { root_card_index_ = kNoIndex; }
    std::size_t bytes() const { return table_.bytes() + killers_.bytes(); }

    // Sets the root. What the table holds of other positions stays valid while strain and sides are the same.
    void set_position(const Position& position) {
        position_ = position;
        hands_.declaring_seats = position.declaring_seats;
        hands_.trumps = position.has_trump ? kTrumps : 0;
        hands_.jokers_any_time = position.jokers_any_time;
        hands_.partners_opposite =
            Players == 4 && (position.declaring_seats == 0b0101 || position.declaring_seats == 0b1010);
        for (int seat = 0; seat < Players; ++seat) {
            hands_.cards[seat] = position.hands[seat];
            if (Jokers) hands_.jokers[seat] = position.jokers[seat];
        }
        const int seat = (position.leader + position.trick_size) % Players;
        root_tricks_ = count(hands_.cards[seat]) + (Jokers ? hands_.jokers[seat] : 0);
        root_trick_worth_ = position.first_trick_worth;
        killers_.resize_for(root_tricks_);
        hands_.freak = is_freak(lengths_of(hands_), root_tricks_);
    }

    int tricks() const { return root_tricks_; }

    // Does the declaring side take at least `target` tricks, the one in progress included? Returns a result: kReached
    // if so, and the cards it rests on. Throws SearchStopped.
    Cards reaches(int target) { return search_root(target, nullptr); }

    // The same if the seat to play plays this card (0: a joker without a suit), which must be legal.
    Cards reaches_by(Cards card, int target) { return search_root(target, &card); }

    // After a search that the side to play won: the cards that were not refuted on the way.
    Cards not_refuted() const { return root_not_refuted_; }
    bool joker_not_refuted() const { return root_joker_not_refuted_; }

private:
    friend Ordering;
    using HandsInPlay = Hands<Players, Jokers>;

    Cards search_root(int target, const Cards* card) {
        if (target <= 0) return make_result(true, 0);
        if (root_tricks_ == 0 || target > root_tricks_ + root_trick_worth_ - 1) return make_result(false, 0);
        for (int seat = 0; seat < Players; ++seat) {
            hands_.cards[seat] = position_.hands[seat];
            if (Jokers) hands_.jokers[seat] = position_.jokers[seat];
        }
        TrickStart start{hands_.in_play(), lengths_of(hands_), root_tricks_, target, position_.leader};
        Trick trick{0, 0, 0, start.lengths, position_.leader};
        int seat = position_.leader;
        for (int place = 0; place < position_.trick_size; ++place) {
            start.in_play |= position_.trick_cards[place];
            hands_.add_to_trick(trick, seat, position_.trick_cards[place]);
            seat = HandsInPlay::next_seat(seat);
        }
        switch (position_.trick_size) {
            case 0:
                return card ? try_card<0>(start, trick, seat, *card)
                            : lead(seat, root_tricks_, target, start.lengths);
            case 1: return try_or_follow<1>(start, trick, seat, card);
            case 2: return try_or_follow<2>(start, trick, seat, card);
            case 3:
                if constexpr (Players > 3) return try_or_follow<3>(start, trick, seat, card);
                break;
            default:
                if constexpr (Players > 4) return try_or_follow<4>(start, trick, seat, card);
        }
        return 0;
    }

    template <int Place>
    Cards try_or_follow(const TrickStart& start, const Trick& trick, int seat, const Cards* card) {
        return card ? try_card<Place>(start, trick, seat, *card) : follow<Place>(start, trick, seat);
    }

    Cards lead(int leader, int tricks, int target, std::uint64_t lengths) {
        counter_.count_and_check();
        if (tricks == 1 && root_tricks_ != 1) return last_trick(leader);
        const Cards in_play = hands_.in_play();
        if (tricks == root_tricks_) return search_lead(TrickStart{in_play, lengths, tricks, target, leader});

        const TrickStart start{in_play, lengths, tricks, target, leader};
        return tricks * Players <= 32 ? probe_or_search<std::uint32_t>(start) : probe_or_search<std::uint64_t>(start);
    }

    // The result from the table, from bounds, or from a search that is then stored. Word has a bit for every card in
    // play.
    template <typename Word>
    Cards probe_or_search(const TrickStart& start) {
        const Shape key = shape_of(hands_, start.lengths, start.leader);
        const BitExtractor relative(start.in_play);
        const Owners<kPlanes, Word> owners = owners_of<kPlanes, Word>(hands_, relative);
        bool reached = false;
        Cards mask = 0;
        if (table_.probe(key, owners, start.target, reached, mask)) {
            return make_result(reached, deposit(mask, start.in_play));
        }
        Cards relevant = 0;
        if (settle_by_bounds(hands_, start.leader, start.tricks, start.target, start.in_play, relevant)) {
            return without_bottom_runs(relevant, start.in_play);
        }
        Cards result = without_bottom_runs(search_lead(start), start.in_play);
        reached = (result & kReached) != 0;
        const Bounds bounds = reached ? Bounds{start.target, start.tricks} : Bounds{0, start.target - 1};
        result = without_idle_ranks(result, start.in_play, key, owners, relative, bounds);
        mask = relative(ranks_of(result, start.in_play));
        table_.store(key, owners, static_cast<Word>(mask), bounds);
        return result;
    }

    // The cards whose owners a result is stored with: all those it rests on and every better one of their suits.
    static Cards ranks_of(Cards result, Cards in_play) { return fill_better(result & ~kGuardBits) & in_play; }

    // A result less the worst ranks of each suit, as far as the table knows the same answer for each other owner.
    template <typename Word>
    Cards without_idle_ranks(Cards result, Cards in_play, const Shape& key, const Owners<kPlanes, Word>& owners,
                             const BitExtractor& relative, Bounds bounds) const {
        for (;;) {
            const Cards ranks = ranks_of(result, in_play);
            OtherOwners<Word> others = other_owners<Word>(ranks, relative);
            const Word idle = table_.idle_rank(key, owners, static_cast<Word>(relative(ranks)), bounds, others);
            if (!idle) return result;
            result = without_bottom_runs((ranks & ~deposit(idle, in_play)) | (result & kReached), in_play);
        }
    }

    // Who else might own the worst rank of each suit, by the lengths and the owners of the better ones.
    template <typename Word>
    OtherOwners<Word> other_owners(Cards ranks, const BitExtractor& relative) const {
        OtherOwners<Word> others;
        Cards in_suit;
        for (Cards rest = ranks; rest; rest &= ~in_suit) {
            in_suit = suit_mask(suit_of(rest));
            const Cards worst = worst_of(rest & in_suit);
            const Cards not_better = in_suit & ~(worst - 1);
            unsigned seats = 0;
            for (int seat = 0; seat < Players; ++seat) {
                const Cards held = hands_.cards[seat] & not_better;
                // Without a branch, because the outcome cannot be predicted.
                seats |= (unsigned(held != 0) & unsigned(!(held & worst))) << seat;
            }
            others.add(static_cast<Word>(relative(worst)), seats);
        }
        return others;
    }

    // A result less the worst cards of each suit, as far as one hand holds them all: the shape says who owns them once
    // the owners of the better ones are known, so nothing rests on their ranks.
    Cards without_bottom_runs(Cards result, Cards in_play) const {
        if (!(result & ~kReached)) return result;
        for (const Cards hand : hands_.cards) result &= ~(hand & ~fill_better(in_play & ~hand));
        return result;
    }

    // The last trick: every hand has one card, so there is nothing to choose.
    Cards last_trick(int leader) {
        Trick trick{0, 0, 0, 0, leader};
        int seat = leader;
        for (int place = 0; place < Players; ++place) {
            hands_.add_to_trick(trick, seat, hands_.cards[seat]);
            seat = HandsInPlay::next_seat(seat);
        }
        return make_result(hands_.declares(trick.winner), winning_rank(trick));
    }

    // The card that won, if its rank mattered: if another card of its suit was in the trick. Else 0.
    static Cards winning_rank(const Trick& trick) {
        if (!trick.best) return 0;
        return has_several(trick.cards & suit_mask(suit_of(trick.best))) ? trick.best : 0;
    }

    KillerMoves::Entry killer_for(int seat, Cards legal, Cards context) {
        const std::uint64_t situation = legal + context * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(seat);
        return killers_.entry_for(situation * 0xD6E8FEB86659FD93ULL);
    }

    // What a killer move depends on besides the legal cards. Who follows suit: the suit's cards in play and who led it.
    // Who cannot: the tricks still needed, or in no-trump who wins.
    Cards context_of(const TrickStart& start, const Trick& trick, bool follows) const {
        if (follows) return trick.best ^ (start.in_play & trick.led) << 7 ^ static_cast<Cards>(start.leader) << 60;
        return trick.best ^ static_cast<Cards>(hands_.trumps ? start.target : trick.winner << 4) << 56;
    }

    Cards search_lead(const TrickStart& start) {
        const int seat = start.leader;
        const Cards hand = hands_.cards[seat];
        const bool joker = Jokers && joker_options(position_, hands_.jokers[seat], hand, 0, true, 0).allowed;
        Candidates candidates{hand & ~next_worse(hand, start.in_play), hand, joker};
        const Trick empty{0, 0, 0, start.lengths, seat};
        KillerMoves::Entry killer = killer_for(seat, hand, static_cast<Cards>(start.target));
        return try_candidates<0>(start, empty, seat, candidates, killer);
    }

    template <int Place>
    Cards follow(const TrickStart& start, const Trick& trick, int seat) {
        counter_.count();
        const Cards hand = hands_.cards[seat];
        const Cards following = hand & trick.led;
        JokerOptions jokers{false, false};
        if (Jokers) jokers = joker_options(position_, hands_.jokers[seat], hand, following, false, trick.led);
        const Cards legal = Jokers && jokers.forced ? 0 : following ? following : hand;
        if constexpr (Players == 4 && !Jokers && Place == 1) {
            Cards relevant = 0;
            const bool applies = hands_.partners_opposite && start.tricks != root_tricks_;
            if (applies && second_hand_wins_and_cashes(hands_, start, trick, seat, relevant)) {
                return make_result(hands_.declares(seat), relevant);
            }
        }
        Candidates candidates{legal & ~next_worse(legal, start.in_play), legal, jokers.allowed};
        KillerMoves::Entry killer = killer_for(seat, legal, context_of(start, trick, following != 0));
        return try_candidates<Place>(start, trick, seat, candidates, killer);
    }

    // Tries the candidates until one is right for the side to play: the killer move, a rule for the last hand, then by
    // score.
    template <int Place>
    Cards try_candidates(const TrickStart& start, const Trick& trick, int seat, Candidates& candidates,
                         KillerMoves::Entry killer) {
        const Cards success = hands_.declares(seat) ? kReached : 0;
        if (!candidates.joker && !has_several(candidates.untried)) {
            const Cards result = try_card<Place>(start, trick, seat, candidates.untried);
            if ((result & kReached) != success) {
                return candidates.with_equals(candidates.untried, result, start.in_play);
            }
            note_root_decision<Place>(start, candidates, index_of(candidates.untried));
            return result;
        }
        if constexpr (Ordering::kSamples) {
            Ordering::template sample<Place>(*this, start, trick, seat, success, candidates);
        }
        const int known = killer.card_index();
        if (Place + 1 < Players && (known == kJokerIndex ? candidates.joker : (candidates.untried >> known & 1) != 0)) {
            const Cards card = known == kJokerIndex ? 0 : Cards{1} << known;
            const Cards result = try_card<Place>(start, trick, seat, card);
            if ((result & kReached) == success) {
                note_root_decision<Place>(start, candidates, known);
                return result;
            }
            candidates.mark_failed(card, result, start.in_play);
        }
        auto killer_discard = killer_discard_for<Place>(start, trick, seat, candidates);
        if (killer_discard) {
            if (const Cards card = candidates.untried_like(killer_discard->card_in(candidates.legal))) {
                const Cards result = try_card<Place>(start, trick, seat, card);
                if ((result & kReached) == success) {
                    note_root_decision<Place>(start, candidates, index_of(card));
                    return result;
                }
                candidates.mark_failed(card, result, start.in_play);
            }
        }
        if constexpr (Place + 1 == Players) {
            // The cheapest winner if the side does not win the trick yet, else the lowest card that follows.
            const Cards can_beat = trick.best & hands_.trumps ? hands_.trumps : trick.led | hands_.trumps;
            const bool ours = hands_.same_side(trick.winner, seat);
            const Cards winners = ours ? 0 : candidates.untried & can_beat & (trick.best - 1);
            if (!candidates.joker && (winners || (candidates.untried & trick.led))) {
                const Cards card = worst_of(winners ? winners : candidates.untried);
                const Cards result = try_card<Place>(start, trick, seat, card);
                if ((result & kReached) == success) {
                    note_root_decision<Place>(start, candidates, index_of(card));
                    return result;
                }
                candidates.mark_failed(card, result, start.in_play);
            }
        }
        if (candidates.any_left()) {
            ScoredCandidates scored;
            score_candidates<Place>(start, trick, seat, candidates, scored, NoObserver{});
            do {
                const Cards card = scored.take_best();
                if (card && !(candidates.untried & card)) continue;
                const Cards result = try_card<Place>(start, trick, seat, card);
                if ((result & kReached) == success) {
                    const int index = card ? index_of(card) : kJokerIndex;
                    killer.remember(index);
                    if (killer_discard && card) killer_discard->remember(card, candidates.legal);
                    note_root_decision<Place>(start, candidates, index);
                    return result;
                }
                candidates.mark_failed(card, result, start.in_play);
            } while (candidates.any_left());
        }
        return candidates.relevant;
    }

    // The killer discard of a node, if one is kept there: in the middle of an early trick, where the seat cannot follow
    // and another hand had none of the suit either.
    template <int Place>
    std::optional<KillerDiscards::Entry> killer_discard_for(const TrickStart& start, const Trick& trick, int seat,
                                                            const Candidates& candidates) {
        if constexpr (Players == 4 && (Place == 1 || Place == 2)) {
            if (start.tricks < kKillerDiscardTricks || !trick.led || (candidates.legal & trick.led)) return {};
            const int suit = suit_of(trick.led);
            if (voids_in(start.lengths, suit) < 2) return {};
            return killer_discards_.entry_for(start.target, suit, start.leader, seat, trick.winner);
        }
        return {};
    }

    // Scores the candidates.
    template <int Place, typename Observer>
    void score_candidates(const TrickStart& start, const Trick& trick, int seat, const Candidates& candidates,
                          ScoredCandidates& scored, Observer observe) const {
        if constexpr (Place == 0) score_leads<Ordering>(hands_, start, seat, candidates, scored, observe);
        else score_follows<Ordering, Place>(hands_, start, trick, seat, candidates, scored, observe);
    }

    template <int Place>
    void note_root_decision(const TrickStart& start, const Candidates& candidates, int card_index) {
        if (start.tricks != root_tricks_ || Place != position_.trick_size) return;
        root_card_index_ = card_index;
        root_not_refuted_ = candidates.untried;
        root_joker_not_refuted_ = candidates.joker;
    }

    static bool is_freak(std::uint64_t lengths, int tricks) {
        int voids = 0;
        for (int suit = 0; suit < kSuits; ++suit) voids += voids_in(lengths, suit);
        return Players == 4 && tricks >= kFreakTricks && voids >= kFreakVoids;
    }

    // Plays a card (0: a joker without a suit), searches on, and takes it back.
    template <int Place>
    Cards try_card(const TrickStart& start, const Trick& trick, int seat, Cards card) {
        if constexpr (Place + 1 == Players && !Jokers) return try_last_card(start, trick, seat, card);
        Trick next = trick;
        hands_.add_to_trick(next, seat, card);
        if (card) {
            next.lengths -= one_card<Players>(seat, suit_of(card));
            hands_.cards[seat] ^= card;
        } else {
            --hands_.jokers[seat];
        }
        Cards result;
        if constexpr (Place + 1 < Players) result = follow<Place + 1>(start, next, HandsInPlay::next_seat(seat));
        else result = finish(start, next);
        if (card) hands_.cards[seat] ^= card;
        else ++hands_.jokers[seat];
        return result;
    }

    // The same for the last card of a trick, without jokers.
    Cards try_last_card(const TrickStart& start, const Trick& trick, int seat, Cards card) {
        const bool wins = hands_.beats(card, trick);
        const Cards best = wins ? card : trick.best;
        const int winner = wins ? seat : trick.winner;
        const Cards rank = has_several((trick.cards | card) & suit_mask(suit_of(best))) ? best : 0;
        const int worth = start.tricks == root_tricks_ ? root_trick_worth_ : 1;
        const int target = start.target - (hands_.declares(winner) ? worth : 0);
        const int left = start.tricks - 1;
        if (target <= 0) return make_result(true, rank);
        if (target > left) return make_result(false, rank);
        const std::uint64_t lengths = trick.lengths - one_card<Players>(seat, suit_of(card));
        hands_.cards[seat] ^= card;
        table_.prefetch(shape_of(hands_, lengths, winner));
        const Cards result = lead(winner, left, target, lengths) | rank;
        hands_.cards[seat] ^= card;
        return result;
    }

    // After a trick: the next one is led, unless the target is reached or out of reach.
    Cards finish(const TrickStart& start, const Trick& done) {
        const int worth = start.tricks == root_tricks_ ? root_trick_worth_ : 1;
        const int target = start.target - (hands_.declares(done.winner) ? worth : 0);
        const int left = start.tricks - 1;
        const Cards rank = winning_rank(done);
        if (target <= 0) return make_result(true, rank);
        if (target > left) return make_result(false, rank);
        table_.prefetch(shape_of(hands_, done.lengths, done.winner));
        return lead(done.winner, left, target, done.lengths) | rank;
    }

    TranspositionTable<kPlanes> table_;
    KillerMoves killers_;
    KillerDiscards killer_discards_;
    Position position_;
    HandsInPlay hands_;
    int root_tricks_ = 0;
    int root_trick_worth_ = 1;
    int root_card_index_ = kNoIndex;
    Cards root_not_refuted_ = 0;
    bool root_joker_not_refuted_ = false;
    NodeCounter counter_;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
