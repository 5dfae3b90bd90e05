// A rule set as plain numbers: all that a deal needs of its rules, compiled once in Python (simulator/tables.py).
#pragma once

#include <cstdint>

namespace bidwhist::simulator {

using Cards = std::uint64_t;

inline constexpr int kMaxPlayers = 5;
inline constexpr int kMaxTricks = 18;
inline constexpr int kCardCount = 54;
inline constexpr int kOpenSuit = 4;
inline constexpr int kNoTrump = 4;
inline constexpr int kNobody = -1;
inline constexpr Cards kJokers = Cards{3} << 52;

// The flat numbering of actions, as simulator/numbering.py documents it.
inline constexpr int kFirstPlay = 0;
inline constexpr int kFirstDiscard = 54;
inline constexpr int kPass = 108;
inline constexpr int kFirstBid = 109;
inline constexpr int kBidCount = 72;
inline constexpr int kFirstDeclaration = 181;
inline constexpr int kDeclarationCount = 15;
inline constexpr int kFirstRenegeCall = 196;
inline constexpr int kActionCount = 214;

inline constexpr int kSuffixCount = 4;
inline constexpr int kNoTrumpSuffix = 2;

// The strength in a trick of rank 0 of the suit led and of trumps; ranks of a suit, jokers at its top with them.
inline constexpr int kSuitStrength = 1, kTrumpStrength = 20;
inline constexpr int kRanks = 15;

// Which cards follow suit and which card is stronger, for one declaration. By suit led, kOpenSuit while none is.
struct Order {
    Cards follow[5];
    Cards exempt;  // may be played by a seat that can follow suit
    Cards forced;  // must be played by a seat that cannot follow suit
    Cards unled;   // may be led only by a seat with nothing else
    Cards always;  // may be played to a trick at any time, if only as a renege
    std::uint8_t suit_of[kCardCount];
    std::uint8_t strength[5][kCardCount];
    Cards above[kCardCount];  // the stronger cards of its own suit
    std::uint8_t ranked[4][kRanks];  // by suit and rank: the card
};

// What the score of a deal rests on: tricks won by cards; tricks, some moved by a renege; or the penalty for a renege
// (the contract is set or made), after the deal was played out or before.
enum Ruling : std::uint8_t { kByCards, kByTricks, kRuledSet, kRuledMade, kEndedSet, kEndedMade };
inline constexpr int kRulingCount = 6;

// Points of a played deal, by the declaring side's tricks.
struct Payoff {
    std::int16_t declarers;
    std::int16_t defenders;
};

// A set of calls in two words: bit 0 is the pass, bit 1 + slot a bid.
struct Calls {
    std::uint64_t low;
    std::uint64_t high;
};

struct RuleTables {
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
    int side_of[kMaxPlayers];
    int destinations[kMaxPlayers][kCardCount];  // by dealer and card of the deck, if dealt in batches; -1 is the kitty
    Calls openings[2];  // legal first bids: of the seats before the dealer, and of the dealer
    Calls above[kBidCount];  // legal calls after a bid
    std::uint32_t declarations[kSuffixCount][2];  // by suffix, and whether jokers in hand forbid no-trump
    Order orders[kDeclarationCount];
    Payoff pays[kRulingCount][kMaxTricks + 1][2][kMaxTricks + 2];  // by ruling, number bid, is it no-trump, tricks
};

}  // namespace bidwhist::simulator
