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

// Owners of relative ranks; a word has a bit for every card in play.
template <int Planes, class Word>
struct Owners {
    Word plane[Planes];
};

constexpr int patterns_a_block = 8;

template <int Planes, class Word>
struct alignas(64) Block {
    Word mask[patterns_a_block];
    Word plane[Planes][patterns_a_block];
    std::int8_t low[patterns_a_block];
    std::int8_t high[patterns_a_block];
    std::uint32_t next;
    std::int32_t used;
};

struct Bounds {
    int low;
    int high;
};

// Some words compared at a time.
template <class Word>
class Lot {
public:
#if defined(__AVX2__)
    static constexpr int size = 32 / sizeof(Word);
    explicit Lot(const Word* from) : words_(_mm256_load_si256(reinterpret_cast<const __m256i*>(from))) {}
    explicit Lot(Word all) : words_(spread(all)) {}
    Lot operator|(Lot other) const { return Lot(_mm256_or_si256(words_, other.words_)); }
    Lot operator^(Lot other) const { return Lot(_mm256_xor_si256(words_, other.words_)); }
    Lot operator&(Lot other) const { return Lot(_mm256_and_si256(words_, other.words_)); }
    Lot without(Lot other) const { return Lot(_mm256_andnot_si256(other.words_, words_)); }
    // Which words are zero, as a mask of places.
    unsigned zeros() const {
        const __m256i nothing = _mm256_setzero_si256();
        if constexpr (sizeof(Word) == 4) {
            return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(words_, nothing))));
        } else {
            return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(words_, nothing))));
        }
    }

private:
    explicit Lot(__m256i words) : words_(words) {}
    static __m256i spread(std::uint32_t word) { return _mm256_set1_epi32(static_cast<int>(word)); }
    static __m256i spread(std::uint64_t word) { return _mm256_set1_epi64x(static_cast<long long>(word)); }
    __m256i words_;
#else
    static constexpr int size = 1;
    explicit Lot(const Word* from) : word_(*from) {}
    explicit Lot(Word all) : word_(all) {}
    Lot operator|(Lot other) const { return Lot(word_ | other.word_); }
    Lot operator^(Lot other) const { return Lot(word_ ^ other.word_); }
    Lot operator&(Lot other) const { return Lot(word_ & other.word_); }
    Lot without(Lot other) const { return Lot(word_ & ~other.word_); }
    unsigned zeros() const { return word_ == 0; }

private:
    Word word_;
#endif
};

template <int Planes>
class Table {
public:
    explicit Table(std::size_t most_bytes) : most_bytes_(most_bytes) {}
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table() {
        std::free(slots_);
        std::free(pool_);
    }

    // Forgets everything; the memory stays, and of a big table nothing is touched.
    void clear() {
        if (++generation_ == generations) {
            if (slots_) std::memset(slots_, 0, slot_count_ * sizeof(Slot));
            generation_ = 1;
        }
        used_slots_ = 0;
        used_units_ = 1;
    }

    void prefetch(const Shape& shape) const {
        if (slots_) __builtin_prefetch(&slots_[hash(shape) & (slot_count_ - 1)]);
    }

    // Is the question "at least `target`?" answered by a pattern that fits? On success `relevant` is its mask.
    template <class Word>
    bool probe(const Shape& shape, const Owners<Planes, Word>& owners, int target, bool& reached, Cards& relevant) const {
        if (!slots_) return false;
        const Slot* slot = find(shape);
        if (!slot) return false;
        for (std::uint32_t index = slot->block(); index;) {
            const Block<Planes, Word>& block = block_at<Word>(index);
            index = block.next;
            if (index) fetch<Word>(index);
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
    template <class Word>
    void store(const Shape& shape, const Owners<Planes, Word>& owners, Word mask, Bounds bounds) {
        Slot* slot = find_or_add<Word>(shape);
        if (!slot) return;
        Owners<Planes, Word> kept;
        for (int plane = 0; plane < Planes; ++plane) kept.plane[plane] = owners.plane[plane] & mask;
        std::uint32_t open = 0;
        for (std::uint32_t index = slot->block(); index; index = block_at<Word>(index).next) {
            Block<Planes, Word>& block = block_at<Word>(index);
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
            open = add_block<Word>();
            if (!open) return;
            block_at<Word>(open).next = slot->block();
            slot->place = open | generation_ << place_bits;
        }
        Block<Planes, Word>& block = block_at<Word>(open);
        const int place = block.used++;
        block.mask[place] = mask;
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][place] = kept.plane[plane];
        block.low[place] = static_cast<std::int8_t>(bounds.low);
        block.high[place] = static_cast<std::int8_t>(bounds.high);
    }

    std::size_t bytes() const { return slot_count_ * sizeof(Slot) + capacity_ * unit; }

private:
    static constexpr int place_bits = 24;
    static constexpr std::uint32_t generations = 1 << 8;
    static constexpr std::size_t unit = 64;  // blocks of both widths lie in one pool of such units

    struct Slot {
        std::uint64_t lengths;
        std::uint32_t rest;
        std::uint32_t place;  // the first block, and above it the generation: of another one the slot is free
        std::uint32_t block() const { return place & ((1U << place_bits) - 1); }
    };

    bool taken(const Slot& slot) const { return slot.place >> place_bits == generation_; }

    template <class Word>
    const Block<Planes, Word>& block_at(std::uint32_t index) const {
        return *reinterpret_cast<const Block<Planes, Word>*>(pool_ + index * unit);
    }
    template <class Word>
    Block<Planes, Word>& block_at(std::uint32_t index) {
        return *reinterpret_cast<Block<Planes, Word>*>(pool_ + index * unit);
    }

    static std::size_t hash(const Shape& shape) {
        std::uint64_t word = (shape.lengths ^ (shape.rest * 0x9E3779B97F4A7C15ULL)) * 0xD6E8FEB86659FD93ULL;
        word ^= word >> 32;
        return static_cast<std::size_t>(word * 0xD6E8FEB86659FD93ULL >> 20);
    }

    template <class Word>
    void fetch(std::uint32_t index) const {
        const char* at = pool_ + index * unit;
        for (std::size_t line = 0; line < sizeof(Block<Planes, Word>); line += 64) __builtin_prefetch(at + line);
    }

    // The patterns of a block that fit, as a mask of places.
    template <class Word>
    static unsigned all_fitting(const Block<Planes, Word>& block, const Owners<Planes, Word>& owners) {
        unsigned fitting = 0;
        for (int place = 0; place < patterns_a_block; place += Lot<Word>::size) {
            const Lot<Word> mask(&block.mask[place]);
            fitting |= ((differing(block, place, owners)) & mask).zeros() << place;
        }
        return fitting & ((1U << block.used) - 1);
    }

    // The patterns of a block that hold for no position but those of a new one, as a mask of places.
    template <class Word>
    static unsigned all_within(const Block<Planes, Word>& block, const Owners<Planes, Word>& kept, Word mask) {
        const Lot<Word> wanted(mask);
        unsigned within = 0;
        for (int place = 0; place < patterns_a_block; place += Lot<Word>::size) {
            const Lot<Word> held(&block.mask[place]);
            within |= (wanted.without(held) | (differing(block, place, kept) & wanted)).zeros() << place;
        }
        return within & ((1U << block.used) - 1);
    }

    template <class Word>
    static Lot<Word> differing(const Block<Planes, Word>& block, int place, const Owners<Planes, Word>& owners) {
        Lot<Word> found = Lot<Word>(&block.plane[0][place]) ^ Lot<Word>(owners.plane[0]);
        for (int plane = 1; plane < Planes; ++plane) {
            found = found | (Lot<Word>(&block.plane[plane][place]) ^ Lot<Word>(owners.plane[plane]));
        }
        return found;
    }

    template <class Word>
    static void move(Block<Planes, Word>& block, int from, int to) {
        block.mask[to] = block.mask[from];
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][to] = block.plane[plane][from];
        block.low[to] = block.low[from];
        block.high[to] = block.high[from];
    }

    const Slot* find(const Shape& shape) const {
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            const Slot& slot = slots_[at];
            if (!taken(slot)) return nullptr;
            if (slot.lengths == shape.lengths && slot.rest == shape.rest) return &slot;
        }
    }

    template <class Word>
    Slot* find_or_add(const Shape& shape) {
        if ((used_slots_ + 1) * 2 > slot_count_ && !grow_slots()) return nullptr;
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            Slot& slot = slots_[at];
            if (taken(slot) && (slot.lengths != shape.lengths || slot.rest != shape.rest)) continue;
            if (!taken(slot)) {
                const std::uint32_t block = add_block<Word>();
                if (!block) return nullptr;
                slot = {shape.lengths, static_cast<std::uint32_t>(shape.rest), block | generation_ << place_bits};
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
            if (taken(old[from])) rehome(old[from]);
        }
        std::free(old);
        return true;
    }

    void rehome(const Slot& slot) {
        std::size_t at = hash({slot.lengths, slot.rest}) & (slot_count_ - 1);
        while (taken(slots_[at])) at = (at + 1) & (slot_count_ - 1);
        slots_[at] = slot;
    }

    // Room for a block, 0 where there is none.
    template <class Word>
    std::uint32_t add_block() {
        constexpr std::size_t units = sizeof(Block<Planes, Word>) / unit;
        if (!pool_ && !make_pool()) return 0;
        if (used_units_ + units > capacity_) return 0;
        const std::uint32_t index = static_cast<std::uint32_t>(used_units_);
        used_units_ += units;
        Block<Planes, Word>& block = block_at<Word>(index);
        block.used = 0;
        block.next = 0;
        return index;
    }

    // The whole pool is asked for once; the system hands out its pages as they are first written.
    bool make_pool() {
        std::size_t capacity = most_bytes_ * 7 / 8 / unit + 16;
        if (capacity > std::size_t{1} << place_bits) capacity = std::size_t{1} << place_bits;
        void* pool = nullptr;
        if (posix_memalign(&pool, unit, capacity * unit)) return false;
        pool_ = static_cast<char*>(pool);
        capacity_ = capacity;
        return true;
    }

    static constexpr std::size_t first_slots = 1 << 10;

    std::size_t most_bytes_;
    Slot* slots_ = nullptr;
    std::size_t slot_count_ = 0;
    std::size_t used_slots_ = 0;
    char* pool_ = nullptr;
    std::size_t capacity_ = 0;
    std::size_t used_units_ = 1;
    std::uint32_t generation_ = 1;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
