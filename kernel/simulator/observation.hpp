// What a seat may know as small numbers, slice after slice; simulator/observation.py names the slices and says what they mean.
#pragma once
#include <cstring>

#include "deal.hpp"

#ifdef __AVX2__
#include <immintrin.h>
#endif

namespace bidwhist::simulator {

inline constexpr int observation_size = 876;

// Writes slices one after another. A mask of cards is written in whole words and so runs up to ten places over its end,
// which the slices after it then overwrite; no mask lies within the last ten places.
class Writer {
  public:
    explicit Writer(std::int8_t* at) : at_(at) {}

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
        half(static_cast<std::uint32_t>(mask), at_);
        half(static_cast<std::uint32_t>(mask >> 32), at_ + 32);
#else
        for (int first = 0; first < card_count; first += 8) {
            const std::uint64_t spread = (mask >> first & 0xff) * 0x0101010101010101 & 0x8040201008040201;
            const std::uint64_t flags = (spread + 0x7f7f7f7f7f7f7f7f) >> 7 & 0x0101010101010101;
            std::memcpy(at_ + first, &flags, 8);
        }
#endif
        at_ += card_count;
    }

    void bytes(const std::uint8_t* values, int size) {
        std::memcpy(at_, values, static_cast<std::size_t>(size));
        at_ += size;
    }

    const std::int8_t* at() const { return at_; }

  private:
#ifdef __AVX2__
    static void half(std::uint32_t mask, std::int8_t* at) {
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

// One seat's place at the table: seats are told as steps clockwise from it.
struct Seating {
    int players, seat;

    int steps_to(int other) const { return other < 0 ? nobody : other >= seat ? other - seat : other - seat + players; }
    int seat_at(int steps) const { return seat + steps < players ? seat + steps : seat + steps - players; }
};

inline int call_of(const Tables& rules, const Deal& deal, int seat) {
    const int place = seat > deal.dealer ? seat - deal.dealer - 1 : seat - deal.dealer - 1 + rules.players;
    return place < deal.calls_made ? deal.calls[place] : -2;
}

inline void write_auction(const Tables& rules, const Deal& deal, const Seating& seating, Writer& out) {
    int called[most_players] = {-2, -2, -2, -2, -2};
    for (int steps = 0; steps < rules.players; ++steps) called[steps] = call_of(rules, deal, seating.seat_at(steps));
    for (const int slot : called) out.number(slot != -2);
    for (const int slot : called) out.number(slot >= 0 ? number_of(slot) : 0);
    for (const int slot : called) out.one_hot(suffix_count, slot >= 0 ? suffix_of(slot) : nobody);
    out.number(deal.standing >= 0 ? number_of(deal.standing) : 0);
    out.one_hot(suffix_count, deal.standing >= 0 ? suffix_of(deal.standing) : nobody);
}

inline bool kitty_is_sported(const Tables& rules, const Deal& deal) {
    if (rules.sported_until_discard && deal.discards && deal.phase != discarding) return false;
    const bool shown = rules.sported_before_pickup || (rules.sported_for_trump_bids && !names_no_trump(deal));
    return rules.sported_before_auction || (shown && deal.phase != auction && kitty_is_taken(rules, deal));
}

inline void write_cards(const Tables& rules, const Deal& deal, int seat, Writer& out) {
    const bool over = deal.phase == done;
    const bool mine = deal.phase != auction && seat == deal.declarer && kitty_is_taken(rules, deal);
    const bool knows_kitty = over || mine || kitty_is_sported(rules, deal);
    out.cards(deal.hands[seat]);
    out.cards(deal.dealt[seat]);
    out.number(knows_kitty);
    out.cards(knows_kitty ? deal.kitty : 0);
    out.cards(over || mine ? deal.discards : 0);
}

inline void write_play(const Tables& rules, const Deal& deal, const Seating& seating, Writer& out) {
    const bool plays = deal.phase == playing;
    for (int steps = 0; steps < rules.players; ++steps) out.cards(deal.played_by[seating.seat_at(steps)]);
    out.zeros((most_players - rules.players) * card_count);
    out.bytes(deal.trick_of, card_count);
    out.cards(deal.table);
    out.one_hot(most_players, plays ? seating.steps_to(deal.leader) : nobody);
    out.one_hot(5, plays ? deal.led : nobody);
    for (const int winner : deal.winners) out.number(seating.steps_to(winner) + 1);
    for (int steps = 0; steps < most_players; ++steps) {
        out.number(steps < rules.players ? deal.won[rules.side_of[seating.seat_at(steps)]] : 0);
    }
    for (int steps = 0; steps < most_players; ++steps) {
        out.number(steps < rules.players ? count_of(deal.hands[seating.seat_at(steps)]) : 0);
    }
}

inline void write_seats_by_trick(const std::uint8_t* seats, const Tables& rules, const Seating& seating, Writer& out) {
    for (int steps = 0; steps < most_players; ++steps) {
        for (int trick = 0; trick < most_tricks; ++trick) {
            out.number(steps < rules.players && seats[trick] >> seating.seat_at(steps) & 1);
        }
    }
}

inline void write_reneges(const Tables& rules, const Deal& deal, const Seating& seating, Writer& out) {
    if (!rules.reneges_are_called && !rules.reneges_are_found) return out.zeros(2 * most_players * most_tricks);
    write_seats_by_trick(deal.asked, rules, seating, out);
    write_seats_by_trick(deal.paid, rules, seating, out);
}

// Fills `observation_size` numbers with what a seat may know.
inline void observe(const Tables& rules, const Deal& deal, int seat, std::int8_t* numbers) {
    const Seating seating{rules.players, seat};
    Writer out(numbers);
    out.one_hot(5, deal.phase);
    out.one_hot(most_players, seating.steps_to(deal.to_act));
    out.one_hot(most_players, seating.steps_to(deal.dealer));
    write_auction(rules, deal, seating, out);
    out.one_hot(most_players, deal.phase == auction ? nobody : seating.steps_to(deal.declarer));
    out.one_hot(5, deal.declaration < 0 ? nobody : strain_of(deal));
    out.one_hot(3, deal.declaration < 0 ? nobody : deal.declaration % 3);
    write_cards(rules, deal, seat, out);
    write_play(rules, deal, seating, out);
    write_reneges(rules, deal, seating, out);
}

// Fills one flag an action: whether the seat to act may take it.
inline void write_mask(const Legal& actions, std::int8_t* flags) {
    std::memset(flags, 0, action_count);
    for (Cards left = actions.low; left; left &= left - 1) flags[actions.base + lowest_of(left)] = 1;
    for (Cards left = actions.high; left; left &= left - 1) flags[actions.base + 64 + lowest_of(left)] = 1;
    for (Cards left = actions.reneges; left; left &= left - 1) flags[first_renege_call + lowest_of(left)] = 1;
}

}  // namespace bidwhist::simulator
