// Makes the engine for an instruction set at run time, and validates questions.
#include "../instruction_set.hpp"
#include "engine.hpp"

namespace bidwhist {

#if defined(BIDWHIST_NATIVE)
namespace BIDWHIST_NATIVE { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t max_bytes); }
#else
#if defined(BIDWHIST_HAS_V3)
namespace pext { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t max_bytes); }
namespace v3 { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t max_bytes); }
#endif
namespace plain { std::unique_ptr<Engine> make(int players, bool jokers, std::size_t max_bytes); }
#endif

namespace {

constexpr int kBigJoker = 53;

const char* field_error(const Question& question) {
    if (question.players < 3 || question.players > kMaxPlayers) return "a position has three to five hands";
    if (question.leader < 0 || question.leader >= question.players) return "the leader is not a seat";
    if (question.declaring_seats >> question.players) return "the declaring side has a seat that is not there";
    if (question.strain < 0 || question.strain > 4) return "a strain is 0 to 4";
    if (question.direction < 0 || question.direction > 2) return "a direction is 0 to 2";
    if (question.first_trick_worth < 1 || question.first_trick_worth > 2) return "a first trick counts one or two";
    if (question.trick_size < 0 || question.trick_size >= question.players) return "the table holds a finished trick";
    return nullptr;
}

}  // namespace

const char* validation_error(const Question& question) {
    if (const char* reason = field_error(question)) return reason;
    std::uint64_t seen = 0;
    int held[kMaxPlayers] = {};
    for (int seat = 0; seat < question.players; ++seat) {
        const std::uint64_t hand = question.hands[seat];
        if (hand >> (kBigJoker + 1)) return "a hand has a card beyond 53";
        if (hand & seen) return "two hands hold the same card";
        seen |= hand;
        held[seat] = __builtin_popcountll(hand);
    }
    for (int place = 0; place < question.trick_size; ++place) {
        const int card = question.trick_cards[place];
        if (card < 0 || card > kBigJoker) return "a card on the table is not 0 to 53";
        if (seen >> card & 1) return "a card on the table is held as well";
        seen |= std::uint64_t{1} << card;
        ++held[(question.leader + place) % question.players];
    }
    for (int seat = 1; seat < question.players; ++seat) {
        if (held[seat] != held[0]) return "the hands are not of one size";
    }
    return nullptr;
}

std::unique_ptr<Engine> make_engine(int level, int players, bool jokers, std::size_t max_bytes) {
#if defined(BIDWHIST_NATIVE)
    (void)level;  // the answers are the same with all
    return BIDWHIST_NATIVE::make(players, jokers, max_bytes);
#else
#if defined(BIDWHIST_HAS_V3)
    if (level == kV3WithPext) return pext::make(players, jokers, max_bytes);
    if (level == kV3) return v3::make(players, jokers, max_bytes);
#endif
    (void)level;
    return plain::make(players, jokers, max_bytes);
#endif
}

}  // namespace bidwhist
