// Move ordering: each candidate falls into a cell of a table of fitted scores, and the highest score is tried first.
//
// A lead's cell is given by who can ruff its suit, who owns the three best cards of the suit, and its own height. The
// tables are those of `Scores`; `observe` is called with each candidate's cells, so that samples can be gathered. Who
// cannot follow suit plays by a rule instead. On a freak deal cards that follow have a table of their own.
#pragma once

#include <climits>

#include "candidates.hpp"
#include "card_bits.hpp"
#include "limits.hpp"
#include "position.hpp"
#include "search_parameters.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Sizes of the tables: leads by ruffs, owners and height; leads by ruffs, lengths and height; cards that follow. The
// last cell of the first and third table is a joker without a suit.
constexpr int kLeadCells = 8 * 5 * 5 * 5 * 4 + 1;
constexpr int kLengthCells = 8 * 4 * 4 * 3 * 3 * 4;
constexpr int kFollowCells = 3 * 4 * 3 * 3 * 3 * 2 + 1;

// In play no samples are gathered.
struct NoObserver {
    void operator()(int, int, int) const {}
};

// Candidates with their scores; the best is taken first.
class ScoredCandidates {
public:
    ScoredCandidates() {
        cards_[0] = 0;
        scores_[0] = 0;
    }

    void add(Cards card, int score) {
        cards_[number_] = card;
        scores_[number_] = score;
        best_ = score > best_score_ ? number_ : best_;
        best_score_ = score > best_score_ ? score : best_score_;
        ++number_;
    }

    // The best that has not been taken; there must be one.
    Cards take_best() {
        if (taken_) best_ = find_best();
        const Cards card = cards_[best_];
        cards_[best_] = cards_[taken_];
        scores_[best_] = scores_[taken_];
        ++taken_;
        return card;
    }

    int number() const { return number_; }
    Cards card(int at) const { return cards_[at]; }

private:
    int find_best() const {
        int best = taken_;
        for (int other = taken_ + 1; other < number_; ++other) {
            if (scores_[other] > scores_[best]) best = other;
        }
        return best;
    }

    int number_ = 0;
    int taken_ = 0;
    int best_ = 0;
    int best_score_ = INT_MIN;
    Cards cards_[kMaxHandSize];
    int scores_[kMaxHandSize];
};

// The owner of a card in seats clockwise from `seat`: 0 its own, 1 the next ...; kPlayers if no hand holds it.
template <typename AnyHands>
int owner_from(const AnyHands& hands, int seat, Cards card) {
    if (!card) return AnyHands::kPlayers;
    int other = seat;
    for (int steps = 0; steps < AnyHands::kPlayers; ++steps, other = hands.next_seat(other)) {
        if (hands.cards[other] & card) return steps;
    }
    return AnyHands::kPlayers;
}

// The owner as a role: 0 the seat itself, 1 the opponent on its left, 2 a partner, 3 the opponent on its right, 4 no
// hand. A card, where there is one, is held by one of the hands.
template <typename AnyHands>
[[gnu::always_inline]] inline int role_from(const AnyHands& hands, int seat, Cards card) {
    if constexpr (AnyHands::kPlayers == 4) {
        if (hands.partners_opposite) {
            // Without loop or branch, because the outcome cannot be predicted.
            const Cards left = hands.cards[(seat + 1) & 3], partner = hands.cards[(seat + 2) & 3];
            const Cards right = hands.cards[(seat + 3) & 3];
            return int(((left | right) & card) != 0) + 2 * int(((partner | right) & card) != 0) + 4 * int(!card);
        }
    }
    const int steps = owner_from(hands, seat, card);
    if (steps == 0) return 0;
    if (steps == AnyHands::kPlayers) return 4;
    if (hands.same_side(seat, (seat + steps) % AnyHands::kPlayers)) return 2;
    return steps == AnyHands::kPlayers - 1 ? 3 : 1;
}

inline int capped_count(Cards cards, int cap) {
    const int number = count(cards);
    return number < cap ? number : cap;
}

// Scores each lead.
template <typename Scores, typename AnyHands, typename Observer>
void score_leads(const AnyHands& hands, const TrickStart& start, int seat, const Candidates& candidates,
                 ScoredCandidates& scored, Observer observe) {
    const Cards hand = hands.cards[seat];
    Cards partner = 0;
    if constexpr (AnyHands::kPlayers == 4) {
        if (hands.partners_opposite) partner = hands.cards[(seat + 2) & 3];
    }
    const Cards left = hands.cards[hands.next_seat(seat)];
    const Cards right = hands.cards[seat ? seat - 1 : AnyHands::kPlayers - 1];
    // Who can ruff the suit, by bits: 1 left, 2 partner, 4 right. Classes 0 and 1 are no-trump and trumps themselves.
    static constexpr int kRuffClasses[8] = {2, 3, 4, 7, 5, 3, 6, 7};
    for (Cards untried = candidates.untried; untried;) {
        const Cards in_suit = suit_mask(suit_of(untried));
        int ruff_class = 0;
        bool ruffable = false;
        if (hands.trumps) {
            ruff_class = 1;
            if (!(in_suit & hands.trumps)) {
                const auto ruffs = [&](Cards held) { return int(!(held & in_suit)) & int((held & hands.trumps) != 0); };
                const int left_ruffs = ruffs(left), right_ruffs = ruffs(right);
                ruffable = (left_ruffs | right_ruffs) != 0;
                ruff_class = kRuffClasses[left_ruffs + 2 * ruffs(partner) + 4 * right_ruffs];
            }
        }
        Cards rest = start.in_play & in_suit;
        const Cards top = best_of(rest);
        rest &= rest - 1;
        const Cards second = best_of(rest);
        rest &= rest - 1;
        const Cards third = best_of(rest);
        const int first_owner = role_from(hands, seat, top), second_owner = role_from(hands, seat, second);
        const int owners_cell = ((ruff_class * 5 + first_owner) * 5 + second_owner) * 5 + role_from(hands, seat, third);
        const Cards own = hand & in_suit;
        const int held = count(own);
        const int own_class = held > 4 ? 3 : held - 1;
        const int lengths_cell = (((ruff_class * 4 + own_class) * 4 + capped_count(partner & in_suit, 3)) * 3 +
                                  capped_count(left & in_suit, 2)) * 3 + capped_count(right & in_suit, 2);
        const bool partner_is_void = hands.partners_opposite && !(partner & in_suit);
        const int voids = int(partner_is_void) + int(!(left & in_suit)) + int(!(right & in_suit));
        const int cost = ruffable ? kRuffableLeadCost : ruff_class == 1 ? kTrumpLeadCost : 0;
        const Cards best = best_of(candidates.legal & in_suit);
        for (Cards leads = untried & in_suit; leads; leads &= leads - 1) {
            const Cards card = best_of(leads);
            const int height = card == top ? 0 : !has_several(leads) ? 2 : (card == second || card == third) ? 1 : 3;
            const int cell = owners_cell * 4 + height, length_cell = lengths_cell * 4 + height;
            const int fitted = (Scores::leads[cell] + Scores::lengths[length_cell]) * kFittedScoreWeight + held;
            const int unfitted = card == best ? kBestLeadOfVoidSuit : 0;
            const bool middle = !ruffable && card != best && has_several(leads);
            observe(scored.number(), cell, length_cell);
            scored.add(card, (voids < 2 ? fitted : unfitted) - cost - (middle ? kMiddleLeadCost : 0));
        }
        untried &= ~in_suit;
    }
    if (candidates.joker) {
        observe(scored.number(), kLeadCells - 1, 0);
        scored.add(0, kJokerLeadScore);
    }
}

constexpr Cards kNoCard = ~Cards{0};  // compares as weaker than every card

// The strongest card that a later seat can play to win the trick (lower is stronger), or kNoCard.
template <typename AnyHands>
Cards strongest(const AnyHands& hands, int seat, Cards led) {
    const Cards hand = hands.cards[seat];
    const Cards follows = hand & led;
    const Cards able = !led ? 0 : follows ? follows : hand & hands.trumps;
    return able ? best_of(able) : kNoCard;
}

// Scores the cards of a hand that cannot follow suit. `ruffs` are all trumps that win the trick so far, of which those
// below `threat` win it for good; `joker_score` is that of a joker.
inline void score_discards(Cards hand, Cards trumps, Cards ruffs, Cards threat, int joker_score,
                           const Candidates& candidates, ScoredCandidates& scored) {
    for (Cards untried = candidates.untried; untried;) {
        const Cards card = worst_of(untried);
        untried ^= card;
        const int depth = index_of(card) & (kSuitBits - 1);
        const Cards own = hand & suit_mask(suit_of(card));
        int score = kOtherDiscardScore - depth;
        if (card & ruffs) score = (card < threat ? kSafeRuffScore : kRuffScore) + depth;
        else if (card & trumps) score = kUselessTrumpScore + depth;
        else if (card == worst_of(own & candidates.untried)) {
            score = kWorstDiscardScore + kDiscardScorePerLength * count(own);
        }
        scored.add(card, score);
    }
    if (candidates.joker) scored.add(0, joker_score);
}

// The same for cards played to a trick. `Place` is the seat's place in the trick, 1 for the second hand.
template <typename Scores, int Place, typename AnyHands, typename Observer>
void score_follows(const AnyHands& hands, const TrickStart& start, const Trick& trick, int seat,
                   const Candidates& candidates, ScoredCandidates& scored, Observer observe) {
    Cards threat = kNoCard, help = kNoCard;  // the best that opponents and partners yet to play can do
    int other = hands.next_seat(seat);
    for (int later = Place + 1; later < AnyHands::kPlayers; ++later, other = hands.next_seat(other)) {
        const Cards card = strongest(hands, other, trick.led);
        Cards& strongest_later = hands.same_side(other, seat) ? help : threat;
        if (card < strongest_later) strongest_later = card;
    }
    constexpr int kPlaceClass = Place > 3 ? 2 : (Place + 1 == AnyHands::kPlayers ? 2 : Place - 1 > 1 ? 1 : Place - 1);
    const Cards current = trick.best ? trick.best : kNoCard;
    const bool ours = trick.best && hands.same_side(trick.winner, seat);
    // 0 the side wins as it is, 1 a partner yet to play wins, 2 it wins so far, 3 it does not.
    const int state = ours && current < threat ? 0 : help < threat && (help < current || ours) ? 1 : ours ? 2 : 3;
    const Cards can_beat = trick.best & hands.trumps ? hands.trumps : trick.led | hands.trumps;
    if (!(candidates.legal & trick.led)) {
        const Cards ruffs = state > 0 ? hands.trumps & can_beat & (current - 1) : 0;
        const int joker = state < 2 ? kJokerFollowScoreIfWinning : 0;
        score_discards(hands.cards[seat], hands.trumps, ruffs, threat, joker, candidates, scored);
        return;
    }
    const int strain_class = !hands.trumps ? 0 : trick.led & hands.trumps ? 1 : 2;
    const int situation = (kPlaceClass * 4 + state) * 3 + strain_class;
    const std::int8_t* const fitted = hands.freak ? Scores::freak_follows : Scores::follows;
    int last_class = -1;
    for (Cards untried = candidates.untried; untried;) {
        const Cards card = worst_of(untried);
        untried ^= card;
        const int depth = index_of(card) & (kSuitBits - 1);
        const int power = (card & can_beat) && card < current ? (card < threat ? 2 : 1) : 0;
        const int order = scored.number() == 0 ? 0 : power != last_class ? 1 : 2;
        last_class = power;
        const bool is_top = !(start.in_play & suit_mask(suit_of(card)) & (card - 1));
        const int cell = ((situation * 3 + power) * 3 + order) * 2 + is_top;
        observe(scored.number(), kLeadCells + cell, 0);
        scored.add(card, fitted[cell] * kFittedScoreWeight + depth * kFollowScorePerRank);
    }
    if (candidates.joker) {
        observe(scored.number(), kLeadCells + kFollowCells - 1, 0);
        scored.add(0, state < 2 ? kJokerFollowScoreIfWinning : 0);
    }
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
