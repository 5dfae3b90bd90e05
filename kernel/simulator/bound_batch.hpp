// The Python binding of a batch, whose results go into the caller's arrays.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "arguments.hpp"
#include "batch.hpp"
#include "compiled_rules.hpp"
#include "compiled_skill.hpp"

namespace bidwhist::simulator::python {

namespace nb = nanobind;

// A batch and the arrays it writes into, which it keeps alive. One thread at a time is in it: it works without the GIL,
// and two steps at once would take actions that are legal no longer.
template <typename Rows>
class BoundBatch {
public:
    using Numbers = Array<typename Rows::Number, 2>;

    BoundBatch(nb::object compiled, const nb::bytes& seed, std::uint64_t first, int learner, Numbers observations,
               Numbers masks, Array<std::int8_t, 1> turns, Array<float, 2> rewards, Array<bool, 1> ended,
               std::optional<Numbers> finals, int others, nb::object skill)
        : observations_(observations), masks_(masks), turns_(turns), rewards_(rewards), ended_(ended),
          finals_(finals), skill_(std::move(skill)), others_(player_of(others, skill_of(skill_))),
          batch_(nb::cast<CompiledRules&>(compiled).tables, seed_of(seed),
                 checked(nb::cast<CompiledRules&>(compiled).tables, learner), first, learner,
                 others_) {
        clear();
    }

    void restart(const nb::bytes& seed, std::uint64_t first, nb::object compiled, int learner) {
        const Seed known = seed_of(seed);
        const RuleTables& rules = nb::cast<CompiledRules&>(compiled).tables;
        const nb::gil_scoped_release no_gil;
        const std::lock_guard<std::mutex> alone(mutex_);
        batch_ = Batch<Rows>(rules, known, batch_.size(), first, learner, others_);
        clear();
    }

    void step(Array<const std::int64_t, 1> actions) {
        if (actions.shape(0) != static_cast<std::size_t>(batch_.size())) {
            throw std::invalid_argument("an action an environment is needed");
        }
        int illegal;
        {
            const nb::gil_scoped_release no_gil;
            const std::lock_guard<std::mutex> alone(mutex_);
            illegal = batch_.first_illegal(actions.data());
            if (illegal < 0) batch_.step(actions.data(), buffers());
        }
        if (illegal >= 0) {
            raise_illegal_action("environment " + std::to_string(illegal) + " may not take action " +
                   std::to_string(actions.data()[illegal]) + " now; its mask says what it may");
        }
    }

    void choose(std::uint64_t prng_state, Array<std::int64_t, 1> actions) const {
        if (actions.shape(0) != static_cast<std::size_t>(batch_.size())) {
            throw std::invalid_argument("an action an environment is needed");
        }
        const nb::gil_scoped_release no_gil;
        const std::lock_guard<std::mutex> alone(mutex_);
        SplitMix64 prng(prng_state);
        batch_.choose(actions.data(), prng);
    }

    std::uint64_t number(int row) const {
        if (row < 0 || row >= batch_.size()) throw std::invalid_argument("there is no such environment");
        const nb::gil_scoped_release no_gil;
        const std::lock_guard<std::mutex> alone(mutex_);
        return batch_.number(row);
    }

private:
    static const CompiledSkill* skill_of(const nb::object& skill) {
        return skill.is_none() ? nullptr : nb::cast<const CompiledSkill*>(skill);
    }

    int checked(const RuleTables& rules, int learner) const {
        const std::size_t size = observations_.shape(0);
        const bool fits = masks_.shape(0) == size && turns_.shape(0) == size && rewards_.shape(0) == size &&
                          ended_.shape(0) == size && observations_.shape(1) == Rows::kObservation &&
                          masks_.shape(1) == Rows::kMask &&
                          rewards_.shape(1) == static_cast<std::size_t>(rules.players) &&
                          (!finals_ || (finals_->shape(0) == size && finals_->shape(1) == Rows::kObservation));
        if (!fits) throw std::invalid_argument("the arrays do not belong together");
        if (learner < kNobody || learner >= rules.players) throw std::invalid_argument("there is no such seat");
        return static_cast<int>(size);
    }

    void clear() {
        std::fill_n(rewards_.data(), rewards_.size(), 0.0F);
        std::fill_n(ended_.data(), ended_.size(), false);
        batch_.show(buffers());
    }

    Buffers<Rows> buffers() const {
        return {observations_.data(), masks_.data(),  turns_.data(),
                rewards_.data(),      ended_.data(), finals_ ? finals_->data() : nullptr};
    }

    Numbers observations_, masks_;
    Array<std::int8_t, 1> turns_;
    Array<float, 2> rewards_;
    Array<bool, 1> ended_;
    std::optional<Numbers> finals_;
    nb::object skill_;  // what others_ points into
    Player others_;
    Batch<Rows> batch_;
    mutable std::mutex mutex_;
};

// A class of Python for batches with such rows.
template <typename Rows>
void add_batch(nb::module_& module, const char* name) {
    using Bound = BoundBatch<Rows>;
    using Numbers = typename Bound::Numbers;
    nb::class_<Bound>(module, name)
        .def(nb::init<nb::object, const nb::bytes&, std::uint64_t, int, Numbers, Numbers, Array<std::int8_t, 1>,
                      Array<float, 2>, Array<bool, 1>, std::optional<Numbers>, int, nb::object>(),
             nb::arg(), nb::arg(), nb::arg(), nb::arg(), nb::arg().noconvert(), nb::arg().noconvert(),
             nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert(), nb::arg().noconvert().none(),
             nb::arg(), nb::arg().none())
        .def("restart", &Bound::restart)
        .def("step", &Bound::step)
        // Without conversion: what is written into a converted copy would be lost.
        .def("choose", &Bound::choose, nb::arg(), nb::arg().noconvert())
        .def("number", &Bound::number);
}

}  // namespace bidwhist::simulator::python
