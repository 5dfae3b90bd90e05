// The cards that last served: a hint for each situation, which any other situation may overwrite.
//
// A situation is a hash: the top of it finds the slot, ten bits of the rest tell strangers apart (a stranger's card tried
// first costs more than no hint). The fewer cards are left, the fewer slots are used: cold memory is dearer than a lost hint.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "bits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

class Served {
public:
    // Places are 0 to 63; this one is an end of a lane, so never a card: nothing is remembered.
    static constexpr int nothing = 15;

    class Slot {
    public:
        Slot(std::uint16_t* at, std::uint16_t tag) : at_(at), tag_(tag) {}
        int place() const { return ((*at_ ^ tag_) & tag_bits ? 0 : *at_ & place_bits) ^ nothing; }
        void remember(int place) { *at_ = static_cast<std::uint16_t>(tag_ | (place ^ nothing)); }

    private:
        std::uint16_t* at_;
        std::uint16_t tag_;
    };

    Served() : slots_(static_cast<std::uint16_t*>(std::calloc(most_slots, sizeof(std::uint16_t)))) {}
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    ~Served() { std::free(slots_); }

    void clear() {
        std::memset(slots_, 0, used_ * sizeof(std::uint16_t));
        used_ = 0;
    }

    void size_for(int tricks) {
        const int bits = tricks + 3 < fewest_bits ? fewest_bits : tricks + 3 > most_bits ? most_bits : tricks + 3;
        shift_ = 64 - bits;
        const std::size_t number = std::size_t{1} << bits;
        if (number > used_) used_ = number;
    }

    Slot of(std::uint64_t situation) const {
        return {slots_ + (situation >> shift_), static_cast<std::uint16_t>(situation >> 13 & tag_bits)};
    }

    static constexpr std::size_t bytes() { return most_slots * sizeof(std::uint16_t); }

private:
    static constexpr std::uint16_t place_bits = 0x3F;
    static constexpr std::uint16_t tag_bits = 0xFFC0;
    static constexpr int fewest_bits = 11;
    static constexpr int most_bits = 16;
    static constexpr std::size_t most_slots = std::size_t{1} << most_bits;

    std::uint16_t* slots_;
    int shift_ = 64 - most_bits;
    std::size_t used_ = 0;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
