// How a position is looked up in the table: the shape of its hands, and who owns each of the better cards.
#pragma once

#include <cstdint>

#include "bits.hpp"
#include "board.hpp"
#include "table.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// One card of a seat's lane among the lengths; a fifth hand is not among them.
template <int Players>
std::uint64_t one_card(int seat, int lane) {
    return Players > 4 && seat == 4 ? 0 : std::uint64_t{1} << (4 * (seat * lanes + lane));
}

// The lengths of the first four hands, lane by lane.
template <int Players, bool Jokers>
std::uint64_t lengths_of(const Holdings<Players, Jokers>& seats) {
    std::uint64_t lengths = 0;
    for (int seat = 0; seat < (Players < 4 ? Players : 4); ++seat) {
        for (int lane = 0; lane < lanes; ++lane) {
            lengths |= std::uint64_t(count(seats.hands[seat] & lane_mask(lane))) << (4 * (seat * lanes + lane));
        }
    }
    return lengths;
}

template <int Players, bool Jokers>
Shape shape_of(const Holdings<Players, Jokers>& seats, std::uint64_t lengths, int leader) {
    std::uint64_t rest = static_cast<std::uint64_t>(leader);
    if (Jokers) {
        for (int seat = 0; seat < Players; ++seat) rest |= std::uint64_t(seats.jokers[seat]) << (3 + 2 * seat);
    }
    if (Players > 4) {
        for (int lane = 0; lane < lanes; ++lane) {
            rest |= std::uint64_t(count(seats.hands[4] & lane_mask(lane))) << (13 + 4 * lane);
        }
    }
    return {lengths, rest};
}

template <int Planes, class Word, int Players, bool Jokers>
Owners<Planes, Word> owners_of(const Holdings<Players, Jokers>& seats, const Gather& relative) {
    Owners<Planes, Word> owners;
    owners.plane[0] = static_cast<Word>(relative(seats.hands[1] | (Players > 3 ? seats.hands[3] : 0)));
    owners.plane[1] = static_cast<Word>(relative(seats.hands[2] | (Players > 3 ? seats.hands[3] : 0)));
    if constexpr (Planes > 2) owners.plane[2] = static_cast<Word>(relative(seats.hands[4]));
    return owners;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
