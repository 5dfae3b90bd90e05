// The tricks that a skilled seat expects to take; simulator/skilled_calls.py does the same in Python.
#pragma once

#include <algorithm>
#include <cstdint>

#include "ranked.hpp"
#include "skill.hpp"

namespace bidwhist::simulator {

inline int at_most(int number, int most) { return number < most ? number : most; }
inline int beyond(int number, int limit) { return number > limit ? number - limit : 0; }

inline std::int64_t length_tricks(const std::int32_t* weights, int length) {
    return std::int64_t{weights[0]} * length + std::int64_t{weights[1]} * beyond(length, 5);
}

// Of the best six trumps, as bits.
inline std::int64_t honour_tricks(const std::int32_t* weights, unsigned best) {
    return std::int64_t{weights[2]} * (best >> 5 & 1) + std::int64_t{weights[3]} * (best >> 4 & 1) +
           std::int64_t{weights[4]} * (best >> 3 & 1) + std::int64_t{weights[5]} * __builtin_popcount(best & 7);
}

// Of a suit beside trumps: the best three cards as bits, and how many it has in all.
inline std::int64_t side_tricks(const std::int32_t* weights, unsigned best, int length) {
    return std::int64_t{weights[0]} * (best >> 2 & 1) + std::int64_t{weights[1]} * ((best >> 1 & 1) && length > 1) +
           std::int64_t{weights[2]} * ((best & 1) && length > 2) + std::int64_t{weights[3]} * (length == 0) +
           std::int64_t{weights[4]} * (length == 1) + std::int64_t{weights[5]} * (best >> 1 ? beyond(length, 4) : 0);
}

inline bool is_open(unsigned best, int length) {
    return !((best >> 2 & 1) || ((best >> 1 & 1) && length > 1) || ((best & 1) && length > 2));
}

// Of a suit in no-trump.
inline std::int64_t open_tricks(const std::int32_t* weights, unsigned best, int length) {
    return std::int64_t{weights[0]} * (best >> 2 & 1) + std::int64_t{weights[1]} * ((best >> 1 & 1) && length > 1) +
           std::int64_t{weights[2]} * ((best & 1) && length > 2) + std::int64_t{weights[3]} * (best >> 1 == 3) +
           std::int64_t{weights[4]} * (best >> 1 ? beyond(length, 4) : 0) +
           std::int64_t{weights[5]} * is_open(best, length);
}

// Works out what every suit adds, once a skill.
inline void fill_suit_estimates(SkillTables& skill) {
    for (int exchanged = 0; exchanged < 2; ++exchanged) {
        const std::int32_t *trumps = skill.estimates[exchanged][0] + 1, *opens = skill.estimates[exchanged][1] + 1;
        SuitEstimates& suits = skill.suits[exchanged];
        for (unsigned best = 0; best < kBestTrumps; ++best) suits.trump_honours[best] = honour_tricks(trumps, best);
        for (int length = 0; length < kLengths; ++length) {
            suits.trump_lengths[length] = length_tricks(trumps, length);
            for (unsigned best = 0; best < kBestCards; ++best) {
                suits.sides[best][length] = side_tricks(trumps + 6, best, length);
                suits.opens[best][length] = open_tricks(opens, best, length);
            }
        }
    }
}

// A hand's cards by suit in one direction, as estimates look at them.
class EstimatedHand {
public:
    EstimatedHand(const RuleTables& rules, const SkillTables& skill, Cards hand, int direction, bool exchanged)
        : suits_(skill.suits[exchanged]), ranked_(hand, direction),
          jokers_(static_cast<unsigned>(hand >> 52) >> (rules.jokers < 2)), below_best_(7 + rules.jokers) {}

    std::int64_t as_trumps(int suit) const {
        const unsigned cards = jokers_ << 13 | ranked_.of(suit);
        return suits_.trump_lengths[__builtin_popcount(cards)] + suits_.trump_honours[cards >> below_best_];
    }
    std::int64_t as_side(int suit) const { return suits_.sides[best(suit)][length(suit)]; }
    std::int64_t as_open(int suit) const { return suits_.opens[best(suit)][length(suit)]; }
    bool has_open(int suit) const { return is_open(best(suit), length(suit)); }

private:
    unsigned best(int suit) const { return ranked_.of(suit) >> 10; }
    int length(int suit) const { return __builtin_popcount(ranked_.of(suit)); }

    const SuitEstimates& suits_;
    Ranked ranked_;
    unsigned jokers_;
    int below_best_;  // trumps below the best six
};

// The tricks that a hand should take as declarer, by declaration; each suit is looked at once a direction.
class HandTricks {
public:
    HandTricks(const RuleTables& rules, const SkillTables& skill, Cards hand, bool exchanged,
               std::uint32_t declarations) {
        for (int direction = 0; direction < 3; ++direction) {
            const bool has_suits = declarations & 0x249U << direction;
            const bool has_no_trump = declarations >> (12 + direction) & 1;
            if (!has_suits && !has_no_trump) continue;
            const EstimatedHand estimated(rules, skill, hand, direction, exchanged);
            sides_[direction] = skill.estimates[exchanged][0][0];
            open_tricks_[direction] = skill.estimates[exchanged][1][0];
            for (int suit = 0; suit < 4; ++suit) {
                if (has_no_trump) {
                    open_tricks_[direction] += estimated.as_open(suit);
                    open_suits_[direction] += estimated.has_open(suit);
                }
                if (!has_suits) continue;
                const std::int64_t side = estimated.as_side(suit);
                sides_[direction] += side;
                beyond_[direction][suit] = estimated.as_trumps(suit) - side;
            }
        }
    }

    std::int64_t of(int declaration) const {
        const int strain = declaration / 3, direction = declaration % 3;
        return strain == kNoTrump ? open_tricks_[direction] : sides_[direction] + beyond_[direction][strain];
    }
    int open_suits(int direction) const { return open_suits_[direction]; }

private:
    std::int64_t sides_[3], open_tricks_[3], beyond_[3][4];
    int open_suits_[3] = {};
};

// The same for one declaration.
inline std::int64_t tricks_of(const RuleTables& rules, const SkillTables& skill, Cards hand, int declaration,
                              bool exchanged) {
    const int strain = declaration / 3;
    const EstimatedHand estimated(rules, skill, hand, declaration % 3, exchanged);
    std::int64_t tricks = skill.estimates[exchanged][strain == kNoTrump][0];
    for (int suit = 0; suit < 4; ++suit) {
        tricks += strain == kNoTrump ? estimated.as_open(suit)
                  : suit == strain   ? estimated.as_trumps(suit)
                                     : estimated.as_side(suit);
    }
    return tricks;
}

inline int steps_of(std::int64_t tricks, int steps_per_trick, int zero, int count) {
    const auto step = (tricks * steps_per_trick + (1 << (kTrickBits - 1))) >> kTrickBits;
    return static_cast<int>(std::clamp<std::int64_t>(step + zero, 0, count - 1));
}

inline int mean_of(std::int64_t tricks) { return steps_of(tricks, kMeansPerTrick, kMeanOfZero, kMeans); }

}  // namespace bidwhist::simulator
