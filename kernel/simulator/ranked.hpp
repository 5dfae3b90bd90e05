// Cards of a suit as bits by their strength, for what asks about order and length alone.
#pragma once

#include <cstdint>

#include "deal.hpp"

namespace bidwhist::simulator {

// The bits of a word from last to first.
inline std::uint64_t mirrored(std::uint64_t word) {
    word = (word >> 1 & 0x5555555555555555) | (word & 0x5555555555555555) << 1;
    word = (word >> 2 & 0x3333333333333333) | (word & 0x3333333333333333) << 2;
    word = (word >> 4 & 0x0f0f0f0f0f0f0f0f) | (word & 0x0f0f0f0f0f0f0f0f) << 4;
    return __builtin_bswap64(word);
}

// The cards of each suit as bits by their rank in a direction, bit 12 the best.
class Ranked {
public:
    Ranked(Cards cards, int direction) : word_(cards) {
        if (direction == 0) return;
        word_ = mirrored(cards);
        first_ = 51;
        step_ = -13;
        if (direction == 2) return;
        const Cards aces = word_ & kMirroredAces;  // they are the best downtown too
        word_ = (word_ ^ aces) >> 1 | aces << 12;
    }

    unsigned of(int suit) const { return static_cast<unsigned>(word_ >> (first_ + step_ * suit)) & 0x1fffU; }

private:
    static constexpr Cards kMirroredAces = bit(12) | bit(25) | bit(38) | bit(51);

    Cards word_;
    int first_ = 0, step_ = 13;  // where the first suit is, and the next one after it
};

// The same for one declaration: jokers are the best two trumps, bits 13 and 14.
class RankedSuits {
public:
    RankedSuits(Cards cards, int declaration)
        : ranked_(cards, declaration % 3), strain_(declaration / 3),
          jokers_(static_cast<unsigned>(cards >> 52) << 13) {}

    unsigned of(int suit) const { return ranked_.of(suit) | (suit == strain_ ? jokers_ : 0); }

private:
    Ranked ranked_;
    int strain_;
    unsigned jokers_;
};

// The highest bit of a word that has one.
inline int highest_of(unsigned ranks) { return 31 - __builtin_clz(ranks); }

}  // namespace bidwhist::simulator
