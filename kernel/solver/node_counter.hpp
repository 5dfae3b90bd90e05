// Counts the nodes of a search, and stops it when its budget is spent or it is cancelled.
#pragma once

#include <chrono>
#include <cstdint>

#include "budget.hpp"
#include "card_bits.hpp"
#include "search_parameters.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Thrown when a budget is spent or the search is cancelled; nothing unfinished has been stored.
struct SearchStopped {};

class NodeCounter {
public:
    void begin(const Budget& budget) {
        budget_ = budget;
        nodes_ = 0;
        next_check_ = budget.nodes < kNodesPerCheck ? budget.nodes : kNodesPerCheck;
        if (budget.milliseconds >= 0) deadline_ = deadline_in(std::chrono::milliseconds(budget.milliseconds));
    }

    std::uint64_t nodes() const { return nodes_; }

    // Counts a node, and checks the budget every kNodesPerCheck nodes.
    void count_and_check() {
        if (++nodes_ >= next_check_) check();
    }

    void count() { ++nodes_; }

private:
    using Clock = std::chrono::steady_clock;

    // The end of all time where the clock cannot count so far.
    static Clock::time_point deadline_in(std::chrono::milliseconds time) {
        const Clock::time_point now = Clock::now();
        const auto most = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::time_point::max() - now);
        return time < most ? now + time : Clock::time_point::max();
    }

    void check() {
        if (nodes_ >= budget_.nodes) throw SearchStopped{};
        if (budget_.cancelled && budget_.cancelled->load(std::memory_order_relaxed)) throw SearchStopped{};
        if (budget_.interruption && budget_.interruption->is_asked()) throw SearchStopped{};
        if (budget_.milliseconds >= 0 && Clock::now() >= deadline_) throw SearchStopped{};
        next_check_ = nodes_ + kNodesPerCheck;
        if (budget_.nodes < next_check_) next_check_ = budget_.nodes;
    }

    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    Budget budget_;
    Clock::time_point deadline_;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
