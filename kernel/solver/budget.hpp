// How much a search may spend, and how it is cancelled from another thread.
#pragma once

#include <atomic>
#include <cstdint>

namespace bidwhist {

// Asked now and then, in the thread of a search, whether the search is to end.
class Interruption {
public:
    virtual bool is_asked() = 0;

protected:
    ~Interruption() = default;
};

struct Budget {
    std::uint64_t nodes = UINT64_MAX;
    std::int64_t milliseconds = -1;  // wall-clock time, -1 without a limit
    const std::atomic<bool>* cancelled = nullptr;
    Interruption* interruption = nullptr;
    bool limited() const { return nodes != UINT64_MAX || milliseconds >= 0; }
};

}  // namespace bidwhist
