// Many deals in step: each is replaced by its next one the moment it ends.
#pragma once
#include <vector>

#include "observation.hpp"
#include "playout.hpp"
#include "shuffle.hpp"

namespace bidwhist::simulator {

// Where a step writes; every pointer is to the caller's rows, one an environment.
struct Buffers {
    std::int8_t* observations;  // [size][observation_size]
    std::int8_t* masks;         // [size][action_count]
    std::int8_t* turns;         // [size], the seat to act
    float* rewards;             // [size][players]
    bool* ended;                // [size]
    std::int8_t* finals;        // like observations, or nothing
};

// Environment i plays deals first + i, first + i + size, first + i + 2 * size …; the dealer is the number mod players.
class Batch {
  public:
    Batch(const Tables& rules, const Seed& seed, int size, std::uint64_t first, int learner)
        : rules_(rules), seed_(seed), learner_(learner), numbers_(static_cast<std::size_t>(size)) {
        for (std::size_t row = 0; row < numbers_.size(); ++row) numbers_[row] = first + row;
        for (const std::uint64_t number : numbers_) {
            chances_.emplace_back(learner == nobody ? Chance(0) : chance_for(seed_, number));
            deals_.push_back(numbered_deal(rules_, seed_, number));
            let_others_act(deals_.size() - 1);
        }
    }

    int size() const { return static_cast<int>(deals_.size()); }
    const Deal& deal(int row) const { return deals_[static_cast<std::size_t>(row)]; }
    std::uint64_t number(int row) const { return numbers_[static_cast<std::size_t>(row)]; }

    // The first row whose action is not legal, or -1.
    template <typename Action>
    int first_illegal(const Action* actions) const {
        for (std::size_t row = 0; row < deals_.size(); ++row) {
            const bool exists = actions[row] >= 0 && actions[row] < action_count;
            if (!exists || !legal(rules_, deals_[row]).has(static_cast<int>(actions[row]))) return static_cast<int>(row);
        }
        return -1;
    }

    // Takes one legal action in every environment.
    template <typename Action>
    void step(const Action* actions, const Buffers& out) {
        for (std::size_t row = 0; row < deals_.size(); ++row) step_row(row, static_cast<int>(actions[row]), out);
    }

    void show(const Buffers& out) const {
        for (std::size_t row = 0; row < deals_.size(); ++row) show_row(row, out);
    }

    // One legal action an environment, each as likely.
    template <typename Action>
    void choose(Action* actions, Chance& chance) const {
        for (std::size_t row = 0; row < deals_.size(); ++row) {
            const Legal may = legal(rules_, deals_[row]);
            actions[row] = static_cast<Action>(may.at(chance.below(may.count())));
        }
    }

  private:
    void step_row(std::size_t row, int action, const Buffers& out) {
        Deal& deal = deals_[row];
        const int seat = deal.to_act;
        apply(rules_, deal, action);
        let_others_act(row);
        const bool ended = deal.phase == done;
        reward_row(row, out);
        out.ended[row] = ended;
        if (ended) {
            if (out.finals) observe(rules_, deal, seat, out.finals + row * observation_size);
            start_next(row);
        }
        show_row(row, out);
    }

    void reward_row(std::size_t row, const Buffers& out) const {
        float* rewards = out.rewards + row * static_cast<std::size_t>(rules_.players);
        std::int16_t points[most_players] = {};
        if (deals_[row].phase == done) points_of(rules_, deals_[row], points);
        for (int seat = 0; seat < rules_.players; ++seat) rewards[seat] = points[rules_.side_of[seat]];
    }

    void start_next(std::size_t row) {
        numbers_[row] += numbers_.size();
        deals_[row] = numbered_deal(rules_, seed_, numbers_[row]);
        if (learner_ != nobody) chances_[row] = chance_for(seed_, numbers_[row]);
        let_others_act(row);
    }

    void let_others_act(std::size_t row) {
        if (learner_ == nobody) return;
        Deal& deal = deals_[row];
        while (deal.phase != done && deal.to_act != learner_) {
            apply(rules_, deal, by_chance(rules_, deal, chances_[row]));
        }
    }

    void show_row(std::size_t row, const Buffers& out) const {
        const Deal& deal = deals_[row];
        observe(rules_, deal, deal.to_act, out.observations + row * observation_size);
        write_mask(legal(rules_, deal), out.masks + row * action_count);
        out.turns[row] = deal.to_act;
    }

    Tables rules_;
    Seed seed_;
    int learner_;
    std::vector<std::uint64_t> numbers_;
    std::vector<Deal> deals_;
    std::vector<Chance> chances_;
};

}  // namespace bidwhist::simulator
