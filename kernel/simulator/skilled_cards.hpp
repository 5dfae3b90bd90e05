// Card play of a skilled seat; simulator/skilled_cards.py does the same in Python.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "deal.hpp"
#include "observation.hpp"
#include "ranked.hpp"
#include "skill.hpp"
#include "skilled_calls.hpp"
#include "skilled_suits.hpp"

namespace bidwhist::simulator {

// The product of two chances, or a chance of something.
inline std::int64_t both(std::int64_t one, std::int64_t other) { return one * other >> kChanceBits; }

// What the seat to act knows of another one.
struct Other {
    Cards may_hold;
    const std::uint16_t* lacks_by;  // by the number of cards that it may hold: the chance that it has none of them
    std::int64_t has_trumps;
    std::uint8_t seat;
    bool is_friend;

    std::int64_t lacks(Cards cards) const { return lacks_by[count_of(may_hold & cards)]; }
    std::int64_t has(Cards cards) const { return kSure - lacks(cards); }
};

// The chance of each other seat to ruff a suit; none for trumps, and in no-trump.
struct Ruffs {
    std::int64_t chances[kMaxPlayers - 1] = {};
};

// What the seat to act knows of the play: who may hold what, and how likely it is.
class Reading {
public:
    Reading(const RuleTables& rules, const SkillTables& skill, const Deal& deal)
        : rules(rules), skill(skill), deal(deal), order(rules.orders[deal.declaration]), seat(deal.to_act),
          strain(strain_of(deal)), has_trump(strain != kNoTrump), other_count(rules.players - 1),
          later_count(other_count - deal.trick_size), hand(deal.hands[seat]),
          trumps(has_trump ? order.follow[strain] : 0),
          unseen(pack_of(rules) & ~(hand | deal.played | (seat == deal.declarer ? deal.discards : 0))),
          held_ranks(hand, deal.declaration), out_ranks(unseen, deal.declaration) {
        const int declaring = rules.side_of[deal.declarer];
        declares = rules.side_of[seat] == declaring;
        const Cards dealt = kitty_is_sported(rules, deal) ? unseen & ~deal.kitty : unseen;
        int next = seat;
        for (int place = 0; place < other_count; ++place) {
            next = next_seat(rules, next);
            Other& other = others[place];
            other.seat = static_cast<std::uint8_t>(next);
            other.may_hold = (next == deal.declarer ? unseen : dealt) & ~deal.denied[next];
            other.lacks_by = skill.lacks[count_of(deal.hands[next])][count_of(other.may_hold)];
            other.has_trumps = other.has(trumps);
            other.is_friend = (rules.side_of[next] == declaring) == declares;
            (other.is_friend ? friends_hold : foes_hold) |= other.may_hold;
        }
        const int worth = deal.tricks_done == 0 && rules.first_trick_has_discards ? 2 : 1;
        const int needs = skill.needed[number_of(deal.standing_bid)] - deal.won[declaring];
        const int after = count_of(hand) - 1;
        const bool decides = (0 < needs && needs <= worth) || (after < needs && needs <= after + worth);
        side_kind = foes_hold & trumps ? kRuffedSuit : kSafeSuit;
        at_stake = worth * (decides ? skill.deciding : 1);
    }

    bool is_friend(int other) const { return (rules.side_of[other] == rules.side_of[deal.declarer]) == declares; }

    Ruffs ruffs_of(int suit) const {
        Ruffs ruffs;
        if (!has_trump || suit == strain) return ruffs;
        for (int place = 0; place < other_count; ++place) {
            const Other& other = others[place];
            ruffs.chances[place] = both(other.lacks(order.follow[suit]), other.has_trumps);
        }
        return ruffs;
    }

    // The chance that a trick goes to this seat's side, by the chance of each seat behind to beat the best card so far.
    template <typename Beats>
    std::int64_t side_wins(bool ours, Beats beats) const {
        std::int64_t chance = ours ? kSure : 0;
        for (int place = 0; place < later_count; ++place) {
            const std::int64_t beaten = beats(place);
            const std::int64_t rest = both(others[place].is_friend ? kSure - chance : chance, beaten);
            chance = others[place].is_friend ? chance + rest : both(chance, kSure - beaten);
        }
        return chance;
    }

    // The same when that card is one of the suit led: a seat has one of those above it, or ruffs as often as that.
    std::int64_t side_wins_suit(bool ours, Cards above, const Ruffs& ruffs) const {
        return side_wins(ours, [&](int place) {
            const std::int64_t lower = others[place].lacks(above);
            return kSure - lower + both(lower, ruffs.chances[place]);
        });
    }

    // The same when it is a card of that suit or a trump.
    std::int64_t side_wins_with(int card, bool ours, int led, const Ruffs& ruffs) const {
        const Cards above = order.above[card];
        if (order.suit_of[card] == led) return side_wins_suit(ours, above, ruffs);
        const Cards follow = order.follow[led];
        return side_wins(ours, [&](int place) { return both(others[place].lacks(follow), others[place].has(above)); });
    }

    // The hand's cards of a suit.
    SuitRuns runs_of(int suit) const {
        const unsigned out = out_ranks.of(suit);
        const SuitWorth worth(skill, suit == strain ? kTrumpSuit : side_kind, out, other_count);
        return SuitRuns(worth, held_ranks.of(suit), out);
    }

    const RuleTables& rules;
    const SkillTables& skill;
    const Deal& deal;
    const Order& order;
    int seat, strain;
    bool has_trump, declares;
    int other_count, later_count;  // the first of the others play to this trick after this seat
    Cards hand, trumps, unseen, friends_hold = 0, foes_hold = 0;
    RankedSuits held_ranks, out_ranks;
    Other others[kMaxPlayers - 1];
    Suit side_kind;
    int at_stake;
};

// The card of the highest value; of several equal ones the lowest in rank, then in number.
class BestCard {
public:
    void prefer(std::int64_t value, int rank, int card) {
        if (value < value_ || (value == value_ && rank >= rank_)) return;
        value_ = value;
        rank_ = rank;
        card_ = card;
    }
    int card() const { return card_; }

private:
    std::int64_t value_ = std::numeric_limits<std::int64_t>::min();
    int rank_ = kRanks, card_ = kNobody;
};

inline int winning_card(const Reading& reading) {
    const std::uint8_t* strength = reading.order.strength[reading.deal.led];
    Cards left = reading.deal.trick;
    while (strength[lowest_of(left)] != reading.deal.best) left &= left - 1;
    return lowest_of(left);
}

// The ranks of a suit that beat the best card of the trick.
inline std::uint64_t winning_ranks(const Reading& reading, int suit) {
    const bool is_trump = reading.has_trump && suit == reading.strain;
    if (!is_trump && suit != reading.deal.led) return 0;
    const int first = reading.deal.best + 1 - (is_trump ? kTrumpStrength : kSuitStrength);
    return first > 0 ? ~std::uint64_t{0} << first : ~std::uint64_t{0};
}

inline int follow_with(const Reading& reading, Cards cards) {
    const Deal& deal = reading.deal;
    BestCard best;
    const Ruffs ruffs = reading.ruffs_of(deal.led);
    const std::int64_t beaten =
        reading.side_wins_with(winning_card(reading), reading.is_friend(deal.winner), deal.led, ruffs);
    const auto weigh = [&](int card, int rank, std::int64_t wins, std::int64_t cost) {
        best.prefer((reading.at_stake * wins << kChanceBits) - reading.skill.patience * cost, rank, card);
    };
    for (int suit = 0; suit < 4; ++suit) {
        if (!(cards & reading.order.follow[suit])) continue;
        const std::uint64_t winning = winning_ranks(reading, suit);
        // Of cards that are worth the same the lowest is enough: rules bind jokers alone, not some cards of a suit.
        const SuitRuns runs = reading.runs_of(suit);
        const std::uint8_t* ranked = reading.order.ranked[suit];
        for (const Run& run : runs) {
            const int cost = runs.first_cost() + run.extra_cost;
            const auto winners = static_cast<unsigned>(run.ranks & winning);
            if (winners) {
                const int rank = lowest_of(winners), card = ranked[rank];
                weigh(card, rank, reading.side_wins_with(card, true, deal.led, ruffs), cost);
            }
            if (run.ranks == winners) continue;
            const int rank = lowest_of(run.ranks ^ winners);
            weigh(ranked[rank], rank, beaten, cost);
        }
    }
    const Cards loose = reading.has_trump ? 0 : cards & kJokers;
    for (Cards left = loose; left; left &= left - 1) weigh(lowest_of(left), -1, beaten, 0);
    return best.card();
}

class Lead {
public:
    explicit Lead(const Reading& reading)
        : reading_(reading),
          weights_(reading.skill.leads[reading.seat == reading.deal.declarer ? kDeclarer
                                       : reading.declares                    ? kPartner
                                                                             : kDefender][!reading.has_trump]),
          none_out_(!(reading.foes_hold & reading.trumps)),
          per_win_(weights_[0] + std::int64_t{weights_[1]} * (reading.at_stake - 1)) {
        int first_led[2] = {kNothingLed, kNothingLed};  // by foes and friends, as the deal notes it
        for (int place = 0; place < reading.other_count; ++place) {
            const Other& other = reading.others[place];
            int& first = first_led[other.is_friend];
            first = std::min<int>(first, reading.deal.first_led[other.seat]);
            if (other.is_friend) has_friends_ = true;
            else trumps_out_ += count_of(other.may_hold & reading.trumps) * (kSure - other.lacks_by[1]);
        }
        foe_suit_ = suit_led(first_led[0]);
        partner_suit_ = suit_led(first_led[1]);
        more_trumps_ = count_of(reading.hand & reading.trumps) * kSure > trumps_out_;
    }

    int choose(Cards cards) {
        BestCard best;
        for (int suit = 0; suit < 4; ++suit) {
            if (cards & reading_.order.follow[suit]) weigh_suit(suit, best);
        }
        const Cards loose = reading_.has_trump ? 0 : cards & kJokers;
        for (Cards left = loose; left; left &= left - 1) best.prefer(-reading_.skill.never, -1, lowest_of(left));
        return best.card();
    }

private:
    static int suit_led(int noted) { return noted == kNothingLed ? kNobody : noted & 7; }

    void weigh_suit(int suit, BestCard& best) {
        const SuitRuns runs = reading_.runs_of(suit);
        const Ruffs ruffs = reading_.ruffs_of(suit);
        const Run& first = *runs.begin();
        const int tops = first.stronger ? 0 : __builtin_popcount(first.ranks);  // cards that no card of the suit beats
        const bool is_trump = suit == reading_.strain, dead = !is_trump && is_dead(suit);
        const Cards out = reading_.unseen & reading_.order.follow[suit];
        const std::int64_t suit_value = is_trump ? trump_value() : side_value(suit, runs.length(), out, ruffs);
        for (const Run& run : runs) {
            const int cost = runs.first_cost() + run.extra_cost;
            // Its cards differ in rank alone.
            const int rank = weights_[4] > 0 ? highest_of(run.ranks) : lowest_of(run.ranks);
            const int card = reading_.order.ranked[suit][rank];
            const bool top = !run.stronger;
            const std::int64_t wins = reading_.side_wins_suit(true, reading_.order.above[card], ruffs);
            const bool is_sure = wins > 99 * kSure / 100;
            std::int64_t value = suit_value + per_win_ * wins + kOne * (weights_[3] * is_sure + weights_[4] * rank) +
                                 weights_[2] * both(cost, reading_.skill.patience);
            if (is_trump) value += kOne * weights_[9] * top;
            else value += side_card(tops, top, dead, wins, is_sure, out);
            best.prefer(value, rank, card);
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

    std::int64_t side_value(int suit, int length, Cards out, const Ruffs& ruffs) const {
        const bool ruffing = length == 1 && reading_.hand & reading_.trumps;
        std::int64_t most[2] = {};  // the chance of a ruff by foes and friends
        for (int place = 0; place < reading_.other_count; ++place) {
            std::int64_t& known = most[reading_.others[place].is_friend];
            known = std::max(known, ruffs.chances[place]);
        }
        const std::int64_t value =
            kOne * (weights_[10] * (suit == foe_suit_) + weights_[12] * ruffing + weights_[13] * length +
                    weights_[14] * count_of(out)) +
            weights_[17] * most[1] + weights_[18] * most[0];
        return suit == partner_suit_ ? value + reading_.skill.partner_suit : value;
    }

    std::int64_t side_card(int tops, bool top, bool dead, std::int64_t wins, bool is_sure, Cards out) const {
        const SkillTables& skill = reading_.skill;
        std::int64_t value = dead && wins * 10 < 9 * kSure ? kOne * weights_[11] : 0;
        if (!top) {
            if (tops) value += kOne * weights_[15];
            if (dead) value -= skill.dead_suit;
            return value;
        }
        value += kOne * weights_[16];
        if (reading_.at_stake > 1 && is_sure) value += skill.decides;
        if (!reading_.declares && tops == 1 && out) value -= skill.bare_ace;
        return value;
    }

    // Whether partner is known to be out of a suit and has no trump to ruff it with.
    bool is_dead(int suit) const {
        return has_friends_ && !(reading_.friends_hold & (reading_.order.follow[suit] | reading_.trumps));
    }

    static constexpr std::int64_t kOne = kSure;
    const Reading& reading_;
    const std::int32_t* weights_;
    bool none_out_, more_trumps_ = false, has_friends_ = false;
    std::int64_t per_win_;  // what a chance to win is multiplied by
    int partner_suit_, foe_suit_, trumps_out_ = 0;
};

inline int skilled_play(const RuleTables& rules, const SkillTables& skill, const Deal& deal) {
    const Cards cards = following_cards(rules.orders[deal.declaration], deal);
    if (!(cards & (cards - 1))) return lowest_of(cards);
    const Reading reading(rules, skill, deal);
    return deal.led == kOpenSuit ? Lead(reading).choose(cards) : follow_with(reading, cards);
}

}  // namespace bidwhist::simulator
