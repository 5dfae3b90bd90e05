// How much a search may spend, and how it is cancelled from another thread.
#pragma once

#include <atomic>
#include <cstdint>

namespace bidwhist {

struct Budget {
    std::uint64_t nodes = UINT64_MAX;
    std::int64_t milliseconds = -1;  // wall-clock time, -1 without a limit
    const std::atomic<bool>* cancelled = nullptr;
    bool limited() const { return nodes != UINT64_MAX || milliseconds >= 0; }
};

}  // namespace bidwhist
