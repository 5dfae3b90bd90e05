// The memory of a transposition table: units of 64 bytes, in chunks that are added as they are needed.
//
// Clearing takes constant time and keeps the chunks. When the limit is reached, the owner marks what it still needs and
// the pool hands out the gaps between.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>

#include "card_bits.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

constexpr std::size_t kPoolUnitBytes = 64;
constexpr int kPoolIndexBits = 24;  // units up to 1 GiB

class BlockPool {
public:
    static constexpr int kChunkUnitBits = 12;
    static constexpr std::size_t kChunkUnits = std::size_t{1} << kChunkUnitBits;
    static constexpr std::size_t kChunkBytes = kChunkUnits * kPoolUnitBytes;

    char* at(std::uint32_t index) const {
        return chunks_[index >> kChunkUnitBits].get() + (index & (kChunkUnits - 1)) * kPoolUnitBytes;
    }

    std::size_t bytes() const { return chunk_count_ * kChunkBytes; }

    // Index of so many units in a row; 0 when all chunks are used and there may be no further one.
    std::uint32_t add(std::size_t units, bool may_grow) {
        while (next_ + units > end_) {
            if (!next_run() && !(may_grow && add_chunk())) return 0;
        }
        const std::size_t index = next_;
        next_ += units;
        return static_cast<std::uint32_t>(index);
    }

    // All units are free again.
    void clear() {
        has_marks_ = false;
        next_ = 1;  // 0 means none
        end_ = chunk_count_ ? kChunkUnits : 0;
    }

    // Begins a list of what is still needed; false without memory for it.
    bool begin_marks() {
        const std::size_t words = chunk_count_ * kWordsPerChunk;
        if (mark_words_ < words) {
            marks_.reset(new (std::nothrow) std::uint64_t[words]);
            mark_words_ = marks_ ? words : 0;
        }
        for (std::size_t word = 0; word < mark_words_; ++word) marks_[word] = 0;
        return mark_words_ >= words && words;
    }

    void mark(std::uint32_t index, std::size_t units) {
        for (std::size_t unit = index; unit < index + units; ++unit) {
            marks_[unit / 64] |= std::uint64_t{1} << (unit % 64);
        }
    }

    // Units that are not marked are free again.
    void free_unmarked() {
        has_marks_ = true;
        next_ = 1;
        end_ = 1;
        marks_[0] |= 1;
    }

private:
    static constexpr std::size_t kWordsPerChunk = kChunkUnits / 64;

    struct ChunkDeleter {
        void operator()(char* chunk) const { ::operator delete(chunk, std::align_val_t{kPoolUnitBytes}); }
    };
    using Chunk = std::unique_ptr<char, ChunkDeleter>;

    bool is_marked(std::size_t unit) const { return marks_[unit / 64] >> (unit % 64) & 1; }

    // Goes on to the next free units in a row, which lie in one chunk; false if there are none.
    bool next_run() {
        const std::size_t all = chunk_count_ * kChunkUnits;
        if (!has_marks_) {
            if (end_ >= all) return false;
            next_ = end_;
            end_ += kChunkUnits;
            return true;
        }
        std::size_t unit = end_;
        while (unit < all && is_marked(unit)) {
            const bool some_free = ~marks_[unit / 64] >> (unit % 64);
            unit = some_free ? unit + 1 : (unit / 64 + 1) * 64;
        }
        if (unit >= all) return false;
        next_ = unit;
        const std::size_t chunk_end = (unit / kChunkUnits + 1) * kChunkUnits;
        while (unit < chunk_end && !is_marked(unit)) ++unit;
        end_ = unit;
        return true;
    }

    bool add_chunk() {
        if (chunk_count_ == kMaxChunks) return false;
        if (!chunks_) chunks_.reset(new (std::nothrow) Chunk[kMaxChunks]);
        if (!chunks_) return false;
        void* chunk = ::operator new(kChunkBytes, std::align_val_t{kPoolUnitBytes}, std::nothrow);
        if (!chunk) return false;
        chunks_[chunk_count_].reset(static_cast<char*>(chunk));
        has_marks_ = false;
        next_ = chunk_count_ ? chunk_count_ * kChunkUnits : 1;
        end_ = ++chunk_count_ * kChunkUnits;
        return true;
    }

    static constexpr std::size_t kMaxChunks = (std::size_t{1} << kPoolIndexBits) / kChunkUnits;

    std::unique_ptr<Chunk[]> chunks_;
    std::size_t chunk_count_ = 0;
    std::size_t next_ = 1;  // the free units handed out next, up to `end_`
    std::size_t end_ = 0;
    std::unique_ptr<std::uint64_t[]> marks_;
    std::size_t mark_words_ = 0;
    bool has_marks_ = false;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
