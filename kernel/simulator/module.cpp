// The Python binding of the simulator: deals by number, play-outs and batches. The GIL is released while they run.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/unique_ptr.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>

#include "../instruction_set.hpp"
#include "arguments.hpp"
#include "bound_batch.hpp"
#include "compiled_rules.hpp"
#include "compiled_skill.hpp"
#include "state.hpp"

namespace nb = nanobind;
using namespace bidwhist::simulator;
using namespace bidwhist::simulator::python;

namespace {

// Declarer, number, strain and direction of a deal that is over.
void write_contract(const Deal& deal, std::int8_t* contract) {
    const bool played = deal.declaration != kNobody;
    contract[0] = deal.declarer;
    contract[1] = static_cast<std::int8_t>(played ? number_of(deal.standing_bid) : 0);
    contract[2] = static_cast<std::int8_t>(played ? strain_of(deal) : kNobody);
    contract[3] = static_cast<std::int8_t>(played ? deal.declaration % 3 : kNobody);
}

// Plays deals first, first + 1 ... to their end, by a policy or by the rule with lapses; writes a row for each deal and
// returns the number of decisions.
std::uint64_t simulate(const CompiledRules& compiled, const nb::bytes& seed_bytes, std::uint64_t first, int policy,
                       Array<std::int16_t, 2> points, Array<std::int8_t, 2> tricks, Array<std::int8_t, 2> contracts,
                       std::optional<Array<std::uint8_t, 2>> lapses, const CompiledSkill* skill) {
    const RuleTables rules = compiled.tables;
    const Seed seed = seed_of(seed_bytes);
    const std::size_t count = points.shape(0), sides = static_cast<std::size_t>(rules.sides);
    if (tricks.shape(0) != count || contracts.shape(0) != count || points.shape(1) != sides ||
        tricks.shape(1) != sides || contracts.shape(1) != 4) {
        throw std::invalid_argument("the arrays do not belong together");
    }
    const auto seats = static_cast<std::size_t>(rules.players);
    if (lapses && (lapses->shape(0) != count || lapses->shape(1) != seats)) {
        throw std::invalid_argument("there must be lapses for every deal and seat");
    }
    const Player player = player_of(policy, skill);
    std::uint64_t decisions = 0;
    const nb::gil_scoped_release no_gil;
    for (std::size_t row = 0; row < count; ++row) {
        Deal deal = numbered_deal(rules, seed, first + row);
        SplitMix64 prng = lapses || player.draws() ? prng_for(seed, first + row) : SplitMix64(0);
        decisions += static_cast<std::uint64_t>(
            lapses ? play_out_with_lapses(rules, deal, lapses->data() + row * seats, prng)
                   : play_out(rules, deal, player, prng));
        points_of(rules, deal, points.data() + row * sides);
        std::copy_n(deal.won, sides, tricks.data() + row * sides);
        write_contract(deal, contracts.data() + 4 * row);
    }
    return decisions;
}

// Plays deals of given cards to their end by a skill, each after actions of its own; kActionCount stands for none.
void skilled_ends(const CompiledRules& compiled, const CompiledSkill& skill, int dealer,
                  Array<const std::uint64_t, 2> hands, Array<const std::uint64_t, 1> kitties,
                  Array<const std::uint8_t, 2> histories, Array<std::int8_t, 2> tricks,
                  Array<std::int8_t, 2> contracts) {
    const RuleTables& rules = compiled.tables;
    const std::size_t count = hands.shape(0), sides = static_cast<std::size_t>(rules.sides);
    const auto seats = static_cast<std::size_t>(rules.players);
    if (kitties.shape(0) != count || histories.shape(0) != count || tricks.shape(0) != count ||
        contracts.shape(0) != count || hands.shape(1) != seats || tricks.shape(1) != sides ||
        contracts.shape(1) != 4) {
        throw std::invalid_argument("the arrays do not belong together");
    }
    if (dealer < 0 || dealer >= rules.players) throw std::invalid_argument("there is no such dealer");
    const std::size_t most = histories.shape(1);
    const Player player = player_of(0, &skill);
    std::size_t refused = count;
    {
        const nb::gil_scoped_release no_gil;
        for (std::size_t row = 0; row < count && refused == count; ++row) {
            Deal deal = start_deal(rules, dealer, hands.data() + row * seats, kitties.data()[row]);
            for (std::size_t place = 0; place < most; ++place) {
                const int action = histories.data()[row * most + place];
                if (action == kActionCount) continue;
                if (deal.phase == kDone || action > kActionCount || !legal(rules, deal).has(action)) {
                    refused = row;
                    break;
                }
                apply(rules, deal, action);
            }
            if (refused == row) break;
            SplitMix64 no_chance(0);
            play_out(rules, deal, player, no_chance);
            std::copy_n(deal.won, sides, tricks.data() + row * sides);
            write_contract(deal, contracts.data() + 4 * row);
        }
    }
    if (refused < count) raise_illegal_action("an action before the end is not legal in row " + std::to_string(refused));
}

}  // namespace

NB_MODULE(BIDWHIST_MODULE, module) {
    // OpenSpiel keeps its games, and with them compiled rules, after the interpreter has ended; that is not a leak.
    nb::set_leak_warnings(false);
    module.doc() = "The compiled simulator: deals by number, play-outs and batches; use it through bidwhist.simulator.";
    module.def("best_level", &bidwhist::best_level);
    module.attr("ACTIONS") = kActionCount;
    module.attr("OBSERVATION_SIZE") = kObservationSize;
    module.attr("PACKED_SIZE") = kPackedSize;

    nb::class_<CompiledRules>(module, "CompiledRules").def_ro("rules", &CompiledRules::rules);
    module.def("compile", &compiled_rules);

    nb::class_<CompiledSkill>(module, "CompiledSkill");
    module.def("compile_skill", &compiled_skill);

    nb::class_<State>(module, "State")
        .def("legal_actions", &State::legal_actions)
        .def("apply_action", &State::apply_action)
        .def("undo_action", &State::undo_action)
        .def("clone", [](const State& state) { return State(state); })
        .def("__copy__", [](const State& state) { return State(state); })
        .def("__deepcopy__", [](const State& state, const nb::handle&) { return State(state); })
        .def("__reduce__", &State::reduce)
        .def("observe", &State::observe_into)
        .def("mask", &State::mask_into)
        .def("play_outs", &State::play_outs, nb::arg(), nb::arg(), nb::arg(), nb::arg().none() = nb::none())
        .def("skilled_action", &State::skilled_action)
        .def_prop_ro("rules", &State::ruleset)
        .def_prop_ro("to_act", [](const State& state) { return static_cast<int>(state.deal().to_act); })
        .def_prop_ro("phase", [](const State& state) { return static_cast<int>(state.deal().phase); })
        .def_prop_ro("is_over", [](const State& state) { return state.deal().phase == kDone; })
        .def_prop_ro("dealer", [](const State& state) { return static_cast<int>(state.deal().dealer); })
        .def_prop_ro("dealt", &State::dealt)
        .def_prop_ro("held", &State::held)
        .def_prop_ro("kitty", [](const State& state) { return state.deal().kitty; })
        .def_prop_ro("points", &State::points)
        .def_prop_ro("tricks_won", &State::tricks_won)
        .def_prop_ro("history", &State::actions);
    module.def("given_state", &given_state);
    module.def("dealt_state", &dealt_state);
    module.def("simulate", &simulate, nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg(),
               nb::arg().none() = nb::none(), nb::arg().none() = nb::none());
    module.def("skilled_ends", &skilled_ends);

    add_batch<ByteRows>(module, "Batch");
    add_batch<PackedRows>(module, "PackedBatch");
}
