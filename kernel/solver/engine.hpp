// The solver's interface: questions and answers in card numbers, and an engine for each instruction set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "budget.hpp"
#include "limits.hpp"

namespace bidwhist {

// A position in the numbering of the Python core: card = 13 * suit + rank, 52 Little Joker, 53 Big Joker.
struct Question {
    std::uint64_t hands[kMaxPlayers] = {};
    int players = 4;
    int strain = 4;     // a suit 0 to 3, or 4 for no-trump
    int direction = 0;  // 0 uptown, 1 downtown with aces high, 2 downtown with aces low
    int leader = 0;
    unsigned declaring_seats = 0b0101;  // a bit for each seat of the declaring side
    int trick_cards[kMaxPlayers] = {};    // the trick in progress, in order of play
    int trick_size = 0;
    int first_trick_worth = 1;          // tricks that the trick in progress counts as
    bool jokers_any_time = false;       // in no-trump a joker may be played even by a seat that can follow suit
    bool jokers_must_go = false;        // in no-trump a seat that cannot follow plays a joker if it holds one
    bool jokers_may_lead = true;        // else in no-trump a joker is led only by a seat with nothing else
};

// Bounds on the declaring side's tricks from here on; equal unless the budget was spent.
struct Answer {
    int low = 0;
    int high = 0;
    int card = -1;  // the best card known; -1 if all are equal or none was found
    std::uint64_t nodes = 0;
};

struct CardAnswer {
    int card;
    int low;
    int high;
};

// Which cards are to be evaluated exactly.
enum class Want { kAll, kBest };

// Why a question is invalid, or nullptr if it is valid.
const char* validation_error(const Question& question);

class Engine {
public:
    virtual ~Engine() = default;
    // The value of the position. A guess of it saves a search or two; -1 for none.
    virtual Answer value(const Question& question, const Budget& budget, int guess) = 0;
    // Does the declaring side take so many tricks? 1 yes, 0 no, -1 if the budget was spent first.
    virtual int reaches(const Question& question, int target, const Budget& budget, std::uint64_t& nodes) = 0;
    // Writes bounds for every legal card to `out` (kMaxHandSize entries) and returns how many cards there are.
    virtual int cards(const Question& question, const Budget& budget, Want want, CardAnswer* out,
                      Answer& position_value) = 0;
    // The same for one target: bounds of 0 and 1 say whether the card reaches it.
    virtual int cards_reaching(const Question& question, int target, const Budget& budget, CardAnswer* out) = 0;
    virtual void clear() = 0;
    virtual std::size_t bytes() const = 0;
};

// An engine compiled for an instruction set, as instruction_set.hpp numbers them.
std::unique_ptr<Engine> make_engine(int level, int players, bool jokers, std::size_t max_bytes);

}  // namespace bidwhist
