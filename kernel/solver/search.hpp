// The search: does the declaring side take at least so many tricks?
//
// Every answer comes with the cards whose ranks it rests on. What is worse than all of those in a suit is only counted,
// never looked at, so one answer holds for every position that agrees on the better cards (partition search).
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdlib>

#include "bits.hpp"
#include "served.hpp"
#include "table.hpp"
#if !defined(BIDWHIST_LEARN)
#include "order.hpp"
#endif

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

constexpr int most_players = 5;
constexpr int most_tricks = 18;

// Thrown when a budget is spent or the search is cancelled; nothing unfinished has been stored.
struct Stopped {};

#if defined(BIDWHIST_LEARN)
extern std::FILE* learned_rows;
extern unsigned learn_every;
extern std::int8_t lead_scores[];
extern std::int8_t follow_scores[];
extern std::int8_t lead_lengths[];
#endif

struct Limits {
    std::uint64_t nodes = UINT64_MAX;
    std::int64_t milliseconds = -1;
    const std::atomic<bool>* cancelled = nullptr;
};

// A position as the search sees it: suits as lanes, strengths as places, sides as a mask of seats.
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

constexpr Cards reached_flag = Cards{1} << 63;  // an end of a lane, so never a relevant card

template <int Players, bool Jokers>
class Search {
public:
    static constexpr int planes = Players > 4 ? 3 : 2;

    // Sizes of the tables of scores: leads by suit and height, by lengths; cards that follow, then discards.
    static constexpr int lead_cells = 8 * 125 * 4 + 1;
    static constexpr int length_cells = 8 * 4 * 4 * 3 * 3 * 4;
    static constexpr int discard_base = 3 * 4 * 3 * 6 * 3 * 2;
    static constexpr int follow_cells = discard_base + 3 * 4 * 3 * 4 * 5 * 5 * 2 + 1;

    explicit Search(std::size_t most_bytes) : table_(most_bytes) {}
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    void clear() {
        table_.clear();
        served_.clear();
    }

    void limit(const Limits& limits) {
        limits_ = limits;
        nodes_ = 0;
        next_check_ = limits.nodes < check_every ? limits.nodes : check_every;
        if (limits.milliseconds >= 0) {
            deadline_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(limits.milliseconds);
        }
    }
    std::uint64_t nodes() const { return nodes_; }

    // The card that last decided a question at the root for the side to play there: a place, or one of the codes.
    int deciding_place() const { return root_place_; }
    static constexpr int joker_place = 63;
    static constexpr int no_place = -1;
    void forget_decision() { root_place_ = no_place; }
    std::size_t bytes() const { return table_.bytes() + Served::bytes(); }

    // Takes over a position; what the table knows of others with the same strain and sides stays true.
    void set(const Board& board) {
        board_ = board;
        sides_ = board.sides;
        trump_ = board.has_trump ? lane_zero : 0;
        paired_ = Players == 4 && (board.sides == 0b0101 || board.sides == 0b1010);
        for (int seat = 0; seat < Players; ++seat) {
            hands_[seat] = board.hands[seat];
            if (Jokers) jokers_[seat] = board.jokers[seat];
        }
        const int place = (board.leader + board.on_table) % Players;
        root_tricks_ = count(hands_[place]) + (Jokers ? jokers_[place] : 0);
        root_worth_ = board.first_worth;
        served_.size_for(root_tricks_);
    }

    int tricks() const { return root_tricks_; }

    // Does the declaring side take at least `target` tricks, the one in progress included? The answer is reached_flag
    // and the cards it rests on.
    Cards reaches(int target) { return ask(target, nullptr); }

    // The same if the seat to play plays this card (0: a joker without a suit), which must be legal.
    Cards reaches_by(Cards card, int target) { return ask(target, &card); }

    // After a question that the seat to play could decide its own way: which cards were not found wanting?
    Cards not_refuted() const { return root_left_; }
    bool joker_not_refuted() const { return root_joker_left_; }

private:
    struct Trick {
        Cards in_play;  // all hands and the table, as the trick began
        std::uint64_t lengths;
        int tricks;
        int target;
        int leader;
    };

    struct Table_so_far {
        Cards best;     // the card that wins so far, 0 after jokers only
        Cards led;      // the lane to follow, 0 while the suit is open
        Cards cards;    // all cards of the trick
        std::uint64_t lengths;
        int winner;
    };

    static constexpr std::uint64_t check_every = 4096;

    static int after(int seat) { return Players == 4 ? (seat + 1) & 3 : (seat + 1 == Players ? 0 : seat + 1); }
    bool declares(int seat) const { return sides_ >> seat & 1; }
    bool together(int seat, int other) const { return ((sides_ >> seat ^ sides_ >> other) & 1) == 0; }

    static std::uint64_t one_card(int seat, int lane) {
        return Players > 4 && seat == 4 ? 0 : std::uint64_t{1} << (4 * (seat * lanes + lane));
    }

    std::uint64_t shape_of_hands() const {
        std::uint64_t lengths = 0;
        for (int seat = 0; seat < (Players < 4 ? Players : 4); ++seat) {
            for (int lane = 0; lane < lanes; ++lane) {
                lengths |= std::uint64_t(count(hands_[seat] & lane_mask(lane))) << (4 * (seat * lanes + lane));
            }
        }
        return lengths;
    }

    Shape shape(std::uint64_t lengths, int leader) const {
        std::uint64_t rest = static_cast<std::uint64_t>(leader);
        if (Jokers) {
            for (int seat = 0; seat < Players; ++seat) rest |= std::uint64_t(jokers_[seat]) << (3 + 2 * seat);
        }
        if (Players > 4) {
            for (int lane = 0; lane < lanes; ++lane) {
                rest |= std::uint64_t(count(hands_[4] & lane_mask(lane))) << (13 + 4 * lane);
            }
        }
        return {lengths, rest};
    }

    Cards cards_in_play() const {
        Cards all = 0;
        for (int seat = 0; seat < Players; ++seat) all |= hands_[seat];
        return all;
    }

    void check() {
        if (nodes_ >= limits_.nodes) throw Stopped{};
        if (limits_.cancelled && limits_.cancelled->load(std::memory_order_relaxed)) throw Stopped{};
        if (limits_.milliseconds >= 0 && std::chrono::steady_clock::now() >= deadline_) throw Stopped{};
        next_check_ = nodes_ + check_every;
        if (limits_.nodes < next_check_) next_check_ = limits_.nodes;
    }

    static Cards answer(bool reached, Cards relevant) { return reached ? relevant | reached_flag : relevant; }

    // ---- the root --------------------------------------------------------------------------------------------------

    Cards ask(int target, const Cards* card) {
        if (target <= 0) return answer(true, 0);
        if (root_tricks_ == 0 || target > root_tricks_ + root_worth_ - 1) return answer(false, 0);
        for (int seat = 0; seat < Players; ++seat) {
            hands_[seat] = board_.hands[seat];
            if (Jokers) jokers_[seat] = board_.jokers[seat];
        }
        Trick trick{cards_in_play(), shape_of_hands(), root_tricks_, target, board_.leader};
        Table_so_far so_far{0, 0, 0, trick.lengths, board_.leader};
        int seat = board_.leader;
        for (int place = 0; place < board_.on_table; ++place) {
            trick.in_play |= board_.table[place];
            lay(so_far, seat, board_.table[place]);
            seat = after(seat);
        }
        switch (board_.on_table) {
            case 0: return card ? attempt<0>(trick, so_far, seat, *card) : lead(seat, root_tricks_, target, trick.lengths);
            case 1: return card ? attempt<1>(trick, so_far, seat, *card) : follow<1>(trick, so_far, seat);
            case 2: return card ? attempt<2>(trick, so_far, seat, *card) : follow<2>(trick, so_far, seat);
            case 3:
                if constexpr (Players > 3) return card ? attempt<3>(trick, so_far, seat, *card) : follow<3>(trick, so_far, seat);
                break;
            default:
                if constexpr (Players > 4) return card ? attempt<4>(trick, so_far, seat, *card) : follow<4>(trick, so_far, seat);
        }
        return 0;
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

    // A card wins over the best so far if it is better in that card's lane, or the first trump (lane 0 is lowest).
    bool beats(Cards card, const Table_so_far& so_far) const {
        const Cards lane = so_far.best & trump_ ? trump_ : so_far.led | trump_;
        return (card & lane) != 0 && card < so_far.best;
    }

    // ---- the start of a trick --------------------------------------------------------------------------------------

    Cards lead(int leader, int tricks, int target, std::uint64_t lengths) {
        if (++nodes_ >= next_check_) check();
        if (tricks == 1 && root_tricks_ != 1) return last_trick(leader);
        const Cards in_play = cards_in_play();
        if (tricks == root_tricks_) return lead_any(Trick{in_play, lengths, tricks, target, leader});

        const Trick trick{in_play, lengths, tricks, target, leader};
        return tricks * Players <= 32 ? remembered<std::uint32_t>(trick) : remembered<std::uint64_t>(trick);
    }

    // The table's answer, or the search's, which is stored; a word has room for all cards in play.
    template <class Word>
    Cards remembered(const Trick& trick) {
        const Shape key = shape(trick.lengths, trick.leader);
        const Gather relative(trick.in_play);
        const Owners<planes, Word> owners = owners_of<Word>(relative);
        bool reached = false;
        Cards mask = 0;
        if (table_.probe(key, owners, trick.target, reached, mask)) return answer(reached, spread(mask, trick.in_play));

        Cards relevant = 0;
        if (bounded(trick.leader, trick.tricks, trick.target, trick.in_play, relevant)) return relevant;
        const Cards result = lead_any(trick);
        reached = (result & reached_flag) != 0;
        mask = relative(down_to(result & ~lane_ends) & trick.in_play);
        table_.store(key, owners, static_cast<Word>(mask),
                     reached ? Bounds{trick.target, trick.tricks} : Bounds{0, trick.target - 1});
        return result;
    }

    template <class Word>
    Owners<planes, Word> owners_of(const Gather& relative) const {
        Owners<planes, Word> owners;
        owners.plane[0] = static_cast<Word>(relative(hands_[1] | (Players > 3 ? hands_[3] : 0)));
        owners.plane[1] = static_cast<Word>(relative(hands_[2] | (Players > 3 ? hands_[3] : 0)));
        if constexpr (planes > 2) owners.plane[2] = static_cast<Word>(relative(hands_[4]));
        return owners;
    }

    // Relative ranks back to the cards in play.
    static Cards spread(Cards mask, Cards in_play) {
#if defined(BIDWHIST_PEXT)
        return _pdep_u64(mask, in_play);
#else
        Cards cards = 0;
        for (; in_play; in_play &= in_play - 1, mask >>= 1) {
            if (mask & 1) cards |= best_of(in_play);
        }
        return cards;
#endif
    }

    Cards last_trick(int leader) {
        Table_so_far so_far{0, 0, 0, 0, leader};
        int seat = leader;
        for (int place = 0; place < Players; ++place) {
            lay(so_far, seat, hands_[seat]);
            seat = after(seat);
        }
        return answer(declares(so_far.winner), winning_rank(so_far));
    }

    // The winner's rank mattered only if another card of its suit was in the trick.
    static Cards winning_rank(const Table_so_far& so_far) {
        if (!so_far.best) return 0;
        return several(so_far.cards & lane_mask(lane_of(so_far.best))) ? so_far.best : 0;
    }

#include "bounds.inl"
#include "moves.inl"

    Table<planes> table_;
    Served served_;
    Board board_;
    Cards hands_[Players] = {};
    int jokers_[Players] = {};
    unsigned sides_ = 0;
    Cards trump_ = 0;
    bool paired_ = false;
    int root_tricks_ = 0;
    int root_worth_ = 1;
    int root_place_ = no_place;
    Cards root_left_ = 0;
    bool root_joker_left_ = false;
    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    Limits limits_;
    std::chrono::steady_clock::time_point deadline_;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
