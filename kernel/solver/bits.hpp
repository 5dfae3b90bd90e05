// Sets of cards as 64-bit words: four lanes of sixteen bits, one a suit, the best card of a suit in its lowest bit.
//
// Lane 0 is trump where there is one. Bit 15 of a lane is never a card: it stops carries between suits.
#pragma once

#include <cstdint>

#if defined(BIDWHIST_PEXT)
#include <immintrin.h>
#endif

#ifndef BIDWHIST_TARGET
#define BIDWHIST_TARGET plain
#endif

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

using Cards = std::uint64_t;

constexpr int lanes = 4;
constexpr int lane_bits = 16;
constexpr Cards lane_zero = 0xFFFF;
constexpr Cards lane_ends = 0x8000800080008000ULL;

inline int count(Cards cards) { return __builtin_popcountll(cards); }
inline int place_of(Cards card) { return __builtin_ctzll(card); }
inline int lane_of(Cards card) { return __builtin_ctzll(card) >> 4; }
inline Cards lane_mask(int lane) { return lane_zero << (lane_bits * lane); }
inline Cards best_of(Cards cards) { return cards & (0 - cards); }
inline Cards worst_of(Cards cards) { return Cards{1} << (63 - __builtin_clzll(cards)); }
inline bool several(Cards cards) { return (cards & (cards - 1)) != 0; }

// The best `number` cards of a set within one lane.
inline Cards best_cards(Cards cards, int number) {
#if defined(BIDWHIST_PEXT)
    return _pdep_u64((Cards{1} << number) - 1, cards);
#else
    Cards chosen = 0;
    for (; number > 0 && cards; --number) {
        chosen |= best_of(cards);
        cards &= cards - 1;
    }
    return chosen;
#endif
}

// Each card of `cards` and everything better in its lane.
inline Cards down_to(Cards cards) {
    cards |= (cards >> 1) & 0x7FFF7FFF7FFF7FFFULL;
    cards |= (cards >> 2) & 0x3FFF3FFF3FFF3FFFULL;
    cards |= (cards >> 4) & 0x0FFF0FFF0FFF0FFFULL;
    cards |= (cards >> 8) & 0x00FF00FF00FF00FFULL;
    return cards;
}

constexpr Cards lane_starts = 0x0001000100010001ULL;

// The best card of each lane.
inline Cards best_of_each(Cards cards) {
    const Cards solid = cards | lane_ends;
    return cards & ~(solid - lane_starts);
}

// All places better than every card of `cards` in their lane.
inline Cards above_all(Cards cards) {
    const Cards solid = cards | lane_ends;
    return (solid - lane_starts) & ~solid;
}

// The whole lanes in which there is a card.
inline Cards lanes_with(Cards cards) {
    const Cards there = (cards + 0x7FFF7FFF7FFF7FFFULL) & lane_ends;
    return there | (there - (there >> 15));
}

// For every card of `cards`, the next worse card of `in_play` in its lane (or the end of the lane).
inline Cards next_worse(Cards cards, Cards in_play) {
    const Cards solid = in_play | lane_ends;
    return ((cards << 1) + ~solid) & solid;
}

// Relative ranks: gathers the bits of a word that lie under a fixed mask.
class Gather {
public:
#if defined(BIDWHIST_PEXT)
    explicit Gather(Cards mask) : mask_(mask) {}
    Cards operator()(Cards word) const { return _pext_u64(word, mask_); }

private:
    Cards mask_;
#else
    explicit Gather(Cards mask) : mask_(mask) {
        Cards holes = ~mask << 1;
        for (int step = 0; step < 6; ++step) {
            Cards parity = holes ^ (holes << 1);
            for (int shift = 2; shift < 64; shift <<= 1) parity ^= parity << shift;
            const Cards moved = parity & mask;
            moves_[step] = moved;
            mask = (mask ^ moved) | (moved >> (1 << step));
            holes &= ~parity;
        }
    }
    Cards operator()(Cards word) const {
        word &= mask_;
        for (int step = 0; step < 6; ++step) {
            const Cards moved = word & moves_[step];
            word = (word ^ moved) | (moved >> (1 << step));
        }
        return word;
    }

private:
    Cards mask_;
    Cards moves_[6];
#endif
};

// Relative ranks back to the cards in play.
inline Cards spread(Cards mask, Cards in_play) {
#if defined(BIDWHIST_PEXT)
    return _pdep_u64(mask, in_play);
#else
    Cards cards = 0;
    for (; in_play; in_play &= in_play - 1, mask >>= 1) {
        if (mask & 1) cards |= best_of(in_play);
    }
    return cards;
#endif
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
