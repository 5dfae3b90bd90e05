// What a seat may know, as small numbers in slices; simulator/observation.py documents the slices.
#pragma once

#include <cstring>

#include "deal.hpp"

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace bidwhist::simulator {

inline constexpr int kObservationSize = 876;

// Writes slices one after another. A mask of cards is written in whole words, up to ten bytes past its end, which the
// following slices overwrite; no mask is within the last ten bytes.
class ObservationWriter {
public:
    explicit ObservationWriter(std::int8_t* at) : at_(at) {}

    void number(int value) { *at_++ = static_cast<std::int8_t>(value); }

    void zeros(int size) {
        std::memset(at_, 0, static_cast<std::size_t>(size));
        at_ += size;
    }

    void one_hot(int size, int place) {
        std::memset(at_, 0, static_cast<std::size_t>(size));
        if (place >= 0) at_[place] = 1;
        at_ += size;
    }

    void cards(Cards mask) {
#ifdef __AVX2__
        write_half(static_cast<std::uint32_t>(mask), at_);
        write_half(static_cast<std::uint32_t>(mask >> 32), at_ + 32);
#else
        for (int first = 0; first < kCardCount; first += 8) {
            const std::uint64_t spread = (mask >> first & 0xff) * 0x0101010101010101 & 0x8040201008040201;
            const std::uint64_t flags = (spread + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
            std::memcpy(at_ + first, &flags, 8);
        }
#endif
        at_ += kCardCount;
    }

    void bytes(const std::uint8_t* values, int size) {
        std::memcpy(at_, values, static_cast<std::size_t>(size));
        at_ += size;
    }

    const std::int8_t* at() const { return at_; }

private:
#ifdef __AVX2__
    static void write_half(std::uint32_t mask, std::int8_t* at) {
        const __m256i which_byte =
            _mm256_setr_epi64x(0, 0x0101010101010101, 0x0202020202020202, 0x0303030303030303);
        const __m256i which_bit = _mm256_set1_epi64x(static_cast<long long>(0x8040201008040201));
        const __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(mask)), which_byte);
        const __m256i flags = _mm256_min_epu8(_mm256_and_si256(bytes, which_bit), _mm256_set1_epi8(1));
        _mm256_storeu_si256(reinterpret_cast<__m256i*>(at), flags);
    }
#endif

    std::int8_t* at_;
};

// Seats as steps clockwise from one seat.
struct RelativeSeats {
    int players, seat;

    int steps_to(int other) const {
        return other < 0 ? kNobody : other >= seat ? other - seat : other - seat + players;
    }
    int seat_at(int steps) const { return seat + steps < players ? seat + steps : seat + steps - players; }
};

inline int call_of(const RuleTables& rules, const Deal& deal, int seat) {
    const int place = seat > deal.dealer ? seat - deal.dealer - 1 : seat - deal.dealer - 1 + rules.players;
    return place < deal.calls_made ? deal.calls[place] : -2;
}

inline void write_auction(const RuleTables& rules, const Deal& deal, const RelativeSeats& relative,
                          ObservationWriter& out) {
    int called[kMaxPlayers] = {-2, -2, -2, -2, -2};
    for (int steps = 0; steps < rules.players; ++steps) called[steps] = call_of(rules, deal, relative.seat_at(steps));
    for (const int slot : called) out.number(slot != -2);
    for (const int slot : called) out.number(slot >= 0 ? number_of(slot) : 0);
    for (const int slot : called) out.one_hot(kSuffixCount, slot >= 0 ? suffix_of(slot) : kNobody);
    out.number(deal.standing_bid >= 0 ? number_of(deal.standing_bid) : 0);
    out.one_hot(kSuffixCount, deal.standing_bid >= 0 ? suffix_of(deal.standing_bid) : kNobody);
}

inline bool kitty_is_sported(const RuleTables& rules, const Deal& deal) {
    if (rules.sported_until_discard && deal.discards && deal.phase != kDiscarding) return false;
    const bool shown = rules.sported_before_pickup || (rules.sported_for_trump_bids && !names_no_trump(deal));
    return rules.sported_before_auction || (shown && deal.phase != kAuction && kitty_is_taken(rules, deal));
}

// What a seat knows of the cards that nobody holds.
struct Sight {
    bool knows_kitty;
    Cards kitty, discards;
};

inline Sight sight_of(const RuleTables& rules, const Deal& deal, int seat) {
    const bool over = deal.phase == kDone;
    const bool is_declarer = deal.phase != kAuction && seat == deal.declarer && kitty_is_taken(rules, deal);
    const bool knows_kitty = over || is_declarer || kitty_is_sported(rules, deal);
    return {knows_kitty, knows_kitty ? deal.kitty : 0, over || is_declarer ? deal.discards : 0};
}

inline void write_cards(const RuleTables& rules, const Deal& deal, int seat, ObservationWriter& out) {
    const Sight sight = sight_of(rules, deal, seat);
    out.cards(deal.hands[seat]);
    out.cards(deal.dealt[seat]);
    out.number(sight.knows_kitty);
    out.cards(sight.kitty);
    out.cards(sight.discards);
}

inline void write_play(const RuleTables& rules, const Deal& deal, const RelativeSeats& relative,
                       ObservationWriter& out) {
    const bool plays = deal.phase == kPlaying;
    for (int steps = 0; steps < rules.players; ++steps) out.cards(deal.played_by[relative.seat_at(steps)]);
    out.zeros((kMaxPlayers - rules.players) * kCardCount);
    out.bytes(deal.trick_of, kCardCount);
    out.cards(deal.trick);
    out.one_hot(kMaxPlayers, plays ? relative.steps_to(deal.leader) : kNobody);
    out.one_hot(5, plays ? deal.led : kNobody);
    for (const int winner : deal.winners) out.number(relative.steps_to(winner) + 1);
    for (int steps = 0; steps < kMaxPlayers; ++steps) {
        out.number(steps < rules.players ? deal.won[rules.side_of[relative.seat_at(steps)]] : 0);
    }
    for (int steps = 0; steps < kMaxPlayers; ++steps) {
        out.number(steps < rules.players ? count_of(deal.hands[relative.seat_at(steps)]) : 0);
    }
}

inline void write_seats_by_trick(const std::uint8_t* seats, const RuleTables& rules, const RelativeSeats& relative,
                                 ObservationWriter& out) {
    for (int steps = 0; steps < kMaxPlayers; ++steps) {
        for (int trick = 0; trick < kMaxTricks; ++trick) {
            out.number(steps < rules.players && seats[trick] >> relative.seat_at(steps) & 1);
        }
    }
}

inline void write_reneges(const RuleTables& rules, const Deal& deal, const RelativeSeats& relative,
                          ObservationWriter& out) {
    if (!rules.reneges_are_called && !rules.reneges_are_found) return out.zeros(2 * kMaxPlayers * kMaxTricks);
    write_seats_by_trick(deal.renege_called, rules, relative, out);
    write_seats_by_trick(deal.renege_paid, rules, relative, out);
}

// Writes what a seat may know, kObservationSize numbers.
inline void observe(const RuleTables& rules, const Deal& deal, int seat, std::int8_t* numbers) {
    const RelativeSeats relative{rules.players, seat};
    ObservationWriter out(numbers);
    out.one_hot(5, deal.phase);
    out.one_hot(kMaxPlayers, relative.steps_to(deal.to_act));
    out.one_hot(kMaxPlayers, relative.steps_to(deal.dealer));
    write_auction(rules, deal, relative, out);
    out.one_hot(kMaxPlayers, deal.phase == kAuction ? kNobody : relative.steps_to(deal.declarer));
    out.one_hot(5, deal.declaration < 0 ? kNobody : strain_of(deal));
    out.one_hot(3, deal.declaration < 0 ? kNobody : deal.declaration % 3);
    write_cards(rules, deal, seat, out);
    write_play(rules, deal, relative, out);
    write_reneges(rules, deal, relative, out);
}

// Writes a flag for each action: is it legal?
inline void write_mask(const LegalActions& actions, std::int8_t* flags) {
    std::memset(flags, 0, kActionCount);
    for (Cards left = actions.low; left; left &= left - 1) flags[actions.base + lowest_of(left)] = 1;
    for (Cards left = actions.high; left; left &= left - 1) flags[actions.base + 64 + lowest_of(left)] = 1;
    for (Cards left = actions.reneges; left; left &= left - 1) flags[kFirstRenegeCall + lowest_of(left)] = 1;
}

}  // namespace bidwhist::simulator
