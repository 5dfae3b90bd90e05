// Tricks the side that is not on lead takes sooner or later, whatever is led.
#pragma once

#include "bits.hpp"
#include "board.hpp"
#include "quick_tricks.hpp"
#include "sure_trumps.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// The second best trump, guarded, of an enemy who plays after the best one's owner; 0 if it is elsewhere. His side
// takes a trick: until it wins one it never leads, so the best trump comes before his second each time.
inline Cards second_behind_best(const Pairs& pairs, Cards trumps) {
    const Cards best = best_of(trumps);
    const Cards second = best_of(trumps ^ best) & (best & pairs.own ? pairs.left : pairs.right);
    if (!second || (best & (pairs.left | pairs.right))) return 0;
    const Cards holder = second & pairs.left ? pairs.left : pairs.right;
    return several(holder & lane_zero) ? second : 0;
}

inline Cards first_of_each(Cards tops) {
    Cards firsts = 0;
    for (int lane = 0; lane < lanes; ++lane) firsts |= best_of(tops & lane_mask(lane));
    return firsts;
}

// No-trump: a side that must at last lead a suit whose best card an enemy holds. He then cashes what he kept.
template <class Seats>
bool runs_out(const Seats& seats, int leader, int tricks, int needed, Cards& relevant) {
    int safe = 0, least = most_tricks;
    Cards tops = 0, loose = 0;
    for (int lane = 0; lane < lanes; ++lane) {
        const Cards zone = lane_mask(lane);
        Cards ours = 0, theirs = 0;
        int longest = 0;
        for (int seat = 0; seat < Seats::players; ++seat) {
            const Cards held = seats.hands[seat] & zone;
            if (!seats.together(seat, leader)) {
                theirs |= held;
                continue;
            }
            ours |= held;
            if (count(held) > longest) longest = count(held);
        }
        if (!ours) {
            loose |= theirs;
            continue;
        }
        if (!theirs || best_of(ours) < best_of(theirs)) {
            safe += longest;
            if (safe + needed > tricks) return false;
            continue;
        }
        const Cards better = theirs & (best_of(ours) - 1);
        tops |= better;
    }
    if (Seats::has_jokers) {
        for (int seat = 0; seat < Seats::players; ++seat) {
            if (seats.together(seat, leader) && seats.jokers[seat]) return false;
        }
    }
    for (int seat = 0; seat < Seats::players; ++seat) {
        if (seats.together(seat, leader) || !(seats.hands[seat] & tops)) continue;
        const int cashed = count(seats.hands[seat] & (tops | loose));
        if (cashed < least) least = cashed;
    }
    if (least == most_tricks || least < needed) return false;
    relevant = needed == 1 ? first_of_each(tops) : tops;
    return true;
}

template <class Seats>
bool runs_out_applies(const Seats& seats, int leader) {
    if (!seats.trump) return true;
    Cards held = 0;
    for (int seat = 0; seat < Seats::players; ++seat) {
        if (seats.together(seat, leader)) held |= seats.hands[seat];
    }
    return !(held & seats.trump);
}

// Whatever suit is led, an enemy holds its best card and nobody can ruff: he wins, and cashes what he has.
template <class Seats>
bool stopped_everywhere(const Seats& seats, int leader, Cards in_play, int needed, Cards& relevant) {
    const Cards own = seats.hands[leader];
    const Cards tops = best_of_each(in_play) & lanes_with(own);
    if (own & tops) return false;
    int stopper = -1;
    bool one = true;
    for (int step = 1, seat = seats.after(leader); step < Seats::players; ++step, seat = seats.after(seat)) {
        const Cards hand = seats.hands[seat];
        const bool ours = seats.together(seat, leader);
        if (hand & tops) {
            if (ours) return false;
            if (stopper >= 0) one = false;
            stopper = seat;
        }
        if ((hand & seats.trump) && lanes_with(own & ~seats.trump) & ~lanes_with(hand)) {
            if (ours) return false;
            one = false;
        }
    }
    if (needed == 1) {
        relevant = tops;
        return true;
    }
    if (!one || !quick_alone(seats, stopper, needed, relevant)) return false;
    relevant |= tops;
    return true;
}

// Tricks the side that is not on lead takes sooner or later.
template <class Seats>
bool late_tricks(const Seats& seats, int leader, int tricks, int needed, Cards in_play, Cards& relevant) {
    if (needed > tricks) return false;
    if (seats.trump && sure_trumps(seats, leader, false, needed, relevant)) return true;
    if (runs_out_applies(seats, leader) && runs_out(seats, leader, tricks, needed, relevant)) return true;
    if (!seats.trump) return false;
    return stopped_everywhere(seats, leader, in_play, needed, relevant);
}

// Tricks the side that is not on lead takes sooner or later, trumps alone apart.
template <class Seats>
bool late_pair(const Seats& seats, int leader, const Pairs& pairs, int tricks, int needed, Cards in_play,
               bool trumps_left, Cards& relevant) {
    if (needed > tricks) return false;
    if (!((pairs.own | pairs.mate) & seats.trump) && runs_out(seats, leader, tricks, needed, relevant)) return true;
    if (!trumps_left) return false;
    return stopped_everywhere(seats, leader, in_play, needed, relevant);
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
