// Calls, names and discards of a skilled seat; simulator/skilled_calls.py does the same in Python.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "deal.hpp"
#include "observation.hpp"
#include "ranked.hpp"
#include "skill.hpp"
#include "skilled_estimates.hpp"
#include "skilled_suits.hpp"

namespace bidwhist::simulator {

inline Cards pack_of(const RuleTables& rules) {
    return ((Cards{1} << 52) - 1) | (rules.jokers == 2 ? kJokers : rules.jokers == 1 ? bit(53) : 0);
}

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

inline void fill_ladder(Ladder& ladder, const SuitWorth& worth, unsigned held, unsigned out, int most, int void_worth,
                        const std::uint8_t* ranked) {
    ladder.length = at_most(__builtin_popcount(held), most);
    ladder.worth[0] = void_worth;
    ladder.cards[0] = 0;
    int gains[kMaxHeld + 2] = {};  // by number of cards kept: what the last of them brings
    for (int place = 0; place < ladder.length; ++place) {
        const int rank = highest_of(held), stronger = __builtin_popcount(out >> rank);
        held ^= 1U << rank;
        ladder.cards[place + 1] = ladder.cards[place] | bit(ranked[rank]);
        const int alone = worth.of(place, stronger, false), guarded = worth.of(place, stronger, true);
        gains[place + 1] += place < stronger ? alone : guarded;
        if (place < stronger) gains[stronger + 1] += guarded - alone;
    }
    for (int count = 1, sum = 0; count <= ladder.length; ++count) ladder.worth[count] = sum += gains[count];
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

// The best way to keep so many cards from the tops of some suits, which have so many in all.
inline Way best_way(const Ladder* ladders, int suits, int room, int want) {
    Way best;
    if (suits == 1) {
        if (want <= ladders[0].length) best.prefer(ladders[0].worth[want], ladders[0].cards[want]);
        return best;
    }
    const int elsewhere = room - ladders[0].length;
    for (int count = beyond(want, elsewhere); count <= at_most(want, ladders[0].length); ++count) {
        const Way rest = best_way(ladders + 1, suits - 1, elsewhere, want - count);
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
    const RankedSuits held_ranks(sides, declaration), out_ranks(pack_of(rules) & ~hand, declaration);
    const Suit kind = has_trump ? kRuffedSuit : kSafeSuit;
    Ladder ladders[4];
    int suits = 0, room = 0;
    for (int suit = 0; suit < 4; ++suit) {
        if (suit == strain) continue;
        const unsigned out = out_ranks.of(suit);
        const SuitWorth worth(skill, kind, out, rules.players - 1);
        fill_ladder(ladders[suits], worth, held_ranks.of(suit), out, want, has_trump ? skill.void_worth : 0,
                    order.ranked[suit]);
        room += ladders[suits++].length;
    }
    return kept | best_way(ladders, suits, room, want).cards;
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
