// A rule set as plain numbers: everything a deal asks of its rules, compiled once in Python (simulator/tables.py).
#pragma once
#include <cstdint>

namespace bidwhist::simulator {

using Cards = std::uint64_t;

inline constexpr int most_players = 5;
inline constexpr int most_tricks = 18;
inline constexpr int card_count = 54;
inline constexpr int open_suit = 4;
inline constexpr int no_trump = 4;
inline constexpr int nobody = -1;
inline constexpr Cards jokers_mask = Cards{3} << 52;

// The flat numbering of actions, as simulator/numbering.py documents it.
inline constexpr int first_play = 0;
inline constexpr int first_discard = 54;
inline constexpr int pass = 108;
inline constexpr int first_bid = 109;
inline constexpr int bid_count = 72;
inline constexpr int first_declaration = 181;
inline constexpr int declaration_count = 15;
inline constexpr int first_renege_call = 196;
inline constexpr int action_count = 214;

inline constexpr int suffix_count = 4;
inline constexpr int no_trump_suffix = 2;

// The order of the cards under one contract.
struct Order {
    Cards follow[5];
    Cards exempt;
    Cards forced;
    Cards unled;
    Cards always;
    std::uint8_t suit_of[card_count];
    std::uint8_t strength[5][card_count];
};

// What settles a deal: its tricks, all won by cards; its tricks, some moved by a renege; or a renege's penalty, when the
// deal is played or before.
enum Ruling : std::uint8_t { by_cards, by_tricks, ruled_set, ruled_made, ended_set, ended_made };
inline constexpr int ruling_count = 6;

// What a played deal pays, by the declaring side's tricks.
struct Pay {
    std::int16_t declarers;
    std::int16_t defenders;
};

// Calls as two words: bit 0 is the pass, bit 1 + slot a bid.
struct Calls {
    std::uint64_t low;
    std::uint64_t high;
};

struct Tables {
    int players, jokers, kitty, hand_size, sides;
    bool deals_singly;
    bool dealer_matches;
    bool declares_before_kitty;
    bool declares_after_discard;
    bool discards_jokers;
    bool declarer_has_discards;
    bool first_trick_has_discards;
    bool forehand_leads;
    bool reneges_are_called;
    bool reneges_are_found;
    bool renege_costs_tricks;
    bool renege_paid_at_end;
    bool short_pays_all;
    bool sported_before_auction;
    bool sported_before_pickup;
    bool sported_for_trump_bids;
    bool sported_until_discard;
    int all_tricks;
    int side_of[most_players];
    int destinations[most_players][card_count];  // by dealer, where cards leave the pack in batches; -1 is the kitty
    Calls openings[2];  // while nobody has bid: for the seats before the dealer, and for the dealer
    Calls above[bid_count];
    std::uint32_t declarations[suffix_count][2];  // by suffix, and whether jokers in hand forbid no-trump
    Order orders[declaration_count];
    Pay pays[ruling_count][most_tricks + 1][2][most_tricks + 2];  // by ruling, number, no-trump, tricks
};

}  // namespace bidwhist::simulator
