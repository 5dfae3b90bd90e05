// Questions answered without a search: bounds at the start of a trick and second in hand, with the ranks they rest on.
//
// Each function has true for "answered", and then leaves in `relevant` the cards whose ranks the answer rests on.
#pragma once

#include "bits.hpp"
#include "board.hpp"
#include "late_tricks.hpp"
#include "quick_tricks.hpp"
#include "sure_trumps.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

template <class Seats>
bool bounded_pair(const Seats& seats, int leader, int tricks, int needed, int refused, Cards in_play, Cards& relevant) {
    const bool declaring = seats.declares(leader);
    Pairs pairs{seats.hands[leader], seats.hands[(leader + 2) & 3], seats.hands[(leader + 1) & 3],
                seats.hands[(leader + 3) & 3]};
    if (Seats::has_jokers && seats.jokers_any_time) {
        pairs.left_saves = seats.jokers[(leader + 1) & 3];
        pairs.right_saves = seats.jokers[(leader + 3) & 3];
    }
    const bool trumps_left = (in_play & seats.trump) != 0;
    if (trumps_left) {
        pairs.sure = sure_of_pair(pairs.own, pairs.mate, pairs.left | pairs.right);
        if (pairs.sure >= needed) {
            relevant = answer(declaring, sure_ranks(pairs.own, pairs.mate, pairs.left | pairs.right, needed));
            return true;
        }
        const bool enough = count(pairs.left & lane_zero) >= refused || count(pairs.right & lane_zero) >= refused;
        if (enough && sure_of_pair(pairs.left, pairs.right, pairs.own | pairs.mate) >= refused) {
            relevant = answer(!declaring, sure_ranks(pairs.left, pairs.right, pairs.own | pairs.mate, refused));
            return true;
        }
        if (refused == 1) {
            if (const Cards second = second_behind_best(pairs, in_play & lane_zero)) {
                relevant = answer(!declaring, second);
                return true;
            }
        }
    }
    if (quick_pair<false>(pairs, tricks, needed, trumps_left, relevant)) {
        quick_pair<true>(pairs, tricks, needed, trumps_left, relevant);
        relevant = answer(declaring, relevant);
        return true;
    }
    relevant = 0;
    if (late_pair(seats, leader, pairs, tricks, refused, in_play, trumps_left, relevant)) {
        relevant = answer(!declaring, relevant);
        return true;
    }
    return false;
}

template <class Seats>
bool bounded(const Seats& seats, int leader, int tricks, int target, Cards in_play, Cards& relevant) {
    const bool declaring = seats.declares(leader);
    const int needed = declaring ? target : tricks - target + 1;       // for the side on lead to be right
    const int refused = declaring ? tricks - target + 1 : target;      // for the other side to be right
    if constexpr (Seats::players == 4) {
        if (seats.paired) return bounded_pair(seats, leader, tricks, needed, refused, in_play, relevant);
    }
    if (quick_alone(seats, leader, needed, relevant)) {
        relevant = answer(declaring, relevant);
        return true;
    }
    relevant = 0;
    if (seats.trump && sure_trumps(seats, leader, true, needed, relevant)) {
        relevant = answer(declaring, relevant);
        return true;
    }
    relevant = 0;
    if (late_tricks(seats, leader, tricks, refused, in_play, relevant)) {
        relevant = answer(!declaring, relevant);
        return true;
    }
    return false;
}

// The lowest card a partner can add to a trick without winning it himself, 0 if there is none.
template <class Seats>
Cards spared(const Seats& seats, Cards hand, Cards led, Cards winner) {
    if (const Cards follows = hand & led) {
        const Cards lowest = worst_of(follows);
        return (winner & led) && lowest < winner ? 0 : lowest;
    }
    const Cards side = hand & ~seats.trump;
    return side ? worst_of(side) : 0;
}

template <class Seats>
Cards winners_of(const Seats& seats, Cards hand, Cards beaten, const Table_so_far& so_far) {
    if (const Cards follows = hand & so_far.led) return follows & beaten;
    return hand & seats.trump & (so_far.best & seats.trump ? so_far.best - 1 : lane_zero);
}

// Wins a trick with one of the leading hand's cards and cashes from there; what the partner adds is his to choose.
template <class Seats>
bool taken_by(const Seats& seats, Pairs pairs, Cards winners, const Table_so_far& so_far, int left, int needed,
              Cards& relevant) {
    const Cards card = needed > 0 ? worst_of(winners) : best_of(winners);
    relevant = 0;
    if (needed > 0) {
        const Cards thrown = spared(seats, pairs.mate, so_far.led, card);
        if (!thrown) return false;
        pairs.own ^= card;
        pairs.mate ^= thrown;
        if (!cashes(seats, pairs, left, needed, relevant)) return false;
    }
    if ((card & so_far.led) || (so_far.best & seats.trump)) relevant |= card;
    return true;
}

// Second in hand: his side wins the trick against the one enemy yet to play, and then cashes enough. (Third in hand it
// holds too seldom, one time in twelve, to pay for the asking.)
template <class Seats>
bool wins_and_cashes(const Seats& seats, const Trick& trick, const Table_so_far& so_far, int seat, Cards& relevant) {
    const int needed = (seats.declares(seat) ? trick.target : trick.tricks - trick.target + 1) - 1;
    if (needed >= trick.tricks) return false;
    const Cards led = so_far.led, own = seats.hands[seat];
    const Cards mate = seats.hands[(seat + 2) & 3], played = seats.hands[(seat + 3) & 3];
    Cards foe = seats.hands[seats.after(seat)];
    Cards beaten = so_far.best & led ? so_far.best - 1 : 0;  // the cards of the suit led that win
    if (const Cards follows = foe & led) {
        beaten &= best_of(follows) - 1;
        foe ^= worst_of(follows);
    } else if (foe & seats.trump) {
        return false;
    }
    const int left = trick.tricks - 1;
    const Cards winners = winners_of(seats, own, beaten, so_far);
    if (winners && taken_by(seats, {own, mate, foe, played}, winners, so_far, left, needed, relevant)) return true;
    const Cards mates = winners_of(seats, mate, beaten, so_far);
    return mates && taken_by(seats, {mate, own, played, foe}, mates, so_far, left, needed, relevant);
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
