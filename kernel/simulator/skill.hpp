// What a skilled seat knows beside the rules: measured weights and worked-out values, given by Python
// (simulator/skill.py says what each is). All are whole numbers, so that every machine decides alike.
#pragma once

#include <cstdint>

#include "tables.hpp"

namespace bidwhist::simulator {

inline constexpr int kChanceBits = 15;
inline constexpr int kSure = 1 << kChanceBits;  // chance 1; also one trick where cards are valued
inline constexpr int kTrickBits = 16;
inline constexpr std::int64_t kTrick = 1 << kTrickBits;  // one trick in estimates

inline constexpr int kFeatures = 13;
inline constexpr int kMeans = 441, kMeansPerTrick = 20, kMeanOfZero = 40;
inline constexpr int kEdges = 81, kEdgesPerTrick = 5, kEdgeOfZero = 40;
inline constexpr int kNumbers = kMaxTricks + 1;
inline constexpr int kSigns = 19;

enum Holder : int { kNobodyHolds, kOursHolds, kTheirsHolds };
enum Role : int { kDeclarer, kPartner, kDefender };
enum Suit : int { kTrumpSuit, kRuffedSuit, kSafeSuit };

inline constexpr int kMaxHeld = kRanks;  // cards of one suit: the jokers may be trumps
inline constexpr int kLengths = kMaxHeld + 1, kBestCards = 8, kBestTrumps = 64;

// What a suit adds to an estimate, worked out from the weights (skilled_estimates.hpp).
struct SuitEstimates {
    std::int64_t trump_lengths[kLengths];      // by number of trumps
    std::int64_t trump_honours[kBestTrumps];   // by the best six, a bit each
    std::int64_t sides[kBestCards][kLengths];  // by the best three cards, a bit each, and the number of all
    std::int64_t opens[kBestCards][kLengths];  // the same in no-trump
};

struct SkillTables {
    std::int32_t estimates[2][2][kFeatures];        // by exchanged, no-trump: a constant, then a weight a feature
    std::int32_t bids[2][2][kNumbers][kMeans];      // the same, by number and expected tricks: what a bid is worth
    std::int32_t contracts[2][2][kNumbers][kMeans];  // what a contract is worth
    std::int32_t stays[kMaxPlayers][kNumbers];      // by calls made: how likely a bid is to win the auction
    std::int32_t overbid[kMaxPlayers][kNumbers][kEdges];            // what it is worth if it does not
    std::int32_t passes[kMaxPlayers][kNumbers][3][kEdges];          // what a pass is worth, by whose the bid is
    std::int32_t least[kNumbers];                   // tricks that the best suit must promise for a bid
    std::int32_t needed[kNumbers];                  // tricks that make a bid
    std::int32_t foe_bid, field;                    // tricks off for an opponent's bid; the tricks of a typical hand
    std::int32_t most_open;                         // suits without a stopper in a hand that may bid no-trump
    std::int32_t worth[3][4][6][2][2];  // of a card: by suit, place in hand, stronger ones out, guarded, long
    std::int32_t void_worth, patience, deciding;
    std::uint16_t lacks[kMaxTricks + 1][kCardCount][16];  // by cards held, cards it may hold, so many of them: has none
    std::int32_t leads[3][2][kSigns];               // by role and no-trump
    SuitEstimates suits[2];  // by exchanged
    std::int32_t worths[3][kLengths][kLengths][2][2];  // `worth` by suit, place, stronger ones out, guarded and long
    std::int64_t never, partner_trumps, draw, decides, partner_suit, dead_suit, bare_ace;
};

}  // namespace bidwhist::simulator
