// A position, the trick in progress and who holds what, as the search sees them.
//
// `Position` is the question; `TrickStart` and `Trick` are the state of the search, and `Hands` what it changes in
// place.
#pragma once

#include "card_bits.hpp"
#include "limits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// The position that a question is about.
struct Position {
    Cards hands[kMaxPlayers] = {};
    int jokers[kMaxPlayers] = {};  // jokers without a suit (no-trump only)
    Cards trick_cards[kMaxPlayers] = {};  // the trick in progress, in order of play; 0 is a joker without a suit
    int trick_size = 0;
    int leader = 0;
    unsigned declaring_seats = 0;  // a bit for each seat of the declaring side
    int first_trick_worth = 1;     // tricks that the trick in progress counts as
    bool has_trump = false;
    bool jokers_any_time = false;
    bool jokers_must_go = false;
    bool jokers_may_lead = true;
};

// May a seat play a joker without a suit to a trick, and must it play one before any other card?
struct JokerOptions {
    bool allowed;
    bool forced;
};

inline JokerOptions joker_options(const Position& position, int jokers, Cards others, Cards following, bool leads,
                                  Cards led) {
    if (!jokers) return {false, false};
    if (leads) return {position.jokers_may_lead || !others, false};
    if (following) return {position.jokers_any_time, false};
    return {true, position.jokers_must_go && led};
}

// The node at which a trick starts: its cards, and how many tricks the declaring side still needs.
struct TrickStart {
    Cards in_play;          // all hands and the cards already played to the trick
    std::uint64_t lengths;  // as `Shape` has them
    int tricks;             // tricks left, this one included
    int target;             // tricks the declaring side needs of them
    int leader;
};

// The trick in progress.
struct Trick {
    Cards best;             // the card that wins so far, 0 after jokers only
    Cards led;              // all bits of the suit to follow, 0 while none was led
    Cards cards;            // all cards of the trick
    std::uint64_t lengths;  // of the hands after these cards
    int winner;
};

// The hands while cards are played and taken back: all that bounds and move ordering read.
template <int Players, bool Jokers>
struct Hands {
    static constexpr int kPlayers = Players;
    static constexpr bool kHasJokers = Jokers;

    Cards cards[Players] = {};
    int jokers[Players] = {};
    unsigned declaring_seats = 0;
    Cards trumps = 0;                // kTrumps, or 0 in no-trump
    bool partners_opposite = false;  // four players, two sides, partners opposite
    bool jokers_any_time = false;
    bool freak = false;  // a full deal with several voids: cards that follow suit have other scores

    static int next_seat(int seat) { return Players == 4 ? (seat + 1) & 3 : (seat + 1 == Players ? 0 : seat + 1); }
    bool declares(int seat) const { return declaring_seats >> seat & 1; }
    bool same_side(int seat, int other) const {
        return ((declaring_seats >> seat ^ declaring_seats >> other) & 1) == 0;
    }

    Cards in_play() const {
        Cards all = 0;
        for (int seat = 0; seat < Players; ++seat) all |= cards[seat];
        return all;
    }

    // A card beats the best so far if it is better in that card's suit, or the first trump (trumps are the lowest
    // bits).
    bool beats(Cards card, const Trick& trick) const {
        const Cards suit = trick.best & trumps ? trumps : trick.led | trumps;
        return int((card & suit) != 0) & int(card < trick.best);
    }

    // Adds a card to a trick, and notes who wins it now and which suit is to be followed.
    void add_to_trick(Trick& trick, int seat, Cards card) const {
        if (Jokers && !card) return;
        if (!trick.led) {
            trick.led = suit_mask(suit_of(card));
            trick.best = card;
            trick.winner = seat;
        } else {
            // By a mask, because the outcome cannot be predicted.
            const bool wins = beats(card, trick);
            trick.best ^= (trick.best ^ card) & all_if(wins);
            trick.winner = wins ? seat : trick.winner;
        }
        trick.cards |= card;
    }
};

constexpr Cards kReached = Cards{1} << 63;  // a guard bit, so never a relevant card

// The result of a node: does the declaring side reach its target (kReached), and the cards whose ranks that rests on.
inline Cards make_result(bool reached, Cards relevant) { return reached ? relevant | kReached : relevant; }

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
