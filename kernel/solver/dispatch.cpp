// Chooses at run time which of the engines this machine can use, and refuses questions that make no sense.
#include "engine.hpp"

namespace bidwhist {

#if defined(BIDWHIST_HAS_V3)
namespace pext { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t most_bytes); }
namespace v3 { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t most_bytes); }
#endif
namespace plain { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t most_bytes); }

namespace {

constexpr int big_joker = 53;

const char* seats_fault(const Question& question) {
    if (question.players < 3 || question.players > most_seats) return "a position has three to five hands";
    if (question.leader < 0 || question.leader >= question.players) return "the leader is not a seat";
    if (question.sides >> question.players) return "the declaring side has a seat that is not there";
    if (question.strain < 0 || question.strain > 4) return "a strain is 0 to 4";
    if (question.direction < 0 || question.direction > 2) return "a direction is 0 to 2";
    if (question.first_worth < 1 || question.first_worth > 2) return "a first trick counts one or two";
    if (question.on_table < 0 || question.on_table >= question.players) return "the table holds a finished trick";
    return nullptr;
}

}  // namespace

const char* fault(const Question& question) {
    if (const char* reason = seats_fault(question)) return reason;
    std::uint64_t seen = 0;
    int held[most_seats] = {};
    for (int seat = 0; seat < question.players; ++seat) {
        const std::uint64_t hand = question.hands[seat];
        if (hand >> (big_joker + 1)) return "a hand has a card beyond 53";
        if (hand & seen) return "two hands hold the same card";
        seen |= hand;
        held[seat] = __builtin_popcountll(hand);
    }
    for (int place = 0; place < question.on_table; ++place) {
        const int card = question.table[place];
        if (card < 0 || card > big_joker) return "a card on the table is not 0 to 53";
        if (seen >> card & 1) return "a card on the table is held as well";
        seen |= std::uint64_t{1} << card;
        ++held[(question.leader + place) % question.players];
    }
    for (int seat = 1; seat < question.players; ++seat) {
        if (held[seat] != held[0]) return "the hands are not of one size";
    }
    return nullptr;
}

std::unique_ptr<Engine> make_engine(int level, int players, bool jokers, std::size_t most_bytes) {
#if defined(BIDWHIST_HAS_V3)
    if (level == 2) return pext::make(players, jokers, most_bytes);
    if (level == 1) return v3::make(players, jokers, most_bytes);
#endif
    (void)level;
    return plain::make(players, jokers, most_bytes);
}

}  // namespace bidwhist
