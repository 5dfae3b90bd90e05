// The Python binding of one deal, played by numbers of actions.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "arguments.hpp"
#include "compiled_rules.hpp"
#include "compiled_skill.hpp"
#include "observation.hpp"
#include "playout.hpp"

namespace bidwhist::simulator::python {

namespace nb = nanobind;

// A deal with the actions that led to it.
class State {
public:
    State(nb::object compiled, const Deal& start)
        : owner_(std::move(compiled)), rules_(&nb::cast<CompiledRules&>(owner_).tables), start_(start), deal_(start) {}

    const RuleTables& rules() const { return *rules_; }
    const Deal& deal() const { return deal_; }
    const std::vector<std::uint8_t>& history() const { return history_; }
    nb::object ruleset() const { return nb::cast<CompiledRules&>(owner_).rules; }

    void apply_action(int action) {
        if (action < 0 || action >= kActionCount || !legal(*rules_, deal_).has(action)) {
            raise_illegal_action(deal_.phase == kDone ? "the deal is over: " + std::to_string(action)
                                       : "seat " + std::to_string(deal_.to_act) + " may not take action " +
                                             std::to_string(action) + " now; legal_actions() lists what it may");
        }
        apply(*rules_, deal_, action);
        history_.push_back(static_cast<std::uint8_t>(action));
    }

    void undo_action() {
        if (history_.empty()) raise_illegal_action("there is nothing to undo");
        history_.pop_back();
        deal_ = start_;
        for (const std::uint8_t action : history_) apply(*rules_, deal_, action);
    }

    nb::object legal_actions() const {
        const LegalActions choices = deal_.phase == kDone ? LegalActions{} : legal(*rules_, deal_);
        PyObject* list = PyList_New(choices.count());
        Py_ssize_t place = 0;
        const auto add = [&](Cards cards, int base) {
            for (; cards; cards &= cards - 1) PyList_SetItem(list, place++, PyLong_FromLong(base + lowest_of(cards)));
        };
        add(choices.low, choices.base);
        add(choices.high, choices.base + 64);
        add(choices.reneges, kFirstRenegeCall);
        return nb::steal(list);
    }

    nb::object points() const {
        std::int16_t points[kMaxPlayers] = {};
        points_of(*rules_, deal_, points);
        return tuple_of(points);
    }

    nb::object tricks_won() const { return tuple_of(deal_.won); }

    void observe_into(int seat, nb::handle numbers) const {
        if (seat < 0 || seat >= rules_->players) throw std::invalid_argument("there is no such seat");
        const ArrayBytes into(numbers, kObservationSize, "the observation has a wrong size");
        observe(*rules_, deal_, seat, into.data());
    }

    void mask_into(nb::handle flags) const {
        const ArrayBytes into(flags, kActionCount, "the mask has a wrong size");
        write_mask(deal_.phase == kDone ? LegalActions{} : legal(*rules_, deal_), into.data());
    }

    void play_outs(std::uint64_t prng_state, int policy, Array<std::int16_t, 2> points,
                   const CompiledSkill* skill) const {
        if (points.shape(1) != static_cast<std::size_t>(rules_->sides)) throw std::invalid_argument("a point a side");
        const std::size_t count = points.shape(0);
        std::int16_t* into = points.data();
        const Player player = player_of(policy, skill);
        const Deal now = deal_;  // another thread may go on with the state
        const nb::gil_scoped_release no_gil;
        for (std::size_t row = 0; row < count; ++row) {
            Deal copy = now;
            SplitMix64 prng(prng_state + row);
            play_out(*rules_, copy, player, prng);
            points_of(*rules_, copy, into + row * static_cast<std::size_t>(rules_->sides));
        }
    }

    int skilled_action(const CompiledSkill& skill) const {
        if (deal_.phase == kDone) raise_illegal_action("the deal is over");
        return bidwhist::simulator::skilled_action(*rules_, skill.tables, deal_);
    }

    // For pickle: the function that restores the state, and its rules, deal and actions.
    nb::object reduce() const {
        const nb::object restore = nb::module_::import_("bidwhist.simulator").attr("restored_state");
        return nb::make_tuple(restore, nb::make_tuple(ruleset(), static_cast<int>(deal_.dealer), dealt(), deal_.kitty,
                                                      actions()));
    }

    nb::object actions() const {
        nb::list actions;
        for (const std::uint8_t action : history_) actions.append(static_cast<int>(action));
        return std::move(actions);
    }

    nb::object dealt() const {
        nb::list hands;
        for (int seat = 0; seat < rules_->players; ++seat) hands.append(deal_.dealt[seat]);
        return nb::tuple(hands);
    }

    nb::object held() const {
        nb::list hands;
        for (int seat = 0; seat < rules_->players; ++seat) hands.append(deal_.hands[seat]);
        return nb::tuple(hands);
    }

private:
    template <typename Number>
    nb::object tuple_of(const Number* numbers) const {
        nb::list list;
        for (int side = 0; side < rules_->sides; ++side) list.append(static_cast<int>(numbers[side]));
        return nb::tuple(list);
    }

    nb::object owner_;
    const RuleTables* rules_;
    Deal start_;
    Deal deal_;
    std::vector<std::uint8_t> history_;
};

inline State given_state(nb::object compiled, int dealer, const nb::sequence& given_hands, Cards kitty) {
    const std::vector<Cards> hands = bidwhist::python::read_all<Cards>(given_hands);
    const RuleTables& rules = nb::cast<CompiledRules&>(compiled).tables;
    if (hands.size() != static_cast<std::size_t>(rules.players)) throw std::invalid_argument("a hand a seat is needed");
    if (dealer < 0 || dealer >= rules.players) throw std::invalid_argument("there is no such dealer");
    return {std::move(compiled), start_deal(rules, dealer, hands.data(), kitty)};
}

inline State dealt_state(nb::object compiled, const nb::bytes& seed, std::uint64_t number, int dealer) {
    const RuleTables& rules = nb::cast<CompiledRules&>(compiled).tables;
    if (dealer < 0 || dealer >= rules.players) throw std::invalid_argument("there is no such dealer");
    return {std::move(compiled), deal_cards(rules, seed_of(seed), number, dealer)};
}

}  // namespace bidwhist::simulator::python
