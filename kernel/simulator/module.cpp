// The Python face of the simulator: deals by number, play-outs and batches, the interpreter lock released while they run.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "batch.hpp"

namespace nb = nanobind;
using namespace bidwhist::simulator;

namespace {

template <typename Number, int Dimensions>
using Array = nb::ndarray<Number, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

// The tables of a rule set, and the rule set they were compiled from.
struct CompiledRules {
    Tables tables{};
    nb::object rules;
};

template <typename Number, typename Value>
void fill(Number* into, const std::vector<Value>& values, std::size_t count, const char* what) {
    if (values.size() != count) throw std::invalid_argument(std::string("the table has a wrong size: ") + what);
    for (std::size_t place = 0; place < count; ++place) into[place] = static_cast<Number>(values[place]);
}

void set_numbers(Tables& tables, const nb::dict& numbers) {
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
}

void set_bids(Tables& tables, const std::vector<std::pair<int, int>>& ranks,
              const std::vector<std::vector<int>>& openings) {
    const auto add = [](Calls& calls, int slot) { (slot < 63 ? calls.low : calls.high) |= bit((slot + 1) & 63); };
    if (openings.size() != 2) throw std::invalid_argument("two lists of openings are needed");
    for (std::size_t place = 0; place < 2; ++place) {
        for (const int call : openings[place]) {
            if (call < pass || call >= first_declaration) throw std::invalid_argument("no such call");
            add(tables.openings[place], call - first_bid);
        }
    }
    for (const auto& [slot, rank] : ranks) {
        if (slot < 0 || slot >= bid_count) throw std::invalid_argument("no such bid");
        add(tables.above[slot], nobody);  // the pass
        for (const auto& [other, higher] : ranks) {
            if (higher > rank) add(tables.above[slot], other);
        }
    }
}

void set_order(Order& order, const nb::dict& given) {
    const auto cards = [&](const char* name) { return nb::cast<Cards>(given[name]); };
    order.exempt = cards("exempt");
    order.forced = cards("forced");
    order.unled = cards("unled");
    order.always = cards("always");
    fill(order.follow, nb::cast<std::vector<Cards>>(given["follow"]), 5, "follow");
    fill(order.suit_of, nb::cast<std::vector<int>>(given["suit_of"]), card_count, "suit_of");
    fill(&order.strength[0][0], nb::cast<std::vector<int>>(given["strength"]), 5 * card_count, "strength");
}

std::unique_ptr<CompiledRules> compiled_rules(nb::object rules, const nb::dict& numbers,
                                              const std::vector<int>& side_of, const std::vector<int>& destinations,
                                              const std::vector<std::pair<int, int>>& bids,
                                              const std::vector<std::vector<int>>& openings,
                                              const std::vector<unsigned>& declarations, const nb::list& orders,
                                              const std::vector<int>& pays) {
    auto made = std::make_unique<CompiledRules>();
    Tables& tables = made->tables;
    made->rules = std::move(rules);
    set_numbers(tables, numbers);
    set_bids(tables, bids, openings);
    const auto players = static_cast<std::size_t>(tables.players);
    if (players < 3 || players > most_players) throw std::invalid_argument("three to five players");
    fill(tables.side_of, side_of, players, "side_of");
    fill(&tables.destinations[0][0], destinations, players * card_count, "destinations");
    fill(&tables.declarations[0][0], declarations, suffix_count * 2, "declarations");
    if (orders.size() != declaration_count) throw std::invalid_argument("fifteen orders are needed");
    for (std::size_t place = 0; place < declaration_count; ++place) {
        set_order(tables.orders[place], nb::cast<nb::dict>(orders[place]));
    }
    constexpr std::size_t entries = sizeof(tables.pays) / sizeof(Pay);
    if (pays.size() != 2 * entries) throw std::invalid_argument("the table has a wrong size: pays");
    Pay* pay = &tables.pays[0][0][0][0];
    for (std::size_t place = 0; place < entries; ++place) {
        pay[place] = {static_cast<std::int16_t>(pays[2 * place]), static_cast<std::int16_t>(pays[2 * place + 1])};
    }
    return made;
}

Seed seed_of(const nb::bytes& bytes) {
    if (bytes.size() != 32) throw std::invalid_argument("a seed has 32 bytes");
    Seed seed;
    std::memcpy(seed.data(), bytes.c_str(), seed.size());
    return seed;
}

[[noreturn]] void refuse(const std::string& words) {
    const nb::object error = nb::module_::import_("bidwhist.errors").attr("IllegalAction");
    PyErr_SetString(error.ptr(), words.c_str());
    throw nb::python_error();
}

// The bytes of one array, looked at for the length of a call; a third of what a checked array costs.
class Bytes {
  public:
    Bytes(nb::handle array, Py_ssize_t size, const char* wrong_size) {
        if (PyObject_GetBuffer(array.ptr(), &buffer_, PyBUF_WRITABLE)) throw nb::python_error();
        if (buffer_.len == size && buffer_.itemsize == 1) return;
        PyBuffer_Release(&buffer_);
        throw std::invalid_argument(wrong_size);
    }
    Bytes(const Bytes&) = delete;
    Bytes& operator=(const Bytes&) = delete;
    ~Bytes() { PyBuffer_Release(&buffer_); }

    std::int8_t* data() const { return static_cast<std::int8_t*>(buffer_.buf); }

  private:
    Py_buffer buffer_;
};

Policy policy_of(int number) { return number == 1 ? Policy::rule : Policy::chance; }

// A deal that is played by numbers, with the actions that led to it.
class State {
  public:
    State(nb::object compiled, const Deal& start)
        : owner_(std::move(compiled)), rules_(&nb::cast<CompiledRules&>(owner_).tables), start_(start), deal_(start) {}

    const Tables& rules() const { return *rules_; }
    const Deal& deal() const { return deal_; }
    const std::vector<std::uint8_t>& history() const { return history_; }
    nb::object ruleset() const { return nb::cast<CompiledRules&>(owner_).rules; }

    void apply_action(int action) {
        if (action < 0 || action >= action_count || !legal(*rules_, deal_).has(action)) {
            refuse(deal_.phase == done ? "the deal is over: " + std::to_string(action)
                                       : "seat " + std::to_string(deal_.to_act) + " may not take action " +
                                             std::to_string(action) + " now; legal_actions() lists what it may");
        }
        apply(*rules_, deal_, action);
        history_.push_back(static_cast<std::uint8_t>(action));
    }

    void undo_action() {
        if (history_.empty()) refuse("there is nothing to undo");
        history_.pop_back();
        deal_ = start_;
        for (const std::uint8_t action : history_) apply(*rules_, deal_, action);
    }

    nb::object legal_actions() const {
        const Legal may = deal_.phase == done ? Legal{} : legal(*rules_, deal_);
        PyObject* list = PyList_New(may.count());
        Py_ssize_t place = 0;
        const auto add = [&](Cards cards, int base) {
            for (; cards; cards &= cards - 1) PyList_SET_ITEM(list, place++, PyLong_FromLong(base + lowest_of(cards)));
        };
        add(may.low, may.base);
        add(may.high, may.base + 64);
        add(may.reneges, first_renege_call);
        return nb::steal(list);
    }

    nb::object points() const {
        std::int16_t points[most_players] = {};
        points_of(*rules_, deal_, points);
        return tuple_of(points);
    }

    nb::object tricks_won() const { return tuple_of(deal_.won); }

    void observe_into(int seat, nb::handle numbers) const {
        if (seat < 0 || seat >= rules_->players) throw std::invalid_argument("there is no such seat");
        const Bytes into(numbers, observation_size, "the observation has a wrong size");
        observe(*rules_, deal_, seat, into.data());
    }

    void mask_into(nb::handle flags) const {
        const Bytes into(flags, action_count, "the mask has a wrong size");
        write_mask(deal_.phase == done ? Legal{} : legal(*rules_, deal_), into.data());
    }

    void play_outs(std::uint64_t random, int policy, Array<std::int16_t, 2> points) const {
        if (points.shape(1) != static_cast<std::size_t>(rules_->sides)) throw std::invalid_argument("a point a side");
        const std::size_t count = points.shape(0);
        std::int16_t* into = points.data();
        const nb::gil_scoped_release free;
        for (std::size_t row = 0; row < count; ++row) {
            Deal copy = deal_;
            Chance chance(random + row);
            play_out(*rules_, copy, policy_of(policy), chance);
            points_of(*rules_, copy, into + row * static_cast<std::size_t>(rules_->sides));
        }
    }

    // How a pickle makes the state again: rules, deal and actions.
    nb::object reduced() const {
        const nb::object restore = nb::module_::import_("bidwhist.kernel.simulator").attr("restored_state");
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
    const Tables* rules_;
    Deal start_;
    Deal deal_;
    std::vector<std::uint8_t> history_;
};

State given_state(nb::object compiled, int dealer, const std::vector<Cards>& hands, Cards kitty) {
    const Tables& rules = nb::cast<CompiledRules&>(compiled).tables;
    if (hands.size() != static_cast<std::size_t>(rules.players)) throw std::invalid_argument("a hand a seat is needed");
    if (dealer < 0 || dealer >= rules.players) throw std::invalid_argument("there is no such dealer");
    return {std::move(compiled), start_deal(rules, dealer, hands.data(), kitty)};
}

State dealt_state(nb::object compiled, const nb::bytes& seed, std::uint64_t number, int dealer) {
    const Tables& rules = nb::cast<CompiledRules&>(compiled).tables;
    if (dealer < 0 || dealer >= rules.players) throw std::invalid_argument("there is no such dealer");
    return {std::move(compiled), deal_cards(rules, seed_of(seed), number, dealer)};
}

// Plays deals first, first + 1 … to their end; a row a deal.
std::uint64_t simulate(const CompiledRules& compiled, const nb::bytes& seed_bytes, std::uint64_t first, int policy,
                       Array<std::int16_t, 2> points, Array<std::int8_t, 2> tricks, Array<std::int8_t, 2> contracts) {
    const Tables rules = compiled.tables;
    const Seed seed = seed_of(seed_bytes);
    const std::size_t count = points.shape(0), sides = static_cast<std::size_t>(rules.sides);
    if (tricks.shape(0) != count || contracts.shape(0) != count || points.shape(1) != sides ||
        tricks.shape(1) != sides || contracts.shape(1) != 4) {
        throw std::invalid_argument("the arrays do not belong together");
    }
    std::uint64_t decisions = 0;
    const nb::gil_scoped_release free;
    for (std::size_t row = 0; row < count; ++row) {
        Deal deal = numbered_deal(rules, seed, first + row);
        Chance chance = chance_for(seed, first + row);
        decisions += static_cast<std::uint64_t>(play_out(rules, deal, policy_of(policy), chance));
        points_of(rules, deal, points.data() + row * sides);
        std::copy_n(deal.won, sides, tricks.data() + row * sides);
        std::int8_t* contract = contracts.data() + 4 * row;
        const bool played = deal.declaration != nobody;
        contract[0] = deal.declarer;
        contract[1] = static_cast<std::int8_t>(played ? number_of(deal.standing) : 0);
        contract[2] = static_cast<std::int8_t>(played ? strain_of(deal) : nobody);
        contract[3] = static_cast<std::int8_t>(played ? deal.declaration % 3 : nobody);
    }
    return decisions;
}

// A batch bound to the caller's buffers for good.
class BoundBatch {
  public:
    BoundBatch(nb::object compiled, const nb::bytes& seed, std::uint64_t first, int learner,
               Array<std::int8_t, 2> observations, Array<std::int8_t, 2> masks, Array<std::int8_t, 1> turns,
               Array<float, 2> rewards, Array<bool, 1> ended, std::optional<Array<std::int8_t, 2>> finals)
        : observations_(observations), masks_(masks), turns_(turns), rewards_(rewards), ended_(ended),
          finals_(finals),
          batch_(nb::cast<CompiledRules&>(compiled).tables, seed_of(seed),
                 checked(nb::cast<CompiledRules&>(compiled).tables, learner), first, learner) {
        clear();
    }

    void restart(const nb::bytes& seed, std::uint64_t first, nb::object compiled, int learner) {
        batch_ = Batch(nb::cast<CompiledRules&>(compiled).tables, seed_of(seed), batch_.size(), first, learner);
        clear();
    }

    void step(Array<const std::int64_t, 1> actions) {
        if (actions.shape(0) != static_cast<std::size_t>(batch_.size())) {
            throw std::invalid_argument("an action an environment is needed");
        }
        int illegal;
        {
            const nb::gil_scoped_release free;
            illegal = batch_.first_illegal(actions.data());
            if (illegal < 0) batch_.step(actions.data(), buffers());
        }
        if (illegal >= 0) {
            refuse("environment " + std::to_string(illegal) + " may not take action " +
                   std::to_string(actions.data()[illegal]) + " now; its mask says what it may");
        }
    }

    void choose(std::uint64_t random, Array<std::int64_t, 1> actions) const {
        if (actions.shape(0) != static_cast<std::size_t>(batch_.size())) {
            throw std::invalid_argument("an action an environment is needed");
        }
        const nb::gil_scoped_release free;
        Chance chance(random);
        batch_.choose(actions.data(), chance);
    }

    std::uint64_t number(int row) const {
        if (row < 0 || row >= batch_.size()) throw std::invalid_argument("there is no such environment");
        return batch_.number(row);
    }

  private:
    int checked(const Tables& rules, int learner) const {
        const std::size_t size = observations_.shape(0);
        const bool fits = masks_.shape(0) == size && turns_.shape(0) == size && rewards_.shape(0) == size &&
                          ended_.shape(0) == size && observations_.shape(1) == observation_size &&
                          masks_.shape(1) == action_count &&
                          rewards_.shape(1) == static_cast<std::size_t>(rules.players) &&
                          (!finals_ || (finals_->shape(0) == size && finals_->shape(1) == observation_size));
        if (!fits) throw std::invalid_argument("the arrays do not belong together");
        if (learner < nobody || learner >= rules.players) throw std::invalid_argument("there is no such seat");
        return static_cast<int>(size);
    }

    void clear() {
        std::fill_n(rewards_.data(), rewards_.size(), 0.0F);
        std::fill_n(ended_.data(), ended_.size(), false);
        batch_.show(buffers());
    }

    Buffers buffers() const {
        return {observations_.data(), masks_.data(),  turns_.data(),
                rewards_.data(),      ended_.data(), finals_ ? finals_->data() : nullptr};
    }

    Array<std::int8_t, 2> observations_, masks_;
    Array<std::int8_t, 1> turns_;
    Array<float, 2> rewards_;
    Array<bool, 1> ended_;
    std::optional<Array<std::int8_t, 2>> finals_;
    Batch batch_;
};

}  // namespace

NB_MODULE(BIDWHIST_MODULE, module) {
    // OpenSpiel keeps its games past the interpreter's end, and with them a compiled rule set: nothing to warn of.
    nb::set_leak_warnings(false);
    module.doc() = "The compiled simulator: deals by number, play-outs and batches; bidwhist.kernel.simulator is its face.";
    module.attr("ACTIONS") = action_count;
    module.attr("OBSERVATION_SIZE") = observation_size;

    nb::class_<CompiledRules>(module, "CompiledRules").def_ro("rules", &CompiledRules::rules);
    module.def("compile", &compiled_rules);

    nb::class_<State>(module, "State")
        .def("legal_actions", &State::legal_actions)
        .def("apply_action", &State::apply_action)
        .def("undo_action", &State::undo_action)
        .def("clone", [](const State& state) { return State(state); })
        .def("__copy__", [](const State& state) { return State(state); })
        .def("__deepcopy__", [](const State& state, const nb::handle&) { return State(state); })
        .def("__reduce__", &State::reduced)
        .def("observe", &State::observe_into)
        .def("mask", &State::mask_into)
        .def("play_outs", &State::play_outs)
        .def_prop_ro("rules", &State::ruleset)
        .def_prop_ro("to_act", [](const State& state) { return static_cast<int>(state.deal().to_act); })
        .def_prop_ro("phase", [](const State& state) { return static_cast<int>(state.deal().phase); })
        .def_prop_ro("is_over", [](const State& state) { return state.deal().phase == done; })
        .def_prop_ro("dealer", [](const State& state) { return static_cast<int>(state.deal().dealer); })
        .def_prop_ro("dealt", &State::dealt)
        .def_prop_ro("held", &State::held)
        .def_prop_ro("kitty", [](const State& state) { return state.deal().kitty; })
        .def_prop_ro("points", &State::points)
        .def_prop_ro("tricks_won", &State::tricks_won)
        .def_prop_ro("history", &State::actions);
    module.def("given_state", &given_state);
    module.def("dealt_state", &dealt_state);
    module.def("simulate", &simulate);

    nb::class_<BoundBatch>(module, "Batch")
        .def(nb::init<nb::object, const nb::bytes&, std::uint64_t, int, Array<std::int8_t, 2>, Array<std::int8_t, 2>,
                      Array<std::int8_t, 1>, Array<float, 2>, Array<bool, 1>, std::optional<Array<std::int8_t, 2>>>(),
             nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg().noconvert(), nb::arg().noconvert(),
             nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert().none())
        .def("restart", &BoundBatch::restart)
        .def("step", &BoundBatch::step)
        // A converted array would be a copy, and what is written into it lost.
        .def("choose", &BoundBatch::choose, nb::arg(), nb::arg().noconvert())
        .def("number", &BoundBatch::number);
}
