// One deal, changed in place: which actions are legal, and what each does. It mirrors core/legality.py and
// core/apply.py.
#pragma once

#include <cstdint>

#include "../instruction_set.hpp"
#include "tables.hpp"

#if defined(__BMI2__) && defined(BIDWHIST_HAS_V3)
#include <immintrin.h>
#endif

namespace bidwhist::simulator {

enum Phase : std::uint8_t { kAuction, kDeclaring, kDiscarding, kPlaying, kDone };

inline int count_of(Cards cards) { return __builtin_popcountll(cards); }
inline int lowest_of(Cards cards) { return __builtin_ctzll(cards); }
constexpr Cards bit(int card) { return Cards{1} << card; }

#if defined(__BMI2__) && defined(BIDWHIST_HAS_V3)
// Where pdep is slow, the bits of a word are counted off one after another.
inline bool has_fast_pdep() {
    static const bool has = !has_slow_pext();
    return has;
}
#endif

// Legal actions: the number `base` plus the index of each bit set in two words, and calls of a renege by trick.
struct LegalActions {
    int base = 0;
    Cards low = 0;
    Cards high = 0;
    std::uint32_t reneges = 0;

    int count() const { return count_of(low) + count_of(high) + count_of(reneges); }

    bool has(int action) const {
        if (action >= kFirstRenegeCall) return reneges >> (action - kFirstRenegeCall) & 1;
        const int place = action - base;
        if (place < 0 || place >= 128) return false;
        return place < 64 ? low >> place & 1 : high >> (place - 64) & 1;
    }

    // The action at an index, lowest number first.
    int at(int index) const {
        const int in_low = count_of(low);
        if (index < in_low) return base + nth(low, index);
        index -= in_low;
        const int in_high = count_of(high);
        if (index < in_high) return base + 64 + nth(high, index);
        return kFirstRenegeCall + nth(reneges, index - in_high);
    }

    static int nth(Cards cards, int index) {
#if defined(__BMI2__) && defined(BIDWHIST_HAS_V3)
        if (has_fast_pdep()) return lowest_of(_pdep_u64(bit(index), cards));
#endif
        while (index--) cards &= cards - 1;
        return lowest_of(cards);
    }
};

inline constexpr int kTrickDigits = 5;  // binary digits of 18 tricks
inline constexpr int kNothingLed = 255;
inline constexpr int kNumberBits = 5;   // bits of a number bid, of tricks and of cards held

struct Deal {
    Cards hands[kMaxPlayers];
    Cards dealt[kMaxPlayers];
    Cards played_by[kMaxPlayers];
    Cards kitty, discards, played, trick;
    Phase phase;
    std::int8_t to_act, dealer, declarer, leader, winner;
    std::int8_t standing_bid;  // the highest bid so far, as a slot 0 to 71
    std::int8_t declaration;   // 3 * strain + direction
    std::uint8_t calls_made, best, led, trick_size, tricks_done;  // best: the strength that wins the trick so far
    bool forfeited;
    Ruling ruling;
    std::uint8_t penalty_count;
    std::uint8_t penalties[kMaxPlayers * kMaxTricks];  // penalties due at the end: 8 * guilty side + gaining side
    std::int8_t calls[kMaxPlayers];  // in the order of bidding: a bid's slot, or -1 for a pass
    std::int8_t won[kMaxPlayers];    // tricks by side
    std::uint8_t trick_of[kCardCount];  // the trick a card was played to, from 1; 0 not played
    std::uint8_t reneged[kMaxTricks];        // by trick, a bit for each seat that reneged
    std::uint8_t renege_paid[kMaxTricks];    // whose renege was found
    std::uint8_t renege_called[kMaxTricks];  // who has called a renege in that trick
    std::int8_t leaders[kMaxTricks];
    std::int8_t winners[kMaxTricks];
    // What skilled seats ask, kept ready for them unless nobody will ask.
    bool notes_signs;
    Cards denied[kMaxPlayers];             // by seat: cards that its plays say it has not, if it did not renege
    std::uint8_t first_led[kMaxPlayers];   // by seat: 8 * trick + the first side suit it led; or kNothingLed
    // What batches show as bits, kept ready for that.
    std::uint8_t has_called;               // a bit for each seat that has spoken
    std::uint32_t bid_numbers;             // by seat, five bits: the number it bid
    std::uint32_t bid_suffixes;            // by seat, a bit for each suffix
    std::uint32_t tricks_by[kMaxPlayers];  // by seat, a bit for each trick that it won
    Cards trick_digits[kTrickDigits];      // by binary digit of trick_of: the cards of finished tricks that have it
};

inline int strain_of(const Deal& deal) { return deal.declaration / 3; }
inline int number_of(int slot) { return slot / kSuffixCount + 1; }
inline int suffix_of(int slot) { return slot % kSuffixCount; }
inline int next_seat(const RuleTables& rules, int seat) { return seat + 1 < rules.players ? seat + 1 : 0; }

inline Deal start_deal(const RuleTables& rules, int dealer, const Cards* hands, Cards kitty) {
    Deal deal{};
    for (int seat = 0; seat < rules.players; ++seat) deal.hands[seat] = deal.dealt[seat] = hands[seat];
    deal.kitty = kitty;
    deal.dealer = static_cast<std::int8_t>(dealer);
    deal.to_act = static_cast<std::int8_t>(next_seat(rules, dealer));
    deal.declarer = deal.leader = deal.standing_bid = deal.declaration = kNobody;
    deal.led = kOpenSuit;
    deal.notes_signs = true;
    for (auto& winner : deal.winners) winner = kNobody;
    for (auto& led : deal.first_led) led = kNothingLed;
    return deal;
}

inline bool kitty_is_taken(const RuleTables& rules, const Deal& deal) {
    return deal.declarer != kNobody && !(deal.phase == kDeclaring && rules.declares_before_kitty);
}

inline bool names_no_trump(const Deal& deal) {
    const bool by_bid = deal.standing_bid != kNobody && suffix_of(deal.standing_bid) == kNoTrumpSuffix;
    return by_bid || (deal.declaration != kNobody && strain_of(deal) == kNoTrump);
}

inline LegalActions legal_calls(const RuleTables& rules, const Deal& deal) {
    const bool is_dealer = deal.to_act == deal.dealer;
    const Calls calls = deal.standing_bid == kNobody ? rules.openings[is_dealer] : rules.above[deal.standing_bid];
    LegalActions legal{kPass, calls.low, calls.high};
    if (deal.standing_bid != kNobody && is_dealer && rules.dealer_matches) {
        const int place = deal.standing_bid + 1;
        (place < 64 ? legal.low : legal.high) |= bit(place & 63);
    }
    return legal;
}

inline LegalActions legal_declarations(const RuleTables& rules, const Deal& deal) {
    const bool keeps_jokers = deal.discards && deal.hands[deal.declarer] & kJokers;
    return {kFirstDeclaration, rules.declarations[suffix_of(deal.standing_bid)][keeps_jokers && rules.discards_jokers]};
}

// One card at a time: any card, as long as room is left for jokers that must be discarded.
inline LegalActions legal_discards(const RuleTables& rules, const Deal& deal) {
    const Cards hand = deal.hands[deal.declarer];
    const Cards required = rules.discards_jokers && names_no_trump(deal) ? hand & kJokers : 0;
    const int left = rules.kitty - count_of(deal.discards);
    return {kFirstDiscard, count_of(required) == left ? required : hand};
}

// The cards that the seat to act can play without reneging.
inline Cards following_cards(const Order& order, const Deal& deal) {
    const Cards hand = deal.hands[deal.to_act];
    const Cards following = hand & order.follow[deal.led];
    if (following) return following | (hand & order.exempt);
    const bool leads = !deal.trick_size;
    const Cards preferred = leads ? hand & ~order.unled : deal.led != kOpenSuit ? hand & order.forced : 0;
    return preferred ? preferred : hand;
}

inline Cards playable(const RuleTables& rules, const Deal& deal) {
    const Order& order = rules.orders[deal.declaration];
    const Cards cards = following_cards(order, deal);
    return deal.trick_size ? cards | (deal.hands[deal.to_act] & order.always) : cards;
}

inline std::uint32_t renege_calls(const Deal& deal) {
    std::uint32_t tricks = 0;
    for (int trick = 0; trick < deal.tricks_done; ++trick) {
        if (!(deal.renege_called[trick] >> deal.to_act & 1)) tricks |= 1U << trick;
    }
    return tricks;
}

// What the seat to act may do, apart from calling a renege.
inline LegalActions legal_in_turn(const RuleTables& rules, const Deal& deal) {
    switch (deal.phase) {
        case kPlaying: return {kFirstPlay, playable(rules, deal)};
        case kAuction: return legal_calls(rules, deal);
        case kDeclaring: return legal_declarations(rules, deal);
        case kDiscarding: return legal_discards(rules, deal);
        default: return {};
    }
}

// All that the seat to act may do.
inline LegalActions legal(const RuleTables& rules, const Deal& deal) {
    LegalActions actions = legal_in_turn(rules, deal);
    if (deal.phase == kPlaying && rules.reneges_are_called) actions.reneges = renege_calls(deal);
    return actions;
}

inline void finish(Deal& deal) {
    deal.phase = kDone;
    deal.to_act = kNobody;
}

inline void start_play(const RuleTables& rules, Deal& deal) {
    deal.leader = static_cast<std::int8_t>(rules.forehand_leads ? next_seat(rules, deal.dealer) : deal.declarer);
    deal.to_act = deal.winner = deal.leader;
    deal.phase = kPlaying;
    if (rules.declarer_has_discards) deal.won[rules.side_of[deal.declarer]] += 1;
}

// Once the kitty is in hand: declaring and discarding, in the order of the rules, then play.
inline void enter_next_phase(const RuleTables& rules, Deal& deal) {
    const bool waits_for_discard = rules.kitty && !deal.discards;
    if (deal.declaration == kNobody && !(waits_for_discard && rules.declares_after_discard)) {
        deal.phase = kDeclaring;
    } else if (waits_for_discard) {
        deal.phase = kDiscarding;
    } else {
        start_play(rules, deal);
    }
}

inline void apply_call(const RuleTables& rules, Deal& deal, int slot) {
    deal.calls[deal.calls_made++] = static_cast<std::int8_t>(slot);
    deal.has_called |= static_cast<std::uint8_t>(1U << deal.to_act);
    if (slot != kNobody) {
        deal.bid_numbers |= static_cast<std::uint32_t>(number_of(slot)) << (kNumberBits * deal.to_act);
        deal.bid_suffixes |= 1U << (kSuffixCount * deal.to_act + suffix_of(slot));
        deal.standing_bid = static_cast<std::int8_t>(slot);
        deal.declarer = deal.to_act;  // not shown to players until the auction ends
    }
    if (deal.calls_made < rules.players) {
        deal.to_act = static_cast<std::int8_t>(next_seat(rules, deal.to_act));
        return;
    }
    if (deal.standing_bid == kNobody) return finish(deal);
    deal.to_act = deal.declarer;
    if (rules.declares_before_kitty) {
        deal.phase = kDeclaring;
        return;
    }
    deal.hands[deal.declarer] |= deal.kitty;
    enter_next_phase(rules, deal);
}

inline void apply_declaration(const RuleTables& rules, Deal& deal, int declaration) {
    deal.declaration = static_cast<std::int8_t>(declaration);
    if (rules.declares_before_kitty) deal.hands[deal.declarer] |= deal.kitty;
    enter_next_phase(rules, deal);
}

inline void apply_discard(const RuleTables& rules, Deal& deal, int card) {
    deal.hands[deal.declarer] &= ~bit(card);
    deal.discards |= bit(card);
    if (count_of(deal.discards) == rules.kitty) enter_next_phase(rules, deal);
}

inline void record_renege(const Order& order, Deal& deal, int card) {
    if (!(following_cards(order, deal) & bit(card))) {
        deal.reneged[deal.tricks_done] |= static_cast<std::uint8_t>(1U << deal.to_act);
    }
}

// The first seat of another side that reneged in a trick and has not paid for it.
inline int guilty_seat(const RuleTables& rules, const Deal& deal, int caller, int trick) {
    int seat = deal.leaders[trick];
    for (int place = 0; place < rules.players; ++place, seat = next_seat(rules, seat)) {
        const bool unpaid = (deal.reneged[trick] & ~deal.renege_paid[trick]) >> seat & 1;
        if (unpaid && rules.side_of[seat] != rules.side_of[caller]) return seat;
    }
    return kNobody;
}

inline constexpr int kRenegePenaltyTricks = 3;  // tricks

// Moves the penalty for a renege from side to side, or ends the deal, as the rules say.
inline void apply_penalty(const RuleTables& rules, Deal& deal, int guilty, int gaining) {
    if (!rules.renege_costs_tricks) {
        const bool played = deal.phase == kDone, made = guilty != rules.side_of[deal.declarer];
        deal.ruling = played ? (made ? kRuledMade : kRuledSet) : (made ? kEndedMade : kEndedSet);
        deal.forfeited = true;
        return finish(deal);
    }
    std::int8_t& has = deal.won[guilty];
    if (has < kRenegePenaltyTricks && rules.short_pays_all) {
        if (has || deal.phase != kDone) deal.ruling = kByTricks;
        for (auto& tricks : deal.won) tricks = 0;
        deal.won[gaining] = static_cast<std::int8_t>(rules.all_tricks);
        deal.forfeited = true;
        return finish(deal);
    }
    const std::int8_t moved = has < kRenegePenaltyTricks ? has : static_cast<std::int8_t>(kRenegePenaltyTricks);
    if (moved) deal.ruling = kByTricks;
    has = static_cast<std::int8_t>(has - moved);
    deal.won[gaining] = static_cast<std::int8_t>(deal.won[gaining] + moved);
}

// A renege was found: its penalty is applied now, or recorded until the deal is over.
inline void settle_renege(const RuleTables& rules, Deal& deal, int seat, int trick, int gaining) {
    deal.renege_paid[trick] |= static_cast<std::uint8_t>(1U << seat);
    const int guilty = rules.side_of[seat];
    if (!rules.renege_paid_at_end || deal.phase == kDone) return apply_penalty(rules, deal, guilty, gaining);
    deal.penalties[deal.penalty_count++] = static_cast<std::uint8_t>(8 * guilty + gaining);
}

// After a trick: applies recorded penalties at the end of the deal, and finds reneges where the rules do so by
// themselves.
inline void settle_reneges(const RuleTables& rules, Deal& deal) {
    if (deal.phase == kDone) {
        for (int place = 0; place < deal.penalty_count && !deal.forfeited; ++place) {
            apply_penalty(rules, deal, deal.penalties[place] / 8, deal.penalties[place] % 8);
        }
    }
    if (!rules.reneges_are_found) return;
    const int trick = deal.tricks_done - 1;
    int seat = deal.leaders[trick];
    for (int place = 0; place < rules.players; ++place, seat = next_seat(rules, seat)) {
        const bool reneged = deal.reneged[trick] >> seat & 1;
        // Rules that find reneges by themselves have two sides.
        if (reneged && !deal.forfeited) settle_renege(rules, deal, seat, trick, 1 - rules.side_of[seat]);
    }
}

inline void finish_trick(const RuleTables& rules, Deal& deal) {
    const int worth = deal.tricks_done == 0 && rules.first_trick_has_discards ? 2 : 1;
    deal.won[rules.side_of[deal.winner]] += static_cast<std::int8_t>(worth);
    deal.leaders[deal.tricks_done] = deal.leader;
    deal.winners[deal.tricks_done] = deal.winner;
    deal.tricks_by[deal.winner] |= 1U << deal.tricks_done;
    ++deal.tricks_done;
    for (int digit = 0; digit < kTrickDigits; ++digit) {
        deal.trick_digits[digit] |= deal.tricks_done >> digit & 1 ? deal.trick : 0;
    }
    deal.trick_size = deal.best = 0;
    deal.trick = 0;
    deal.led = kOpenSuit;
    deal.leader = deal.to_act = deal.winner;
    if (!deal.hands[deal.winner]) finish(deal);
    if (rules.reneges_are_called || rules.reneges_are_found) settle_reneges(rules, deal);
}

// What a card says about the rest of its player's hand, and the first side suit that a seat led. It mirrors denials in
// core/whereabouts.py.
inline void record_signs(const Order& order, Deal& deal, int card) {
    const int seat = deal.to_act, suit = order.suit_of[card];
    if (deal.led == kOpenSuit) {
        if (deal.trick_size) return;
        if (order.unled & bit(card)) deal.denied[seat] |= ~order.unled;
        const bool is_side = suit != kOpenSuit && suit != strain_of(deal);
        if (is_side && deal.first_led[seat] == kNothingLed) {
            deal.first_led[seat] = static_cast<std::uint8_t>(8 * deal.tricks_done + suit);
        }
    } else if (!((order.follow[deal.led] | order.exempt) & bit(card))) {
        deal.denied[seat] |= order.follow[deal.led] | (order.forced & bit(card) ? 0 : order.forced);
    }
}

inline void apply_play(const RuleTables& rules, Deal& deal, int card) {
    const Order& order = rules.orders[deal.declaration];
    const int seat = deal.to_act;
    if (deal.notes_signs) record_signs(order, deal, card);
    if (deal.led == kOpenSuit) {
        deal.led = order.suit_of[card];
    } else if (rules.reneges_are_called || rules.reneges_are_found) {
        record_renege(order, deal, card);
    }
    const Cards mask = bit(card);
    deal.hands[seat] &= ~mask;
    deal.played |= mask;
    deal.trick |= mask;
    deal.played_by[seat] |= mask;
    deal.trick_of[card] = static_cast<std::uint8_t>(deal.tricks_done + 1);
    // While no suit was led only jokers without a suit have been played, of strength 0, so `best` stays valid.
    const std::uint8_t strength = order.strength[deal.led][card];
    if (strength > deal.best) {
        deal.best = strength;
        deal.winner = deal.to_act;
    }
    if (++deal.trick_size == rules.players) return finish_trick(rules, deal);
    deal.to_act = static_cast<std::int8_t>(next_seat(rules, seat));
}

inline void apply_renege_call(const RuleTables& rules, Deal& deal, int trick) {
    const int caller = deal.to_act;
    const int guilty = guilty_seat(rules, deal, caller, trick);
    deal.renege_called[trick] |= static_cast<std::uint8_t>(1U << caller);
    if (guilty != kNobody) settle_renege(rules, deal, guilty, trick, rules.side_of[caller]);
}

// Applies an action, which must be legal.
inline void apply(const RuleTables& rules, Deal& deal, int action) {
    if (action < kFirstDiscard) return apply_play(rules, deal, action);
    if (action < kPass) return apply_discard(rules, deal, action - kFirstDiscard);
    if (action < kFirstDeclaration) return apply_call(rules, deal, action - kFirstBid);
    if (action < kFirstRenegeCall) return apply_declaration(rules, deal, action - kFirstDeclaration);
    apply_renege_call(rules, deal, action - kFirstRenegeCall);
}

// Points by side; zeros before the end, and if everybody passed.
inline void points_of(const RuleTables& rules, const Deal& deal, std::int16_t* points) {
    for (int side = 0; side < rules.sides; ++side) points[side] = 0;
    if (deal.phase != kDone || deal.declaration == kNobody) return;
    const int declaring_side = rules.side_of[deal.declarer];
    const Payoff* pays = rules.pays[deal.ruling][number_of(deal.standing_bid)][strain_of(deal) == kNoTrump];
    // A deal ended by a renege has tricks that nobody won. With more than two sides the defenders' own tricks do not
    // count.
    const int others = rules.sides == 2 ? rules.all_tricks - deal.won[1 - declaring_side] : deal.won[declaring_side];
    for (int side = 0; side < rules.sides; ++side) {
        points[side] = side == declaring_side ? pays[deal.won[declaring_side]].declarers : pays[others].defenders;
    }
}

}  // namespace bidwhist::simulator
