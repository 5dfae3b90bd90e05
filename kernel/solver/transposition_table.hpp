// The transposition table: bounds on the declaring side's tricks, by who owns the cards that mattered.
//
// An entry is found by its shape (every hand's length in every suit, leader, jokers), which is stored and compared as a
// whole, so no two shapes are confused. It heads a list of patterns: a mask of relative ranks, the owners of those
// ranks in bit planes, and bounds. A pattern holds for every position of its shape in which the masked ranks have the
// same owners.
//
// Where stored patterns give one answer for every possible owner of a rank, that rank is left out of the next one.
//
// A list that gets long is split by the owner of one rank, and its parts again, so that a look-up sees few of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <utility>

#include "block_pool.hpp"
#include "card_bits.hpp"
#include "limits.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

struct Shape {
    std::uint64_t lengths;  // sixteen lengths of four bits: seat * 4 + suit
    std::uint64_t rest;     // leader, jokers and the lengths of a fifth hand; below 2^29
};

// Owners of relative ranks; a word has a bit for every card in play.
template <int Planes, typename Word>
struct Owners {
    Word plane[Planes];
};

// Ranks, and for each the seats that might own it instead of its owner, as bits.
template <typename Word>
struct OtherOwners {
    Word ranks = 0;
    std::uint8_t seats[8 * sizeof(Word)];

    void add(Word rank, unsigned others) {
        ranks |= rank;
        seats[__builtin_ctzll(rank)] = static_cast<std::uint8_t>(others);
    }
};

constexpr int kPatternsPerBlock = 8;

// Where patterns are found: the index of the first block of a list, or with kIsSplit that of a split; 0 is nothing.
using Link = std::uint32_t;
constexpr Link kIsSplit = Link{1} << kPoolIndexBits;

// Divides patterns by the owner of one rank; those that do not say who owns it are apart.
struct alignas(kPoolUnitBytes) PatternSplit {
    static constexpr int kAny = 5;  // place of the patterns that do not say
    Link part[kAny + 1];
    int rank;  // bit index of the rank
};

// Patterns of one shape, stored by field so that several are compared at a time.
template <int Planes, typename Word>
struct alignas(64) PatternBlock {
    Word mask[kPatternsPerBlock];
    Word plane[Planes][kPatternsPerBlock];
    alignas(2 * kPatternsPerBlock) std::int8_t low[kPatternsPerBlock];
    std::int8_t high[kPatternsPerBlock];  // right after the low ones: both are compared at once
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
        full_ = false;
        pool_.clear();
    }

    void prefetch(const Shape& shape) const {
        if (slots_) __builtin_prefetch(&slots_[hash(shape) & (slot_count_ - 1)]);
    }

    // Does a matching pattern answer "at least `target`?" If so, returns true, the answer in `reached` and the
    // pattern's mask of relative ranks in `relevant`. Of several, that with the fewest ranks: a search that rests on
    // less holds for more positions.
    template <typename Word>
    bool probe(const Shape& shape, const Owners<Planes, Word>& owners, int target, bool& reached, Cards& relevant) {
        if (!slots_) return false;
        Slot* slot = find(shape);
        if (!slot) return false;
        Link waiting[kMaxSplits];  // parts still to be seen
        int number = 0, fewest = kNoPattern;
        for (Link link = slot->link();;) {
            for (; link & kIsSplit; link = split_at(link).part[PatternSplit::kAny]) {
                const PatternSplit& split = split_at(link);
                waiting[number++] = split.part[owner_of(owners, split.rank)];
            }
            probe_list(link, owners, target, reached, relevant, fewest);
            if (!number) break;
            link = waiting[--number];
        }
        if (fewest == kNoPattern) return false;
        slot->mark_used();
        return true;
    }

    // Stores bounds for all positions of the shape whose masked ranks have these owners. Patterns that the new one
    // makes superfluous are dropped. When memory has run out, shapes that were of little use are dropped first.
    template <typename Word>
    void store(const Shape& shape, const Owners<Planes, Word>& owners, Word mask, Bounds bounds) {
        if (full_) age();
        Slot* slot = find_or_add<Word>(shape);
        if (!slot) return;
        Owners<Planes, Word> masked;
        for (int plane = 0; plane < Planes; ++plane) masked.plane[plane] = owners.plane[plane] & mask;
        Link root = slot->link();
        if (drop_subsumed(root, masked, mask, bounds)) return;
        insert(root, masked, mask, bounds);
        slot->set_link(root, generation_);
    }

    // Of a pattern to be stored, one of the ranks `others` that it need not have, because stored patterns give the
    // answer for each other owner; 0 if there is none. What is left of `others` is of no use afterwards.
    template <typename Word>
    Word idle_rank(const Shape& shape, const Owners<Planes, Word>& owners, Word mask, Bounds bounds,
                   OtherOwners<Word>& others) const {
        const Slot* slot = slots_ && others.ranks ? find(shape) : nullptr;
        return slot ? idle_rank_by(slot->link(), owners, mask, bounds, others) : 0;
    }

    std::size_t bytes() const { return slot_count_ * sizeof(Slot) + pool_.bytes(); }

private:
    static constexpr std::uint32_t kGenerations = 1 << (32 - kPoolIndexBits);
    static constexpr int kNoPattern = 64;     // more ranks than a pattern has
    static constexpr int kMaxSplits = 12;     // on the way to one list
    static constexpr int kBlocksToSplit = 4;  // a list of so many full blocks is split where that helps
    // A split must leave at most so many of 16 patterns to see.
    static constexpr int kWorthSplitting = 11;
    // Above what a shape has in `rest`.
    static constexpr std::uint32_t kUsed = 1U << 31, kSplitHead = 1U << 30, kShortWords = 1U << 29;
    static constexpr std::uint32_t kRestMask = kShortWords - 1;

    struct Slot {
        std::uint64_t lengths;
        std::uint32_t rest;  // above the shape's: did a probe find an answer here, is there a split, which words
        std::uint32_t head;  // index of the link, above it the generation; of an older one the slot is free
        Link link() const { return (head & (kIsSplit - 1)) | (rest & kSplitHead ? kIsSplit : 0); }
        void set_link(Link link, std::uint32_t generation) {
            head = (link & (kIsSplit - 1)) | generation << kPoolIndexBits;
            rest = (rest & ~kSplitHead) | (link & kIsSplit ? kSplitHead : 0);
        }
        void mark_used() {
            if (!(rest & kUsed)) rest |= kUsed;
        }
        bool is_of(const Shape& shape) const { return lengths == shape.lengths && (rest & kRestMask) == shape.rest; }
        Shape shape() const { return {lengths, rest & kRestMask}; }
        bool has_short_words() const { return (rest & kShortWords) != 0; }
        // Tricks left: the first hand's cards in each suit, and its jokers without one.
        int tricks() const {
            const std::uint64_t cards =
                (lengths & 15) + (lengths >> 4 & 15) + (lengths >> 8 & 15) + (lengths >> 12 & 15);
            return static_cast<int>(cards + (rest >> 3 & 3));
        }
    };

    bool in_use(const Slot& slot) const { return slot.head >> kPoolIndexBits == generation_; }

    template <typename Word>
    PatternBlock<Planes, Word>& block_at(Link index) const {
        return *reinterpret_cast<PatternBlock<Planes, Word>*>(pool_.at(index));
    }
    PatternSplit& split_at(Link link) const {
        return *reinterpret_cast<PatternSplit*>(pool_.at(link & (kIsSplit - 1)));
    }

    static std::size_t hash(const Shape& shape) {
        std::uint64_t word = (shape.lengths ^ (shape.rest * 0x9E3779B97F4A7C15ULL)) * 0xD6E8FEB86659FD93ULL;
        word ^= word >> 32;
        return static_cast<std::size_t>(word * 0xD6E8FEB86659FD93ULL >> 20);
    }

    template <typename Word>
    static int owner_of(const Owners<Planes, Word>& owners, int rank) {
        int owner = 0;
        for (int plane = 0; plane < Planes; ++plane) owner |= int(owners.plane[plane] >> rank & 1) << plane;
        return owner;
    }

    template <typename Word>
    void prefetch_block(Link index) const {
        const char* at = pool_.at(index);
        for (std::size_t line = 0; line < sizeof(PatternBlock<Planes, Word>); line += 64) __builtin_prefetch(at + line);
    }

    template <typename Word>
    void probe_list(Link index, const Owners<Planes, Word>& owners, int target, bool& reached, Cards& relevant,
                    int& fewest) const {
        while (index) {
            const PatternBlock<Planes, Word>& block = block_at<Word>(index);
            index = block.next;
            if (index) prefetch_block<Word>(index);
            unsigned matches = matching(block, owners) & answering(block, target);
            for (; matches; matches &= matches - 1) {
                const int pattern = __builtin_ctz(matches);
                const int ranks = count(block.mask[pattern]);
                if (ranks >= fewest) continue;
                fewest = ranks;
                reached = block.low[pattern] >= target;
                relevant = block.mask[pattern];
            }
        }
    }

    template <typename Word>
    Word idle_rank_by(Link link, const Owners<Planes, Word>& owners, Word mask, Bounds bounds,
                      OtherOwners<Word>& others) const {
        for (; link & kIsSplit; link = split_at(link).part[PatternSplit::kAny]) {
            const PatternSplit& split = split_at(link);
            if (!(mask >> split.rank & 1)) continue;
            const bool any_owner = others.ranks >> split.rank & 1;
            const int owner = owner_of(owners, split.rank);
            for (int part = any_owner ? 0 : owner; part < (any_owner ? PatternSplit::kAny : owner + 1); ++part) {
                const Word idle = idle_rank_by(split.part[part], owners, mask, bounds, others);
                if (idle) return idle;
            }
        }
        for (Link index = link; index; index = block_at<Word>(index).next) {
            const PatternBlock<Planes, Word>& block = block_at<Word>(index);
            for (unsigned near = differing_only_in(block, owners, mask, others.ranks); near; near &= near - 1) {
                const int pattern = __builtin_ctz(near);
                if (block.low[pattern] < bounds.low || block.high[pattern] > bounds.high) continue;
                const Word rank = differing_ranks(block, pattern, owners);
                if (!rank || (rank & (rank - 1))) continue;
                const int at = __builtin_ctzll(rank);
                if (!(others.seats[at] &= ~(1U << owner_in(block, pattern, at)))) return rank;
            }
        }
        return 0;
    }

    // Drops stored patterns that a new one makes superfluous; true if one with the same mask took over its bounds.
    template <typename Word>
    bool drop_subsumed(Link link, const Owners<Planes, Word>& masked, Word mask, Bounds bounds) {
        if (link & kIsSplit) {
            const PatternSplit& split = split_at(link);
            if (mask >> split.rank & 1) {
                return drop_subsumed(split.part[owner_of(masked, split.rank)], masked, mask, bounds);
            }
            for (const Link part : split.part) {
                if (drop_subsumed(part, masked, mask, bounds)) return true;
            }
            return false;
        }
        for (Link index = link; index; index = block_at<Word>(index).next) {
            PatternBlock<Planes, Word>& block = block_at<Word>(index);
            for (unsigned subsumed = subsumed_by(block, masked, mask); subsumed;) {
                const int pattern = 31 - __builtin_clz(subsumed);
                subsumed ^= 1U << pattern;
                if (block.mask[pattern] == mask) {
                    if (bounds.low > block.low[pattern]) block.low[pattern] = static_cast<std::int8_t>(bounds.low);
                    if (bounds.high < block.high[pattern]) block.high[pattern] = static_cast<std::int8_t>(bounds.high);
                    return true;
                }
                if (bounds.low >= block.low[pattern] && bounds.high <= block.high[pattern]) {
                    move_pattern(block, --block.used, block, pattern);
                }
            }
        }
        return false;
    }

    // Adds a pattern to the list that it belongs to, below `root`, which may change; `splits` are those above it.
    template <typename Word>
    void insert(Link& root, const Owners<Planes, Word>& masked, Word mask, Bounds bounds, int splits = 0) {
        Link* link = &root;
        for (; *link & kIsSplit; ++splits) {
            PatternSplit& split = split_at(*link);
            link = &split.part[mask >> split.rank & 1 ? owner_of(masked, split.rank) : PatternSplit::kAny];
        }
        int blocks = 0;
        Link open = 0;
        for (Link index = *link; index && !open; index = block_at<Word>(index).next, ++blocks) {
            if (block_at<Word>(index).used < kPatternsPerBlock) open = index;
        }
        if (!open && blocks >= kBlocksToSplit && !(blocks & (blocks - 1)) && splits < kMaxSplits &&
            split_list<Word>(*link, blocks)) {
            return insert(*link, masked, mask, bounds, splits);
        }
        if (!open) open = add_block<Word>(*link);
        if (!open) return;
        PatternBlock<Planes, Word>& block = block_at<Word>(open);
        const int pattern = block.used++;
        block.mask[pattern] = mask;
        for (int plane = 0; plane < Planes; ++plane) block.plane[plane][pattern] = masked.plane[plane];
        block.low[pattern] = static_cast<std::int8_t>(bounds.low);
        block.high[pattern] = static_cast<std::int8_t>(bounds.high);
    }

    // The rank by whose owner a list is best divided, -1 if none leaves much less to see.
    template <typename Word>
    int rank_to_split_by(Link list, int patterns) const {
        constexpr int kRanks = 8 * sizeof(Word);
        int owned[kRanks][PatternSplit::kAny] = {};
        for (Link index = list; index; index = block_at<Word>(index).next) {
            const PatternBlock<Planes, Word>& block = block_at<Word>(index);
            for (int pattern = 0; pattern < block.used; ++pattern) {
                for (Word left = block.mask[pattern]; left; left &= left - 1) {
                    const int rank = __builtin_ctzll(left);
                    ++owned[rank][owner_in(block, pattern, rank)];
                }
            }
        }
        int best = -1, least = patterns * patterns * kWorthSplitting / 16;
        for (int rank = 0; rank < kRanks; ++rank) {
            // What is seen on average, times the patterns: those that do not say, and those with the same owner.
            int said = 0, squares = 0;
            for (const int number : owned[rank]) {
                said += number;
                squares += number * number;
            }
            const int seen = (patterns - said) * patterns + squares;
            if (said && seen < least) {
                least = seen;
                best = rank;
            }
        }
        return best;
    }

    // Divides a list of full blocks by the owner of a rank; false, and nothing changed, if that is of no use.
    template <typename Word>
    bool split_list(Link& list, int blocks) {
        const int rank = rank_to_split_by<Word>(list, blocks * kPatternsPerBlock);
        const Link added = rank < 0 ? 0 : add_units(sizeof(PatternSplit) / kPoolUnitBytes);
        if (!added) return false;
        PatternSplit& split = split_at(added);
        split = PatternSplit{};
        split.rank = rank;
        Link spare = 0;  // the blocks emptied so far
        for (Link index = list; index;) {
            const PatternBlock<Planes, Word> block = block_at<Word>(index);
            block_at<Word>(index).next = std::exchange(spare, index);
            index = block.next;
            for (int pattern = 0; pattern < block.used; ++pattern) {
                const bool said = block.mask[pattern] >> rank & 1;
                Link& part = split.part[said ? owner_in(block, pattern, rank) : PatternSplit::kAny];
                if (!part || block_at<Word>(part).used == kPatternsPerBlock) {
                    if (!take_block<Word>(spare, part)) continue;  // memory has run out: the pattern is lost
                }
                PatternBlock<Planes, Word>& to = block_at<Word>(part);
                move_pattern(block, pattern, to, to.used++);
            }
        }
        list = added | kIsSplit;
        return true;
    }

    // Puts an empty block in front of a list, a spare one if there is one; false when memory has run out.
    template <typename Word>
    bool take_block(Link& spare, Link& list) {
        if (!spare) return add_block<Word>(list) != 0;
        PatternBlock<Planes, Word>& block = block_at<Word>(spare);
        const Link rest = std::exchange(block.next, list);
        block.used = 0;
        list = std::exchange(spare, rest);
        return true;
    }

    // Puts a new, empty block in front of a list; its index, 0 when memory has run out.
    template <typename Word>
    Link add_block(Link& list) {
        const Link index = add_units(sizeof(PatternBlock<Planes, Word>) / kPoolUnitBytes);
        if (!index) return 0;
        PatternBlock<Planes, Word>& block = block_at<Word>(index);
        block.used = 0;
        block.next = std::exchange(list, index);
        return index;
    }

    Link add_units(std::size_t units) {
        const bool may_grow = pool_.bytes() + BlockPool::kChunkBytes <= max_bytes_ / 8 * 7;  // an eighth is for slots
        const Link index = pool_.add(units, may_grow);
        full_ |= !index;
        return index;
    }

    template <typename Word>
    static int owner_in(const PatternBlock<Planes, Word>& block, int pattern, int rank) {
        int owner = 0;
        for (int plane = 0; plane < Planes; ++plane) owner |= int(block.plane[plane][pattern] >> rank & 1) << plane;
        return owner;
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

    // The patterns of a block whose bounds say whether there are `target` tricks, as a bit mask.
    template <typename Word>
    static unsigned answering(const PatternBlock<Planes, Word>& block, int target) {
#if defined(__AVX2__)
        const __m128i bounds = _mm_load_si128(reinterpret_cast<const __m128i*>(block.low));
        const __m128i wanted = _mm_set1_epi8(static_cast<char>(target));
        const auto fewer = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpgt_epi8(wanted, bounds)));
        return ~fewer | fewer >> kPatternsPerBlock;
#else
        unsigned found = 0;
        for (int pattern = 0; pattern < kPatternsPerBlock; ++pattern) {
            found |= unsigned(block.low[pattern] >= target || block.high[pattern] < target) << pattern;
        }
        return found;
#endif
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

    // The patterns that say nothing beyond `mask` and have no other owners than these but of `ranks`, as a bit mask.
    template <typename Word>
    static unsigned differing_only_in(const PatternBlock<Planes, Word>& block, const Owners<Planes, Word>& owners,
                                      Word mask, Word ranks) {
        const SimdWords<Word> fixed(static_cast<Word>(~ranks)), beyond(static_cast<Word>(~mask));
        unsigned found = 0;
        for (int pattern = 0; pattern < kPatternsPerBlock; pattern += SimdWords<Word>::kSize) {
            const SimdWords<Word> stored(&block.mask[pattern]);
            found |= (((mismatches(block, pattern, owners) & fixed) | beyond) & stored).zero_mask() << pattern;
        }
        return found & ((1U << block.used) - 1);
    }

    // The ranks whose owners a pattern gives otherwise.
    template <typename Word>
    static Word differing_ranks(const PatternBlock<Planes, Word>& block, int pattern,
                                const Owners<Planes, Word>& owners) {
        Word differing = 0;
        for (int plane = 0; plane < Planes; ++plane) differing |= block.plane[plane][pattern] ^ owners.plane[plane];
        return differing & block.mask[pattern];
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
    static void move_pattern(const PatternBlock<Planes, Word>& from, int pattern, PatternBlock<Planes, Word>& to,
                             int place) {
        to.mask[place] = from.mask[pattern];
        for (int plane = 0; plane < Planes; ++plane) to.plane[plane][place] = from.plane[plane][pattern];
        to.low[place] = from.low[pattern];
        to.high[place] = from.high[pattern];
    }

    Slot* find(const Shape& shape) const {
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            Slot& slot = slots_[at];
            if (!in_use(slot)) return nullptr;
            if (slot.is_of(shape)) return &slot;
        }
    }

    template <typename Word>
    Slot* find_or_add(const Shape& shape) {
        if ((used_slots_ + 1) * 2 > slot_count_ && !grow_slots()) return nullptr;
        std::size_t at = hash(shape) & (slot_count_ - 1);
        for (;; at = (at + 1) & (slot_count_ - 1)) {
            Slot& slot = slots_[at];
            if (in_use(slot) && !slot.is_of(shape)) continue;
            if (!in_use(slot)) {
                constexpr std::uint32_t words = sizeof(Word) == 4 ? kShortWords : 0;
                slot = {shape.lengths, static_cast<std::uint32_t>(shape.rest) | words, generation_ << kPoolIndexBits};
                ++used_slots_;
            }
            return &slot;
        }
    }

    bool grow_slots() {
        const std::size_t wanted = slot_count_ ? slot_count_ * 2 : kFirstSlots;
        const bool fits_in_memory = wanted * sizeof(Slot) <= max_bytes_ / 8 || !slot_count_;
        if (!fits_in_memory || !replace_slots(wanted)) {
            const bool has_room = used_slots_ + 1 < slot_count_ - slot_count_ / 8;
            full_ |= !has_room;
            return has_room;
        }
        return true;
    }

    // Moves the slots in use to an array of this size, which may be the same; false without memory for it.
    bool replace_slots(std::size_t wanted) {
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
        std::size_t at = hash(slot.shape()) & (slot_count_ - 1);
        while (in_use(slots_[at])) at = (at + 1) & (slot_count_ - 1);
        slots_[at] = slot;
    }

    // The shapes that are dropped: those with so many tricks left or fewer, -1 for none.
    struct Dropped {
        int unused = -1;
        int used = -1;  // of those that gave an answer since the last time
        bool has(const Slot& slot) const { return level_of(slot) <= (slot.rest & kUsed ? used : unused); }
    };

    // Makes room when memory has run out: drops the shapes with the fewest tricks left, which are the cheapest to find
    // again, until a part of the memory is free. Of those, shapes that gave an answer since the last time stay longer.
    void age() {
        full_ = false;
        const Dropped dropped = choose_dropped();
        used_slots_ = 0;
        for (std::size_t at = 0; at < slot_count_; ++at) {
            Slot& slot = slots_[at];
            if (!in_use(slot)) continue;
            if (dropped.has(slot)) slot = Slot{};
            else ++used_slots_;
            slot.rest &= ~kUsed;
        }
        // Gaps would end the look-up of shapes behind them, so the rest is put into a new array.
        if (!replace_slots(slot_count_) || !pool_.begin_marks()) return clear();
        for (std::size_t at = 0; at < slot_count_; ++at) {
            if (!in_use(slots_[at])) continue;
            for_each_unit(slots_[at], [this](Link index, std::size_t units) { pool_.mark(index, units); });
        }
        pool_.free_unmarked();
    }

    Dropped choose_dropped() const {
        std::size_t sizes[kMaxTricks + 1][2] = {};  // by tricks left, not used and used
        std::size_t all = 0;
        for (std::size_t at = 0; at < slot_count_; ++at) {
            const Slot& slot = slots_[at];
            if (!in_use(slot)) continue;
            std::size_t size = 1;
            for_each_unit(slot, [&size](Link, std::size_t units) { size += units; });
            sizes[level_of(slot)][(slot.rest & kUsed) != 0] += size;
            all += size;
        }
        Dropped dropped;
        for (std::size_t freed = 0; freed < all * kFreedPercent / 100;) {
            const bool all_unused = dropped.unused == kMaxTricks;
            if (!all_unused) freed += sizes[++dropped.unused][0];
            if (all_unused || dropped.unused - dropped.used > kTricksUsedStayLonger) freed += sizes[++dropped.used][1];
        }
        return dropped;
    }

    static int level_of(const Slot& slot) { return slot.tricks() > kMaxTricks ? kMaxTricks : slot.tricks(); }

    // Calls `see(index, units)` for every block and split of a slot.
    template <typename See>
    void for_each_unit(const Slot& slot, See see) const {
        if (slot.has_short_words()) visit<std::uint32_t>(slot.link(), see);
        else visit<std::uint64_t>(slot.link(), see);
    }

    template <typename Word, typename See>
    void visit(Link link, See& see) const {
        if (link & kIsSplit) {
            see(link & (kIsSplit - 1), sizeof(PatternSplit) / kPoolUnitBytes);
            for (const Link part : split_at(link).part) visit<Word>(part, see);
            return;
        }
        for (; link; link = block_at<Word>(link).next) see(link, sizeof(PatternBlock<Planes, Word>) / kPoolUnitBytes);
    }

    static constexpr std::size_t kFirstSlots = 1 << 10;
    static constexpr std::size_t kFreedPercent = 30;  // of what is stored, each time memory has run out
    static constexpr int kTricksUsedStayLonger = 2;

    std::size_t max_bytes_;
    std::unique_ptr<Slot[]> slots_;
    std::size_t slot_count_ = 0;
    std::size_t used_slots_ = 0;
    BlockPool pool_;
    std::uint32_t generation_ = 1;
    bool full_ = false;  // memory has run out since the last clearing or ageing
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
