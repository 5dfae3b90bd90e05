// The solver for a browser: question and answer are rows of 32-bit words in the module's memory.
//
// The page writes a question at `question()`, calls, and reads the answer at `answer()`. A budget of 0 nodes is none.
#include <cstddef>
#include <cstdint>

#include "../solver/engine_cache.hpp"

using namespace bidwhist;

namespace {

constexpr std::size_t kTableBytes = std::size_t{32} << 20;
constexpr int kRefused = -1;  // the question is invalid

// A question as the page writes it; the words are named as in `bidwhist.solver.Position`.
struct Words {
    std::int32_t players, strain, direction, leader, sides, first_trick;
    std::int32_t jokers_any_time, jokers_must_go, jokers_may_lead;
    std::int32_t table_size;
    std::int32_t table[kMaxPlayers];
    std::uint32_t hands[kMaxPlayers][2];  // the lower half of a mask first
};

Words words;
std::int32_t answer_words[3 * kMaxHandSize];
EngineCache engines(kTableBytes, 0);

Question question_of(const Words& from) {
    Question question;
    question.players = from.players;
    question.strain = from.strain;
    question.direction = from.direction;
    question.leader = from.leader;
    question.declaring_seats = static_cast<unsigned>(from.sides);
    question.first_trick_worth = from.first_trick;
    question.jokers_any_time = from.jokers_any_time;
    question.jokers_must_go = from.jokers_must_go;
    question.jokers_may_lead = from.jokers_may_lead;
    question.trick_size = from.table_size;
    for (int at = 0; at < kMaxPlayers; ++at) {
        question.trick_cards[at] = from.table[at];
        question.hands[at] = from.hands[at][0] | std::uint64_t{from.hands[at][1]} << 32;
    }
    return question;
}

Budget budget_of(double nodes) {
    Budget budget;
    if (nodes > 0) budget.nodes = static_cast<std::uint64_t>(nodes);
    return budget;
}

}  // namespace

#define BIDWHIST_EXPORT(name) extern "C" __attribute__((export_name(#name)))

BIDWHIST_EXPORT(question) void* question_words() { return &words; }
BIDWHIST_EXPORT(answer) void* answers() { return answer_words; }

// Tricks of the declaring side: writes low, high and nodes. Returns 0, or kRefused.
BIDWHIST_EXPORT(value) int value(double nodes, int guess) {
    const Question question = question_of(words);
    if (validation_error(question)) return kRefused;
    const Budget budget = budget_of(nodes);
    const Answer found = engines.engine_for(question, budget.limited()).value(question, budget, guess);
    answer_words[0] = found.low;
    answer_words[1] = found.high;
    answer_words[2] = static_cast<std::int32_t>(found.nodes);
    return 0;
}

// Every legal card: writes card, low and high of each. Returns how many there are, or kRefused.
BIDWHIST_EXPORT(cards) int cards(double nodes) {
    const Question question = question_of(words);
    if (validation_error(question)) return kRefused;
    const Budget budget = budget_of(nodes);
    CardAnswer found[kMaxHandSize];
    Answer position_value;
    const int number =
        engines.engine_for(question, budget.limited()).cards(question, budget, Want::kAll, found, position_value);
    std::int32_t* out = answer_words;
    for (int at = 0; at < number; ++at) {
        *out++ = found[at].card;
        *out++ = found[at].low;
        *out++ = found[at].high;
    }
    return number;
}
