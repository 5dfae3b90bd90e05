// The cards still to be tried at one node: one for every group of equals, less those that a failure rules out.
#pragma once

#include "bits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

struct Candidates {
    Cards todo;          // one card, the best, of every group of equals
    Cards legal;
    bool joker;          // may a joker without a suit be tried?
    Cards relevant = 0;  // what the failed ones rested on

    bool left() const { return todo || joker; }

    // A card failed, with what its answer rested on: it goes, and with it every card that would fail alike.
    void failed(Cards card, Cards result, Cards in_play) {
        relevant |= card ? whole_group(card, result, in_play) : result;
        if (!card) {
            joker = false;
            return;
        }
        todo &= ~card;
        prune(card, result);
    }

    // A card that stands for its equals: where its own rank mattered, theirs did.
    Cards whole_group(Cards card, Cards result, Cards in_play) const {
        const Cards mattered = result & lane_mask(lane_of(card)) & ~lane_ends;
        if (mattered < card) return result;
        for (Cards next = next_worse(card, in_play); next & legal; next = next_worse(next, in_play)) result |= next;
        return result;
    }

private:
    // Where the card's rank did not matter, every card of its lane that mattered as little fails too.
    void prune(Cards card, Cards result) {
        const Cards lane = lane_mask(lane_of(card));
        const Cards mattered = result & lane & ~lane_ends;
        if (!mattered) {
            todo &= ~lane;
            return;
        }
        const Cards lowest = worst_of(mattered);
        if (card > lowest) todo &= ~lane | ((lowest << 1) - 1);
    }
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
