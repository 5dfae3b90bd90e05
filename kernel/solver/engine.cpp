// The engine: turns questions in card numbers into searches with a target, and their results into values.
//
// This file is compiled once for each instruction set, in a namespace of its own (BIDWHIST_TARGET).
#include "engine.hpp"

#include "search.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {
namespace {

constexpr int kCardsPerSuit = 13;
constexpr int kLittleJoker = 52;
constexpr int kNoTrump = 4;

// From rank (0 two ... 12 ace) to strength (12 best).
int strength(int rank, int direction) {
    if (direction == 0) return rank;
    if (direction == 1) return rank == 12 ? 12 : 11 - rank;
    return 12 - rank;
}

// Card numbers to bit indices of `Cards` and back, for one strain and direction. Index -1 is a joker without a suit.
class CardNumbering {
public:
    CardNumbering(int strain, int direction) {
        for (int card = 0; card < kLittleJoker; ++card) {
            const int card_suit = card / kCardsPerSuit;
            // The trump suit comes first, the others in their order.
            const bool moves_up = strain != kNoTrump && card_suit < strain;
            const int suit = card_suit == strain ? 0 : card_suit + moves_up;
            set(card, suit * kSuitBits + 14 - strength(card % kCardsPerSuit, direction));
        }
        for (int joker = 0; joker < 2; ++joker) {
            index_[kLittleJoker + joker] = strain == kNoTrump ? -1 : 1 - joker;
            if (strain != kNoTrump) card_[1 - joker] = kLittleJoker + joker;
        }
    }
    int index(int card) const { return index_[card]; }
    int card(int index) const { return card_[index]; }

    Cards cards_of(std::uint64_t hand) const {
        Cards cards = 0;
        for (; hand; hand &= hand - 1) {
            const int index = index_[__builtin_ctzll(hand)];
            if (index >= 0) cards |= Cards{1} << index;
        }
        return cards;
    }

private:
    void set(int card, int index) {
        index_[card] = index;
        card_[index] = card;
    }

    int index_[54];
    int card_[64] = {};
};

template <int Players, bool Jokers>
class SearchEngine final : public Engine {
public:
    explicit SearchEngine(std::size_t max_bytes) : search_(max_bytes) {}

    void clear() override { search_.clear(); }
    std::size_t bytes() const override { return search_.bytes(); }

    Answer value(const Question& question, const Budget& budget, int guess) override {
        const CardNumbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        Answer answer = find_value(guess);
        answer.card = deciding_card(question, numbering);
        answer.nodes = search_.nodes();
        return answer;
    }

    int reaches(const Question& question, int target, const Budget& budget, std::uint64_t& nodes) override {
        const CardNumbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        const int reply = search_position(target);
        nodes = search_.nodes();
        return reply;
    }

    int cards(const Question& question, const Budget& budget, Want want, CardAnswer* out,
              Answer& position_value) override {
        const CardNumbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        list_options(question, numbering);
        position_value = find_value(-1);
        position_value.card = deciding_card(question, numbering);
        for (int at = 0; at < option_count_; ++at) tighten_by_search(options_[at], position_value, want);
        position_value.nodes = search_.nodes();
        return write_answers(out);
    }

    int cards_reaching(const Question& question, int target, const Budget& budget, CardAnswer* out) override {
        const CardNumbering numbering(question.strain, question.direction);
        begin(question, numbering, budget);
        list_options(question, numbering);
        for (int at = 0; at < option_count_; ++at) {
            const Bounds& bounds = options_[at].bounds;
            if (bounds.low < target && bounds.high >= target) search_option(options_[at].card, target);
        }
        // In a loop of its own, because a search for one card may tighten the bounds of others.
        for (int at = 0; at < option_count_; ++at) {
            Bounds& bounds = options_[at].bounds;
            bounds = {bounds.low >= target, bounds.high >= target};
        }
        return write_answers(out);
    }

private:
    // Equivalent cards that may be played now, and their bounds so far.
    struct Option {
        Cards card;           // the best of them; 0 for jokers without a suit
        std::uint64_t group;  // all of them, as a mask of card numbers
        Bounds bounds;
    };

    static int to_play(const Position& position) { return (position.leader + position.trick_size) % Players; }

    // Starts a question: the root, an empty list of options, the budget.
    void begin(const Question& question, const CardNumbering& numbering, const Budget& budget) {
        position_ = position_of(question, numbering);
        declaring_ = position_.declaring_seats >> to_play(position_) & 1;
        option_count_ = 0;
        stopped_ = false;
        search_.set_budget(budget);
        search_.forget_decision();
        search_.set_position(position_);
    }

    static Position position_of(const Question& question, const CardNumbering& numbering) {
        Position position;
        position.has_trump = question.strain != kNoTrump;
        for (int seat = 0; seat < Players; ++seat) {
            position.hands[seat] = numbering.cards_of(question.hands[seat]);
            if (!position.has_trump) position.jokers[seat] = count(question.hands[seat] >> kLittleJoker);
        }
        position.trick_size = question.trick_size;
        for (int place = 0; place < question.trick_size; ++place) {
            const int index = numbering.index(question.trick_cards[place]);
            position.trick_cards[place] = index < 0 ? 0 : Cards{1} << index;
        }
        position.leader = question.leader;
        position.declaring_seats = question.declaring_seats;
        position.first_trick_worth = question.first_trick_worth;
        position.jokers_any_time = question.jokers_any_time && !position.has_trump;
        position.jokers_must_go = question.jokers_must_go;
        position.jokers_may_lead = question.jokers_may_lead;
        return position;
    }

    // Does the declaring side take `target` tricks? 1 yes, 0 no, -1 if the budget is spent.
    int search_position(int target) {
        if (stopped_) return -1;
        try {
            const Cards result = search_.reaches(target);
            const bool reached = (result & kReached) != 0;
            if (reached == declaring_) update_from_decision(target, result);
            return reached;
        } catch (const SearchStopped&) {
            stopped_ = true;
            return -1;
        }
    }

    // The same if a card is played; updates the bounds of that option and of others that the result holds for.
    void search_option(Cards card, int target) {
        if (stopped_) return;
        try {
            update_options(card, target, search_.reaches_by(card, target));
        } catch (const SearchStopped&) {
            stopped_ = true;
        }
    }

    // Applies a result for one card to every option that it holds for.
    void update_options(Cards card, int target, Cards result) {
        const bool reached = (result & kReached) != 0;
        for (int at = 0; at < option_count_; ++at) {
            Option& option = options_[at];
            if (option.card == card || holds_for(card, option.card, result)) tighten(option.bounds, target, reached);
        }
    }

    // After a search that the side to play won: one card is right, and those tried before it are not.
    void update_from_decision(int target, Cards result) {
        if (!option_count_) return;
        const int index = search_.deciding_card_index();
        update_options(index == Search<Players, Jokers>::kJokerIndex ? 0 : Cards{1} << index, target, result);
        for (int at = 0; at < option_count_; ++at) {
            const Cards card = options_[at].card;
            const bool not_refuted = card ? (search_.not_refuted() & card) != 0 : search_.joker_not_refuted();
            if (!not_refuted) tighten(options_[at].bounds, target, !declaring_);
        }
    }

    static void tighten(Bounds& bounds, int target, bool reached) {
        if (reached && bounds.low < target) bounds.low = target;
        if (!reached && bounds.high >= target) bounds.high = target - 1;
    }

    // Does a result for one card hold for another: are both worse than all cards of their suit that it rests on?
    static bool holds_for(Cards card, Cards other, Cards result) {
        if (!card || !other || suit_of(card) != suit_of(other)) return false;
        const Cards mattered = result & suit_mask(suit_of(card)) & ~kGuardBits;
        if (!mattered) return true;
        const Cards lowest = worst_of(mattered);
        return card > lowest && other > lowest;
    }

    static int tricks_of(const Position& position) {
        const int seat = to_play(position);
        return count(position.hands[seat]) + position.jokers[seat];
    }

    static int max_tricks_of(const Position& position) {
        const int tricks = tricks_of(position);
        return tricks ? tricks + position.first_trick_worth - 1 : 0;
    }

    // The value of the position, by searches with targets in steps of one from a guess.
    Answer find_value(int guess) {
        Answer answer;
        answer.high = max_tricks_of(position_);
        if (guess < 0) guess = first_guess(position_);
        int next = guess < answer.high ? guess + 1 : answer.high;
        while (answer.low < answer.high) {
            const int reply = search_position(next);
            if (reply < 0) break;
            if (reply) answer.low = next;
            else answer.high = next - 1;
            next = reply ? answer.low + 1 : answer.high;
        }
        return answer;
    }

    // A first guess at the value: half the tricks, more for the better cards and the longer trumps.
    static int first_guess(const Position& position) {
        Cards all = 0, declarers = 0;
        for (int seat = 0; seat < Players; ++seat) {
            all |= position.hands[seat];
            if (position.declaring_seats >> seat & 1) declarers |= position.hands[seat];
        }
        int points = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            Cards rest = all & suit_mask(suit);
            for (int honour = kGuessHonours; honour > 0 && rest; --honour, rest &= rest - 1) {
                points += (best_of(rest) & declarers ? 1 : -1) * kGuessPointsPerHonour * honour;
            }
        }
        if (position.has_trump) {
            points += kGuessPointsPerTrump * (2 * count(declarers & kTrumps) - count(all & kTrumps));
        }
        const int most = max_tricks_of(position);
        const int guess = (kGuessBase + kGuessPerPoint * points) * most / kGuessScale;
        return guess < 0 ? 0 : guess > most ? most : guess;
    }

    // An option's bounds, given those of the position: no card is better than the position for the side to play.
    void tighten_by_search(Option& option, const Answer& position_value, Want want) {
        Bounds& bounds = option.bounds;
        if (declaring_ && bounds.high > position_value.high) bounds.high = position_value.high;
        if (!declaring_ && bounds.low < position_value.low) bounds.low = position_value.low;
        if (want == Want::kBest) {
            const int target = declaring_ ? position_value.low : position_value.high + 1;
            if (target > bounds.low && target <= bounds.high) search_option(option.card, target);
            return;
        }
        while (bounds.low < bounds.high && !stopped_) {
            search_option(option.card, declaring_ ? bounds.high : bounds.low + 1);
        }
    }

    // Writes the bounds of every card of every option; returns how many cards there are.
    int write_answers(CardAnswer* out) const {
        int number = 0;
        for (int at = 0; at < option_count_; ++at) {
            const Option& option = options_[at];
            for (std::uint64_t group = option.group; group; group &= group - 1) {
                out[number++] = {__builtin_ctzll(group), option.bounds.low, option.bounds.high};
            }
        }
        return number;
    }

    // The number of the card that decided the last search at the root, -1 if there was none.
    int deciding_card(const Question& question, const CardNumbering& numbering) const {
        const int index = search_.deciding_card_index();
        if (index < 0) return -1;
        if (!Jokers || index != Search<Players, Jokers>::kJokerIndex) return numbering.card(index);
        const std::uint64_t hand = question.hands[(question.leader + question.trick_size) % Players];
        return kLittleJoker + __builtin_ctzll(hand >> kLittleJoker);
    }

    // Groups the legal cards of the seat to play into options.
    void list_options(const Question& question, const CardNumbering& numbering) {
        const int seat = to_play(position_);
        const Cards hand = position_.hands[seat];
        Cards in_play = 0, led = 0;
        for (int other = 0; other < Players; ++other) in_play |= position_.hands[other];
        for (int place = 0; place < position_.trick_size; ++place) {
            in_play |= position_.trick_cards[place];
            if (position_.trick_cards[place] && !led) led = suit_mask(suit_of(position_.trick_cards[place]));
        }
        const JokerOptions jokers =
            joker_options(position_, position_.jokers[seat], hand, hand & led, !position_.trick_size, led);
        const Cards legal = jokers.forced ? 0 : hand & led ? hand & led : hand;
        const Cards linked = legal & next_worse(legal, in_play);
        const Bounds all{0, max_tricks_of(position_)};
        for (Cards tops = legal & ~linked; tops; tops &= tops - 1) {
            const Cards top = best_of(tops);
            std::uint64_t group = 0;
            for (Cards card = top; card; card = next_worse(card, in_play) & linked) {
                group |= std::uint64_t{1} << numbering.card(index_of(card));
            }
            options_[option_count_++] = {top, group, all};
        }
        if (jokers.allowed) {
            options_[option_count_++] = {0, question.hands[seat] & (std::uint64_t{3} << kLittleJoker), all};
        }
    }

    Search<Players, Jokers> search_;
    Position position_;
    Option options_[kMaxHandSize] = {};
    int option_count_ = 0;
    bool declaring_ = false;
    bool stopped_ = false;
};

template <int Players>
std::unique_ptr<Engine> make_for(bool jokers, std::size_t max_bytes) {
    if (jokers) return std::make_unique<SearchEngine<Players, true>>(max_bytes);
    return std::make_unique<SearchEngine<Players, false>>(max_bytes);
}

}  // namespace

std::unique_ptr<Engine> make(int players, bool jokers, std::size_t max_bytes) {
    if (players == 3) return make_for<3>(jokers, max_bytes);
    if (players == 5) return make_for<5>(jokers, max_bytes);
    return make_for<4>(jokers, max_bytes);
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
