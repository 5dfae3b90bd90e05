// A position, the trick in progress and who holds what, as the search sees them: suits as lanes, strengths as places.
#pragma once

#include "bits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

constexpr int most_players = 5;
constexpr int most_tricks = 18;

// The position a question is about; sides are a mask of seats.
struct Board {
    Cards hands[most_players] = {};
    int jokers[most_players] = {};  // jokers without a suit (no-trump only)
    Cards table[most_players] = {};  // in order of play; 0 is a joker without a suit
    int on_table = 0;
    int leader = 0;
    unsigned sides = 0;
    int first_worth = 1;
    bool has_trump = false;
    bool jokers_any_time = false;
    bool jokers_must_go = false;
    bool jokers_may_lead = true;
};

// A seat's jokers without a suit in a trick: may one be played, and does one have to go before any other card?
struct Jokers_here {
    bool may;
    bool must;
};

inline Jokers_here jokers_here(const Board& board, int held, Cards others, Cards following, bool leads, Cards led) {
    if (!held) return {false, false};
    if (leads) return {board.jokers_may_lead || !others, false};
    if (following) return {board.jokers_any_time, false};
    return {true, board.jokers_must_go && led};
}

// What a trick began with, and how many tricks the declaring side still wants.
struct Trick {
    Cards in_play;  // all hands and the table
    std::uint64_t lengths;
    int tricks;
    int target;
    int leader;
};

// The cards of the trick in progress.
struct Table_so_far {
    Cards best;   // the card that wins so far, 0 after jokers only
    Cards led;    // the lane to follow, 0 while the suit is open
    Cards cards;  // all cards of the trick
    std::uint64_t lengths;
    int winner;
};

// The hands while cards are played and taken back; all that bounds and the order of trial read.
template <int Players, bool Jokers>
struct Holdings {
    static constexpr int players = Players;
    static constexpr bool has_jokers = Jokers;

    Cards hands[Players] = {};
    int jokers[Players] = {};
    unsigned sides = 0;
    Cards trump = 0;              // the whole lane, or 0
    bool paired = false;          // four players, partners opposite
    bool jokers_any_time = false;

    static int after(int seat) { return Players == 4 ? (seat + 1) & 3 : (seat + 1 == Players ? 0 : seat + 1); }
    bool declares(int seat) const { return sides >> seat & 1; }
    bool together(int seat, int other) const { return ((sides >> seat ^ sides >> other) & 1) == 0; }

    Cards in_play() const {
        Cards all = 0;
        for (int seat = 0; seat < Players; ++seat) all |= hands[seat];
        return all;
    }

    // A card wins over the best so far if it is better in that card's lane, or the first trump (lane 0 is lowest).
    bool beats(Cards card, const Table_so_far& so_far) const {
        const Cards lane = so_far.best & trump ? trump : so_far.led | trump;
        return (card & lane) != 0 && card < so_far.best;
    }

    // Lays a card on the table: who wins now, and which suit is to be followed.
    void lay(Table_so_far& so_far, int seat, Cards card) const {
        if (Jokers && !card) return;
        if (!so_far.led) {
            so_far.led = lane_mask(lane_of(card));
            so_far.best = card;
            so_far.winner = seat;
        } else if (beats(card, so_far)) {
            so_far.best = card;
            so_far.winner = seat;
        }
        so_far.cards |= card;
    }
};

constexpr Cards reached_flag = Cards{1} << 63;  // an end of a lane, so never a relevant card

// An answer to "does the declaring side reach its target?", with the cards whose ranks it rests on.
inline Cards answer(bool reached, Cards relevant) { return reached ? relevant | reached_flag : relevant; }

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
