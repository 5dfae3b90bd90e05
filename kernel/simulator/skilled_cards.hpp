// Card play of a skilled seat; simulator/skilled_cards.py does the same in Python.
#pragma once

#include <algorithm>
#include <cstdint>

#include "deal.hpp"
#include "observation.hpp"
#include "skill.hpp"
#include "skilled_calls.hpp"

namespace bidwhist::simulator {

inline int both(int one, int other) { return static_cast<int>(static_cast<std::int64_t>(one) * other >> kChanceBits); }

// What the seat to act knows of the play: who may hold what, and how likely it is.
class Reading {
public:
    Reading(const RuleTables& rules, const SkillTables& skill, const Deal& deal)
        : rules(rules), skill(skill), deal(deal), order(rules.orders[deal.declaration]), seat(deal.to_act),
          strain(strain_of(deal)), has_trump(strain != kNoTrump), hand(deal.hands[seat]),
          trumps(has_trump ? order.follow[strain] : 0) {
        const int declaring = rules.side_of[deal.declarer];
        declares = rules.side_of[seat] == declaring;
        unseen = pack_of(rules) & ~(hand | deal.played | (seat == deal.declarer ? deal.discards : 0));
        const Cards gone = kitty_is_sported(rules, deal) ? deal.kitty : 0;
        for (int other = 0; other < rules.players; ++other) {
            may_hold[other] = 0;
            if (other == seat) continue;
            may_hold[other] = unseen & ~deal.denied[other] & ~(other == deal.declarer ? 0 : gone);
            lacks_by[other] = skill.lacks[count_of(deal.hands[other])][count_of(may_hold[other])];
            const bool is_friend = (rules.side_of[other] == declaring) == declares;
            (is_friend ? friends : foes) |= static_cast<std::uint8_t>(1U << other);
            (is_friend ? friends_hold : foes_hold) |= may_hold[other];
        }
        const int worth = deal.tricks_done == 0 && rules.first_trick_has_discards ? 2 : 1;
        const int needs = skill.needed[number_of(deal.standing_bid)] - deal.won[declaring];
        const int after = count_of(hand) - 1;
        const bool decides = (0 < needs && needs <= worth) || (after < needs && needs <= after + worth);
        at_stake = worth * (decides ? skill.deciding : 1);
    }

    bool is_friend(int other) const { return friends >> other & 1; }
    int lacks(int other, Cards cards) const { return lacks_by[other][count_of(may_hold[other] & cards)]; }
    int has(int other, Cards cards) const { return kSure - lacks(other, cards); }
    int ruffs(int other, int suit) const { return both(lacks(other, order.follow[suit]), has(other, trumps)); }
    int rank(int card) const {
        const int strength = order.strength[order.suit_of[card]][card];
        return strength >= 20 ? strength - 20 : strength - 1;
    }

    // The chance of each seat to ruff a suit; none for trumps, and in no-trump.
    void ruffs_of(int suit, int* chances) const {
        for (int other = 0; other < rules.players; ++other) {
            chances[other] = has_trump && suit != strain && other != seat ? ruffs(other, suit) : 0;
        }
    }

    // The chance that a seat beats a card of the suit led, by one of the cards above it or by a ruff.
    int beats_in_suit(int other, Cards above, int ruff) const {
        const int higher = has(other, above);
        return higher + both(kSure - higher, ruff);
    }

    // The same for a card of another suit, a trump or not.
    int beats_elsewhere(int other, int card, int led) const {
        const bool is_trump = has_trump && order.suit_of[card] == strain;
        if (!is_trump) return has(other, order.follow[led]);
        return both(lacks(other, order.follow[led]), has(other, order.above[card]));
    }

    // The chance that a trick goes to this seat's side, by the chance of each seat behind to beat the best card so far.
    template <typename Beats>
    int side_wins(bool ours, Beats beats) const {
        int chance = ours ? kSure : 0, other = seat;
        for (int left = rules.players - 1 - deal.trick_size; left > 0; --left) {
            other = next_seat(rules, other);
            const int beaten = beats(other);
            chance = is_friend(other) ? chance + both(kSure - chance, beaten) : both(chance, kSure - beaten);
        }
        return chance;
    }

    // The same when that card is one of the suit led, which each seat ruffs as often as that.
    int side_wins_suit(bool ours, Cards above, const int* ruffs) const {
        return side_wins(ours, [&](int other) { return beats_in_suit(other, above, ruffs[other]); });
    }

    int side_wins_with(int card, bool ours, int led, const int* ruffs) const {
        if (order.suit_of[card] == led) return side_wins_suit(ours, order.above[card], ruffs);
        return side_wins(ours, [&](int other) { return beats_elsewhere(other, card, led); });
    }

    SuitWorth worth_of(int suit) const {
        const Suit kind = has_trump && suit == strain ? kTrumpSuit : foes_hold & trumps ? kRuffedSuit : kSafeSuit;
        return SuitWorth(skill, order, unseen, suit, rules.players - 1, kind);
    }

    const RuleTables& rules;
    const SkillTables& skill;
    const Deal& deal;
    const Order& order;
    int seat, strain;
    bool has_trump, declares = false;
    Cards hand, trumps, unseen = 0, friends_hold = 0, foes_hold = 0;
    Cards may_hold[kMaxPlayers];
    const std::uint16_t* lacks_by[kMaxPlayers];
    std::uint8_t friends = 0, foes = 0;  // a bit a seat
    int at_stake = 1;
};

// The card of the highest value; of several equal ones the lowest in rank, then in number.
class BestCard {
public:
    void prefer(std::int64_t value, int rank, int card) {
        if (card_ != kNobody && (value < value_ || (value == value_ && rank >= rank_))) return;
        value_ = value;
        rank_ = rank;
        card_ = card;
    }
    int card() const { return card_; }

private:
    std::int64_t value_ = 0;
    int rank_ = 0, card_ = kNobody;
};

inline int winning_card(const Reading& reading) {
    const std::uint8_t* strength = reading.order.strength[reading.deal.led];
    Cards left = reading.deal.trick;
    while (strength[lowest_of(left)] != reading.deal.best) left &= left - 1;
    return lowest_of(left);
}

inline int follow_with(const Reading& reading, Cards cards) {
    const Deal& deal = reading.deal;
    const std::uint8_t* strength = reading.order.strength[deal.led];
    BestCard best;
    int ruffs[kMaxPlayers], costs[kMaxHeld];
    reading.ruffs_of(deal.led, ruffs);
    const int beaten = reading.side_wins_with(winning_card(reading), reading.is_friend(deal.winner), deal.led, ruffs);
    const auto weigh = [&](int card, int cost) {
        const int wins = strength[card] > deal.best ? reading.side_wins_with(card, true, deal.led, ruffs) : beaten;
        const std::int64_t value =
            (std::int64_t{reading.at_stake} * wins << kChanceBits) - std::int64_t{reading.skill.patience} * cost;
        best.prefer(value, reading.rank(card), card);
    };
    for (int suit = 0; suit < 4; ++suit) {
        if (!(cards & reading.order.follow[suit])) continue;
        const SuitWorth worth = reading.worth_of(suit);
        const SuitCards held(reading.order, reading.hand & reading.order.follow[suit], worth.out);
        worth.costs_of(held, costs);
        for (int place = 0; place < held.count; ++place) {
            if (cards & bit(held.card[place])) weigh(held.card[place], costs[place]);
        }
    }
    const Cards loose = reading.has_trump ? 0 : cards & kJokers;
    for (Cards left = loose; left; left &= left - 1) weigh(lowest_of(left), 0);
    return best.card();
}

// The suit, trumps apart, that some seats were the first to lead by choice.
inline int first_led(const Deal& deal, unsigned seats) {
    int earliest = kNothingLed;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        if (seats >> seat & 1) earliest = std::min<int>(earliest, deal.first_led[seat]);
    }
    return earliest == kNothingLed ? kNobody : earliest & 7;
}

class Lead {
public:
    explicit Lead(const Reading& reading)
        : reading_(reading),
          weights_(reading.skill.leads[reading.seat == reading.deal.declarer ? kDeclarer
                                       : reading.declares                    ? kPartner
                                                                             : kDefender][!reading.has_trump]),
          none_out_(!(reading.foes_hold & reading.trumps)), partner_suit_(first_led(reading.deal, reading.friends)),
          foe_suit_(first_led(reading.deal, reading.foes)) {
        for (int seat = 0; seat < reading.rules.players; ++seat) {
            if (!(reading.foes >> seat & 1)) continue;
            trumps_out_ += count_of(reading.may_hold[seat] & reading.trumps) * (kSure - reading.lacks_by[seat][1]);
        }
        more_trumps_ = count_of(reading.hand & reading.trumps) * kSure > trumps_out_;
    }

    int choose(Cards cards) {
        BestCard best;
        for (int suit = 0; suit < 4; ++suit) {
            Cards left = cards & reading_.order.follow[suit];
            if (left) weigh_suit(suit, left, best);
        }
        const Cards loose = reading_.has_trump ? 0 : cards & kJokers;
        for (Cards left = loose; left; left &= left - 1) best.prefer(-reading_.skill.never, -1, lowest_of(left));
        return best.card();
    }

private:
    void weigh_suit(int suit, Cards cards, BestCard& best) {
        const SuitWorth worth = reading_.worth_of(suit);
        const SuitCards held(reading_.order, reading_.hand & reading_.order.follow[suit], worth.out);
        int ruffs[kMaxPlayers], costs[kMaxHeld];
        worth.costs_of(held, costs);
        reading_.ruffs_of(suit, ruffs);
        int tops = 0;  // cards that no card of the suit beats
        while (tops < held.count && !held.beaten_by[tops]) ++tops;
        const bool is_trump = suit == reading_.strain;
        const std::int64_t suit_value = is_trump ? trump_value() : side_value(suit, held.count, worth.out, ruffs);
        const bool dead = !is_trump && is_dead(suit);
        std::int64_t touching_value = 0;
        for (int place = 0; place < held.count; ++place) {
            // Cards with nothing out between them win as often.
            if (!place || held.beaten_by[place] != held.beaten_by[place - 1]) {
                const bool top = place < tops;
                const int wins = reading_.side_wins_suit(true, held.beaten_by[place], ruffs);
                const bool is_sure = wins * 100 > 99 * kSure;
                touching_value = suit_value + kOne * weights_[3] * is_sure +
                                 (weights_[0] + std::int64_t{weights_[1]} * (reading_.at_stake - 1)) * wins;
                if (is_trump) touching_value += kOne * weights_[9] * top;
                else touching_value += side_card(tops, top, dead, wins, is_sure, worth.out);
            }
            const int card = held.card[place], rank = reading_.rank(card);
            if (!(cards & bit(card))) continue;
            const int cost = both(costs[place], reading_.skill.patience);
            best.prefer(touching_value + std::int64_t{weights_[2]} * cost + kOne * weights_[4] * rank, rank, card);
        }
    }

    std::int64_t trump_value() const {
        const SkillTables& skill = reading_.skill;
        std::int64_t value = kOne * weights_[5] + std::int64_t{weights_[6]} * std::min(3 * kSure, trumps_out_) +
                             kOne * (weights_[7] * none_out_ + weights_[8] * more_trumps_);
        if (none_out_ && reading_.friends_hold & reading_.trumps) value -= skill.partner_trumps;
        if (reading_.seat == reading_.deal.declarer && !none_out_ && more_trumps_) value += skill.draw;
        return value;
    }

    std::int64_t side_value(int suit, int length, Cards out, const int* ruffs) const {
        const bool ruffing = length == 1 && reading_.hand & reading_.trumps;
        int friends = 0, foes = 0;
        for (int seat = 0; seat < reading_.rules.players; ++seat) {
            if (seat == reading_.seat) continue;
            int& most = reading_.is_friend(seat) ? friends : foes;
            most = std::max(most, ruffs[seat]);
        }
        const std::int64_t value =
            kOne * (weights_[10] * (suit == foe_suit_) + weights_[12] * ruffing + weights_[13] * length +
                    weights_[14] * count_of(out)) +
            std::int64_t{weights_[17]} * friends + std::int64_t{weights_[18]} * foes;
        return suit == partner_suit_ ? value + reading_.skill.partner_suit : value;
    }

    std::int64_t side_card(int tops, bool top, bool dead, int wins, bool is_sure, Cards out) const {
        const SkillTables& skill = reading_.skill;
        std::int64_t value = kOne * (weights_[11] * (dead && wins * 10 < 9 * kSure) + weights_[15] * (!top && tops > 0) +
                                     weights_[16] * top);
        if (top && reading_.at_stake > 1 && is_sure) value += skill.decides;
        if (dead && !top) value -= skill.dead_suit;
        if (!reading_.declares && top && tops == 1 && out) value -= skill.bare_ace;
        return value;
    }

    // Whether partner is known to be out of a suit and has no trump to ruff it with.
    bool is_dead(int suit) const {
        return reading_.friends && !(reading_.friends_hold & (reading_.order.follow[suit] | reading_.trumps));
    }

    static constexpr std::int64_t kOne = kSure;
    const Reading& reading_;
    const std::int32_t* weights_;
    bool none_out_;
    bool more_trumps_ = false;
    int partner_suit_, foe_suit_, trumps_out_ = 0;
};

inline int skilled_play(const RuleTables& rules, const SkillTables& skill, const Deal& deal) {
    const Cards cards = following_cards(rules.orders[deal.declaration], deal);
    if (!(cards & (cards - 1))) return lowest_of(cards);
    const Reading reading(rules, skill, deal);
    return deal.led == kOpenSuit ? Lead(reading).choose(cards) : follow_with(reading, cards);
}

}  // namespace bidwhist::simulator
