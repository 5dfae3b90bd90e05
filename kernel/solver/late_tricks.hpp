// Late tricks: those that the side not on lead wins sooner or later, whatever is led.
#pragma once

#include "card_bits.hpp"
#include "position.hpp"
#include "quick_tricks.hpp"
#include "sure_trumps.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// The second best trump if an opponent holds it, guarded, and plays after the owner of the best one; else 0. That is a
// trick: the opponents do not lead before they have won one, so the owner of the best trump always plays first.
inline Cards second_behind_best(const Pairs& pairs, Cards trumps) {
    const Cards best = best_of(trumps);
    const Cards second = best_of(trumps ^ best) & (best & pairs.own ? pairs.left : pairs.right);
    if (!second || (best & (pairs.left | pairs.right))) return 0;
    const Cards holder = second & pairs.left ? pairs.left : pairs.right;
    return has_several(holder & kTrumps) ? second : 0;
}

// The best of these cards in each suit.
inline Cards first_of_each_suit(Cards tops) {
    Cards firsts = 0;
    for (int suit = 0; suit < kSuits; ++suit) firsts |= best_of(tops & suit_mask(suit));
    return firsts;
}

// The high cards of a hand that no partner has to beat: where a partner holds cards of the suit, only the better ones,
// whose ranks are added to `ranks`. A partner who wins the trick may have nothing left to cash.
template <typename AnyHands>
Cards unblocked(const AnyHands& hands, int seat, Cards high, Cards& ranks) {
    Cards partners = 0;
    for (int other = 0; other < AnyHands::kPlayers; ++other) {
        if (other != seat && hands.same_side(other, seat)) partners |= hands.cards[other];
    }
    Cards found = hands.cards[seat] & high;
    for (Cards shared = found & suits_with(partners); shared;) {
        const Cards in_suit = suit_mask(suit_of(shared));
        const Cards better = found & in_suit & (best_of(partners & in_suit) - 1);
        ranks |= better;
        found = (found & ~in_suit) | better;
        shared &= ~in_suit;
    }
    return found;
}

// No-trump, or no trumps on lead: the side on lead runs out of safe tricks and must lead a suit whose best card an
// opponent holds, who then cashes the cards that are high.
template <typename AnyHands>
bool runs_out(const AnyHands& hands, int leader, int tricks, int needed, Cards& relevant) {
    int safe = 0, fewest = kMaxTricks;
    Cards tops = 0, loose = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards in_suit = suit_mask(suit);
        Cards ours = 0, theirs = 0;
        int longest = 0;
        for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
            const Cards held = hands.cards[seat] & in_suit;
            if (!hands.same_side(seat, leader)) {
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
        tops |= theirs & (best_of(ours) - 1);
    }
    if (AnyHands::kHasJokers) {
        for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
            if (hands.same_side(seat, leader) && hands.jokers[seat]) return false;
        }
    }
    if (needed == 1) {
        relevant = first_of_each_suit(tops);
        return tops != 0;
    }
    Cards ranks = tops;
    for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
        if (hands.same_side(seat, leader) || !(hands.cards[seat] & tops)) continue;
        const int cashed = count(unblocked(hands, seat, tops | loose, ranks));
        if (cashed < fewest) fewest = cashed;
    }
    if (fewest == kMaxTricks || fewest < needed) return false;
    relevant = ranks;
    return true;
}

// Is `runs_out` valid: has the side on lead no trumps?
template <typename AnyHands>
bool runs_out_applies(const AnyHands& hands, int leader) {
    if (!hands.trumps) return true;
    Cards held = 0;
    for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
        if (hands.same_side(seat, leader)) held |= hands.cards[seat];
    }
    return !(held & hands.trumps);
}

// In every suit that can be led an opponent holds the best card, and no partner can ruff: an opponent wins the trick,
// and if it can only be one of them, cashes the top cards of that hand.
template <typename AnyHands>
bool has_stopper_everywhere(const AnyHands& hands, int leader, Cards in_play, int needed, Cards& relevant) {
    const Cards own = hands.cards[leader];
    const Cards tops = best_of_each_suit(in_play) & suits_with(own);
    if (own & tops) return false;
    int stopper = -1;
    bool only_one = true;
    int seat = leader;
    for (int step = 1; step < AnyHands::kPlayers; ++step) {
        seat = hands.next_seat(seat);
        const Cards hand = hands.cards[seat];
        const bool ours = hands.same_side(seat, leader);
        if (hand & tops) {
            if (ours) return false;
            if (stopper >= 0) only_one = false;
            stopper = seat;
        }
        if ((hand & hands.trumps) && suits_with(own & ~hands.trumps) & ~suits_with(hand)) {
            if (ours) return false;
            only_one = false;
        }
    }
    if (needed == 1) {
        relevant = tops;
        return true;
    }
    if (!only_one || !quick_tricks_of_leader(hands, stopper, needed, relevant)) return false;
    relevant |= tops;
    return true;
}

// Does the side not on lead win `needed` late tricks? For any partnership.
template <typename AnyHands>
bool late_tricks(const AnyHands& hands, int leader, int tricks, int needed, Cards in_play, Cards& relevant) {
    if (needed > tricks) return false;
    if (hands.trumps && has_sure_trumps(hands, leader, false, needed, relevant)) return true;
    if (runs_out_applies(hands, leader) && runs_out(hands, leader, tricks, needed, relevant)) return true;
    if (!hands.trumps) return false;
    return has_stopper_everywhere(hands, leader, in_play, needed, relevant);
}

// The same for two pairs of partners; their sure trumps have been counted before.
template <typename AnyHands>
bool late_tricks_of_pair(const AnyHands& hands, int leader, const Pairs& pairs, int tricks, int needed, Cards in_play,
                         bool trumps_left, Cards& relevant) {
    if (needed > tricks) return false;
    if (!((pairs.own | pairs.partner) & hands.trumps) && runs_out(hands, leader, tricks, needed, relevant)) return true;
    if (!trumps_left) return false;
    return has_stopper_everywhere(hands, leader, in_play, needed, relevant);
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
