// Sets of cards as 64-bit words: sixteen bits for each of four suits, the best card of a suit in its lowest bit.
//
// Suit 0 is trumps if there are trumps, so a trump is a lower bit than any other card. Bit 15 of a suit is a guard bit
// and never a card: it stops carries between suits.
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

constexpr int kSuits = 4;
constexpr int kSuitBits = 16;
constexpr Cards kTrumps = 0xFFFF;  // all bits of suit 0
constexpr Cards kGuardBits = 0x8000800080008000ULL;
constexpr Cards kTopBits = 0x0001000100010001ULL;

inline int count(Cards cards) { return __builtin_popcountll(cards); }
inline int index_of(Cards card) { return __builtin_ctzll(card); }
inline int suit_of(Cards card) { return __builtin_ctzll(card) >> 4; }
inline Cards suit_mask(int suit) { return kTrumps << (kSuitBits * suit); }
inline Cards best_of(Cards cards) { return cards & (0 - cards); }
inline Cards worst_of(Cards cards) { return Cards{1} << (63 - __builtin_clzll(cards)); }
// All bits if a condition holds, else 0: a choice without a branch, where the processor could not predict one.
inline Cards all_if(bool condition) { return 0 - Cards{condition}; }
inline bool has_several(Cards cards) { return (cards & (cards - 1)) != 0; }

// All bits up to the highest of `cards`; 0 if there is none.
inline Cards up_to_worst(Cards cards) { return cards ? ~Cards{0} >> __builtin_clzll(cards) : 0; }

// The best `number` cards of a set, all of one suit.
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

// Each card of `cards` and everything better in its suit.
inline Cards fill_better(Cards cards) {
    cards |= (cards >> 1) & 0x7FFF7FFF7FFF7FFFULL;
    cards |= (cards >> 2) & 0x3FFF3FFF3FFF3FFFULL;
    cards |= (cards >> 4) & 0x0FFF0FFF0FFF0FFFULL;
    cards |= (cards >> 8) & 0x00FF00FF00FF00FFULL;
    return cards;
}

// The best card of each suit.
inline Cards best_of_each_suit(Cards cards) {
    const Cards solid = cards | kGuardBits;
    return cards & ~(solid - kTopBits);
}

// All bits better than every card of `cards` in their suit; all fifteen where there is none.
inline Cards better_than_all(Cards cards) {
    const Cards solid = cards | kGuardBits;
    return (solid - kTopBits) & ~solid;
}

// All sixteen bits of every suit in which there is a card.
inline Cards suits_with(Cards cards) {
    const Cards there = (cards + 0x7FFF7FFF7FFF7FFFULL) & kGuardBits;
    return there | (there - (there >> 15));
}

// For every card of `cards`, the next worse card of `in_play` in its suit (the guard bit if there is none).
inline Cards next_worse(Cards cards, Cards in_play) {
    const Cards solid = in_play | kGuardBits;
    return ((cards << 1) + ~solid) & solid;
}

// Parallel bit extract (pext) with a fixed mask: absolute ranks to relative ranks among the cards of the mask.
class BitExtractor {
public:
#if defined(BIDWHIST_PEXT)
    explicit BitExtractor(Cards mask) : mask_(mask) {}
    Cards operator()(Cards word) const { return _pext_u64(word, mask_); }

private:
    Cards mask_;
#else
    explicit BitExtractor(Cards mask) : mask_(mask) {
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

// Parallel bit deposit (pdep): relative ranks back to the cards in play.
inline Cards deposit(Cards mask, Cards in_play) {
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
