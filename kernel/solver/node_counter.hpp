// Counts the nodes of a question, and ends it when its limit of nodes or time is reached or somebody cancels it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "bits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Thrown when a budget is spent or the search is cancelled; nothing unfinished has been stored.
struct Stopped {};

struct Limits {
    std::uint64_t nodes = UINT64_MAX;
    std::int64_t milliseconds = -1;
    const std::atomic<bool>* cancelled = nullptr;
};

class NodeCounter {
public:
    void begin(const Limits& limits) {
        limits_ = limits;
        nodes_ = 0;
        next_check_ = limits.nodes < check_every ? limits.nodes : check_every;
        if (limits.milliseconds >= 0) {
            deadline_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(limits.milliseconds);
        }
    }

    std::uint64_t nodes() const { return nodes_; }

    // Counts a node, and looks at the limits now and then.
    void count_and_check() {
        if (++nodes_ >= next_check_) check();
    }

    void count() { ++nodes_; }

private:
    static constexpr std::uint64_t check_every = 4096;

    void check() {
        if (nodes_ >= limits_.nodes) throw Stopped{};
        if (limits_.cancelled && limits_.cancelled->load(std::memory_order_relaxed)) throw Stopped{};
        if (limits_.milliseconds >= 0 && std::chrono::steady_clock::now() >= deadline_) throw Stopped{};
        next_check_ = nodes_ + check_every;
        if (limits_.nodes < next_check_) next_check_ = limits_.nodes;
    }

    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    Limits limits_;
    std::chrono::steady_clock::time_point deadline_;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
