// Policies that play a deal to its end, at random or by a simple rule; simulator/plain.py does the same in Python.
#pragma once

#include "deal.hpp"
#include "sha256.hpp"
#include "skilled_calls.hpp"
#include "skilled_cards.hpp"

namespace bidwhist::simulator {

// The generator SplitMix64. A number below a limit is the upper half of an output, scaled.
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t state) : state_(state) {}

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

inline SplitMix64 prng_for(const Seed& seed, std::uint64_t number) {
    return SplitMix64(ByteStream(seed, "play", number).eight_bytes());
}

// How high a card is in its own suit: trumps above all others, jokers without a suit lowest.
inline int height(const RuleTables& rules, const Deal& deal, int card) {
    if (deal.declaration == kNobody) return card < 52 ? 1 + card % 13 : card - 19;
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
        return strain == kNoTrump ? 0 : -count_of(deal.hands[deal.declarer] & Cards{0x1fff} << 13 * strain);
    };
    return lowest_by(declarations, shortness);
}

inline int rule_play(const RuleTables& rules, const Deal& deal, Cards cards) {
    const auto own_height = [&](int card) { return height(rules, deal, card); };
    if (!deal.trick_size) return lowest_by(cards, [&](int card) { return -own_height(card); });
    const bool ours = rules.side_of[deal.winner] == rules.side_of[deal.to_act];
    const std::uint8_t* strength = rules.orders[deal.declaration].strength[deal.led];
    Cards winners = 0;
    for (Cards left = ours ? 0 : cards; left; left &= left - 1) {
        if (strength[lowest_of(left)] > deal.best) winners |= bit(lowest_of(left));
    }
    return winners ? lowest_by(winners, [&](int card) { return strength[card]; }) : lowest_by(cards, own_height);
}

inline int rule_action(const RuleTables& rules, const Deal& deal) {
    const LegalActions actions = legal_in_turn(rules, deal);
    switch (deal.phase) {
        case kPlaying: return rule_play(rules, deal, actions.low);
        case kDiscarding:
            return kFirstDiscard + lowest_by(actions.low, [&](int card) { return height(rules, deal, card); });
        case kDeclaring:
            return kFirstDeclaration + rule_declaration(deal, static_cast<std::uint32_t>(actions.low));
        default: return actions.at(0);
    }
}

inline int random_action(const RuleTables& rules, const Deal& deal, SplitMix64& prng) {
    const LegalActions actions = legal_in_turn(rules, deal);
    return actions.at(prng.below(actions.count()));
}

enum class Policy : std::uint8_t { kRandom, kRule, kSkill };

// How seats are played: the tables of a skill, if that is the policy.
struct Player {
    Policy policy = Policy::kRandom;
    const SkillTables* skill = nullptr;

    bool needs_signs() const { return policy == Policy::kSkill; }
    bool draws() const { return policy == Policy::kRandom; }
};

inline int discard_of(const RuleTables& rules, const Deal& deal, Cards wanted) {
    const Cards may = legal_discards(rules, deal).low;
    return kFirstDiscard + lowest_of(may & wanted ? may & wanted : may);
}

// What a skilled seat does next.
inline int skilled_action(const RuleTables& rules, const SkillTables& skill, const Deal& deal) {
    switch (deal.phase) {
        case kPlaying: return skilled_play(rules, skill, deal);
        case kDiscarding: return discard_of(rules, deal, skilled_discards(rules, skill, deal));
        case kDeclaring: return skilled_declaration(rules, skill, deal);
        default: return skilled_call(rules, skill, deal);
    }
}

// Takes all discards that are left, or one other action, as a skilled seat does; returns how many actions that were.
inline int take_skilled(const RuleTables& rules, const SkillTables& skill, Deal& deal) {
    if (deal.phase != kDiscarding) {
        apply(rules, deal, skilled_action(rules, skill, deal));
        return 1;
    }
    const Cards wanted = skilled_discards(rules, skill, deal);
    int taken = 0;
    for (; deal.phase == kDiscarding; ++taken) apply(rules, deal, discard_of(rules, deal, wanted));
    return taken;
}

// Takes the next action of a policy, a skilled seat all its discards; returns how many actions that were.
inline int take(const RuleTables& rules, const Player& player, Deal& deal, SplitMix64& prng) {
    if (player.policy == Policy::kSkill) return take_skilled(rules, *player.skill, deal);
    apply(rules, deal, player.policy == Policy::kRule ? rule_action(rules, deal) : random_action(rules, deal, prng));
    return 1;
}

// Plays a deal to its end and returns the number of decisions.
inline int play_out(const RuleTables& rules, Deal& deal, const Player& player, SplitMix64& prng) {
    deal.notes_signs = player.needs_signs();
    int decisions = 0;
    while (deal.phase != kDone) decisions += take(rules, player, deal, prng);
    return decisions;
}

// The same by the rule, except that of 256 cards each seat plays so many at random.
inline int play_out_with_lapses(const RuleTables& rules, Deal& deal, const std::uint8_t* lapses, SplitMix64& prng) {
    deal.notes_signs = false;
    int decisions = 0;
    for (; deal.phase != kDone; ++decisions) {
        const bool is_lapse = deal.phase == kPlaying && prng.below(256) < lapses[deal.to_act];
        apply(rules, deal, is_lapse ? random_action(rules, deal, prng) : rule_action(rules, deal));
    }
    return decisions;
}

}  // namespace bidwhist::simulator
