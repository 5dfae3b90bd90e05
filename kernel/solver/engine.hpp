// What the rest of the kernel sees of the solver: plain questions and answers, and one engine for each kind of machine.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace bidwhist {

constexpr int most_seats = 5;
constexpr int most_cards = 20;

// A position in the numbering of the Python core: card = 13 * suit + rank, 52 Little Joker, 53 Big Joker.
struct Question {
    std::uint64_t hands[most_seats] = {};
    int players = 4;
    int strain = 4;
    int direction = 0;
    int leader = 0;
    unsigned sides = 0b0101;
    int table[most_seats] = {};
    int on_table = 0;
    int first_worth = 1;
    bool jokers_any_time = false;
    bool jokers_must_go = false;  // who cannot follow in no-trump plays a joker, if one is in hand
    bool jokers_may_lead = true;  // else who leads in no-trump leads another card, if there is one
};

struct Budget {
    std::uint64_t nodes = UINT64_MAX;
    std::int64_t milliseconds = -1;
    const std::atomic<bool>* cancelled = nullptr;
    bool limited() const { return nodes != UINT64_MAX || milliseconds >= 0; }
};

struct Answer {
    int low = 0;
    int high = 0;
    int card = -1;  // the best card known, -1 where every card is as good or none was found
    std::uint64_t nodes = 0;
};

struct CardAnswer {
    int card;
    int low;
    int high;
};

enum class Want { all, best };

// A reason why a question makes no sense, or nullptr.
const char* fault(const Question& question);

class Engine {
public:
    virtual ~Engine() = default;
    virtual Answer value(const Question& question, const Budget& budget, int guess) = 0;
    // 1 yes, 0 no, -1 the budget was spent first.
    virtual int reaches(const Question& question, int target, const Budget& budget, std::uint64_t& nodes) = 0;
    // Every legal card with bounds; returns how many.
    virtual int cards(const Question& question, const Budget& budget, Want want, CardAnswer* out, Answer& position) = 0;
    // For every legal card: is the target reached? (bounds 0 or 1)
    virtual int cards_reaching(const Question& question, int target, const Budget& budget, CardAnswer* out) = 0;
    virtual void clear() = 0;
    virtual std::size_t bytes() const = 0;
};

// An engine for the instructions of a level, as machine.hpp numbers them.
std::unique_ptr<Engine> make_engine(int level, int players, bool jokers, std::size_t most_bytes);

}  // namespace bidwhist
