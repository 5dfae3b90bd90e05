// A rule set's tables, filled from the numbers that Python has compiled, and checked.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "../python_sequences.hpp"
#include "tables.hpp"

namespace bidwhist::simulator::python {

namespace nb = nanobind;
using bidwhist::python::read_all;

// The tables of a rule set, and the Python object they were compiled from.
struct CompiledRules {
    RuleTables tables{};
    nb::object rules;
};

template <typename Number, typename Value>
void fill(Number* into, const std::vector<Value>& values, std::size_t count, const char* what) {
    if (values.size() != count) throw std::invalid_argument(std::string("the table has a wrong size: ") + what);
    for (std::size_t place = 0; place < count; ++place) into[place] = static_cast<Number>(values[place]);
}

// Fills the first rows of a table.
template <typename Number, std::size_t Rows, std::size_t Columns, typename Value>
void fill_rows(Number (&into)[Rows][Columns], const std::vector<Value>& values, std::size_t rows, const char* what) {
    if (values.size() != rows * Columns) {
        throw std::invalid_argument(std::string("the table has a wrong size: ") + what);
    }
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < Columns; ++column) {
            into[row][column] = static_cast<Number>(values[row * Columns + column]);
        }
    }
}

inline void set_numbers(RuleTables& tables, const nb::dict& numbers) {
    const auto number = [&](const char* name) { return nb::cast<int>(numbers[name]); };
    const auto flag = [&](const char* name) { return nb::cast<bool>(numbers[name]); };
    tables.players = number("players");
    tables.jokers = number("jokers");
    tables.kitty = number("kitty");
    tables.hand_size = number("hand_size");
    tables.sides = number("sides");
    tables.all_tricks = number("all_tricks");
    tables.deals_singly = flag("deals_singly");
    tables.dealer_matches = flag("dealer_matches");
    tables.declares_before_kitty = flag("declares_before_kitty");
    tables.declares_after_discard = flag("declares_after_discard");
    tables.discards_jokers = flag("discards_jokers");
    tables.declarer_has_discards = flag("declarer_has_discards");
    tables.first_trick_has_discards = flag("first_trick_has_discards");
    tables.forehand_leads = flag("forehand_leads");
    tables.reneges_are_called = flag("reneges_are_called");
    tables.reneges_are_found = flag("reneges_are_found");
    tables.renege_costs_tricks = flag("renege_costs_tricks");
    tables.renege_paid_at_end = flag("renege_paid_at_end");
    tables.short_pays_all = flag("short_pays_all");
    tables.sported_before_auction = flag("sported_before_auction");
    tables.sported_before_pickup = flag("sported_before_pickup");
    tables.sported_for_trump_bids = flag("sported_for_trump_bids");
    tables.sported_until_discard = flag("sported_until_discard");
}

inline void set_bids(RuleTables& tables, const std::vector<std::pair<int, int>>& ranks,
                     const std::vector<std::vector<int>>& openings) {
    const auto add = [](Calls& calls, int slot) { (slot < 63 ? calls.low : calls.high) |= bit((slot + 1) & 63); };
    if (openings.size() != 2) throw std::invalid_argument("two lists of openings are needed");
    for (std::size_t place = 0; place < 2; ++place) {
        for (const int call : openings[place]) {
            if (call < kPass || call >= kFirstDeclaration) throw std::invalid_argument("no such call");
            add(tables.openings[place], call - kFirstBid);
        }
    }
    for (const auto& [slot, rank] : ranks) {
        if (slot < 0 || slot >= kBidCount) throw std::invalid_argument("no such bid");
        add(tables.above[slot], kNobody);  // the pass
        for (const auto& [other, higher] : ranks) {
            if (higher > rank) add(tables.above[slot], other);
        }
    }
}

inline void set_order(Order& order, const nb::dict& given) {
    const auto cards = [&](const char* name) { return nb::cast<Cards>(given[name]); };
    order.exempt = cards("exempt");
    order.forced = cards("forced");
    order.unled = cards("unled");
    order.always = cards("always");
    fill(order.follow, read_all<Cards>(given["follow"]), 5, "follow");
    fill(order.suit_of, read_all<int>(given["suit_of"]), kCardCount, "suit_of");
    fill_rows(order.strength, read_all<int>(given["strength"]), 5, "strength");
    for (int card = 0; card < kCardCount; ++card) {
        const int suit = order.suit_of[card];
        order.above[card] = 0;
        for (int other = 0; other < kCardCount; ++other) {
            const bool is_stronger = order.strength[suit][other] > order.strength[suit][card];
            if (order.suit_of[other] == suit && is_stronger) order.above[card] |= bit(other);
        }
        if (suit >= kOpenSuit) continue;
        const int strength = order.strength[suit][card];
        const int rank = strength - (strength < kTrumpStrength ? kSuitStrength : kTrumpStrength);
        if (rank < 0 || rank >= kRanks) throw std::invalid_argument("a card has no rank");
        order.ranked[suit][rank] = static_cast<std::uint8_t>(card);
    }
}

inline std::unique_ptr<CompiledRules> compiled_rules(
    nb::object rules, const nb::dict& numbers, const nb::sequence& side_of, const nb::sequence& destinations,
    const nb::sequence& bids, const nb::sequence& openings, const nb::sequence& declarations, const nb::list& orders,
    const nb::sequence& given_pays) {
    auto compiled = std::make_unique<CompiledRules>();
    RuleTables& tables = compiled->tables;
    compiled->rules = std::move(rules);
    set_numbers(tables, numbers);
    set_bids(tables, read_all<std::pair<int, int>>(bids), read_all<std::vector<int>>(openings));
    const auto players = static_cast<std::size_t>(tables.players);
    if (players < 3 || players > kMaxPlayers) throw std::invalid_argument("three to five players");
    fill(tables.side_of, read_all<int>(side_of), players, "side_of");
    fill_rows(tables.destinations, read_all<int>(destinations), players, "destinations");
    fill_rows(tables.declarations, read_all<unsigned>(declarations), kSuffixCount, "declarations");
    if (orders.size() != kDeclarationCount) throw std::invalid_argument("fifteen orders are needed");
    for (std::size_t place = 0; place < kDeclarationCount; ++place) {
        set_order(tables.orders[place], nb::cast<nb::dict>(orders[place]));
    }
    constexpr std::size_t kEntries = sizeof(tables.pays) / sizeof(Payoff);
    const std::vector<int> pays = read_all<int>(given_pays);
    if (pays.size() != 2 * kEntries) throw std::invalid_argument("the table has a wrong size: pays");
    Payoff* payoff = &tables.pays[0][0][0][0];
    for (std::size_t place = 0; place < kEntries; ++place) {
        payoff[place] = {static_cast<std::int16_t>(pays[2 * place]), static_cast<std::int16_t>(pays[2 * place + 1])};
    }
    return compiled;
}

}  // namespace bidwhist::simulator::python
