// One engine: questions in card numbers are put to the search, and its yes and no become values.
//
// This file is compiled once for each kind of machine, under another name (BIDWHIST_TARGET).
#include "engine.hpp"

#include "search.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {
namespace {

constexpr int cards_a_suit = 13;
constexpr int little_joker = 52;
constexpr int no_trump = 4;

// 0 two … 12 ace to strength, 12 best.
int strength(int rank, int direction) {
    if (direction == 0) return rank;
    if (direction == 1) return rank == 12 ? 12 : 11 - rank;
    return 12 - rank;
}

// Card numbers to places in lanes and back, under one strain and direction.
class Numbering {
public:
    Numbering(int strain, int direction) {
        for (int card = 0; card < little_joker; ++card) {
            const int suit = card / cards_a_suit;
            const int lane = strain == no_trump ? suit : suit == strain ? 0 : suit < strain ? suit + 1 : suit;
            join(card, lane * lane_bits + 14 - strength(card % cards_a_suit, direction));
        }
        for (int joker = 0; joker < 2; ++joker) {
            place_[little_joker + joker] = strain == no_trump ? -1 : 1 - joker;
            if (strain != no_trump) card_[1 - joker] = little_joker + joker;
        }
    }
    int place(int card) const { return place_[card]; }
    int card(int place) const { return card_[place]; }

    Cards lanes_of(std::uint64_t hand) const {
        Cards cards = 0;
        for (; hand; hand &= hand - 1) {
            const int at = place_[__builtin_ctzll(hand)];
            if (at >= 0) cards |= Cards{1} << at;
        }
        return cards;
    }

private:
    void join(int card, int place) {
        place_[card] = place;
        card_[place] = card;
    }
    int place_[54];
    int card_[64] = {};
};

template <int Players, bool Jokers>
class SearchEngine final : public Engine {
public:
    explicit SearchEngine(std::size_t most_bytes) : search_(most_bytes) {}

    void clear() override { search_.clear(); }
    std::size_t bytes() const override { return search_.bytes(); }

    Answer value(const Question& question, const Budget& budget, int guess) override {
        const Numbering numbering(question.strain, question.direction);
        const Board board = board_of(question, numbering);
        limit(budget);
        Answer answer = settle(board, guess);
        answer.card = named(question, numbering);
        answer.nodes = search_.nodes();
        return answer;
    }

    int reaches(const Question& question, int target, const Budget& budget, std::uint64_t& nodes) override {
        const Numbering numbering(question.strain, question.direction);
        limit(budget);
        const int reply = asked(board_of(question, numbering), target);
        nodes = search_.nodes();
        return reply;
    }

    int cards(const Question& question, const Budget& budget, Want want, CardAnswer* out, Answer& position) override {
        const Numbering numbering(question.strain, question.direction);
        const Board board = board_of(question, numbering);
        limit(budget);
        position = settle(board, -1);
        position.card = named(question, numbering);
        const bool declaring = board.sides >> to_play(board) & 1;
        int number = 0;
        each_group(question, board, numbering, [&](std::uint64_t group, const Board& child, int won) {
            const Bounds bounds = settle_card(child, won, position, declaring, want);
            for (; group; group &= group - 1) out[number++] = {__builtin_ctzll(group), bounds.low, bounds.high};
        });
        position.nodes = search_.nodes();
        return number;
    }

    int cards_reaching(const Question& question, int target, const Budget& budget, CardAnswer* out) override {
        const Numbering numbering(question.strain, question.direction);
        const Board board = board_of(question, numbering);
        limit(budget);
        int number = 0;
        each_group(question, board, numbering, [&](std::uint64_t group, const Board& child, int won) {
            const int reply = asked(child, target - won);
            const int low = reply == 1, high = reply != 0;
            for (; group; group &= group - 1) out[number++] = {__builtin_ctzll(group), low, high};
        });
        return number;
    }

private:
    static int to_play(const Board& board) { return (board.leader + board.on_table) % Players; }

    void limit(const Budget& budget) {
        search_.limit({budget.nodes, budget.milliseconds, budget.cancelled});
        stopped_ = false;
        search_.forget_decision();
    }

    static Board board_of(const Question& question, const Numbering& numbering) {
        Board board;
        board.has_trump = question.strain != no_trump;
        for (int seat = 0; seat < Players; ++seat) {
            board.hands[seat] = numbering.lanes_of(question.hands[seat]);
            if (!board.has_trump) board.jokers[seat] = count(question.hands[seat] >> little_joker);
        }
        board.on_table = question.on_table;
        for (int place = 0; place < question.on_table; ++place) {
            const int at = numbering.place(question.table[place]);
            board.table[place] = at < 0 ? 0 : Cards{1} << at;
        }
        board.leader = question.leader;
        board.sides = question.sides;
        board.first_worth = question.first_worth;
        board.jokers_any_time = question.jokers_any_time && !board.has_trump;
        return board;
    }

    // Yes, no, or -1 when the budget is spent.
    int asked(const Board& board, int target) {
        if (stopped_) return -1;
        search_.set(board);
        try {
            return search_.reaches(target) ? 1 : 0;
        } catch (const Stopped&) {
            stopped_ = true;
            return -1;
        }
    }

    static int tricks_of(const Board& board) {
        const int seat = to_play(board);
        return count(board.hands[seat]) + board.jokers[seat];
    }

    static int most_of(const Board& board) {
        const int tricks = tricks_of(board);
        return tricks ? tricks + board.first_worth - 1 : 0;
    }

    // The value of a position between two bounds, asked in steps of one from a guess.
    Bounds between(const Board& board, int low, int high, int guess) {
        int next = guess < low ? low + 1 : guess + 1 > high ? high : guess + 1;
        while (low < high) {
            const int reply = asked(board, next);
            if (reply < 0) break;
            if (reply) low = next;
            else high = next - 1;
            next = reply ? low + 1 : high;
        }
        return {low, high};
    }

    Answer settle(const Board& board, int guess) {
        const int most = most_of(board);
        const Bounds bounds = between(board, 0, most, guess >= 0 ? guess : guessed(board));
        Answer answer;
        answer.low = bounds.low;
        answer.high = bounds.high;
        return answer;
    }

    // A first guess: half the tricks, more for the better cards and the longer trumps. It only saves a question or two.
    static int guessed(const Board& board) {
        Cards all = 0, declarers = 0;
        for (int seat = 0; seat < Players; ++seat) {
            all |= board.hands[seat];
            if (board.sides >> seat & 1) declarers |= board.hands[seat];
        }
        int points = 0;
        for (int lane = 0; lane < lanes; ++lane) {
            Cards suit = all & lane_mask(lane);
            for (int honour = 4; honour > 0 && suit; --honour, suit &= suit - 1) {
                points += best_of(suit) & declarers ? 10 * honour : -10 * honour;
            }
        }
        if (board.has_trump) points += 25 * (2 * count(declarers & lane_zero) - count(all & lane_zero));
        const int most = most_of(board);
        const int guess = (6500 + 20 * points) * most / 13000;
        return guess < 0 ? 0 : guess > most ? most : guess;
    }

    // A card's bounds, knowing the position's: no card is better than that for the side to play.
    Bounds settle_card(const Board& child, int won, const Answer& position, bool declaring, Want want) {
        const int most = won + most_of(child);
        Bounds bounds{declaring ? won : position.low, declaring ? position.high : most};
        if (bounds.low < won) bounds.low = won;
        if (bounds.high > most) bounds.high = most;
        if (want == Want::best) {
            const int target = declaring ? position.low : position.high + 1;
            if (target > bounds.low && target <= bounds.high) {
                const int reply = asked(child, target - won);
                if (reply == 1) bounds.low = target;
                if (reply == 0) bounds.high = target - 1;
            }
            return bounds;
        }
        const int guess = declaring ? bounds.high - 1 : bounds.low;
        const Bounds inner = between(child, bounds.low - won, bounds.high - won, guess - won);
        return {inner.low + won, inner.high + won};
    }

    // The card number behind the last decision at the root.
    int named(const Question& question, const Numbering& numbering) const {
        const int place = search_.deciding_place();
        if (place < 0) return -1;
        if (!Jokers || place != Search<Players, Jokers>::joker_place) return numbering.card(place);
        const std::uint64_t hand = question.hands[(question.leader + question.on_table) % Players];
        return little_joker + __builtin_ctzll(hand >> little_joker);
    }

    // Calls back with each group of equal legal cards, the board after one of them, and what that won.
    template <class Call>
    void each_group(const Question& question, const Board& board, const Numbering& numbering, Call call) {
        const int seat = to_play(board);
        const Cards hand = board.hands[seat];
        Cards in_play = 0, led = 0;
        for (int other = 0; other < Players; ++other) in_play |= board.hands[other];
        for (int place = 0; place < board.on_table; ++place) {
            in_play |= board.table[place];
            if (board.table[place] && !led) led = lane_mask(lane_of(board.table[place]));
        }
        const Cards legal = hand & led ? hand & led : hand;
        const Cards linked = legal & next_worse(legal, in_play);
        for (Cards tops = legal & ~linked; tops; tops &= tops - 1) {
            const Cards top = best_of(tops);
            std::uint64_t group = 0;
            for (Cards card = top; card; card = next_worse(card, in_play) & linked) {
                group |= std::uint64_t{1} << numbering.card(place_of(card));
            }
            int won = 0;
            const Board child = played(board, top, won);
            call(group, child, won);
        }
        const bool joker = board.jokers[seat] > 0 && (!(hand & led) || board.jokers_any_time);
        if (!joker) return;
        int won = 0;
        const Board child = played(board, 0, won);
        call(question.hands[seat] & (std::uint64_t{3} << little_joker), child, won);
    }

    static Board played(const Board& board, Cards card, int& won) {
        Board child = board;
        const int seat = to_play(board);
        if (card) child.hands[seat] ^= card;
        else --child.jokers[seat];
        child.table[child.on_table++] = card;
        if (child.on_table < Players) return child;
        const int winner = winner_of(child);
        won = child.sides >> winner & 1 ? child.first_worth : 0;
        child.leader = winner;
        child.on_table = 0;
        child.first_worth = 1;
        return child;
    }

    static int winner_of(const Board& board) {
        Cards best = 0, lane = 0;
        int winner = board.leader;
        for (int place = 0; place < board.on_table; ++place) {
            const Cards card = board.table[place];
            if (!card) continue;
            if (!best) lane = lane_mask(lane_of(card)) | (board.has_trump ? lane_zero : 0);
            if (!best || ((card & lane) && card < best)) {
                best = card;
                winner = (board.leader + place) % Players;
            }
        }
        return winner;
    }

    Search<Players, Jokers> search_;
    bool stopped_ = false;
};

template <int Players>
std::unique_ptr<Engine> made(bool jokers, std::size_t most_bytes) {
    if (jokers) return std::make_unique<SearchEngine<Players, true>>(most_bytes);
    return std::make_unique<SearchEngine<Players, false>>(most_bytes);
}

}  // namespace

std::unique_ptr<Engine> make(int players, bool jokers, std::size_t most_bytes) {
    if (players == 3) return made<3>(jokers, most_bytes);
    if (players == 5) return made<5>(jokers, most_bytes);
    return made<4>(jokers, most_bytes);
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
