// The transposition table: what is known of a shape, as patterns of who owns the cards that mattered.
//
// A shape (every hand's length in every suit, leader, jokers) is matched exactly, never by a lossy hash. Under it stand
// patterns: a mask of relative ranks, the owners of those ranks in bit planes, and bounds on the declaring side's
// tricks. A pattern speaks for every position of its shape in which the masked ranks have the same owners.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "bits.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

struct Shape {
    std::uint64_t lengths;  // sixteen lengths of four bits: seat * 4 + lane
    std::uint64_t rest;     // leader, jokers and the lengths of a fifth hand; below 2^32
};

template <int Planes>
struct Owners {
    Cards plane[Planes];
};

constexpr int patterns_a_block = 8;

template <int Planes>
struct alignas(64) Block {
    Cards mask[patterns_a_block];
    Cards plane[Planes][patterns_a_block];
    std::int8_t low[patterns_a_block];
    std::int8_t high[patterns_a_block];
    std::uint32_t next;
    std::int32_t used;
};

struct Bounds {
    int low;
    int high;
};

template <int Planes>
class Table {
public:
    explicit Table(std::size_t most_bytes) : most_bytes_(most_bytes) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table() {
        std::free(slots_);
        std::free(blocks_);
    }

    // Forgets everything; the memory stays, and only what was used is touched.
    void clear() {
        if (used_slots_ * 8 < slot_count_) {
            for (std::size_t block = 1; block < used_blocks_; ++block) slots_[home_[block]].block = 0;
        } else if (slots_) {
            std::memset(slots_, 0, slot_count_ * sizeof(Slot));
        }
        used_slots_ = 0;
        used_blocks_ = 1;
    }

    void prefetch(const Shape& shape) const {
        if (slots_) __builtin_prefetch(&slots_[hash(shape) & (slot_count_ - 1)]);
    }

    // Is the question "at least `target`?" answered by a pattern that fits? On success `relevant` is its mask.
    bool probe(const Shape& shape, const Owners<Planes>& owners, int target, bool& reached, Cards& relevant) const {
        if (!slots_) return false;
        const Slot* slot = find(shape);
        if (!slot) return false;
        for (std::uint32_t index = slot->block; index; index = blocks_[index].next) {
            const Block<Planes>& block = blocks_[index];
            if (block.next) fetch(block.next);
            for (unsigned fitting = all_fitting(block, owners); fitting; fitting &= fitting - 1) {
                const int place = __builtin_ctz(fitting);
                if (block.low[place] >= target || block.high[place] < target) {
                    reached = block.low[place] >= target;
                    relevant = block.mask[place];
                    return true;
                }
            }
        }
        return false;
    }

    // Records bounds for all positions of the shape whose masked ranks have these owners.
    void store(const Shape& shape, const Owners<Planes>& owners, Cards mask, Bounds bounds) {
        Slot* slot = find_or_add(shape);
        if (!slot) return;
        Owners<Planes> kept;
        for (int plane = 0; plane < Planes; ++plane) kept.plane[plane] = owners.plane[plane] & mask;
        std::uint32_t index = slot->block, open = 0;
        for (; index; index = blocks_[index].next) {
            Block<Planes>& block = blocks_[index];
            for (unsigned within = all_within(block, kept, mask); within;) {
                const int place = 31 - __builtin_clz(within);
                within ^= 1U << place;
                if (block.mask[place] == mask) {
                    if (bounds.low > block.low[place]) block.low[place] = static_cast<std::int8_t>(bounds.low);
                    if (bounds.high < block.high[place]) block.high[place] = static_cast<std::int8_t>(bounds.high);
                    return;
                }
                if (bounds.low >= block.low[place] && bounds.high <= block.high[place]) move(block, --block.used, place);
            }
            if (!open && block.used < patterns_a_block) open = index;
        }
        if (!open) {
            open = add_block(static_cast<std::uint32_t>(slot - slots_));
            if (!open) return;
            blocks_[open].next = slot->block;
            slot->block = open;
        }
        Block<Planes>& block = blocks_[open];
        const int place = block.used++;
        block.mask[place] = mask;
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][place] = kept.plane[plane];
        block.low[place] = static_cast<std::int8_t>(bounds.low);
        block.high[place] = static_cast<std::int8_t>(bounds.high);
    }

    std::size_t bytes() const {
        return slot_count_ * sizeof(Slot) + block_capacity_ * (sizeof(Block<Planes>) + sizeof(std::uint32_t));
    }

private:
    struct Slot {
        std::uint64_t lengths;
        std::uint32_t rest;
        std::uint32_t block;  // 0: the slot is free
    };

    static std::size_t hash(const Shape& shape) {
        std::uint64_t word = (shape.lengths ^ (shape.rest * 0x9E3779B97F4A7C15ULL)) * 0xD6E8FEB86659FD93ULL;
        word ^= word >> 32;
        return static_cast<std::size_t>(word * 0xD6E8FEB86659FD93ULL >> 20);
    }

    void fetch(std::uint32_t index) const {
        const char* at = reinterpret_cast<const char*>(&blocks_[index]);
        for (std::size_t line = 0; line < sizeof(Block<Planes>); line += 64) __builtin_prefetch(at + line);
    }

    // The patterns of a block that fit, as a mask of places.
    static unsigned all_fitting(const Block<Planes>& block, const Owners<Planes>& owners) {
        unsigned fitting = 0;
#if defined(__AVX2__)
        const __m256i nothing = _mm256_setzero_si256();
        for (int place = 0; place < patterns_a_block; place += 4) {
            __m256i differing = nothing;
            for (int plane = 0; plane < Planes; ++plane) {
                const __m256i held = _mm256_load_si256(reinterpret_cast<const __m256i*>(&block.plane[plane][place]));
                const __m256i wanted = _mm256_set1_epi64x(static_cast<long long>(owners.plane[plane]));
                differing = _mm256_or_si256(differing, _mm256_xor_si256(held, wanted));
            }
            const __m256i mask = _mm256_load_si256(reinterpret_cast<const __m256i*>(&block.mask[place]));
            const __m256i same = _mm256_cmpeq_epi64(_mm256_and_si256(differing, mask), nothing);
            fitting |= static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(same))) << place;
        }
        return fitting & ((1U << block.used) - 1);
#else
        for (int place = 0; place < block.used; ++place) fitting |= static_cast<unsigned>(fits(block, place, owners)) << place;
        return fitting;
#endif
    }

    static bool fits(const Block<Planes>& block, int place, const Owners<Planes>& owners) {
        Cards differing = 0;
        for (int plane = 0; plane < Planes; ++plane) differing |= block.plane[plane][place] ^ owners.plane[plane];
        return (differing & block.mask[place]) == 0;
    }

    // The patterns of a block that hold for no position but those of a new one, as a mask of places.
    static unsigned all_within(const Block<Planes>& block, const Owners<Planes>& kept, Cards mask) {
        unsigned within = 0;
#if defined(__AVX2__)
        const __m256i nothing = _mm256_setzero_si256(), wanted_mask = _mm256_set1_epi64x(static_cast<long long>(mask));
        for (int place = 0; place < patterns_a_block; place += 4) {
            __m256i differing = nothing;
            for (int plane = 0; plane < Planes; ++plane) {
                const __m256i held = _mm256_load_si256(reinterpret_cast<const __m256i*>(&block.plane[plane][place]));
                const __m256i wanted = _mm256_set1_epi64x(static_cast<long long>(kept.plane[plane]));
                differing = _mm256_or_si256(differing, _mm256_xor_si256(held, wanted));
            }
            const __m256i held_mask = _mm256_load_si256(reinterpret_cast<const __m256i*>(&block.mask[place]));
            const __m256i loose = _mm256_or_si256(_mm256_andnot_si256(held_mask, wanted_mask), _mm256_and_si256(differing, wanted_mask));
            within |= static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(loose, nothing)))) << place;
        }
        return within & ((1U << block.used) - 1);
#else
        for (int place = 0; place < block.used; ++place) {
            Cards differing = ~block.mask[place];
            for (int plane = 0; plane < Planes; ++plane) differing |= block.plane[plane][place] ^ kept.plane[plane];
            within |= static_cast<unsigned>((differing & mask) == 0) << place;
        }
        return within;
#endif
    }

    static void move(Block<Planes>& block, int from, int to) {
        block.mask[to] = block.mask[from];
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][to] = block.plane[plane][from];
        block.low[to] = block.low[from];
        block.high[to] = block.high[from];
    }

    const Slot* find(const Shape& shape) const {
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            const Slot& slot = slots_[at];
            if (!slot.block) return nullptr;
            if (slot.lengths == shape.lengths && slot.rest == shape.rest) return &slot;
        }
    }

    Slot* find_or_add(const Shape& shape) {
        if ((used_slots_ + 1) * 2 > slot_count_ && !grow_slots()) return nullptr;
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            Slot& slot = slots_[at];
            if (slot.block && (slot.lengths != shape.lengths || slot.rest != shape.rest)) continue;
            if (!slot.block) {
                const std::uint32_t block = add_block(static_cast<std::uint32_t>(at));
                if (!block) return nullptr;
                slot = {shape.lengths, static_cast<std::uint32_t>(shape.rest), block};
                ++used_slots_;
            }
            return &slot;
        }
    }

    bool grow_slots() {
        const std::size_t wanted = slot_count_ ? slot_count_ * 2 : first_slots;
        const bool fits_in_memory = wanted * sizeof(Slot) <= most_bytes_ / 8 || !slot_count_;
        if (!fits_in_memory && slot_count_) return used_slots_ + 1 < slot_count_ - slot_count_ / 8;
        Slot* grown = static_cast<Slot*>(std::calloc(wanted, sizeof(Slot)));
        if (!grown) return false;
        Slot* old = slots_;
        const std::size_t old_count = slot_count_;
        slots_ = grown;
        slot_count_ = wanted;
        for (std::size_t from = 0; from < old_count; ++from) {
            if (old[from].block) rehome(old[from]);
        }
        std::free(old);
        return true;
    }

    void rehome(const Slot& slot) {
        std::size_t at = hash({slot.lengths, slot.rest}) & (slot_count_ - 1);
        while (slots_[at].block) at = (at + 1) & (slot_count_ - 1);
        slots_[at] = slot;
        for (std::uint32_t block = slot.block; block; block = blocks_[block].next) {
            home_[block] = static_cast<std::uint32_t>(at);
        }
    }

    std::uint32_t add_block(std::uint32_t home) {
        if (used_blocks_ >= block_capacity_ && !grow_blocks()) return 0;
        const std::uint32_t index = static_cast<std::uint32_t>(used_blocks_++);
        blocks_[index].used = 0;
        blocks_[index].next = 0;
        home_[index] = home;
        return index;
    }

    // The whole pool is asked for once; the system hands out its pages as they are first written.
    bool grow_blocks() {
        if (blocks_) return false;
        const std::size_t each = sizeof(Block<Planes>) + sizeof(std::uint32_t);
        const std::size_t capacity = most_bytes_ * 7 / 8 / each + 2;
        void* pool = nullptr;
        if (posix_memalign(&pool, 64, capacity * each)) return false;
        blocks_ = static_cast<Block<Planes>*>(pool);
        home_ = reinterpret_cast<std::uint32_t*>(blocks_ + capacity);
        block_capacity_ = capacity;
        return true;
    }

    static constexpr std::size_t first_slots = 1 << 10;

    std::size_t most_bytes_;
    Slot* slots_ = nullptr;
    std::size_t slot_count_ = 0;
    std::size_t used_slots_ = 0;
    Block<Planes>* blocks_ = nullptr;
    std::uint32_t* home_ = nullptr;
    std::size_t block_capacity_ = 0;
    std::size_t used_blocks_ = 1;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
