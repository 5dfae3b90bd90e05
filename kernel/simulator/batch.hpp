// Many deals stepped together. A deal that ends is replaced at once by the next one of its environment.
#pragma once

#include <cstdint>
#include <vector>

#include "observation.hpp"
#include "packed_observation.hpp"
#include "playout.hpp"
#include "shuffle.hpp"

namespace bidwhist::simulator {

// Observations and masks of a byte a number.
struct ByteRows {
    using Number = std::int8_t;
    static constexpr std::size_t kObservation = kObservationSize, kMask = kActionCount;

    static void show(const RuleTables& rules, const Deal& deal, int seat, Number* into) {
        observe(rules, deal, seat, into);
    }
    static void show_legal(const LegalActions& actions, Number* into) { write_mask(actions, into); }
};

// Observations and masks of bits in words.
struct PackedRows {
    using Number = std::uint64_t;
    static constexpr std::size_t kObservation = kPackedSize, kMask = kPackedMaskSize;

    static void show(const RuleTables& rules, const Deal& deal, int seat, Number* into) {
        observe_packed(rules, deal, seat, into);
    }
    static void show_legal(const LegalActions& actions, Number* into) { write_packed_mask(actions, into); }
};

// Where a step writes: the caller's arrays, with a row for each environment.
template <typename Rows>
struct Buffers {
    typename Rows::Number* observations;  // [size][Rows::kObservation]
    typename Rows::Number* masks;         // [size][Rows::kMask]
    std::int8_t* turns;                   // [size], the seat to act
    float* rewards;                       // [size][players]
    bool* ended;                          // [size]
    typename Rows::Number* finals;        // like observations: the last one of a deal that ended; or nullptr
};

// Environment i plays deals first + i, first + i + size, first + i + 2 * size ...; the dealer is the number mod
// players. With a learner all other seats play by chance, or by a policy.
template <typename Rows>
class Batch {
public:
    Batch(const RuleTables& rules, const Seed& seed, int size, std::uint64_t first, int learner,
          const Player& others)
        : rules_(rules), seed_(seed), learner_(learner), others_(others),
          deal_numbers_(static_cast<std::size_t>(size)),
          legal_(static_cast<std::size_t>(size)) {
        for (std::size_t row = 0; row < deal_numbers_.size(); ++row) deal_numbers_[row] = first + row;
        for (const std::uint64_t number : deal_numbers_) {
            prngs_.push_back(prng_of_others(number));
            deals_.push_back(new_deal(number));
            play_others(deals_.size() - 1);
        }
        for (std::size_t row = 0; row < deals_.size(); ++row) legal_[row] = legal(rules_, deals_[row]);
    }

    int size() const { return static_cast<int>(deals_.size()); }
    const Deal& deal(int row) const { return deals_[static_cast<std::size_t>(row)]; }
    std::uint64_t number(int row) const { return deal_numbers_[static_cast<std::size_t>(row)]; }

    // The first row whose action is not legal, or -1.
    template <typename Action>
    int first_illegal(const Action* actions) const {
        for (std::size_t row = 0; row < deals_.size(); ++row) {
            const bool exists = actions[row] >= 0 && actions[row] < kActionCount;
            if (!exists || !legal_[row].has(static_cast<int>(actions[row]))) {
                return static_cast<int>(row);
            }
        }
        return -1;
    }

    // Takes one legal action in every environment.
    template <typename Action>
    void step(const Action* actions, const Buffers<Rows>& out) {
        for (std::size_t row = 0; row < deals_.size(); ++row) step_row(row, static_cast<int>(actions[row]), out);
    }

    // Writes observation, mask and turn of every environment.
    void show(const Buffers<Rows>& out) const {
        for (std::size_t row = 0; row < deals_.size(); ++row) show_row(row, out);
    }

    // Draws a legal action for each environment, uniformly.
    template <typename Action>
    void choose(Action* actions, SplitMix64& prng) const {
        for (std::size_t row = 0; row < deals_.size(); ++row) {
            const LegalActions& choices = legal_[row];
            actions[row] = static_cast<Action>(choices.at(prng.below(choices.count())));
        }
    }

private:
    void step_row(std::size_t row, int action, const Buffers<Rows>& out) {
        Deal& deal = deals_[row];
        const int seat = deal.to_act;
        apply(rules_, deal, action);
        play_others(row);
        const bool ended = deal.phase == kDone;
        reward_row(row, out);
        out.ended[row] = ended;
        if (ended) {
            if (out.finals) Rows::show(rules_, deal, seat, out.finals + row * Rows::kObservation);
            start_next(row);
        }
        legal_[row] = legal(rules_, deal);
        show_row(row, out);
    }

    void reward_row(std::size_t row, const Buffers<Rows>& out) const {
        float* rewards = out.rewards + row * static_cast<std::size_t>(rules_.players);
        std::int16_t points[kMaxPlayers] = {};
        if (deals_[row].phase == kDone) points_of(rules_, deals_[row], points);
        for (int seat = 0; seat < rules_.players; ++seat) rewards[seat] = points[rules_.side_of[seat]];
    }

    void start_next(std::size_t row) {
        deal_numbers_[row] += deal_numbers_.size();
        deals_[row] = new_deal(deal_numbers_[row]);
        prngs_[row] = prng_of_others(deal_numbers_[row]);
        play_others(row);
    }

    bool has_others() const { return learner_ != kNobody; }

    Deal new_deal(std::uint64_t number) const {
        Deal deal = numbered_deal(rules_, seed_, number);
        deal.notes_signs = has_others() && others_.needs_signs();
        return deal;
    }

    SplitMix64 prng_of_others(std::uint64_t number) const {
        return has_others() && others_.draws() ? prng_for(seed_, number) : SplitMix64(0);
    }

    void play_others(std::size_t row) {
        if (!has_others()) return;
        Deal& deal = deals_[row];
        while (deal.phase != kDone && deal.to_act != learner_) {
            take(rules_, others_, deal, prngs_[row]);
        }
    }

    void show_row(std::size_t row, const Buffers<Rows>& out) const {
        const Deal& deal = deals_[row];
        Rows::show(rules_, deal, deal.to_act, out.observations + row * Rows::kObservation);
        Rows::show_legal(legal_[row], out.masks + row * Rows::kMask);
        out.turns[row] = deal.to_act;
    }

    RuleTables rules_;
    Seed seed_;
    int learner_;
    Player others_;
    std::vector<std::uint64_t> deal_numbers_;
    std::vector<Deal> deals_;
    std::vector<LegalActions> legal_;  // of the seat to act: found once a step, to show, to choose from and to check by
    std::vector<SplitMix64> prngs_;
};

}  // namespace bidwhist::simulator
