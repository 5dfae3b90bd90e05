// Nodes that need no search: bounds at the start of a trick and for the second hand, with the ranks they rest on.
//
// A function that returns true has settled the node, and leaves in `relevant` the cards whose ranks that rests on.
#pragma once

#include "card_bits.hpp"
#include "late_tricks.hpp"
#include "position.hpp"
#include "quick_tricks.hpp"
#include "sure_trumps.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Bounds for two pairs of partners. `needed` tricks prove the side on lead right, `others_need` the other side.
template <typename AnyHands>
bool settle_pair(const AnyHands& hands, int leader, int tricks, int needed, int others_need, Cards in_play,
                 Cards& relevant) {
    const bool declaring = hands.declares(leader);
    Pairs pairs{hands.cards[leader], hands.cards[(leader + 2) & 3], hands.cards[(leader + 1) & 3],
                hands.cards[(leader + 3) & 3]};
    if (AnyHands::kHasJokers && hands.jokers_any_time) {
        pairs.left_jokers = hands.jokers[(leader + 1) & 3];
        pairs.right_jokers = hands.jokers[(leader + 3) & 3];
    }
    const bool trumps_left = (in_play & hands.trumps) != 0;
    if (trumps_left) {
        const Cards ours = pairs.own | pairs.partner, theirs = pairs.left | pairs.right;
        pairs.sure = sure_trumps_of_pair(pairs.own, pairs.partner, theirs);
        if (pairs.sure >= needed) {
            relevant = make_result(declaring, sure_ranks(pairs.own, pairs.partner, theirs, needed));
            return true;
        }
        const bool enough = count(pairs.left & kTrumps) >= others_need || count(pairs.right & kTrumps) >= others_need;
        if (enough && sure_trumps_of_pair(pairs.left, pairs.right, ours) >= others_need) {
            relevant = make_result(!declaring, sure_ranks(pairs.left, pairs.right, ours, others_need));
            return true;
        }
        if (others_need == 1) {
            if (const Cards second = second_behind_best(pairs, in_play & kTrumps)) {
                relevant = make_result(!declaring, second);
                return true;
            }
        }
    }
    if (quick_tricks_of_pair<false>(pairs, tricks, needed, trumps_left, relevant)) {
        quick_tricks_of_pair<true>(pairs, tricks, needed, trumps_left, relevant);
        relevant = make_result(declaring, relevant);
        return true;
    }
    relevant = 0;
    if (late_tricks_of_pair(hands, leader, pairs, tricks, others_need, in_play, trumps_left, relevant)) {
        relevant = make_result(!declaring, relevant);
        return true;
    }
    return false;
}

// Do bounds alone say whether the declaring side takes `target` of the `tricks` left? `relevant` is then a result.
template <typename AnyHands>
bool settle_by_bounds(const AnyHands& hands, int leader, int tricks, int target, Cards in_play, Cards& relevant) {
    const bool declaring = hands.declares(leader);
    const int needed = declaring ? target : tricks - target + 1;
    const int others_need = tricks + 1 - needed;
    if constexpr (AnyHands::kPlayers == 4) {
        if (hands.partners_opposite) return settle_pair(hands, leader, tricks, needed, others_need, in_play, relevant);
    }
    if (quick_tricks_of_leader(hands, leader, needed, relevant)) {
        relevant = make_result(declaring, relevant);
        return true;
    }
    relevant = 0;
    if (hands.trumps && has_sure_trumps(hands, leader, true, needed, relevant)) {
        relevant = make_result(declaring, relevant);
        return true;
    }
    relevant = 0;
    if (late_tricks(hands, leader, tricks, others_need, in_play, relevant)) {
        relevant = make_result(!declaring, relevant);
        return true;
    }
    return false;
}

// The lowest card that the partner can play without winning the trick from `winner`; 0 if there is none.
template <typename AnyHands>
Cards low_card_of_partner(const AnyHands& hands, Cards hand, Cards led, Cards winner) {
    if (const Cards follows = hand & led) {
        const Cards lowest = worst_of(follows);
        return (winner & led) && lowest < winner ? 0 : lowest;
    }
    const Cards plain = hand & ~hands.trumps;
    return plain ? worst_of(plain) : 0;
}

// The cards of a hand that win the trick; `high` are those of the suit led that beat all others.
template <typename AnyHands>
Cards winning_cards(const AnyHands& hands, Cards hand, Cards high, const Trick& trick) {
    if (const Cards follows = hand & trick.led) return follows & high;
    return hand & hands.trumps & (trick.best & hands.trumps ? trick.best - 1 : kTrumps);
}

// Can the hand `pairs.own` win the trick with one of `winners` and its side then cash `needed` of the tricks left?
template <typename AnyHands>
bool wins_with(const AnyHands& hands, Pairs pairs, Cards winners, const Trick& trick, int left, int needed,
               Cards& relevant) {
    const Cards card = needed > 0 ? worst_of(winners) : best_of(winners);
    relevant = 0;
    if (needed > 0) {
        const Cards thrown = low_card_of_partner(hands, pairs.partner, trick.led, card);
        if (!thrown) return false;
        pairs.own ^= card;
        pairs.partner ^= thrown;
        if (!cashes(hands, pairs, left, needed, relevant)) return false;
    }
    if ((card & trick.led) || (trick.best & hands.trumps)) relevant |= card;
    return true;
}

// Second hand: its side wins the trick whatever the one opponent yet to play does, and then cashes enough. (For the
// third hand this holds one time in twelve, too seldom to pay for the test.)
template <typename AnyHands>
bool second_hand_wins_and_cashes(const AnyHands& hands, const TrickStart& start, const Trick& trick, int seat,
                                 Cards& relevant) {
    const int needed = (hands.declares(seat) ? start.target : start.tricks - start.target + 1) - 1;
    if (needed >= start.tricks) return false;
    const Cards led = trick.led, own = hands.cards[seat];
    const Cards partner = hands.cards[(seat + 2) & 3], played = hands.cards[(seat + 3) & 3];
    Cards opponent = hands.cards[hands.next_seat(seat)];
    Cards high = trick.best & led ? trick.best - 1 : 0;  // the cards of the suit led that win
    if (const Cards follows = opponent & led) {
        high &= best_of(follows) - 1;
        opponent ^= worst_of(follows);
    } else if (opponent & hands.trumps) {
        return false;
    }
    const int left = start.tricks - 1;
    const Cards winners = winning_cards(hands, own, high, trick);
    if (winners && wins_with(hands, {own, partner, opponent, played}, winners, trick, left, needed, relevant)) {
        return true;
    }
    const Pairs from_partner{partner, own, played, opponent};
    const Cards partner_winners = winning_cards(hands, partner, high, trick);
    return partner_winners && wins_with(hands, from_partner, partner_winners, trick, left, needed, relevant);
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
