// Sure trumps: trump tricks that a hand or two partners win however the cards are played, and the ranks that proves.
#pragma once

#include "card_bits.hpp"
#include "position.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Each of the opponents' trumps above a hand's n-th best can beat one of its best n, in a trick of its own; the rest
// win.
inline int sure_trumps_of_hand(Cards held, Cards others) {
    int sure = 0;
    for (int best = 1; held; ++best, held &= held - 1) {
        const int number = best - count(others & (best_of(held) - 1));
        if (number > sure) sure = number;
    }
    return sure;
}

// The sure trumps of two partners: those of one hand, or the top trumps of both if they can be played to different
// tricks.
inline int sure_trumps_of_pair(Cards one, Cards two, Cards others) {
    one &= kTrumps, two &= kTrumps, others &= kTrumps;
    if (!(one | two)) return 0;
    const int length = count(one), other_length = count(two);
    const int longest = length > other_length ? length : other_length;
    if (!others) return longest;
    int sure = count((one | two) & (best_of(others) - 1));
    if (sure > longest) sure = longest;
    if (length > sure) {
        const int number = sure_trumps_of_hand(one, others);
        if (number > sure) sure = number;
    }
    if (other_length > sure) {
        const int number = sure_trumps_of_hand(two, others);
        if (number > sure) sure = number;
    }
    return sure;
}

// The highest card such that the hand's trumps down to it win `needed` tricks; 0 if there is none.
inline Cards sure_card(Cards held, Cards others, int needed) {
    for (int best = 1; held; ++best, held &= held - 1) {
        const Cards card = best_of(held);
        if (best >= needed && best - count(others & (card - 1)) >= needed) return card;
    }
    return 0;
}

// Has a hand so many trumps more than all opponents? Each of theirs can beat one of its own; no rank matters.
inline bool wins_by_length(Cards held, Cards others, int needed) { return count(held) - count(others) >= needed; }

// The lowest trump that `needed` sure trump tricks of two partners rest on; 0 if they rest on numbers alone.
inline Cards sure_ranks(Cards one, Cards two, Cards others, int needed) {
    one &= kTrumps, two &= kTrumps, others &= kTrumps;
    if (!others || needed <= 0 || wins_by_length(one, others, needed) || wins_by_length(two, others, needed)) return 0;
    const Cards first = sure_card(one, others, needed), second = sure_card(two, others, needed);
    Cards found = !first || (second && second < first) ? second : first;
    const Cards tops = best_cards((one | two) & (best_of(others) - 1), needed);
    const int longest = count(one) > count(two) ? count(one) : count(two);
    if (count(tops) == needed && longest >= needed && (!found || worst_of(tops) < found)) found = worst_of(tops);
    return found;
}

// Does one hand of a side (the leader's, or the other if not `leading`) hold `needed` sure trumps? For any partnership.
template <typename AnyHands>
bool has_sure_trumps(const AnyHands& hands, int leader, bool leading, int needed, Cards& relevant) {
    Cards others = 0;
    for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
        if (hands.same_side(seat, leader) != leading) others |= hands.cards[seat] & kTrumps;
    }
    for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
        if (hands.same_side(seat, leader) != leading) continue;
        const Cards trumps = hands.cards[seat] & kTrumps;
        if (count(trumps) < needed) continue;
        if (const Cards card = sure_card(trumps, others, needed)) {
            relevant = wins_by_length(trumps, others, needed) ? 0 : card;
            return true;
        }
    }
    return false;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
