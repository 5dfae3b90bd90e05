// Killer moves: for each situation the card that last decided it, tried first when the situation comes up again.
//
// A situation is a hash of 64 bits. Its top bits choose the entry, and ten more are stored as a tag, because a card of
// another situation tried first costs more than no card at all. An entry is overwritten by any other situation. With
// fewer cards left fewer entries are used: a miss of the processor's cache costs more than a killer move that was lost.
//
// A killer discard is told by seats, the suit led and the tricks still needed alone, whatever the cards are: a position
// without a killer move is answered as the last one was. Proofs that answer alike share more of what the table knows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "card_bits.hpp"
#include "limits.hpp"
#include "search_parameters.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

class KillerMoves {
public:
    // Card indices are 0 to 63. This one is a guard bit, so never a card: there is no killer move.
    static constexpr int kNone = 15;

    // One situation's entry: the upper ten bits are the tag, the lower six the card's index, xor kNone so that 0 is
    // none.
    class Entry {
    public:
        Entry(std::uint16_t* at, std::uint16_t tag) : at_(at), tag_(tag) {}
        int card_index() const {
            const unsigned kept = *at_, index = kept & kIndexMask;
            return static_cast<int>(((kept ^ tag_) & kTagMask ? 0U : index) ^ kNone);
        }
        void remember(int card_index) { *at_ = static_cast<std::uint16_t>(tag_ | (card_index ^ kNone)); }

    private:
        std::uint16_t* at_;
        std::uint16_t tag_;
    };

    // Of a small memory the table needs more than killer moves do.
    explicit KillerMoves(std::size_t max_bytes)
        : max_bits_(max_bytes < kBytesForAllKillers ? kFewKillerBits : kMaxKillerBits),
          entries_(std::size_t{1} << max_bits_) {}

    void clear() {
        std::fill_n(entries_.begin(), used_, std::uint16_t{0});
        used_ = 0;
    }

    // Chooses how many entries are used for a position of so many tricks.
    void resize_for(int tricks) {
        const int wanted = tricks + kKillerBitsBeyondTricks;
        const int bits = wanted < kMinKillerBits ? kMinKillerBits : wanted > max_bits_ ? max_bits_ : wanted;
        shift_ = 64 - bits;
        const std::size_t number = std::size_t{1} << bits;
        if (number > used_) used_ = number;
    }

    Entry entry_for(std::uint64_t situation) {
        return {entries_.data() + (situation >> shift_), static_cast<std::uint16_t>(situation >> 13 & kTagMask)};
    }

    std::size_t bytes() const { return entries_.size() * sizeof(std::uint16_t); }

private:
    static constexpr std::uint16_t kIndexMask = 0x3F;
    static constexpr std::uint16_t kTagMask = 0xFFC0;

    int max_bits_;
    std::vector<std::uint16_t> entries_;
    int shift_ = 64 - kMaxKillerBits;
    std::size_t used_ = 0;  // entries that may be other than 0
};

// What decided last where a seat could not follow suit: a suit, and how many of the hand's cards there were worse.
class KillerDiscards {
public:
    class Entry {
    public:
        explicit Entry(std::uint8_t* at) : at_(at) {}

        // The card of `legal` that the entry means, 0 if there is none.
        Cards card_in(Cards legal) const {
            if (!*at_) return 0;
            Cards cards = legal & suit_mask((*at_ - 1) & 3);
            for (int worse = (*at_ - 1) >> 2; worse && cards; --worse) cards ^= worst_of(cards);
            return cards ? worst_of(cards) : 0;
        }
        void remember(Cards card, Cards legal) {
            const int suit = suit_of(card);
            const int worse = count(legal & suit_mask(suit) & ~(card | (card - 1)));
            *at_ = static_cast<std::uint8_t>(1 + suit + 4 * worse);
        }

    private:
        std::uint8_t* at_;
    };

    void clear() { std::fill_n(&entries_[0][0][0][0], sizeof entries_, std::uint8_t{0}); }

    Entry entry_for(int target, int suit_led, int leader, int seat, int winner) {
        return Entry(&entries_[target][suit_led][leader][seat * kSeats + winner]);
    }

private:
    static constexpr int kSeats = 4;
    std::uint8_t entries_[kMaxTricks + 1][kSuits][kSeats][kSeats * kSeats] = {};
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
