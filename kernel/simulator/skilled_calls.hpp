// Calls, names and discards of a skilled seat; simulator/skilled_calls.py does the same in Python.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "deal.hpp"
#include "observation.hpp"
#include "skill.hpp"

namespace bidwhist::simulator {

inline Cards pack_of(const RuleTables& rules) {
    return ((Cards{1} << 52) - 1) | (rules.jokers == 2 ? kJokers : rules.jokers == 1 ? bit(53) : 0);
}

// The bits of a word from last to first.
inline std::uint64_t mirrored(std::uint64_t word) {
    word = (word >> 1 & 0x5555555555555555) | (word & 0x5555555555555555) << 1;
    word = (word >> 2 & 0x3333333333333333) | (word & 0x3333333333333333) << 2;
    word = (word >> 4 & 0x0f0f0f0f0f0f0f0f) | (word & 0x0f0f0f0f0f0f0f0f) << 4;
    word = (word >> 8 & 0x00ff00ff00ff00ff) | (word & 0x00ff00ff00ff00ff) << 8;
    word = (word >> 16 & 0x0000ffff0000ffff) | (word & 0x0000ffff0000ffff) << 16;
    return word >> 32 | word << 32;
}

// The cards of each suit of a hand as bits by their strength in a direction, bit 12 the best.
class RankedHand {
public:
    explicit RankedHand(Cards hand) : hand_(hand), mirrored_(mirrored(hand)) {}

    unsigned of(int suit, int direction) const {
        const auto up = static_cast<unsigned>(hand_ >> 13 * suit) & 0x1fffU;
        const auto down = static_cast<unsigned>(mirrored_ >> (51 - 13 * suit)) & 0x1fffU;  // the ace is bit 0
        return direction == 0 ? up : direction == 1 ? (up & 0x1000U) | down >> 1 : down;
    }

private:
    Cards hand_, mirrored_;
};

inline int at_most(int number, int most) { return number < most ? number : most; }
inline int beyond(int number, int limit) { return number > limit ? number - limit : 0; }

inline std::int64_t trump_tricks(const std::int32_t* weights, Cards hand, unsigned suit_cards, int jokers) {
    const auto held = static_cast<unsigned>(hand >> 52);
    const unsigned cards = (jokers < 2 ? held >> 1 : held) << 13 | suit_cards;
    const int top = 12 + jokers, length = __builtin_popcount(cards);
    return std::int64_t{weights[0]} * length + std::int64_t{weights[1]} * beyond(length, 5) +
           std::int64_t{weights[2]} * (cards >> top & 1) + std::int64_t{weights[3]} * (cards >> (top - 1) & 1) +
           std::int64_t{weights[4]} * (cards >> (top - 2) & 1) +
           std::int64_t{weights[5]} * __builtin_popcount(cards >> (top - 5) & 7);
}

inline std::int64_t side_tricks(const std::int32_t* weights, unsigned cards) {
    const int length = __builtin_popcount(cards);
    return std::int64_t{weights[0]} * (cards >> 12 & 1) + std::int64_t{weights[1]} * ((cards >> 11 & 1) && length > 1) +
           std::int64_t{weights[2]} * ((cards >> 10 & 1) && length > 2) + std::int64_t{weights[3]} * (length == 0) +
           std::int64_t{weights[4]} * (length == 1) + std::int64_t{weights[5]} * (cards >> 11 ? beyond(length, 4) : 0);
}

inline bool is_open(unsigned cards) {
    const int length = __builtin_popcount(cards);
    return !((cards >> 12 & 1) || ((cards >> 11 & 1) && length > 1) || ((cards >> 10 & 1) && length > 2));
}

inline std::int64_t open_tricks(const std::int32_t* weights, unsigned cards) {
    const int length = __builtin_popcount(cards);
    return std::int64_t{weights[0]} * (cards >> 12 & 1) + std::int64_t{weights[1]} * ((cards >> 11 & 1) && length > 1) +
           std::int64_t{weights[2]} * ((cards >> 10 & 1) && length > 2) +
           std::int64_t{weights[3]} * (cards >> 11 == 3) +
           std::int64_t{weights[4]} * (cards >> 11 ? beyond(length, 4) : 0) + std::int64_t{weights[5]} * is_open(cards);
}

// The tricks that a hand should take as declarer, by declaration; each suit is looked at once a direction.
class HandTricks {
public:
    HandTricks(const RuleTables& rules, const SkillTables& skill, Cards hand, bool exchanged, std::uint32_t declarations)
        : suits_(skill.estimates[exchanged][0]), open_(skill.estimates[exchanged][1]) {
        const RankedHand by_rank(hand);
        for (int direction = 0; direction < 3; ++direction) {
            const bool has_suits = declarations & 0x249U << direction, has_no_trump = declarations >> (12 + direction) & 1;
            sides_[direction] = suits_[0];
            open_tricks_[direction] = open_[0];
            for (int suit = 0; suit < 4 && (has_suits || has_no_trump); ++suit) {
                const unsigned cards = by_rank.of(suit, direction);
                if (has_no_trump) {
                    open_tricks_[direction] += open_tricks(open_ + 1, cards);
                    open_suits_[direction] += is_open(cards);
                }
                if (!has_suits) continue;
                const std::int64_t side = side_tricks(suits_ + 7, cards);
                sides_[direction] += side;
                beyond_[direction][suit] = trump_tricks(suits_ + 1, hand, cards, rules.jokers) - side;
            }
        }
    }

    std::int64_t of(int declaration) const {
        const int strain = declaration / 3, direction = declaration % 3;
        return strain == kNoTrump ? open_tricks_[direction] : sides_[direction] + beyond_[direction][strain];
    }
    int open_suits(int direction) const { return open_suits_[direction]; }

private:
    const std::int32_t *suits_, *open_;
    std::int64_t sides_[3], open_tricks_[3], beyond_[3][4];
    int open_suits_[3] = {};
};

// The same for one declaration.
inline std::int64_t tricks_of(const RuleTables& rules, const SkillTables& skill, Cards hand, int declaration,
                              bool exchanged) {
    const int strain = declaration / 3, direction = declaration % 3;
    const std::int32_t* weights = skill.estimates[exchanged][strain == kNoTrump];
    const RankedHand by_rank(hand);
    std::int64_t tricks = weights[0];
    for (int suit = 0; suit < 4; ++suit) {
        const unsigned cards = by_rank.of(suit, direction);
        if (suit == strain) tricks += trump_tricks(weights + 1, hand, cards, rules.jokers);
        else if (strain == kNoTrump) tricks += open_tricks(weights + 1, cards);
        else tricks += side_tricks(weights + 7, cards);
    }
    return tricks;
}

inline int steps_of(std::int64_t tricks, int steps_per_trick, int zero, int count) {
    const auto step = (tricks * steps_per_trick + (1 << (kTrickBits - 1))) >> kTrickBits;
    return static_cast<int>(std::clamp<std::int64_t>(step + zero, 0, count - 1));
}

inline int mean_of(std::int64_t tricks) { return steps_of(tricks, kMeansPerTrick, kMeanOfZero, kMeans); }

inline constexpr int kMaxHeld = 15;  // cards of one suit: the jokers may be trumps

// Cards of one suit from the top, and the stronger ones of it that others may hold.
struct SuitCards {
    int count;
    std::uint8_t card[kMaxHeld];
    Cards beaten_by[kMaxHeld];

    SuitCards(const Order& order, Cards held, Cards out) : count(count_of(held)) {
        for (Cards left = held; left; left &= left - 1) {
            const int one = lowest_of(left), place = count_of(held & order.above[one]);
            card[place] = static_cast<std::uint8_t>(one);
            beaten_by[place] = out & order.above[one];
        }
    }
};

// The cards of one suit against those that others may hold.
struct SuitWorth {
    const SkillTables& skill;
    Cards out;  // what others may hold of it
    Suit kind;
    int rounds;  // in which all others are out of it

    SuitWorth(const SkillTables& known, const Order& order, Cards unseen, int suit, int others, Suit what)
        : skill(known), out(unseen & order.follow[suit]), kind(what),
          rounds((13 * count_of(out) + 10 * others - 1) / (10 * others)) {}

    // The tricks that the first cards of the suit may bring together, by how many they are up to `most`.
    void of_first(const SuitCards& cards, int most, int* worth) const {
        for (int count = 1; count <= most; ++count) worth[count] = 0;
        for (int place = 0; place < most; ++place) {
            const int stronger = count_of(cards.beaten_by[place]);
            const auto& here = skill.worth[kind][at_most(place, 3)][at_most(stronger, 5)];
            for (int count = place + 1; count <= most; ++count) worth[count] += here[count > stronger][place >= rounds];
        }
    }

    // The tricks that each of the cards takes with it, by place from the top; their sum is not that of all together.
    void costs_of(const SuitCards& cards, int* costs) const {
        const int count = cards.count;
        int kept[kMaxHeld], raised[kMaxHeld];  // by place: with one card fewer below, or above
        int whole = 0, rest = 0;
        for (int place = 0; place < count; ++place) {
            const int stronger = at_most(count_of(cards.beaten_by[place]), 5), next = place ? place - 1 : 0;
            const auto& here = skill.worth[kind][at_most(place, 3)][stronger];
            const auto& there = skill.worth[kind][at_most(next, 3)][stronger];
            whole += here[count > stronger][place >= rounds];
            kept[place] = here[count - 1 > stronger][place >= rounds];
            raised[place] = there[count - 1 > stronger][next >= rounds];
            rest += raised[place];
        }
        for (int place = 0; place < count; ++place) {
            rest -= raised[place];
            costs[place] = whole - rest;
            rest += kept[place];
        }
    }
};

// A suit from the top: by number of cards kept, their worth and their mask.
struct Ladder {
    int length;
    int worth[16];
    Cards cards[16];
};

inline Cards strongest_of(const Order& order, Cards cards, int count) {
    if (count_of(cards) <= count) return cards;
    Cards found = 0;
    for (Cards left = cards; left; left &= left - 1) {
        if (count_of(cards & order.above[lowest_of(left)]) < count) found |= left & (~left + 1);
    }
    return found;
}

inline void fill_ladder(Ladder& ladder, const SuitWorth& suit, const SuitCards& held, int most, int void_worth) {
    ladder.length = at_most(held.count, most);
    ladder.worth[0] = void_worth;
    ladder.cards[0] = 0;
    for (int place = 0; place < ladder.length; ++place) {
        ladder.cards[place + 1] = ladder.cards[place] | bit(held.card[place]);
    }
    suit.of_first(held, ladder.length, ladder.worth);
}

struct Way {
    int worth = -1;
    Cards cards = 0;

    void prefer(int other_worth, Cards other_cards) {
        if (other_worth > worth || (other_worth == worth && other_cards > cards)) {
            worth = other_worth;
            cards = other_cards;
        }
    }
};

// The best way to keep so many cards from the tops of some suits.
inline Way best_way(const Ladder* ladders, int suits, int want) {
    Way best;
    if (suits == 1) {
        if (want <= ladders[0].length) best.prefer(ladders[0].worth[want], ladders[0].cards[want]);
        return best;
    }
    for (int count = 0; count <= at_most(want, ladders[0].length); ++count) {
        const Way rest = best_way(ladders + 1, suits - 1, want - count);
        if (rest.worth < 0) continue;
        best.prefer(ladders[0].worth[count] + rest.worth, ladders[0].cards[count] | rest.cards);
    }
    return best;
}

// What to keep of a hand with the kitty in it, for a declaration: trumps, and the best of the other suits.
inline Cards kept_of(const RuleTables& rules, const SkillTables& skill, Cards hand, int declaration) {
    const Order& order = rules.orders[declaration];
    const int strain = declaration / 3, size = count_of(hand) - rules.kitty;
    const bool has_trump = strain != kNoTrump;
    Cards kept = 0, jokers = 0;
    if (has_trump) kept = strongest_of(order, hand & order.follow[strain], size);
    else jokers = hand & kJokers;
    int want = size - count_of(kept);
    const Cards sides = hand & ~(has_trump ? order.follow[strain] : jokers);
    for (int spare = beyond(want, count_of(sides)); spare > 0; --spare, --want) {
        kept |= jokers & (~jokers + 1);
        jokers &= jokers - 1;
    }
    if (want <= 0) return kept;
    const Cards unseen = pack_of(rules) & ~hand;
    Ladder ladders[4];
    int suits = 0;
    for (int suit = 0; suit < 4; ++suit) {
        if (suit == strain) continue;
        const SuitWorth worth(skill, order, unseen, suit, rules.players - 1, has_trump ? kRuffedSuit : kSafeSuit);
        const SuitCards held(order, sides & order.follow[suit], worth.out);
        fill_ladder(ladders[suits++], worth, held, want, has_trump ? skill.void_worth : 0);
    }
    return kept | best_way(ladders, suits, want).cards;
}

// What a seat expects to take, by declaration; with the kitty where it knows it.
class Prospect {
public:
    Prospect(const RuleTables& rules, const SkillTables& skill, const Deal& deal)
        : rules_(rules), skill_(skill), hand_(deal.hands[deal.to_act]) {
        exchanged_ = !rules.kitty || deal.discards;
        const bool knows = (deal.phase != kAuction && kitty_is_taken(rules, deal)) || kitty_is_sported(rules, deal);
        exchanges_ = !exchanged_ && knows;
        whole_ = hand_ | deal.kitty * exchanges_;
    }

    bool exchanges() const { return exchanges_; }
    bool exchanged() const { return exchanged_ || exchanges_; }

    std::int64_t tricks(int declaration) const {
        const Cards hand = exchanges_ ? kept_of(rules_, skill_, whole_, declaration) : hand_;
        return tricks_of(rules_, skill_, hand, declaration, exchanged());
    }

private:
    const RuleTables& rules_;
    const SkillTables& skill_;
    Cards hand_, whole_;
    bool exchanged_, exchanges_;
};

inline int skilled_call(const RuleTables& rules, const SkillTables& skill, const Deal& deal) {
    constexpr std::int64_t kUnknown = -(std::int64_t{1} << 40);
    const int seat = deal.to_act, own = rules.side_of[seat], made = deal.calls_made;
    std::int64_t off = 0;
    for (int other = 0; other < rules.players; ++other) {
        const bool has_bid = deal.bid_numbers >> kNumberBits * other & 31U;
        if (has_bid && rules.side_of[other] != own) off += skill.foe_bid;
    }
    std::uint32_t nameable = 0;
    for (int suffix = 0; suffix < kSuffixCount; ++suffix) nameable |= rules.declarations[suffix][0];
    const Prospect prospect(rules, skill, deal);
    const HandTricks held(rules, skill, deal.hands[seat], prospect.exchanged(), nameable);
    std::int64_t tricks[kDeclarationCount], best = kUnknown;
    for (std::uint32_t left = nameable; left; left &= left - 1) {
        const int declaration = lowest_of(left);
        const bool no_trump = declaration / 3 == kNoTrump;
        const bool is_poor = no_trump && held.open_suits(declaration % 3) > skill.most_open;
        const std::int64_t expected = prospect.exchanges() ? prospect.tricks(declaration) : held.of(declaration);
        tricks[declaration] = is_poor ? kUnknown : expected - off;
        if (!no_trump) best = std::max(best, tricks[declaration]);
    }
    int means[kSuffixCount][2];  // steps of the most tricks with a trump suit and without; or kNobody
    for (int suffix = 0; suffix < kSuffixCount; ++suffix) {
        std::int64_t most[2] = {kUnknown, kUnknown};
        for (std::uint32_t left = rules.declarations[suffix][0]; left; left &= left - 1) {
            std::int64_t& known = most[lowest_of(left) / 3 == kNoTrump];
            known = std::max(known, tricks[lowest_of(left)]);
        }
        for (int no_trump = 0; no_trump < 2; ++no_trump) {
            means[suffix][no_trump] = most[no_trump] == kUnknown ? kNobody : mean_of(most[no_trump]);
        }
    }
    const int edge = steps_of(best - skill.field, kEdgesPerTrick, kEdgeOfZero, kEdges);
    const bool is_held = deal.standing_bid != kNobody;
    const int number_held = is_held ? number_of(deal.standing_bid) : 0;
    const int holder = !is_held ? kNobodyHolds : rules.side_of[deal.declarer] == own ? kOursHolds : kTheirsHolds;
    const LegalActions choices = legal_calls(rules, deal);
    int chosen = choices.at(0);
    std::int64_t value = std::numeric_limits<std::int64_t>::min();
    const auto consider = [&](int call) {
        std::int64_t found;
        if (call == kPass) {
            found = kTrick * skill.passes[made][number_held][holder][edge];
        } else {
            const int number = number_of(call - kFirstBid), suffix = suffix_of(call - kFirstBid);
            if (best < skill.least[number]) return;
            std::int64_t worth = kUnknown;
            for (int no_trump = 0; no_trump < 2; ++no_trump) {
                const int mean = means[suffix][no_trump];
                if (mean == kNobody) continue;
                worth = std::max<std::int64_t>(worth, skill.bids[prospect.exchanged()][no_trump][number][mean]);
            }
            if (worth == kUnknown) return;
            found = worth * skill.stays[made][number] +
                    kTrick * skill.overbid[made][number][edge];
        }
        if (found > value) {
            value = found;
            chosen = call;
        }
    };
    for (Cards left = choices.low; left; left &= left - 1) consider(choices.base + lowest_of(left));
    for (Cards left = choices.high; left; left &= left - 1) consider(choices.base + 64 + lowest_of(left));
    return chosen;
}

// Of two contracts worth the same the one that takes more.
struct Contract {
    int worth = 0;
    std::int64_t tricks = 0;
    int declaration = kNobody;

    void prefer(int other_worth, std::int64_t other_tricks, int other) {
        if (declaration != kNobody && (other_worth < worth || (other_worth == worth && other_tricks <= tricks))) return;
        worth = other_worth;
        tricks = other_tricks;
        declaration = other;
    }
};

inline int skilled_declaration(const RuleTables& rules, const SkillTables& skill, const Deal& deal) {
    const Prospect prospect(rules, skill, deal);
    const auto& worths = skill.contracts[prospect.exchanged()];
    const int number = number_of(deal.standing_bid);
    Contract best;
    for (Cards left = legal_declarations(rules, deal).low; left; left &= left - 1) {
        const int declaration = lowest_of(left);
        const std::int64_t tricks = prospect.tricks(declaration);
        best.prefer(worths[declaration / 3 == kNoTrump][number][mean_of(tricks)], tricks, declaration);
    }
    return kFirstDeclaration + best.declaration;
}

// All that the declarer discards of its hand, whatever it has discarded so far.
inline Cards skilled_discards(const RuleTables& rules, const SkillTables& skill, const Deal& deal) {
    const Cards hand = deal.hands[deal.declarer] | deal.discards;
    if (deal.declaration != kNobody) return hand & ~kept_of(rules, skill, hand, deal.declaration);
    const int number = number_of(deal.standing_bid);
    Contract best;
    Cards discards = 0;
    for (std::uint32_t left = rules.declarations[suffix_of(deal.standing_bid)][0]; left; left &= left - 1) {
        const int declaration = lowest_of(left);
        const Cards kept = kept_of(rules, skill, hand, declaration);
        const std::int64_t tricks = tricks_of(rules, skill, kept, declaration, true);
        best.prefer(skill.contracts[1][declaration / 3 == kNoTrump][number][mean_of(tricks)], tricks, declaration);
        if (best.declaration == declaration) discards = hand & ~kept;
    }
    return discards;
}

}  // namespace bidwhist::simulator
