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
        begin(question, numbering, budget);
        Answer answer = settle(guess);
        answer.card = named(question, numbering);
        answer.nodes = search_.nodes();
        return answer;
    }

    int reaches(const Question& question, int target, const Budget& budget, std::uint64_t& nodes) override {
        const Numbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        const int reply = asked(target);
        nodes = search_.nodes();
        return reply;
    }

    int cards(const Question& question, const Budget& budget, Want want, CardAnswer* out, Answer& position) override {
        const Numbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        list_options(question, numbering);
        position = settle(-1);
        position.card = named(question, numbering);
        for (int at = 0; at < option_count_; ++at) settle_option(options_[at], position, want);
        position.nodes = search_.nodes();
        return answers(out);
    }

    int cards_reaching(const Question& question, int target, const Budget& budget, CardAnswer* out) override {
        const Numbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        list_options(question, numbering);
        for (int at = 0; at < option_count_; ++at) {
            const Bounds& bounds = options_[at].bounds;
            if (bounds.low < target && bounds.high >= target) ask(options_[at].card, target);
        }
        for (int at = 0; at < option_count_; ++at) {  // not before: an answer about one card tightens others' bounds
            Bounds& bounds = options_[at].bounds;
            bounds = {bounds.low >= target, bounds.high >= target};
        }
        return answers(out);
    }

private:
    // Equal cards that may be played now, and what is known of them.
    struct Option {
        Cards card;           // the best of them, 0 for a joker without a suit
        std::uint64_t group;  // all of them, in card numbers
        Bounds bounds;
    };

    static int to_play(const Board& board) { return (board.leader + board.on_table) % Players; }

    void begin(const Question& question, const Numbering& numbering, const Budget& budget) {
        board_ = board_of(question, numbering);
        declaring_ = board_.sides >> to_play(board_) & 1;
        option_count_ = 0;
        stopped_ = false;
        search_.limit({budget.nodes, budget.milliseconds, budget.cancelled});
        search_.forget_decision();
        search_.set(board_);
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
        board.jokers_must_go = question.jokers_must_go;
        board.jokers_may_lead = question.jokers_may_lead;
        return board;
    }

    // Yes, no, or -1 when the budget is spent.
    int asked(int target) {
        if (stopped_) return -1;
        try {
            const Cards result = search_.reaches(target);
            const bool reached = (result & reached_flag) != 0;
            if (reached == declaring_) learn_decision(target, result);
            return reached;
        } catch (const Stopped&) {
            stopped_ = true;
            return -1;
        }
    }

    // Puts the question for one card, and learns what it says of that card and of others like it.
    void ask(Cards card, int target) {
        if (stopped_) return;
        try {
            learn(card, target, search_.reaches_by(card, target));
        } catch (const Stopped&) {
            stopped_ = true;
        }
    }

    void learn(Cards card, int target, Cards result) {
        const bool reached = (result & reached_flag) != 0;
        for (int at = 0; at < option_count_; ++at) {
            Option& option = options_[at];
            if (option.card == card || alike(card, option.card, result)) tighten(option.bounds, target, reached);
        }
    }

    // The side to play got its way: by one card, after others that did not serve.
    void learn_decision(int target, Cards result) {
        if (!option_count_) return;
        const int place = search_.deciding_place();
        learn(place == Search<Players, Jokers>::joker_place ? 0 : Cards{1} << place, target, result);
        for (int at = 0; at < option_count_; ++at) {
            const Cards card = options_[at].card;
            const bool left = card ? (search_.not_refuted() & card) != 0 : search_.joker_not_refuted();
            if (!left) tighten(options_[at].bounds, target, !declaring_);
        }
    }

    static void tighten(Bounds& bounds, int target, bool reached) {
        if (reached && bounds.low < target) bounds.low = target;
        if (!reached && bounds.high >= target) bounds.high = target - 1;
    }

    // Does an answer about one card hold for another: are both worse than all that it rests on in their suit?
    static bool alike(Cards card, Cards other, Cards result) {
        if (!card || !other || lane_of(card) != lane_of(other)) return false;
        const Cards mattered = result & lane_mask(lane_of(card)) & ~lane_ends;
        if (!mattered) return true;
        const Cards lowest = worst_of(mattered);
        return card > lowest && other > lowest;
    }

    static int tricks_of(const Board& board) {
        const int seat = to_play(board);
        return count(board.hands[seat]) + board.jokers[seat];
    }

    static int most_of(const Board& board) {
        const int tricks = tricks_of(board);
        return tricks ? tricks + board.first_worth - 1 : 0;
    }

    // The value of the position, asked in steps of one from a guess.
    Answer settle(int guess) {
        Answer answer;
        answer.high = most_of(board_);
        if (guess < 0) guess = guessed(board_);
        int next = guess + 1 > answer.high ? answer.high : guess + 1;
        while (answer.low < answer.high) {
            const int reply = asked(next);
            if (reply < 0) break;
            if (reply) answer.low = next;
            else answer.high = next - 1;
            next = reply ? answer.low + 1 : answer.high;
        }
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
    void settle_option(Option& option, const Answer& position, Want want) {
        Bounds& bounds = option.bounds;
        if (declaring_ && bounds.high > position.high) bounds.high = position.high;
        if (!declaring_ && bounds.low < position.low) bounds.low = position.low;
        if (want == Want::best) {
            const int target = declaring_ ? position.low : position.high + 1;
            if (target > bounds.low && target <= bounds.high) ask(option.card, target);
            return;
        }
        while (bounds.low < bounds.high && !stopped_) ask(option.card, declaring_ ? bounds.high : bounds.low + 1);
    }

    int answers(CardAnswer* out) const {
        int number = 0;
        for (int at = 0; at < option_count_; ++at) {
            const Option& option = options_[at];
            for (std::uint64_t group = option.group; group; group &= group - 1) {
                out[number++] = {__builtin_ctzll(group), option.bounds.low, option.bounds.high};
            }
        }
        return number;
    }

    // The card number behind the last decision at the root.
    int named(const Question& question, const Numbering& numbering) const {
        const int place = search_.deciding_place();
        if (place < 0) return -1;
        if (!Jokers || place != Search<Players, Jokers>::joker_place) return numbering.card(place);
        const std::uint64_t hand = question.hands[(question.leader + question.on_table) % Players];
        return little_joker + __builtin_ctzll(hand >> little_joker);
    }

    void list_options(const Question& question, const Numbering& numbering) {
        const int seat = to_play(board_);
        const Cards hand = board_.hands[seat];
        Cards in_play = 0, led = 0;
        for (int other = 0; other < Players; ++other) in_play |= board_.hands[other];
        for (int place = 0; place < board_.on_table; ++place) {
            in_play |= board_.table[place];
            if (board_.table[place] && !led) led = lane_mask(lane_of(board_.table[place]));
        }
        const Jokers_here jokers = jokers_here(board_, board_.jokers[seat], hand, hand & led, !board_.on_table, led);
        const Cards legal = jokers.must ? 0 : hand & led ? hand & led : hand;
        const Cards linked = legal & next_worse(legal, in_play);
        const Bounds all{0, most_of(board_)};
        for (Cards tops = legal & ~linked; tops; tops &= tops - 1) {
            const Cards top = best_of(tops);
            std::uint64_t group = 0;
            for (Cards card = top; card; card = next_worse(card, in_play) & linked) {
                group |= std::uint64_t{1} << numbering.card(place_of(card));
            }
            options_[option_count_++] = {top, group, all};
        }
        if (jokers.may) options_[option_count_++] = {0, question.hands[seat] & (std::uint64_t{3} << little_joker), all};
    }

    Search<Players, Jokers> search_;
    Board board_;
    Option options_[most_cards] = {};
    int option_count_ = 0;
    bool declaring_ = false;
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
