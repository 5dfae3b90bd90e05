// Trump tricks that a hand or two partners take however the play goes, and the ranks that this rests on.
#pragma once

#include "bits.hpp"
#include "board.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Of the best n trumps of a hand, every enemy trump above the n-th can beat but one, each in a trick of its own.
inline int sure_of(Cards held, Cards others) {
    int sure = 0;
    for (int best = 1; held; ++best, held &= held - 1) {
        const int number = best - count(others & (best_of(held) - 1));
        if (number > sure) sure = number;
    }
    return sure;
}

// The trump tricks two partners take: one hand's, or the tops of both, which they can keep apart.
inline int sure_of_pair(Cards one, Cards two, Cards others) {
    one &= lane_zero, two &= lane_zero, others &= lane_zero;
    if (!(one | two)) return 0;
    const int length = count(one), other_length = count(two);
    const int longest = length > other_length ? length : other_length;
    if (!others) return longest;
    int sure = count((one | two) & (best_of(others) - 1));
    if (sure > longest) sure = longest;
    if (length > sure) {
        const int number = sure_of(one, others);
        if (number > sure) sure = number;
    }
    if (other_length > sure) {
        const int number = sure_of(two, others);
        if (number > sure) sure = number;
    }
    return sure;
}

// The best card down to which a hand's trumps make so many tricks, 0 if they do not.
inline Cards sure_card(Cards held, Cards others, int needed) {
    for (int best = 1; held; ++best, held &= held - 1) {
        const Cards card = best_of(held);
        if (best >= needed && best - count(others & (card - 1)) >= needed) return card;
    }
    return 0;
}

// The ranks on which so many sure trump tricks rest.
inline Cards sure_ranks(Cards one, Cards two, Cards others, int needed) {
    one &= lane_zero, two &= lane_zero, others &= lane_zero;
    if (!others || needed <= 0) return 0;
    const Cards first = sure_card(one, others, needed), second = sure_card(two, others, needed);
    Cards found = !first || (second && second < first) ? second : first;
    const Cards tops = best_cards((one | two) & (best_of(others) - 1), needed);
    const int longest = count(one) > count(two) ? count(one) : count(two);
    if (count(tops) == needed && longest >= needed && (!found || worst_of(tops) < found)) found = worst_of(tops);
    return found;
}

// Trump tricks a side of any seats takes however the play goes, by one of its hands.
template <class Seats>
bool sure_trumps(const Seats& seats, int leader, bool leading, int needed, Cards& relevant) {
    Cards others = 0;
    for (int seat = 0; seat < Seats::players; ++seat) {
        if (seats.together(seat, leader) != leading) others |= seats.hands[seat] & lane_zero;
    }
    for (int seat = 0; seat < Seats::players; ++seat) {
        if (seats.together(seat, leader) != leading) continue;
        const Cards trumps = seats.hands[seat] & lane_zero;
        if (count(trumps) < needed) continue;
        if (const Cards card = sure_card(trumps, others, needed)) {
            relevant = others ? card : 0;
            return true;
        }
    }
    return false;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
