// An engine kept from question to question, with what it has seen of a deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "engine.hpp"

namespace bidwhist {

// Are there jokers that belong to no suit?
inline bool has_loose_jokers(const Question& question) {
    constexpr std::uint64_t kJokers = std::uint64_t{3} << 52;
    constexpr int kNoTrump = 4;
    if (question.strain != kNoTrump) return false;
    for (int seat = 0; seat < question.players; ++seat) {
        if (question.hands[seat] & kJokers) return true;
    }
    for (int place = 0; place < question.trick_size; ++place) {
        if (question.trick_cards[place] >= 52) return true;
    }
    return false;
}

// An engine for the number of players questions for last, and the deal that its table belongs to.
class EngineCache {
public:
    EngineCache(std::size_t max_bytes, int level) : max_bytes_(max_bytes), level_(level) {}

    // The engine for a question. Its table is kept while the questions are of one deal, and cleared if `fresh`.
    Engine& engine_for(const Question& question, bool fresh) {
        const bool jokers = has_loose_jokers(question);
        const bool other_kind = !engine_ || players_ != question.players || jokers_ != jokers;
        if (other_kind) {
            engine_.reset();
            engine_ = make_engine(level_, question.players, jokers, max_bytes_);
            players_ = question.players;
            jokers_ = jokers;
        } else if (fresh || !continues(question)) {
            engine_->clear();
        }
        if (fresh || other_kind || !continues(question)) deal_ = question;
        return *engine_;
    }

    std::size_t bytes() const { return engine_ ? engine_->bytes() : 0; }
    void clear() {
        if (engine_) engine_->clear();
    }

private:
    // Is the question of the same deal, later in the play?
    bool continues(const Question& question) const {
        if (question.strain != deal_.strain || question.direction != deal_.direction) return false;
        if (question.declaring_seats != deal_.declaring_seats) return false;
        if (question.jokers_any_time != deal_.jokers_any_time) return false;
        if (question.jokers_must_go != deal_.jokers_must_go) return false;
        if (question.jokers_may_lead != deal_.jokers_may_lead) return false;
        for (int seat = 0; seat < question.players; ++seat) {
            if (question.hands[seat] & ~deal_.hands[seat]) return false;
        }
        return true;
    }

    std::size_t max_bytes_;
    int level_;
    std::unique_ptr<Engine> engine_;
    int players_ = 0;
    bool jokers_ = false;
    Question deal_;
};

}  // namespace bidwhist
