// The cards of a deal from a seed, the same as those of core/shuffle.py.
#pragma once

#include "deal.hpp"
#include "sha256.hpp"

namespace bidwhist::simulator {

inline int fill_deck(const RuleTables& rules, std::uint8_t* cards) {
    int count = 0;
    for (int card = 0; card < 52; ++card) cards[count++] = static_cast<std::uint8_t>(card);
    if (rules.jokers == 2) cards[count++] = 52;
    if (rules.jokers >= 1) cards[count++] = 53;
    return count;
}

// Cards dealt one at a time: the kitty gets none of the first four or the last four (rule W2).
inline Cards kitty_places(const RuleTables& rules, const Seed& seed, std::uint64_t number, int count) {
    std::uint8_t middle[kCardCount];
    for (int place = 4; place < count - 4; ++place) middle[place - 4] = static_cast<std::uint8_t>(place);
    ByteStream(seed, "kitty", number).shuffle(middle, count - 8, rules.kitty);
    Cards places = 0;
    for (int last = 1; last <= rules.kitty; ++last) places |= bit(middle[count - 8 - last]);
    return places;
}

inline Deal deal_cards(const RuleTables& rules, const Seed& seed, std::uint64_t number, int dealer) {
    std::uint8_t cards[kCardCount];
    const int count = fill_deck(rules, cards);
    ByteStream(seed, "deal", number).shuffle(cards, count, count - 1);
    Cards held[kMaxPlayers + 1] = {};
    Cards* hands = held + 1;  // hands[-1] is the kitty
    if (rules.deals_singly) {
        const Cards for_kitty = kitty_places(rules, seed, number, count);
        int seat = dealer;
        for (int place = 0; place < count; ++place) {
            const bool to_kitty = for_kitty >> place & 1;
            if (!to_kitty) seat = next_seat(rules, seat);
            hands[to_kitty ? kNobody : seat] |= bit(cards[place]);
        }
    } else {
        for (int place = 0; place < count; ++place) hands[rules.destinations[dealer][place]] |= bit(cards[place]);
    }
    return start_deal(rules, dealer, hands, held[0]);
}

inline Deal numbered_deal(const RuleTables& rules, const Seed& seed, std::uint64_t number) {
    return deal_cards(rules, seed, number, static_cast<int>(number % static_cast<std::uint64_t>(rules.players)));
}

}  // namespace bidwhist::simulator
