// SHA-256, and the stream of bytes drawn from a seed, which src/bidwhist/core/shuffle.py documents.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

#if defined(__x86_64__) && defined(__GNUC__)
#define BIDWHIST_SHA_INSTRUCTIONS
#include <cpuid.h>
#include <immintrin.h>
#endif

namespace bidwhist::simulator {

using Seed = std::array<std::uint8_t, 32>;
using HashState = std::array<std::uint32_t, 8>;

inline constexpr std::uint32_t kRoundConstants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
inline constexpr HashState kInitialHash = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

inline std::uint32_t rotate_right(std::uint32_t word, int by) { return word >> by | word << (32 - by); }

// The compression function: adds one block of 64 bytes to the hash.
inline void compress_portable(HashState& hash, const std::uint8_t* block) {
    std::uint32_t schedule[64];
    for (int place = 0; place < 16; ++place) {
        const std::uint8_t* at = block + 4 * place;
        schedule[place] = std::uint32_t{at[0]} << 24 | std::uint32_t{at[1]} << 16 | std::uint32_t{at[2]} << 8 | at[3];
    }
    for (int place = 16; place < 64; ++place) {
        const std::uint32_t early = schedule[place - 15], late = schedule[place - 2];
        schedule[place] = schedule[place - 16] + schedule[place - 7] +
                          (rotate_right(early, 7) ^ rotate_right(early, 18) ^ early >> 3) +
                          (rotate_right(late, 17) ^ rotate_right(late, 19) ^ late >> 10);
    }
    auto [a, b, c, d, e, f, g, h] = hash;
    for (int place = 0; place < 64; ++place) {
        const std::uint32_t first = h + (rotate_right(e, 6) ^ rotate_right(e, 11) ^ rotate_right(e, 25)) +
                                    ((e & f) ^ (~e & g)) + kRoundConstants[place] + schedule[place];
        const std::uint32_t second =
            (rotate_right(a, 2) ^ rotate_right(a, 13) ^ rotate_right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    const HashState mixed = {a, b, c, d, e, f, g, h};
    for (int place = 0; place < 8; ++place) hash[place] += mixed[place];
}

#ifdef BIDWHIST_SHA_INSTRUCTIONS
inline bool has_sha_ni() {
    static const bool has = [] {
        unsigned a = 0, b = 0, c = 0, d = 0;
        return __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1) && __builtin_cpu_supports("sse4.1");
    }();
    return has;
}

// The same with the processor's SHA instructions, four rounds at a time.
__attribute__((target("sha,sse4.1"))) inline void compress_with_sha_ni(HashState& hash, const std::uint8_t* block) {
    const __m128i byte_swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    const auto* in = reinterpret_cast<const __m128i*>(block);
    const auto* state = reinterpret_cast<const __m128i*>(hash.data());
    const __m128i low = _mm_shuffle_epi32(_mm_loadu_si128(state), 0xb1);
    const __m128i high = _mm_shuffle_epi32(_mm_loadu_si128(state + 1), 0x1b);
    __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xf0);
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i schedule[4];
    for (int step = 0; step < 16; ++step) {
        __m128i& now = schedule[step & 3];
        if (step < 4) {
            now = _mm_shuffle_epi8(_mm_loadu_si128(in + step), byte_swap);
        } else {
            const __m128i &next = schedule[(step + 1) & 3], &before = schedule[(step + 3) & 3];
            const __m128i seventh = _mm_alignr_epi8(before, schedule[(step + 2) & 3], 4);
            now = _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(now, next), seventh), before);
        }
        const auto* constants = reinterpret_cast<const __m128i*>(kRoundConstants + 4 * step);
        const __m128i added = _mm_add_epi32(now, _mm_loadu_si128(constants));
        cdgh = _mm_sha256rnds2_epu32(cdgh, abef, added);
        abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(added, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
    const __m128i feba = _mm_shuffle_epi32(abef, 0x1b), dchg = _mm_shuffle_epi32(cdgh, 0xb1);
    auto* out = reinterpret_cast<__m128i*>(hash.data());
    _mm_storeu_si128(out, _mm_blend_epi16(feba, dchg, 0xf0));
    _mm_storeu_si128(out + 1, _mm_alignr_epi8(dchg, feba, 8));
}
#endif

inline void compress(HashState& hash, const std::uint8_t* block) {
#ifdef BIDWHIST_SHA_INSTRUCTIONS
    if (has_sha_ni()) return compress_with_sha_ni(hash, block);
#endif
    compress_portable(hash, block);
}

inline constexpr int kMostDrawn = 64;

// Divides a byte by a small number without a division: as a product, shifted by 16, which is exact for every byte.
struct Divisor {
    int multiple;  // the highest multiple of the number up to 256
    int inverse;   // 2^16 / number, rounded up
};

inline constexpr auto kDivisors = [] {
    std::array<Divisor, kMostDrawn + 1> divisors{};
    for (int number = 1; number <= kMostDrawn; ++number) {
        divisors[static_cast<std::size_t>(number)] = {256 - 256 % number, ((1 << 16) + number - 1) / number};
    }
    return divisors;
}();

// A stream of bytes: SHA-256 over domain, label, seed, number and a block counter.
class ByteStream {
public:
    ByteStream(const Seed& seed, std::string_view label, std::uint64_t number) {
        append("bidwhist/1", 11);  // with its terminating zero
        append(label.data(), label.size());
        append("\0", 1);
        append(seed.data(), seed.size());
        append_number(number);
    }

    std::uint8_t byte() {
        if (used_ == 32) refill();
        return digest_[used_++];
    }

    // A uniform number from 0 to limit - 1, by rejection; the limit is at most kMostDrawn.
    int below(int limit) {
        const Divisor& divisor = kDivisors[static_cast<std::size_t>(limit)];
        int drawn = byte();
        while (drawn >= divisor.multiple) drawn = byte();
        return drawn - limit * (drawn * divisor.inverse >> 16);
    }

    std::uint64_t eight_bytes() {
        std::uint64_t number = 0;
        for (int place = 0; place < 8; ++place) number = number << 8 | byte();
        return number;
    }

    // Fisher-Yates from the end, for the last `places` cards only; count - 1 of them shuffle all.
    void shuffle(std::uint8_t* cards, int count, int places) {
        for (int last = count - 1; last > count - 1 - places; --last) std::swap(cards[last], cards[below(last + 1)]);
    }

private:
    void append(const void* bytes, std::size_t count) {
        std::memcpy(message_ + length_, bytes, count);
        length_ += count;
    }

    void append_number(std::uint64_t number) {
        for (int shift = 56; shift >= 0; shift -= 8) message_[length_++] = static_cast<std::uint8_t>(number >> shift);
    }

    void refill() {
        const std::size_t prefix = length_;
        append_number(counter_++);
        const std::size_t whole = length_;
        const std::size_t padded = (whole + 9 + 63) / 64 * 64;
        std::memset(message_ + whole, 0, padded - whole);
        message_[whole] = 0x80;
        length_ = padded - 8;
        append_number(8 * whole);
        HashState hash = kInitialHash;
        for (std::size_t at = 0; at < padded; at += 64) compress(hash, message_ + at);
        for (int place = 0; place < 32; ++place) {
            digest_[place] = static_cast<std::uint8_t>(hash[place / 4] >> (24 - 8 * (place % 4)));
        }
        length_ = prefix;
        used_ = 0;
    }

    std::uint8_t message_[192];
    std::size_t length_ = 0;
    std::uint64_t counter_ = 0;
    std::uint8_t digest_[32];
    int used_ = 32;
};

}  // namespace bidwhist::simulator
