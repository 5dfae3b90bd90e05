// What the cards of one suit are worth to a skilled seat; simulator/skilled_calls.py does the same in Python.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "ranked.hpp"
#include "skill.hpp"
#include "skilled_estimates.hpp"

namespace bidwhist::simulator {

// By the number of others and of cards out in a suit: the rounds in which all others are out of it.
inline constexpr auto kRounds = [] {
    std::array<std::array<int, kMaxHeld + 1>, kMaxPlayers> rounds{};
    for (std::size_t others = 1; others < kMaxPlayers; ++others) {
        for (std::size_t out = 0; out <= kMaxHeld; ++out) {
            rounds[others][out] = static_cast<int>((13 * out + 10 * others - 1) / (10 * others));
        }
    }
    return rounds;
}();

// What a card of a suit is worth while others may hold some cards of it.
class SuitWorth {
public:
    SuitWorth(const SkillTables& skill, Suit kind, unsigned out, int others)
        : worths_(skill.worths[kind]),
          rounds_(kRounds[static_cast<std::size_t>(others)][static_cast<std::size_t>(__builtin_popcount(out))]) {}

    // By its place in the hand, the stronger cards out, and whether it outlasts them.
    int of(int place, int stronger, bool guarded) const { return worths_[place][stronger][guarded][place >= rounds_]; }

private:
    const std::int32_t (*worths_)[kLengths][2][2];
    int rounds_;
};

// Cards of a hand's suit with nothing out between them: they win as often and cost as much as each other.
struct Run {
    unsigned ranks;
    int stronger;    // cards out that beat it
    int extra_cost;  // of one of its cards above the cost of one of the first run: later tricks lost with it
};

// A hand's cards of one suit, of which there is one at least, against those that others may hold, both by rank.
class SuitRuns {
public:
    SuitRuns(const SuitWorth& worth, unsigned held, unsigned out) : length_(__builtin_popcount(held)) {
        // With one card less those below it move up a place, and the suit has one less to guard others with. Of two
        // cards of a run it makes no difference which one goes.
        int place = 0, extra_cost = 0, worth_above = 0;
        while (held) {
            const int top = highest_of(held), under = highest_of(2 * (out & ((1U << top) - 1)) + 1);
            Run& run = runs_[count_++];
            run.ranks = held >> under << under;
            held ^= run.ranks;
            const int stronger = run.stronger = __builtin_popcount(out >> top);
            const int end = place + __builtin_popcount(run.ranks);
            const bool guarded = length_ - 1 > stronger;
            const int moved_worth = place ? worth.of(place - 1, stronger, guarded) : 0;
            run.extra_cost = extra_cost += moved_worth - worth_above;
            worth_above = worth.of(end - 1, stronger, guarded);
            first_cost_ += worth_above - moved_worth;
            if (length_ - 1 == stronger) first_cost_ += guard_worth(worth, place, end, stronger);
            place = end;
        }
    }

    int length() const { return length_; }
    int first_cost() const { return first_cost_; }  // of a card of the first run
    const Run* begin() const { return runs_; }
    const Run* end() const { return runs_ + count_; }

private:
    // What a guard brings to the cards of some places.
    static int guard_worth(const SuitWorth& worth, int first, int end, int stronger) {
        int gain = 0;
        for (int place = first; place < end; ++place) {
            gain += worth.of(place, stronger, true) - worth.of(place, stronger, false);
        }
        return gain;
    }

    int length_, count_ = 0, first_cost_ = 0;
    Run runs_[kMaxHeld];
};

// Spreads the worths of cards over all places and numbers of stronger cards, once a skill.
inline void fill_worths(SkillTables& skill) {
    for (int kind = 0; kind < 3; ++kind) {
        for (int place = 0; place < kLengths; ++place) {
            for (int stronger = 0; stronger < kLengths; ++stronger) {
                const auto& worth = skill.worth[kind][at_most(place, 3)][at_most(stronger, 5)];
                std::copy_n(&worth[0][0], 4, &skill.worths[kind][place][stronger][0][0]);
            }
        }
    }
}

}  // namespace bidwhist::simulator
