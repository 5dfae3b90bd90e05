// The keys of a position in the transposition table: the shape of its hands, and who owns each card.
#pragma once

#include <cstdint>

#include "card_bits.hpp"
#include "position.hpp"
#include "transposition_table.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// One card of a seat's suit as a difference of lengths; a fifth hand is not in that word.
template <int Players>
std::uint64_t one_card(int seat, int suit) {
    return Players > 4 && seat == 4 ? 0 : std::uint64_t{1} << (4 * (seat * kSuits + suit));
}

// The lengths of the first four hands, four bits for each suit.
template <int Players, bool Jokers>
std::uint64_t lengths_of(const Hands<Players, Jokers>& hands) {
    std::uint64_t lengths = 0;
    for (int seat = 0; seat < (Players < 4 ? Players : 4); ++seat) {
        for (int suit = 0; suit < kSuits; ++suit) {
            lengths |= std::uint64_t(count(hands.cards[seat] & suit_mask(suit))) << (4 * (seat * kSuits + suit));
        }
    }
    return lengths;
}

// How many of the first four hands have no card of a suit.
inline int voids_in(std::uint64_t lengths, int suit) {
    const std::uint64_t in_suit = lengths >> (4 * suit) & 0x000F000F000F000FULL;
    return 4 - count((in_suit + 0x000F000F000F000FULL) & 0x0010001000100010ULL);
}

// Leader in bits 0-2, jokers two bits a seat from bit 3, a fifth hand's lengths from bit 13.
template <int Players, bool Jokers>
Shape shape_of(const Hands<Players, Jokers>& hands, std::uint64_t lengths, int leader) {
    std::uint64_t rest = static_cast<std::uint64_t>(leader);
    if (Jokers) {
        for (int seat = 0; seat < Players; ++seat) rest |= std::uint64_t(hands.jokers[seat]) << (3 + 2 * seat);
    }
    if (Players > 4) {
        for (int suit = 0; suit < kSuits; ++suit) {
            rest |= std::uint64_t(count(hands.cards[4] & suit_mask(suit))) << (13 + 4 * suit);
        }
    }
    return {lengths, rest};
}

// The seat of every card as a number in bit planes: planes 0 and 1 for seats 0 to 3, plane 2 for seat 4.
template <int Planes, typename Word, int Players, bool Jokers>
Owners<Planes, Word> owners_of(const Hands<Players, Jokers>& hands, const BitExtractor& relative) {
    Owners<Planes, Word> owners;
    owners.plane[0] = static_cast<Word>(relative(hands.cards[1] | (Players > 3 ? hands.cards[3] : 0)));
    owners.plane[1] = static_cast<Word>(relative(hands.cards[2] | (Players > 3 ? hands.cards[3] : 0)));
    if constexpr (Planes > 2) owners.plane[2] = static_cast<Word>(relative(hands.cards[4]));
    return owners;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
