// One deal that changes in place: which actions are legal, and what each does. It mirrors legality.py and apply.py.
#pragma once
#include <cstdint>

#include "tables.hpp"

namespace bidwhist::simulator {

enum Phase : std::uint8_t { auction, declaring, discarding, playing, done };

inline int count_of(Cards cards) { return __builtin_popcountll(cards); }
inline int lowest_of(Cards cards) { return __builtin_ctzll(cards); }
inline Cards bit(int card) { return Cards{1} << card; }

// Legal actions: `base` plus each bit of two words, and renege calls by trick.
struct Legal {
    int base = 0;
    Cards low = 0;
    Cards high = 0;
    std::uint32_t reneges = 0;

    int count() const { return count_of(low) + count_of(high) + count_of(reneges); }

    bool has(int action) const {
        if (action >= first_renege_call) return reneges >> (action - first_renege_call) & 1;
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
        return first_renege_call + nth(reneges, index - in_high);
    }

    static int nth(Cards cards, int index) {
        while (index--) cards &= cards - 1;
        return lowest_of(cards);
    }
};

struct Deal {
    Cards hands[most_players];
    Cards dealt[most_players];
    Cards played_by[most_players];
    Cards kitty, discards, played, table;
    Phase phase;
    std::int8_t to_act, dealer, declarer, leader, winner;
    std::int8_t standing;     // the bid that stands, as a slot 0–71
    std::int8_t declaration;  // 3 * strain + direction
    std::uint8_t calls_made, best, led, on_table, tricks_done;
    bool forfeited;
    Ruling ruling;
    std::uint8_t owed_count;
    std::uint8_t owed[most_players * most_tricks];  // penalties that wait for the end: 8 * guilty side + gaining side
    std::int8_t calls[most_players];  // by place after the dealer: a bid's slot, or -1
    std::int8_t won[most_players];    // tricks by side
    std::uint8_t trick_of[card_count];  // from 1; 0 not played
    std::uint8_t reneged[most_tricks];  // seats, by trick
    std::uint8_t paid[most_tricks];
    std::uint8_t asked[most_tricks];
    std::int8_t leaders[most_tricks];
    std::int8_t winners[most_tricks];
};

inline int strain_of(const Deal& deal) { return deal.declaration / 3; }
inline int number_of(int slot) { return slot / suffix_count + 1; }
inline int suffix_of(int slot) { return slot % suffix_count; }
inline int next_seat(const Tables& rules, int seat) { return seat + 1 < rules.players ? seat + 1 : 0; }

inline Deal start_deal(const Tables& rules, int dealer, const Cards* hands, Cards kitty) {
    Deal deal{};
    for (int seat = 0; seat < rules.players; ++seat) deal.hands[seat] = deal.dealt[seat] = hands[seat];
    deal.kitty = kitty;
    deal.dealer = static_cast<std::int8_t>(dealer);
    deal.to_act = static_cast<std::int8_t>(next_seat(rules, dealer));
    deal.declarer = deal.leader = deal.standing = deal.declaration = nobody;
    deal.led = open_suit;
    for (auto& winner : deal.winners) winner = nobody;
    return deal;
}

inline bool kitty_is_taken(const Tables& rules, const Deal& deal) {
    return deal.declarer != nobody && !(deal.phase == declaring && rules.declares_before_kitty);
}

inline bool names_no_trump(const Deal& deal) {
    const bool by_bid = deal.standing != nobody && suffix_of(deal.standing) == no_trump_suffix;
    return by_bid || (deal.declaration != nobody && strain_of(deal) == no_trump);
}

inline Legal legal_calls(const Tables& rules, const Deal& deal) {
    const bool is_dealer = deal.to_act == deal.dealer;
    const Calls calls = deal.standing == nobody ? rules.openings[is_dealer] : rules.above[deal.standing];
    Legal legal{pass, calls.low, calls.high};
    if (deal.standing != nobody && is_dealer && rules.dealer_matches) {
        const int place = deal.standing + 1;
        (place < 64 ? legal.low : legal.high) |= bit(place & 63);
    }
    return legal;
}

inline Legal legal_declarations(const Tables& rules, const Deal& deal) {
    const bool keeps_jokers = deal.discards && deal.hands[deal.declarer] & jokers_mask;
    return {first_declaration, rules.declarations[suffix_of(deal.standing)][keeps_jokers && rules.discards_jokers]};
}

// One card at a time: any card, as long as room is left for jokers that must go.
inline Legal legal_discards(const Tables& rules, const Deal& deal) {
    const Cards hand = deal.hands[deal.declarer];
    const Cards required = rules.discards_jokers && names_no_trump(deal) ? hand & jokers_mask : 0;
    const int left = rules.kitty - count_of(deal.discards);
    return {first_discard, count_of(required) == left ? required : hand};
}

// The cards of the seat to act that are no renege.
inline Cards lawful(const Order& order, const Deal& deal) {
    const Cards hand = deal.hands[deal.to_act];
    const Cards following = hand & order.follow[deal.led];
    if (following) return following | (hand & order.exempt);
    const bool leads = !deal.on_table;
    const Cards first = leads ? hand & ~order.unled : deal.led != open_suit ? hand & order.forced : 0;
    return first ? first : hand;
}

inline Cards playable(const Tables& rules, const Deal& deal) {
    const Order& order = rules.orders[deal.declaration];
    const Cards cards = lawful(order, deal);
    return deal.on_table ? cards | (deal.hands[deal.to_act] & order.always) : cards;
}

inline std::uint32_t renege_calls(const Deal& deal) {
    std::uint32_t tricks = 0;
    for (int trick = 0; trick < deal.tricks_done; ++trick) {
        if (!(deal.asked[trick] >> deal.to_act & 1)) tricks |= 1U << trick;
    }
    return tricks;
}

// What the seat to act may do in its turn.
inline Legal legal_in_turn(const Tables& rules, const Deal& deal) {
    switch (deal.phase) {
        case playing: return {first_play, playable(rules, deal)};
        case auction: return legal_calls(rules, deal);
        case declaring: return legal_declarations(rules, deal);
        case discarding: return legal_discards(rules, deal);
        default: return {};
    }
}

// The same, with the renege calls it may make before.
inline Legal legal(const Tables& rules, const Deal& deal) {
    Legal actions = legal_in_turn(rules, deal);
    if (deal.phase == playing && rules.reneges_are_called) actions.reneges = renege_calls(deal);
    return actions;
}

inline void finish(Deal& deal) {
    deal.phase = done;
    deal.to_act = nobody;
}

inline void start_play(const Tables& rules, Deal& deal) {
    deal.leader = static_cast<std::int8_t>(rules.forehand_leads ? next_seat(rules, deal.dealer) : deal.declarer);
    deal.to_act = deal.winner = deal.leader;
    deal.phase = playing;
    if (rules.declarer_has_discards) deal.won[rules.side_of[deal.declarer]] += 1;
}

// What comes next once the kitty is in hand: naming, discarding, each in its turn, or play.
inline void go_on(const Tables& rules, Deal& deal) {
    const bool waits_for_discard = rules.kitty && !deal.discards;
    if (deal.declaration == nobody && !(waits_for_discard && rules.declares_after_discard)) {
        deal.phase = declaring;
    } else if (waits_for_discard) {
        deal.phase = discarding;
    } else {
        start_play(rules, deal);
    }
}

inline void apply_call(const Tables& rules, Deal& deal, int slot) {
    deal.calls[deal.calls_made++] = static_cast<std::int8_t>(slot);
    if (slot != nobody) {
        deal.standing = static_cast<std::int8_t>(slot);
        deal.declarer = deal.to_act;  // held back from view until the auction ends
    }
    if (deal.calls_made < rules.players) {
        deal.to_act = static_cast<std::int8_t>(next_seat(rules, deal.to_act));
        return;
    }
    if (deal.standing == nobody) return finish(deal);
    deal.to_act = deal.declarer;
    if (rules.declares_before_kitty) {
        deal.phase = declaring;
        return;
    }
    deal.hands[deal.declarer] |= deal.kitty;
    go_on(rules, deal);
}

inline void apply_declaration(const Tables& rules, Deal& deal, int declaration) {
    deal.declaration = static_cast<std::int8_t>(declaration);
    if (rules.declares_before_kitty) deal.hands[deal.declarer] |= deal.kitty;
    go_on(rules, deal);
}

inline void apply_discard(const Tables& rules, Deal& deal, int card) {
    deal.hands[deal.declarer] &= ~bit(card);
    deal.discards |= bit(card);
    if (count_of(deal.discards) == rules.kitty) go_on(rules, deal);
}

inline void note_renege(const Order& order, Deal& deal, int card) {
    if (!(lawful(order, deal) & bit(card))) {
        deal.reneged[deal.tricks_done] |= static_cast<std::uint8_t>(1U << deal.to_act);
    }
}

inline int guilty_seat(const Tables& rules, const Deal& deal, int caller, int trick) {
    int seat = deal.leaders[trick];
    for (int place = 0; place < rules.players; ++place, seat = next_seat(rules, seat)) {
        const bool owes = (deal.reneged[trick] & ~deal.paid[trick]) >> seat & 1;
        if (owes && rules.side_of[seat] != rules.side_of[caller]) return seat;
    }
    return nobody;
}

inline constexpr int renege_penalty = 3;

inline void pay(const Tables& rules, Deal& deal, int guilty, int gains) {
    if (!rules.renege_costs_tricks) {
        const bool played = deal.phase == done, made = guilty != rules.side_of[deal.declarer];
        deal.ruling = played ? (made ? ruled_made : ruled_set) : (made ? ended_made : ended_set);
        deal.forfeited = true;
        return finish(deal);
    }
    std::int8_t& has = deal.won[guilty];
    if (has < renege_penalty && rules.short_pays_all) {
        if (has || deal.phase != done) deal.ruling = by_tricks;
        for (auto& tricks : deal.won) tricks = 0;
        deal.won[gains] = static_cast<std::int8_t>(rules.all_tricks);
        deal.forfeited = true;
        return finish(deal);
    }
    const std::int8_t moved = has < renege_penalty ? has : static_cast<std::int8_t>(renege_penalty);
    if (moved) deal.ruling = by_tricks;
    has = static_cast<std::int8_t>(has - moved);
    deal.won[gains] = static_cast<std::int8_t>(deal.won[gains] + moved);
}

// A renege was found: paid for now, or noted until the deal is over.
inline void penalise(const Tables& rules, Deal& deal, int seat, int trick, int gains) {
    deal.paid[trick] |= static_cast<std::uint8_t>(1U << seat);
    const int guilty = rules.side_of[seat];
    if (!rules.renege_paid_at_end || deal.phase == done) return pay(rules, deal, guilty, gains);
    deal.owed[deal.owed_count++] = static_cast<std::uint8_t>(8 * guilty + gains);
}

// After a trick: what was noted is paid at the end, and what the table finds by itself is found.
inline void pay_for_reneges(const Tables& rules, Deal& deal) {
    if (deal.phase == done) {
        for (int place = 0; place < deal.owed_count && !deal.forfeited; ++place) {
            pay(rules, deal, deal.owed[place] / 8, deal.owed[place] % 8);
        }
    }
    if (!rules.reneges_are_found) return;
    const int trick = deal.tricks_done - 1;
    int seat = deal.leaders[trick];
    for (int place = 0; place < rules.players; ++place, seat = next_seat(rules, seat)) {
        const bool reneged = deal.reneged[trick] >> seat & 1;
        // Where the table finds reneges two sides play, and the other one gains.
        if (reneged && !deal.forfeited) penalise(rules, deal, seat, trick, 1 - rules.side_of[seat]);
    }
}

inline void finish_trick(const Tables& rules, Deal& deal) {
    const int worth = deal.tricks_done == 0 && rules.first_trick_has_discards ? 2 : 1;
    deal.won[rules.side_of[deal.winner]] += static_cast<std::int8_t>(worth);
    deal.leaders[deal.tricks_done] = deal.leader;
    deal.winners[deal.tricks_done] = deal.winner;
    ++deal.tricks_done;
    deal.on_table = deal.best = 0;
    deal.table = 0;
    deal.led = open_suit;
    deal.leader = deal.to_act = deal.winner;
    if (!deal.hands[deal.winner]) finish(deal);
    if (rules.reneges_are_called || rules.reneges_are_found) pay_for_reneges(rules, deal);
}

inline void apply_play(const Tables& rules, Deal& deal, int card) {
    const Order& order = rules.orders[deal.declaration];
    const int seat = deal.to_act;
    if (deal.led == open_suit) {
        deal.led = order.suit_of[card];
    } else if (rules.reneges_are_called || rules.reneges_are_found) {
        note_renege(order, deal, card);
    }
    const Cards mask = bit(card);
    deal.hands[seat] &= ~mask;
    deal.played |= mask;
    deal.table |= mask;
    deal.played_by[seat] |= mask;
    deal.trick_of[card] = static_cast<std::uint8_t>(deal.tricks_done + 1);
    // Cards laid while no suit was led are suitless jokers, of strength 0, so what is best so far stays right.
    const std::uint8_t strength = order.strength[deal.led][card];
    if (strength > deal.best) {
        deal.best = strength;
        deal.winner = deal.to_act;
    }
    if (++deal.on_table == rules.players) return finish_trick(rules, deal);
    deal.to_act = static_cast<std::int8_t>(next_seat(rules, seat));
}

inline void apply_renege_call(const Tables& rules, Deal& deal, int trick) {
    const int caller = deal.to_act;
    const int guilty = guilty_seat(rules, deal, caller, trick);
    deal.asked[trick] |= static_cast<std::uint8_t>(1U << caller);
    if (guilty != nobody) penalise(rules, deal, guilty, trick, rules.side_of[caller]);
}

// The deal after an action known to be legal.
inline void apply(const Tables& rules, Deal& deal, int action) {
    if (action < first_discard) return apply_play(rules, deal, action);
    if (action < pass) return apply_discard(rules, deal, action - first_discard);
    if (action < first_declaration) return apply_call(rules, deal, action - first_bid);
    if (action < first_renege_call) return apply_declaration(rules, deal, action - first_declaration);
    apply_renege_call(rules, deal, action - first_renege_call);
}

// Points by side; zeros before the end, and for a deal thrown in.
inline void points_of(const Tables& rules, const Deal& deal, std::int16_t* points) {
    for (int side = 0; side < rules.sides; ++side) points[side] = 0;
    if (deal.phase != done || deal.declaration == nobody) return;
    const int mine = rules.side_of[deal.declarer];
    const Pay* pays = rules.pays[deal.ruling][number_of(deal.standing)][strain_of(deal) == no_trump];
    // A deal that a renege ended has tricks that nobody took; with more sides than two defenders' tricks score nothing.
    const int others = rules.sides == 2 ? rules.all_tricks - deal.won[1 - mine] : deal.won[mine];
    for (int side = 0; side < rules.sides; ++side) {
        points[side] = side == mine ? pays[deal.won[mine]].declarers : pays[others].defenders;
    }
}

}  // namespace bidwhist::simulator
