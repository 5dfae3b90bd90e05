// A skill's tables, filled from the numbers that Python has worked out, and checked.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>

#include "arguments.hpp"
#include "skill.hpp"
#include "skilled_estimates.hpp"
#include "skilled_suits.hpp"

namespace bidwhist::simulator::python {

struct CompiledSkill {
    SkillTables tables{};
};

// Fills a table of any shape, row after row.
template <typename Table>
void fill_table(Table& into, const nb::dict& given, const char* name) {
    using Number = std::remove_all_extents_t<Table>;
    constexpr std::size_t kCount = sizeof(Table) / sizeof(Number);
    const auto values = nb::cast<Array<const std::int64_t, 1>>(given[name]);
    if (values.shape(0) != kCount) throw std::invalid_argument(std::string("the table has a wrong size: ") + name);
    auto* numbers = reinterpret_cast<Number*>(&into);
    for (std::size_t place = 0; place < kCount; ++place) {
        const std::int64_t value = values.data()[place];
        const bool fits = value >= static_cast<std::int64_t>(std::numeric_limits<Number>::min()) &&
                          value <= static_cast<std::int64_t>(std::numeric_limits<Number>::max());
        if (!fits) throw std::invalid_argument(std::string("a number is too large: ") + name);
        numbers[place] = static_cast<Number>(value);
    }
}

inline std::unique_ptr<CompiledSkill> compiled_skill(const nb::dict& given) {
    auto compiled = std::make_unique<CompiledSkill>();
    SkillTables& tables = compiled->tables;
    fill_table(tables.estimates, given, "estimates");
    fill_table(tables.bids, given, "bids");
    fill_table(tables.contracts, given, "contracts");
    fill_table(tables.stays, given, "stays");
    fill_table(tables.overbid, given, "overbid");
    fill_table(tables.passes, given, "passes");
    fill_table(tables.least, given, "least");
    fill_table(tables.needed, given, "needed");
    fill_table(tables.foe_bid, given, "foe_bid");
    fill_table(tables.field, given, "field");
    fill_table(tables.most_open, given, "most_open");
    fill_table(tables.worth, given, "worth");
    fill_table(tables.void_worth, given, "void_worth");
    fill_table(tables.patience, given, "patience");
    fill_table(tables.deciding, given, "deciding");
    fill_table(tables.lacks, given, "lacks");
    fill_table(tables.leads, given, "leads");
    fill_table(tables.never, given, "never");
    fill_table(tables.partner_trumps, given, "partner_trumps");
    fill_table(tables.draw, given, "draw");
    fill_table(tables.decides, given, "decides");
    fill_table(tables.partner_suit, given, "partner_suit");
    fill_table(tables.dead_suit, given, "dead_suit");
    fill_table(tables.bare_ace, given, "bare_ace");
    fill_suit_estimates(tables);
    fill_worths(tables);
    return compiled;
}

// A policy by its number, with the skill that it needs.
inline Player player_of(int policy, const CompiledSkill* skill) {
    if (skill) return {Policy::kSkill, &skill->tables};
    return {policy == 1 ? Policy::kRule : Policy::kRandom, nullptr};
}

}  // namespace bidwhist::simulator::python
