// Quick tricks: those that the side on lead can cash at once, by the leader alone or by two partners together.
#pragma once

#include "card_bits.hpp"
#include "position.hpp"
#include "sure_trumps.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Four hands as two pairs of partners, as the seat on lead sees them.
struct Pairs {
    Cards own;
    Cards partner;
    Cards left;
    Cards right;
    int left_jokers = 0;  // jokers that an opponent may play instead of following suit
    int right_jokers = 0;
    int sure = 0;         // sure trumps of the side on lead
};

// What one suit yields: tricks of the leader's own hand, then those of the partner once the partner is on lead.
struct SuitTricks {
    int own = 0;
    int partner = 0;
    bool entry = false;       // can the leader reach the partner's hand in this suit?
    Cards own_ranks = 0;      // top cards that the tricks rest on
    Cards partner_ranks = 0;
};

// How many top cards can be cashed one after another before the partner, following with the lowest, must overtake one?
inline int tops_before_overtaking(Cards own_tops, Cards partners) {
    int number = 0;
    for (; own_tops && partners; own_tops &= own_tops - 1, ++number) {
        const Cards lowest = worst_of(partners);
        if (lowest < best_of(own_tops)) return number;
        partners ^= lowest;
    }
    return number + count(own_tops);
}

// Counts one suit. `longest` is the opponents' longest holding; a ruff ends the suit after `rounds` rounds if the
// leader cashes, after `rounds_for_partner` if the partner goes on. Ranks are gathered only on demand, which costs
// time.
template <bool Ranks>
[[gnu::always_inline]] inline SuitTricks suit_tricks(Cards own, Cards partners, Cards own_tops, Cards partner_tops,
                                                     int longest, int rounds, int rounds_for_partner) {
    SuitTricks result;
    const int own_length = count(own), partner_length = count(partners);
    const int tops = own_tops && partner_tops ? tops_before_overtaking(own_tops, partners) : count(own_tops);
    const int rounds_to_exhaust = longest > partner_length ? longest : partner_length;
    const bool runs = tops >= rounds_to_exhaust;
    result.own = runs ? own_length : tops;
    if (result.own > rounds) result.own = rounds;
    if (Ranks) {
        int used = runs ? rounds_to_exhaust : tops;
        if (used > result.own) used = result.own;
        result.own_ranks = best_cards(own_tops, used);
    }
    if (!partner_tops || result.own < tops) return result;
    // Even without an entry in this suit the partner can cash what is left here after getting in elsewhere.
    const int left = partner_length - result.own;
    if (left <= 0) return result;
    int cash = count(partner_tops);
    if (cash > left) cash = left;
    int used = cash;
    if (result.own + cash >= longest && own_length <= result.own + cash) cash = left;
    if (cash > rounds_for_partner - result.own) {
        cash = rounds_for_partner - result.own;
        if (cash <= 0) return result;
        used = cash;
    }
    result.partner = cash;
    if (Ranks) result.partner_ranks = best_cards(partner_tops, used);
    result.entry = own_length > result.own && result.own < rounds;
    return result;
}

constexpr int kNoLimit = 20;  // more than any number of tricks or cards

// Do the leader and the partner have `needed` quick tricks? With Ranks, `relevant` is set to the cards they rest on.
template <bool Ranks>
bool quick_tricks_of_pair(const Pairs& pairs, int tricks, int needed, bool trumps_left, Cards& relevant) {
    if (needed > tricks) return false;
    const Cards opponents = pairs.left | pairs.right;
    const Cards above = better_than_all(opponents);
    const Cards own_tops = pairs.own & above, partner_tops = pairs.partner & above;
    const Cards tops = own_tops | partner_tops;
    const Cards suits_with_tops = suits_with(tops);
    const int partner_most = partner_tops ? count(pairs.partner & suits_with_tops) : 0;
    if (count(pairs.own & suits_with_tops) + (partner_most > pairs.sure ? partner_most : pairs.sure) < needed) {
        return false;
    }
    int total = 0, partner_total = 0;
    bool entry = false;
    Cards ranks = 0, partner_ranks = 0;
    bool left_ruffs = false, right_ruffs = false, left_ruffs_later = false, right_ruffs_later = false;
    bool left_trumps = false, right_trumps = false;
    int own_cap = kNoLimit, both_cap = kNoLimit;
    int plain = 0, plain_cap = kNoLimit;  // tricks in plain suits that can be added to sure trumps
    Cards plain_ranks = 0;
    if (trumps_left) {
        const Cards trumps = kTrumps;
        const int left_count = count(pairs.left & trumps), right_count = count(pairs.right & trumps);
        const SuitTricks gain = suit_tricks<Ranks>(pairs.own & trumps, pairs.partner & trumps, own_tops & trumps,
                                                   partner_tops & trumps,
                                                   left_count > right_count ? left_count : right_count, kNoLimit,
                                                   kNoLimit);
        total = gain.own;
        ranks = gain.own_ranks;
        partner_total = gain.partner;
        partner_ranks = gain.partner_ranks;
        entry = gain.entry;
        if (total >= needed) {
            if (Ranks) relevant = best_cards(ranks, needed);
            return true;
        }
        left_trumps = left_count > 0;
        right_trumps = right_count > 0;
        left_ruffs = left_count > gain.own;
        right_ruffs = right_count > gain.own;
        left_ruffs_later = left_count > gain.own + gain.partner;
        right_ruffs_later = right_count > gain.own + gain.partner;
        const int own_count = count(pairs.own & trumps), partner_count = count(pairs.partner & trumps);
        plain_cap = tricks - partner_count;
        if (partner_count) own_cap = both_cap = tricks - partner_count;
        if (own_count && tricks - own_count < both_cap) both_cap = tricks - own_count;
    }
    int own_side = 0, partner_side = 0;
    Cards in_suit;
    for (Cards remaining = trumps_left ? tops & ~kTrumps : tops; remaining; remaining &= ~in_suit) {
        in_suit = suit_mask(suit_of(remaining));
        const int left = count(pairs.left & in_suit), right = count(pairs.right & in_suit);
        int rounds = kNoLimit, rounds_for_partner = kNoLimit, undrawn = kNoLimit;
        if (left_ruffs) rounds = left;
        if (right_ruffs && right < rounds) rounds = right;
        if (left_ruffs_later) rounds_for_partner = left;
        if (right_ruffs_later && right < rounds_for_partner) rounds_for_partner = right;
        if (left_trumps) undrawn = left;
        if (right_trumps && right < undrawn) undrawn = right;
        int longest = left + pairs.left_jokers;
        if (right + pairs.right_jokers > longest) longest = right + pairs.right_jokers;
        const SuitTricks gain = suit_tricks<Ranks>(pairs.own & in_suit, pairs.partner & in_suit, own_tops & in_suit,
                                                   partner_tops & in_suit, longest, rounds, rounds_for_partner);
        if (gain.own) {
            if (pairs.sure) {
                int number = gain.own < undrawn ? gain.own : undrawn;
                if (plain + number > plain_cap) number = plain_cap - plain;
                plain += number;
                if (Ranks) plain_ranks |= best_cards(gain.own_ranks, number);
                if (plain + pairs.sure >= needed) {
                    if (Ranks) relevant = plain_ranks | sure_ranks(pairs.own, pairs.partner, opponents, needed - plain);
                    return true;
                }
            }
            const int still_needed = needed - total - own_side;
            own_side += gain.own;
            const int counted = own_side < own_cap ? own_side : own_cap;
            if (total + counted >= needed) {
                if (Ranks) relevant = ranks | best_cards(gain.own_ranks, still_needed);
                return true;
            }
            if (Ranks) ranks |= gain.own_ranks;
        }
        partner_side += gain.partner;
        if (Ranks) partner_ranks |= gain.partner_ranks;
        entry |= gain.entry;
    }
    if (!entry || own_side > own_cap) return false;
    int both_sides = own_side + partner_side;
    if (both_sides > both_cap) both_sides = both_cap;
    if (total + partner_total + both_sides < needed) return false;
    if (Ranks) relevant = ranks | partner_ranks;
    return true;
}

// Does the leader's hand alone have `needed` quick tricks, if all others were opponents? For any partnership.
template <typename AnyHands>
bool quick_tricks_of_leader(const AnyHands& hands, int leader, int needed, Cards& relevant) {
    const Cards hand = hands.cards[leader];
    int total = 0;
    Cards ranks = 0;
    bool ruffs[AnyHands::kPlayers] = {};
    for (int suit = 0; suit < kSuits; ++suit) {
        const Cards in_suit = suit_mask(suit);
        const Cards own_cards = hand & in_suit;
        Cards others = 0;
        int longest = 0, rounds = kNoLimit;
        for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
            if (seat == leader) continue;
            const Cards held = hands.cards[seat] & in_suit;
            others |= held;
            int length = count(held);
            if (ruffs[seat] && length < rounds) rounds = length;
            if (AnyHands::kHasJokers && hands.jokers_any_time) length += hands.jokers[seat];
            if (length > longest) longest = length;
        }
        const Cards tops = others ? own_cards & (best_of(others) - 1) : own_cards;
        int winners = count(tops);
        Cards used = tops;
        if (winners >= longest) {
            winners = count(own_cards);
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
        if (suit == 0 && hands.trumps) {
            for (int seat = 0; seat < AnyHands::kPlayers; ++seat) {
                ruffs[seat] = seat != leader && count(hands.cards[seat] & in_suit) > winners;
            }
        }
    }
    return false;
}

// Does the side on lead have `needed` sure trumps or quick tricks?
template <typename AnyHands>
bool cashes(const AnyHands& hands, Pairs pairs, int tricks, int needed, Cards& relevant) {
    const Cards opponents = pairs.left | pairs.right;
    if (count((pairs.own | pairs.partner) & better_than_all(opponents)) < needed) return false;
    const bool trumps_left = ((pairs.own | pairs.partner | opponents) & hands.trumps) != 0;
    if (trumps_left) {
        pairs.sure = sure_trumps_of_pair(pairs.own, pairs.partner, opponents);
        if (pairs.sure >= needed) {
            relevant = sure_ranks(pairs.own, pairs.partner, opponents, needed);
            return true;
        }
    }
    if (!quick_tricks_of_pair<false>(pairs, tricks, needed, trumps_left, relevant)) return false;
    quick_tricks_of_pair<true>(pairs, tricks, needed, trumps_left, relevant);
    return true;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
