// Tricks the side on lead can cash at once: by the leader alone, or by two partners together.
#pragma once

#include "bits.hpp"
#include "board.hpp"
#include "sure_trumps.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// A side against a side, from the seat on lead.
struct Pairs {
    Cards own;
    Cards mate;
    Cards left;
    Cards right;
    int left_saves = 0;   // jokers that save an enemy from following
    int right_saves = 0;
    int sure = 0;         // trump tricks the side on lead takes however it plays
};

// What one suit yields: to the leader's own hand, then, once he is in, to his partner.
struct Yield {
    int own = 0;
    int mate = 0;
    bool entry = false;
    Cards own_ranks = 0;
    Cards mate_ranks = 0;
};

// How many tops can be cashed in turn until the partner, who follows with his lowest, must overtake one?
inline int cashed_in_turn(Cards own_tops, Cards his) {
    int number = 0;
    for (; own_tops && his; own_tops &= own_tops - 1, ++number) {
        const Cards lowest = worst_of(his);
        if (lowest < best_of(own_tops)) return number;
        his ^= lowest;
    }
    return number + count(own_tops);
}

template <bool Ranks>
Yield yield_of(Cards mine, Cards his, Cards own_tops, Cards mate_tops, int longest, int rounds, int later) {
    Yield result;
    const int held = count(mine), his_held = count(his);
    const int tops = own_tops && mate_tops ? cashed_in_turn(own_tops, his) : count(own_tops);
    const int exhausted = longest > his_held ? longest : his_held;
    const bool runs = tops >= exhausted;
    result.own = runs ? held : tops;
    if (result.own > rounds) result.own = rounds;
    if (Ranks) {
        int used = runs ? exhausted : tops;
        if (used > result.own) used = result.own;
        result.own_ranks = best_cards(own_tops, used);
    }
    if (!mate_tops || result.own < tops) return result;
    // With nothing left to cross with here, the partner may still cash what he keeps if he comes in elsewhere.
    const int kept = his_held - result.own;
    if (kept <= 0) return result;
    int cash = count(mate_tops);
    if (cash > kept) cash = kept;
    int used = cash;
    if (result.own + cash >= longest && held <= result.own + cash) cash = kept;
    if (cash > later - result.own) {
        cash = later - result.own;
        if (cash <= 0) return result;
        used = cash;
    }
    result.mate = cash;
    if (Ranks) result.mate_ranks = best_cards(mate_tops, used);
    result.entry = held > result.own && result.own < rounds;
    return result;
}

template <bool Ranks>
bool quick_pair(const Pairs& pairs, int tricks, int needed, bool trumps_left, Cards& relevant) {
    if (needed > tricks) return false;
    const Cards foes = pairs.left | pairs.right;
    const Cards above = above_all(foes);
    const Cards own_tops = pairs.own & above, mate_tops = pairs.mate & above;
    const Cards tops = own_tops | mate_tops;
    const Cards hopeful = lanes_with(tops);
    const int others_most = mate_tops ? count(pairs.mate & hopeful) : 0;
    if (count(pairs.own & hopeful) + (others_most > pairs.sure ? others_most : pairs.sure) < needed) return false;
    constexpr int many = 20;
    int total = 0, mate_total = 0;
    bool entry = false;
    Cards ranks = 0, mate_ranks = 0;
    bool left_ruffs = false, right_ruffs = false, left_ruffs_later = false, right_ruffs_later = false;
    bool left_trumps = false, right_trumps = false;
    int own_cap = many, cap = many, plain = 0, plain_cap = many;
    Cards plain_ranks = 0;
    if (trumps_left) {
        const Cards trumps = lane_zero;
        const int lefts = count(pairs.left & trumps), rights = count(pairs.right & trumps);
        const Yield suit = yield_of<Ranks>(pairs.own & trumps, pairs.mate & trumps, own_tops & trumps,
                                           mate_tops & trumps, lefts > rights ? lefts : rights, many, many);
        total = suit.own;
        ranks = suit.own_ranks;
        mate_total = suit.mate;
        mate_ranks = suit.mate_ranks;
        entry = suit.entry;
        if (total >= needed) {
            if (Ranks) relevant = best_cards(ranks, needed);
            return true;
        }
        left_trumps = lefts > 0;
        right_trumps = rights > 0;
        left_ruffs = lefts > suit.own;
        right_ruffs = rights > suit.own;
        left_ruffs_later = lefts > suit.own + suit.mate;
        right_ruffs_later = rights > suit.own + suit.mate;
        const int mates = count(pairs.mate & trumps), owns = count(pairs.own & trumps);
        plain_cap = tricks - mates;
        if (mates) own_cap = cap = tricks - mates;
        if (owns && tricks - owns < cap) cap = tricks - owns;
    }
    int own_side = 0, mate_side = 0;
    Cards zone;
    for (Cards todo = trumps_left ? tops & ~lane_zero : tops; todo; todo &= ~zone) {
        zone = lane_mask(lane_of(todo));
        const int left = count(pairs.left & zone), right = count(pairs.right & zone);
        int rounds = many, later = many, undrawn = many;
        if (left_ruffs) rounds = left;
        if (right_ruffs && right < rounds) rounds = right;
        if (left_ruffs_later) later = left;
        if (right_ruffs_later && right < later) later = right;
        if (left_trumps) undrawn = left;
        if (right_trumps && right < undrawn) undrawn = right;
        int longest = left + pairs.left_saves;
        if (right + pairs.right_saves > longest) longest = right + pairs.right_saves;
        const Yield suit = yield_of<Ranks>(pairs.own & zone, pairs.mate & zone, own_tops & zone, mate_tops & zone,
                                           longest, rounds, later);
        if (suit.own) {
            if (pairs.sure) {
                int number = suit.own < undrawn ? suit.own : undrawn;
                if (plain + number > plain_cap) number = plain_cap - plain;
                plain += number;
                if (Ranks) plain_ranks |= best_cards(suit.own_ranks, number);
                if (plain + pairs.sure >= needed) {
                    if (Ranks) relevant = plain_ranks | sure_ranks(pairs.own, pairs.mate, foes, needed - plain);
                    return true;
                }
            }
            const int still = needed - total - own_side;
            own_side += suit.own;
            const int counted = own_side < own_cap ? own_side : own_cap;
            if (total + counted >= needed) {
                if (Ranks) relevant = ranks | best_cards(suit.own_ranks, still);
                return true;
            }
            if (Ranks) ranks |= suit.own_ranks;
        }
        mate_side += suit.mate;
        if (Ranks) mate_ranks |= suit.mate_ranks;
        entry |= suit.entry;
    }
    if (!entry || own_side > own_cap) return false;
    int sides = own_side + mate_side;
    if (sides > cap) sides = cap;
    if (total + mate_total + sides < needed) return false;
    if (Ranks) relevant = ranks | mate_ranks;
    return true;
}

// The tops of the leader's own hand, against everybody else as if they were all enemies.
template <class Seats>
bool quick_alone(const Seats& seats, int leader, int needed, Cards& relevant) {
    const Cards own = seats.hands[leader];
    int total = 0;
    Cards ranks = 0;
    bool ruffs[Seats::players] = {};
    for (int lane = 0; lane < lanes; ++lane) {
        const Cards zone = lane_mask(lane);
        const Cards mine = own & zone;
        Cards others = 0;
        int longest = 0, rounds = 20;
        for (int seat = 0; seat < Seats::players; ++seat) {
            if (seat == leader) continue;
            const Cards his = seats.hands[seat] & zone;
            others |= his;
            int length = count(his);
            if (ruffs[seat] && length < rounds) rounds = length;
            if (Seats::has_jokers && seats.jokers_any_time) length += seats.jokers[seat];
            if (length > longest) longest = length;
        }
        const Cards tops = others ? mine & (best_of(others) - 1) : mine;
        int winners = count(tops);
        Cards used = tops;
        if (winners >= longest) {
            winners = count(mine);
            used = best_cards(tops, longest);
        }
        if (winners > rounds) {
            winners = rounds;
            if (count(used) > rounds) used = best_cards(tops, rounds);
        }
        if (winners) {
            if (total + winners >= needed) {
                relevant = ranks | best_cards(used, needed - total);
                return true;
            }
            total += winners;
            ranks |= used;
        }
        if (lane == 0 && seats.trump) {
            for (int seat = 0; seat < Seats::players; ++seat) {
                ruffs[seat] = seat != leader && count(seats.hands[seat] & zone) > winners;
            }
        }
    }
    return false;
}

// Do sure trumps or quick tricks of the side on lead suffice? Runs of small cards are left to the search.
template <class Seats>
bool cashes(const Seats& seats, Pairs pairs, int tricks, int needed, Cards& relevant) {
    const Cards foes = pairs.left | pairs.right;
    if (count((pairs.own | pairs.mate) & above_all(foes)) < needed) return false;
    const bool trumps_left = ((pairs.own | pairs.mate | foes) & seats.trump) != 0;
    if (trumps_left) {
        pairs.sure = sure_of_pair(pairs.own, pairs.mate, foes);
        if (pairs.sure >= needed) {
            relevant = sure_ranks(pairs.own, pairs.mate, foes, needed);
            return true;
        }
    }
    if (!quick_pair<false>(pairs, tricks, needed, trumps_left, relevant)) return false;
    quick_pair<true>(pairs, tricks, needed, trumps_left, relevant);
    return true;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
