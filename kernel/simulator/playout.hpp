// A deal played to its end by chance or by a plain rule; simulator/plain.py says the same in Python.
#pragma once
#include "deal.hpp"
#include "sha256.hpp"

namespace bidwhist::simulator {

// SplitMix64; a number below a limit is the upper half of a draw, scaled.
class Chance {
  public:
    explicit Chance(std::uint64_t state) : state_(state) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
        return mixed ^ mixed >> 31;
    }

    int below(int limit) {
        return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(limit) >> 32);
    }

  private:
    std::uint64_t state_;
};

inline Chance chance_for(const Seed& seed, std::uint64_t number) {
    return Chance(Stream(seed, "play", number).eight_bytes());
}

// How high a card is in its own suit, trumps above all; jokers that have no suit lowest.
inline int height(const Tables& rules, const Deal& deal, int card) {
    if (deal.declaration == nobody) return card < 52 ? 1 + card % 13 : card - 19;
    const Order& order = rules.orders[deal.declaration];
    return order.strength[order.suit_of[card]][card];
}

template <typename Height>
int lowest_by(Cards cards, Height height_of) {
    int chosen = lowest_of(cards);
    for (Cards left = cards & (cards - 1); left; left &= left - 1) {
        if (height_of(lowest_of(left)) < height_of(chosen)) chosen = lowest_of(left);
    }
    return chosen;
}

inline int rule_declaration(const Deal& deal, std::uint32_t declarations) {
    const auto shortness = [&](int declaration) {
        const int strain = declaration / 3;
        return strain == no_trump ? 0 : -count_of(deal.hands[deal.declarer] & Cards{0x1fff} << 13 * strain);
    };
    return lowest_by(declarations, shortness);
}

inline int rule_play(const Tables& rules, const Deal& deal, Cards cards) {
    const auto own_height = [&](int card) { return height(rules, deal, card); };
    if (!deal.on_table) return lowest_by(cards, [&](int card) { return -own_height(card); });
    const bool ours = rules.side_of[deal.winner] == rules.side_of[deal.to_act];
    const std::uint8_t* strength = rules.orders[deal.declaration].strength[deal.led];
    Cards winners = 0;
    for (Cards left = ours ? 0 : cards; left; left &= left - 1) {
        if (strength[lowest_of(left)] > deal.best) winners |= bit(lowest_of(left));
    }
    return winners ? lowest_by(winners, [&](int card) { return strength[card]; }) : lowest_by(cards, own_height);
}

inline int by_rule(const Tables& rules, const Deal& deal) {
    const Legal actions = legal_in_turn(rules, deal);
    switch (deal.phase) {
        case playing: return rule_play(rules, deal, actions.low);
        case discarding:
            return first_discard + lowest_by(actions.low, [&](int card) { return height(rules, deal, card); });
        case declaring:
            return first_declaration + rule_declaration(deal, static_cast<std::uint32_t>(actions.low));
        default: return actions.at(0);
    }
}

inline int by_chance(const Tables& rules, const Deal& deal, Chance& chance) {
    const Legal actions = legal_in_turn(rules, deal);
    return actions.at(chance.below(actions.count()));
}

enum class Policy : std::uint8_t { chance, rule };

// Plays to the end and returns how many decisions that took.
inline int play_out(const Tables& rules, Deal& deal, Policy policy, Chance& chance) {
    int decisions = 0;
    for (; deal.phase != done; ++decisions) {
        apply(rules, deal, policy == Policy::rule ? by_rule(rules, deal) : by_chance(rules, deal, chance));
    }
    return decisions;
}

// Plays by the rule, but of 256 cards each seat lays so many by chance.
inline int play_out_with_lapses(const Tables& rules, Deal& deal, const std::uint8_t* lapses, Chance& chance) {
    int decisions = 0;
    for (; deal.phase != done; ++decisions) {
        const bool lapses_now = deal.phase == playing && chance.below(256) < lapses[deal.to_act];
        apply(rules, deal, lapses_now ? by_chance(rules, deal, chance) : by_rule(rules, deal));
    }
    return decisions;
}

}  // namespace bidwhist::simulator
