// The cards still to try at a node: one for each group of equivalent cards, less those that a failed card rules out.
#pragma once

#include "card_bits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

struct Candidates {
    Cards untried;       // the best card of every group of equivalent ones
    Cards legal;
    bool joker;          // is a joker without a suit still to try?
    Cards relevant = 0;  // the cards whose ranks the failures rest on

    bool any_left() const { return untried || joker; }

    // The untried card that stands for a legal one, the next better if that was tried in vain; 0 if there is none.
    Cards untried_like(Cards card) const {
        if (!card) return 0;
        const Cards as_good = untried & suit_mask(suit_of(card)) & (card | (card - 1));
        return as_good ? worst_of(as_good) : 0;
    }

    // Removes a card (0: a joker) that failed with this result, and every card that would fail for the same reason.
    void mark_failed(Cards card, Cards result, Cards in_play) {
        relevant |= card ? with_equals(card, result, in_play) : result;
        if (!card) {
            joker = false;
            return;
        }
        untried &= ~card;
        prune(card, result);
    }

    // A result for a card and its equivalents: if the rank of one mattered, the ranks of all did.
    Cards with_equals(Cards card, Cards result, Cards in_play) const {
        const Cards suit = suit_mask(suit_of(card)), worse = suit & ~(card | (card - 1));
        const Cards end = best_of(worse & ((in_play & ~legal) | kGuardBits));
        const Cards equals = worse & legal & (end - 1);
        const bool rank_mattered = (result & suit & ~kGuardBits) >= card;
        return result | (equals & all_if(rank_mattered));
    }

private:
    // If the card's rank did not matter, every card of its suit below all ranks that mattered fails too.
    void prune(Cards card, Cards result) {
        const Cards suit = suit_mask(suit_of(card));
        const Cards mattered = result & suit & ~kGuardBits;
        untried &= ~suit | up_to_worst(mattered) | all_if(mattered >= card);
    }
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
