// What a seat may know, as bits in words; simulator/packing.py documents which bits are which numbers.
#pragma once

#include <cstdint>

#include "observation.hpp"

namespace bidwhist::simulator {

inline constexpr int kPackedSize = 24;  // words
inline constexpr int kPackedMaskSize = 4;  // words

// A bit at a place, none for kNobody.
inline std::uint64_t flag_at(int place) { return std::uint64_t{1} << (place + 1) >> 1; }

// Fields by seat, each of so many bits, turned so that those of the seat that looks come first.
inline std::uint64_t turned(std::uint64_t fields, int bits, const RelativeSeats& relative) {
    const std::uint64_t both = fields >> bits * relative.seat | fields << bits * (relative.players - relative.seat);
    return both & (flag_at(bits * relative.players) - 1);
}

inline std::uint64_t packed_situation(const Deal& deal, const RelativeSeats& relative, bool knows_kitty) {
    const bool plays = deal.phase == kPlaying;
    const bool is_named = deal.declaration >= 0;
    const int standing = deal.standing_bid;
    return flag_at(deal.phase) | flag_at(relative.steps_to(deal.to_act)) << 5 |
           flag_at(relative.steps_to(deal.dealer)) << 10 |
           flag_at(deal.phase == kAuction ? kNobody : relative.steps_to(deal.declarer)) << 15 |
           flag_at(is_named ? strain_of(deal) : kNobody) << 20 |
           flag_at(is_named ? deal.declaration % 3 : kNobody) << 25 |
           flag_at(plays ? relative.steps_to(deal.leader) : kNobody) << 28 | flag_at(plays ? deal.led : kNobody) << 33 |
           std::uint64_t{knows_kitty} << 38 | flag_at(standing >= 0 ? suffix_of(standing) : kNobody) << 39 |
           static_cast<std::uint64_t>(standing >= 0 ? number_of(standing) : 0) << 43 |
           turned(deal.has_called, 1, relative) << 48;
}

inline std::uint64_t packed_counts(const RuleTables& rules, const Deal& deal, const RelativeSeats& relative) {
    std::uint64_t won = 0, held = 0;
    for (int seat = 0; seat < rules.players; ++seat) {
        won |= static_cast<std::uint64_t>(deal.won[rules.side_of[seat]]) << kNumberBits * seat;
        held |= static_cast<std::uint64_t>(count_of(deal.hands[seat])) << kNumberBits * seat;
    }
    return turned(won, kNumberBits, relative) | turned(held, kNumberBits, relative) << kNumberBits * kMaxPlayers;
}

// By trick, 1 + the winner's steps in three binary digits: all lowest digits, then all others.
inline std::uint64_t packed_winners(const Deal& deal, const RelativeSeats& relative) {
    std::uint64_t by_steps[kMaxPlayers] = {};
    for (int steps = 0; steps < relative.players; ++steps) by_steps[steps] = deal.tricks_by[relative.seat_at(steps)];
    return (by_steps[0] | by_steps[2] | by_steps[4]) | (by_steps[1] | by_steps[2]) << kMaxTricks |
           (by_steps[3] | by_steps[4]) << 2 * kMaxTricks;
}

// Whose renege was called and found, by trick, for one seat.
inline std::uint64_t packed_reneges(const Deal& deal, int seat) {
    std::uint64_t called = 0, found = 0;
    for (int trick = 0; trick < deal.tricks_done; ++trick) {
        called |= std::uint64_t{deal.renege_called[trick] >> seat & 1U} << trick;
        found |= std::uint64_t{deal.renege_paid[trick] >> seat & 1U} << trick;
    }
    return called | found << kMaxTricks;
}

// Writes what a seat may know, kPackedSize words.
inline void observe_packed(const RuleTables& rules, const Deal& deal, int seat, std::uint64_t* words) {
    const RelativeSeats relative{rules.players, seat};
    const Sight sight = sight_of(rules, deal, seat);
    words[0] = deal.hands[seat];
    words[1] = deal.dealt[seat];
    words[2] = sight.kitty;
    words[3] = sight.discards;
    for (int steps = 0; steps < kMaxPlayers; ++steps) {
        words[4 + steps] = steps < rules.players ? deal.played_by[relative.seat_at(steps)] : 0;
    }
    const int trick_now = deal.tricks_done + 1;
    for (int digit = 0; digit < kTrickDigits; ++digit) {
        words[9 + digit] = deal.trick_digits[digit] | (trick_now >> digit & 1 ? deal.trick : 0);
    }
    words[14] = deal.trick;
    words[15] = packed_situation(deal, relative, sight.knows_kitty);
    words[16] = turned(deal.bid_numbers, kNumberBits, relative) |
                turned(deal.bid_suffixes, kSuffixCount, relative) << kNumberBits * kMaxPlayers;
    words[17] = packed_counts(rules, deal, relative);
    words[18] = packed_winners(deal, relative);
    const bool has_reneges = rules.reneges_are_called || rules.reneges_are_found;
    for (int steps = 0; steps < kMaxPlayers; ++steps) {
        words[19 + steps] = has_reneges && steps < rules.players ? packed_reneges(deal, relative.seat_at(steps)) : 0;
    }
}

// Writes a bit for each action: is it legal?
inline void write_packed_mask(const LegalActions& actions, std::uint64_t* words) {
    const int first = actions.base / 64, shift = actions.base % 64;
    for (int word = 0; word < kPackedMaskSize; ++word) words[word] = 0;
    // Shifted in two steps: shifting by 64 at once is undefined.
    words[first] = actions.low << shift;
    words[first + 1] = actions.high << shift | actions.low >> 1 >> (63 - shift);
    if (first + 2 < kPackedMaskSize) words[first + 2] = actions.high >> 1 >> (63 - shift);
    words[kFirstRenegeCall / 64] |= std::uint64_t{actions.reneges} << kFirstRenegeCall % 64;
}

}  // namespace bidwhist::simulator
