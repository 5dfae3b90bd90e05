// The transposition table: bounds on the declaring side's tricks, by who owns the cards that mattered.
//
// An entry is found by its shape (every hand's length in every suit, leader, jokers), which is stored and compared as a
// whole, so no two shapes are confused. It heads a list of patterns: a mask of relative ranks, the owners of those
// ranks in bit planes, and bounds. A pattern holds for every position of its shape in which the masked ranks have the
// same owners.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#include "card_bits.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

struct Shape {
    std::uint64_t lengths;  // sixteen lengths of four bits: seat * 4 + suit
    std::uint64_t rest;     // leader, jokers and the lengths of a fifth hand; below 2^32
};

// Owners of relative ranks; a word has a bit for every card in play.
template <int Planes, typename Word>
struct Owners {
    Word plane[Planes];
};

constexpr int kPatternsPerBlock = 8;

// Patterns of one shape, stored by field so that several are compared at a time.
template <int Planes, typename Word>
struct alignas(64) PatternBlock {
    Word mask[kPatternsPerBlock];
    Word plane[Planes][kPatternsPerBlock];
    std::int8_t low[kPatternsPerBlock];
    std::int8_t high[kPatternsPerBlock];
    std::uint32_t next;  // index of the next block, 0 at the end
    std::int32_t used;   // patterns in the block
};

// Bounds on a number of tricks, both inclusive.
struct Bounds {
    int low;
    int high;
};

// As many words as a SIMD register holds, compared at a time (one word without AVX2).
template <typename Word>
class SimdWords {
public:
#if defined(__AVX2__)
    static constexpr int kSize = 32 / sizeof(Word);
    explicit SimdWords(const Word* from) : words_(_mm256_load_si256(reinterpret_cast<const __m256i*>(from))) {}
    explicit SimdWords(Word all) : words_(broadcast(all)) {}
    SimdWords operator|(SimdWords other) const { return SimdWords(_mm256_or_si256(words_, other.words_)); }
    SimdWords operator^(SimdWords other) const { return SimdWords(_mm256_xor_si256(words_, other.words_)); }
    SimdWords operator&(SimdWords other) const { return SimdWords(_mm256_and_si256(words_, other.words_)); }
    SimdWords and_not(SimdWords other) const { return SimdWords(_mm256_andnot_si256(other.words_, words_)); }
    // Which words are zero, as a bit mask.
    unsigned zero_mask() const {
        const __m256i zero = _mm256_setzero_si256();
        if constexpr (sizeof(Word) == 4) {
            return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(words_, zero))));
        } else {
            return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(words_, zero))));
        }
    }

private:
    explicit SimdWords(__m256i words) : words_(words) {}
    static __m256i broadcast(std::uint32_t word) { return _mm256_set1_epi32(static_cast<int>(word)); }
    static __m256i broadcast(std::uint64_t word) { return _mm256_set1_epi64x(static_cast<long long>(word)); }
    __m256i words_;
#else
    static constexpr int kSize = 1;
    explicit SimdWords(const Word* from) : word_(*from) {}
    explicit SimdWords(Word all) : word_(all) {}
    SimdWords operator|(SimdWords other) const { return SimdWords(word_ | other.word_); }
    SimdWords operator^(SimdWords other) const { return SimdWords(word_ ^ other.word_); }
    SimdWords operator&(SimdWords other) const { return SimdWords(word_ & other.word_); }
    SimdWords and_not(SimdWords other) const { return SimdWords(word_ & ~other.word_); }
    unsigned zero_mask() const { return word_ == 0; }

private:
    Word word_;
#endif
};

template <int Planes>
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t max_bytes) : max_bytes_(max_bytes) {}

    // Forgets everything in constant time: entries of older generations count as free. The memory is kept.
    void clear() {
        if (++generation_ == kGenerations) {
            std::fill_n(slots_.get(), slot_count_, Slot{});
            generation_ = 1;
        }
        used_slots_ = 0;
        used_units_ = 1;
    }

    void prefetch(const Shape& shape) const {
        if (slots_) __builtin_prefetch(&slots_[hash(shape) & (slot_count_ - 1)]);
    }

    // Does a matching pattern answer "at least `target`?" If so, returns true, the answer in `reached` and the
    // pattern's mask of relative ranks in `relevant`.
    template <typename Word>
    bool probe(const Shape& shape, const Owners<Planes, Word>& owners, int target, bool& reached,
               Cards& relevant) const {
        if (!slots_) return false;
        const Slot* slot = find(shape);
        if (!slot) return false;
        for (std::uint32_t index = slot->block(); index;) {
            const PatternBlock<Planes, Word>& block = block_at<Word>(index);
            index = block.next;
            if (index) prefetch_block<Word>(index);
            for (unsigned matches = matching(block, owners); matches; matches &= matches - 1) {
                const int pattern = __builtin_ctz(matches);
                if (block.low[pattern] >= target || block.high[pattern] < target) {
                    reached = block.low[pattern] >= target;
                    relevant = block.mask[pattern];
                    return true;
                }
            }
        }
        return false;
    }

    // Stores bounds for all positions of the shape whose masked ranks have these owners. Patterns that the new one
    // makes superfluous are dropped; when memory runs out nothing is stored.
    template <typename Word>
    void store(const Shape& shape, const Owners<Planes, Word>& owners, Word mask, Bounds bounds) {
        Slot* slot = find_or_add<Word>(shape);
        if (!slot) return;
        Owners<Planes, Word> masked;
        for (int plane = 0; plane < Planes; ++plane) masked.plane[plane] = owners.plane[plane] & mask;
        std::uint32_t open = 0;
        for (std::uint32_t index = slot->block(); index; index = block_at<Word>(index).next) {
            PatternBlock<Planes, Word>& block = block_at<Word>(index);
            for (unsigned subsumed = subsumed_by(block, masked, mask); subsumed;) {
                const int pattern = 31 - __builtin_clz(subsumed);
                subsumed ^= 1U << pattern;
                if (block.mask[pattern] == mask) {
                    if (bounds.low > block.low[pattern]) block.low[pattern] = static_cast<std::int8_t>(bounds.low);
                    if (bounds.high < block.high[pattern]) block.high[pattern] = static_cast<std::int8_t>(bounds.high);
                    return;
                }
                if (bounds.low >= block.low[pattern] && bounds.high <= block.high[pattern]) {
                    move_pattern(block, --block.used, pattern);
                }
            }
            if (!open && block.used < kPatternsPerBlock) open = index;
        }
        if (!open) {
            open = add_block<Word>();
            if (!open) return;
            block_at<Word>(open).next = slot->block();
            slot->head = open | generation_ << kBlockBits;
        }
        PatternBlock<Planes, Word>& block = block_at<Word>(open);
        const int pattern = block.used++;
        block.mask[pattern] = mask;
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][pattern] = masked.plane[plane];
        block.low[pattern] = static_cast<std::int8_t>(bounds.low);
        block.high[pattern] = static_cast<std::int8_t>(bounds.high);
    }

    std::size_t bytes() const { return slot_count_ * sizeof(Slot) + capacity_ * kUnitBytes; }

private:
    static constexpr int kBlockBits = 24;
    static constexpr std::uint32_t kGenerations = 1 << 8;
    static constexpr std::size_t kUnitBytes = 64;  // the pool holds blocks of both widths, in such units

    struct PoolDeleter {
        void operator()(char* pool) const { ::operator delete(pool, std::align_val_t{kUnitBytes}); }
    };

    struct Slot {
        std::uint64_t lengths;
        std::uint32_t rest;
        std::uint32_t head;  // index of the first block, above it the generation; of an older one the slot is free
        std::uint32_t block() const { return head & ((1U << kBlockBits) - 1); }
    };

    bool in_use(const Slot& slot) const { return slot.head >> kBlockBits == generation_; }

    template <typename Word>
    const PatternBlock<Planes, Word>& block_at(std::uint32_t index) const {
        return *reinterpret_cast<const PatternBlock<Planes, Word>*>(pool_.get() + index * kUnitBytes);
    }
    template <typename Word>
    PatternBlock<Planes, Word>& block_at(std::uint32_t index) {
        return *reinterpret_cast<PatternBlock<Planes, Word>*>(pool_.get() + index * kUnitBytes);
    }

    static std::size_t hash(const Shape& shape) {
        std::uint64_t word = (shape.lengths ^ (shape.rest * 0x9E3779B97F4A7C15ULL)) * 0xD6E8FEB86659FD93ULL;
        word ^= word >> 32;
        return static_cast<std::size_t>(word * 0xD6E8FEB86659FD93ULL >> 20);
    }

    template <typename Word>
    void prefetch_block(std::uint32_t index) const {
        const char* at = pool_.get() + index * kUnitBytes;
        for (std::size_t line = 0; line < sizeof(PatternBlock<Planes, Word>); line += 64) __builtin_prefetch(at + line);
    }

    // The patterns of a block that match, as a bit mask.
    template <typename Word>
    static unsigned matching(const PatternBlock<Planes, Word>& block, const Owners<Planes, Word>& owners) {
        unsigned matches = 0;
        for (int pattern = 0; pattern < kPatternsPerBlock; pattern += SimdWords<Word>::kSize) {
            const SimdWords<Word> mask(&block.mask[pattern]);
            matches |= (mismatches(block, pattern, owners) & mask).zero_mask() << pattern;
        }
        return matches & ((1U << block.used) - 1);
    }

    // The patterns of a block that a new pattern subsumes (every position of theirs is one of its own), as a bit mask.
    template <typename Word>
    static unsigned subsumed_by(const PatternBlock<Planes, Word>& block, const Owners<Planes, Word>& masked,
                                Word mask) {
        const SimdWords<Word> wanted(mask);
        unsigned subsumed = 0;
        for (int pattern = 0; pattern < kPatternsPerBlock; pattern += SimdWords<Word>::kSize) {
            const SimdWords<Word> stored(&block.mask[pattern]);
            subsumed |= (wanted.and_not(stored) | (mismatches(block, pattern, masked) & wanted)).zero_mask() << pattern;
        }
        return subsumed & ((1U << block.used) - 1);
    }

    template <typename Word>
    static SimdWords<Word> mismatches(const PatternBlock<Planes, Word>& block, int pattern,
                                      const Owners<Planes, Word>& owners) {
        SimdWords<Word> differing = SimdWords<Word>(&block.plane[0][pattern]) ^ SimdWords<Word>(owners.plane[0]);
        for (int plane = 1; plane < Planes; ++plane) {
            const SimdWords<Word> stored(&block.plane[plane][pattern]);
            differing = differing | (stored ^ SimdWords<Word>(owners.plane[plane]));
        }
        return differing;
    }

    template <typename Word>
    static void move_pattern(PatternBlock<Planes, Word>& block, int from, int to) {
        block.mask[to] = block.mask[from];
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][to] = block.plane[plane][from];
        block.low[to] = block.low[from];
        block.high[to] = block.high[from];
    }

    const Slot* find(const Shape& shape) const {
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            const Slot& slot = slots_[at];
            if (!in_use(slot)) return nullptr;
            if (slot.lengths == shape.lengths && slot.rest == shape.rest) return &slot;
        }
    }

    template <typename Word>
    Slot* find_or_add(const Shape& shape) {
        if ((used_slots_ + 1) * 2 > slot_count_ && !grow_slots()) return nullptr;
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            Slot& slot = slots_[at];
            if (in_use(slot) && (slot.lengths != shape.lengths || slot.rest != shape.rest)) continue;
            if (!in_use(slot)) {
                const std::uint32_t block = add_block<Word>();
                if (!block) return nullptr;
                slot = {shape.lengths, static_cast<std::uint32_t>(shape.rest), block | generation_ << kBlockBits};
                ++used_slots_;
            }
            return &slot;
        }
    }

    bool grow_slots() {
        const std::size_t wanted = slot_count_ ? slot_count_ * 2 : kFirstSlots;
        const bool fits_in_memory = wanted * sizeof(Slot) <= max_bytes_ / 8 || !slot_count_;
        if (!fits_in_memory && slot_count_) return used_slots_ + 1 < slot_count_ - slot_count_ / 8;
        std::unique_ptr<Slot[]> old(new (std::nothrow) Slot[wanted]());
        if (!old) return false;
        old.swap(slots_);
        const std::size_t old_count = std::exchange(slot_count_, wanted);
        for (std::size_t from = 0; from < old_count; ++from) {
            if (in_use(old[from])) reinsert(old[from]);
        }
        return true;
    }

    void reinsert(const Slot& slot) {
        std::size_t at = hash({slot.lengths, slot.rest}) & (slot_count_ - 1);
        while (in_use(slots_[at])) at = (at + 1) & (slot_count_ - 1);
        slots_[at] = slot;
    }

    // Index of a new, empty block; 0 when the pool is full.
    template <typename Word>
    std::uint32_t add_block() {
        constexpr std::size_t units = sizeof(PatternBlock<Planes, Word>) / kUnitBytes;
        if (!pool_ && !allocate_pool()) return 0;
        if (used_units_ + units > capacity_) return 0;
        const std::uint32_t index = static_cast<std::uint32_t>(used_units_);
        used_units_ += units;
        PatternBlock<Planes, Word>& block = block_at<Word>(index);
        block.used = 0;
        block.next = 0;
        return index;
    }

    // Reserves the whole pool at once; the system commits its pages as they are first written.
    bool allocate_pool() {
        std::size_t capacity = max_bytes_ * 7 / 8 / kUnitBytes + 16;
        if (capacity > std::size_t{1} << kBlockBits) capacity = std::size_t{1} << kBlockBits;
        void* pool = ::operator new(capacity * kUnitBytes, std::align_val_t{kUnitBytes}, std::nothrow);
        if (!pool) return false;
        pool_.reset(static_cast<char*>(pool));
        capacity_ = capacity;
        return true;
    }

    static constexpr std::size_t kFirstSlots = 1 << 10;

    std::size_t max_bytes_;
    std::unique_ptr<Slot[]> slots_;
    std::size_t slot_count_ = 0;
    std::size_t used_slots_ = 0;
    std::unique_ptr<char, PoolDeleter> pool_;
    std::size_t capacity_ = 0;
    std::size_t used_units_ = 1;
    std::uint32_t generation_ = 1;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
