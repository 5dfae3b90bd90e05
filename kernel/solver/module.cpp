// The Python binding of the solver. The GIL is released while a search runs.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <tuple>
#include <vector>

#include "../instruction_set.hpp"
#include "../python_sequences.hpp"
#include "engine.hpp"
#include "engine_cache.hpp"

namespace nb = nanobind;
using namespace bidwhist;

namespace {

using CardBounds = std::vector<std::tuple<int, int, int>>;
using ValueBounds = std::tuple<int, int, std::uint64_t, int>;

Question question_of(const nb::sequence& hands, int strain, int direction, int leader, unsigned declaring_seats,
                     const nb::sequence& trick_cards, int first_trick, bool jokers_any_time,
                     bool jokers_must_go, bool jokers_may_lead) {
    const std::size_t players = nb::len(hands), played = nb::len(trick_cards);
    if (players < 3 || players > kMaxPlayers) throw std::invalid_argument("a position has three to five hands");
    if (played >= players) throw std::invalid_argument("the table holds a finished trick");
    Question question;
    question.players = static_cast<int>(players);
    for (std::size_t seat = 0; seat < players; ++seat) {
        question.hands[seat] = python::Reader<std::uint64_t>::read(hands[seat]);
    }
    question.strain = strain;
    question.direction = direction;
    question.leader = leader;
    question.declaring_seats = declaring_seats;
    question.trick_size = static_cast<int>(played);
    for (std::size_t place = 0; place < played; ++place) {
        question.trick_cards[place] = python::Reader<int>::read(trick_cards[place]);
    }
    question.first_trick_worth = first_trick;
    question.jokers_any_time = jokers_any_time;
    question.jokers_must_go = jokers_must_go;
    question.jokers_may_lead = jokers_may_lead;
    if (const char* reason = validation_error(question)) throw std::invalid_argument(reason);
    return question;
}

std::size_t checked_bytes(int memory_mb) {
    if (memory_mb < 1 || memory_mb > 4096) throw std::invalid_argument("memory_mb is 1 to 4096");
    return static_cast<std::size_t>(memory_mb) << 20;
}

int checked_level(int level) {
    const int best = best_level();
    if (level > best) throw std::invalid_argument("this machine has no such instructions");
    return level < 0 ? best : level;
}

unsigned long main_thread = 0;  // the only one in which Python handles signals
constexpr std::chrono::milliseconds kBetweenSignals{50};

// Lets Python handle signals during a search; otherwise Ctrl-C would be heard when it is over. What a handler raises
// ends the search and is thrown after it. Searches in other threads never wait for Python's lock.
class SignalWatch final : public Interruption {
public:
    explicit SignalWatch(std::atomic<bool>& cancelled)
        : cancelled_(cancelled), is_main_(PyThread_get_thread_ident() == main_thread) {}

    bool is_asked() override {
        if (raised_ || !is_main_ || std::chrono::steady_clock::now() < next_look_) return raised_;
        next_look_ = std::chrono::steady_clock::now() + kBetweenSignals;
        const nb::gil_scoped_acquire gil;
        if (!PyErr_CheckSignals()) return false;
        raised_ = true;
        cancelled_.store(true, std::memory_order_relaxed);
        return true;
    }

    // With Python's lock.
    void throw_if_raised() const {
        if (raised_) throw nb::python_error();
    }

private:
    std::atomic<bool>& cancelled_;
    bool is_main_;
    bool raised_ = false;
    std::chrono::steady_clock::time_point next_look_ = std::chrono::steady_clock::now() + kBetweenSignals;
};

Budget task_budget(std::optional<std::uint64_t> nodes, std::optional<std::int64_t> milliseconds) {
    Budget budget;
    if (nodes) budget.nodes = *nodes;
    if (milliseconds) budget.milliseconds = *milliseconds < 0 ? 0 : *milliseconds;
    return budget;
}

class Solver {
public:
    Solver(int memory_mb, int level) : engines_(checked_bytes(memory_mb), checked_level(level)) {}

    ValueBounds value(const Question& question, std::optional<std::uint64_t> nodes,
                      std::optional<std::int64_t> milliseconds, int guess) {
        const ExclusiveUse exclusive(*this);
        SignalWatch watch(cancelled_);
        Answer answer;
        {
            nb::gil_scoped_release no_gil;
            const Budget budget = budget_of(nodes, milliseconds, watch);
            answer = engines_.engine_for(question, budget.limited()).value(question, budget, guess);
        }
        watch.throw_if_raised();
        return {answer.low, answer.high, answer.nodes, answer.card};
    }

    std::optional<bool> reaches(const Question& question, int target, std::optional<std::uint64_t> nodes,
                                std::optional<std::int64_t> milliseconds) {
        const ExclusiveUse exclusive(*this);
        SignalWatch watch(cancelled_);
        int reply = -1;
        {
            nb::gil_scoped_release no_gil;
            const Budget budget = budget_of(nodes, milliseconds, watch);
            std::uint64_t spent = 0;
            reply = engines_.engine_for(question, budget.limited()).reaches(question, target, budget, spent);
        }
        watch.throw_if_raised();
        if (reply < 0) return std::nullopt;
        return reply == 1;
    }

    std::pair<CardBounds, ValueBounds> cards(const Question& question, std::optional<std::uint64_t> nodes,
                                             std::optional<std::int64_t> milliseconds, bool all) {
        const ExclusiveUse exclusive(*this);
        SignalWatch watch(cancelled_);
        CardAnswer answers[kMaxHandSize];
        Answer value;
        int number = 0;
        {
            nb::gil_scoped_release no_gil;
            const Budget budget = budget_of(nodes, milliseconds, watch);
            Engine& engine = engines_.engine_for(question, budget.limited());
            number = engine.cards(question, budget, all ? Want::kAll : Want::kBest, answers, value);
        }
        watch.throw_if_raised();
        CardBounds bounds;
        for (int at = 0; at < number; ++at) bounds.emplace_back(answers[at].card, answers[at].low, answers[at].high);
        return {bounds, {value.low, value.high, value.nodes, value.card}};
    }

    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
    void clear() {
        const ExclusiveUse exclusive(*this);
        engines_.clear();
    }
    // Of the last call: the engine of one in progress may be replaced by another thread.
    std::size_t memory_bytes() const { return bytes_.load(std::memory_order_relaxed); }

private:
    // Holds the solver for one call. A second thread gets an error, because it would corrupt the search of the first.
    class ExclusiveUse {
    public:
        explicit ExclusiveUse(Solver& solver) : solver_(solver) {
            if (solver_.busy_.test_and_set()) throw std::runtime_error("a solver answers one thread at a time");
            solver_.cancelled_.store(false, std::memory_order_relaxed);
        }
        ~ExclusiveUse() {
            solver_.bytes_.store(solver_.engines_.bytes(), std::memory_order_relaxed);
            solver_.busy_.clear();
        }
        ExclusiveUse(const ExclusiveUse&) = delete;
        ExclusiveUse& operator=(const ExclusiveUse&) = delete;

    private:
        Solver& solver_;
    };

    Budget budget_of(std::optional<std::uint64_t> nodes, std::optional<std::int64_t> milliseconds,
                     SignalWatch& watch) const {
        Budget budget = task_budget(nodes, milliseconds);
        budget.cancelled = &cancelled_;
        budget.interruption = &watch;
        return budget;
    }

    EngineCache engines_;
    std::atomic<bool> cancelled_{false};
    std::atomic<std::size_t> bytes_{0};
    std::atomic_flag busy_ = ATOMIC_FLAG_INIT;
};

// Threads that are joined at the end of their scope, also when it is left by an exception.
class JoinedThreads {
public:
    JoinedThreads() = default;
    JoinedThreads(const JoinedThreads&) = delete;
    JoinedThreads& operator=(const JoinedThreads&) = delete;
    ~JoinedThreads() {
        for (std::thread& thread : threads_) thread.join();
    }

    // False where the system has no further thread.
    template <typename Work>
    bool start(Work work) {
        try {
            threads_.emplace_back(work);
        } catch (const std::system_error&) {
            return false;
        }
        return true;
    }

private:
    std::vector<std::thread> threads_;
};

// Runs tasks 0 ... number - 1 on several threads, or on as many as the system gives, without Python's lock. Each has an
// engine of its own and takes the next task when it is free. What a task throws or Ctrl-C raises ends all of them, and
// is thrown here. `base` is the budget of each task.
template <typename Task>
void run_tasks(std::size_t number, int threads, std::size_t max_bytes, const Budget& base, Task task) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> cancelled{false};
    std::exception_ptr failure;
    std::mutex failing;
    SignalWatch watch(cancelled);
    const int level = best_level();
    const auto work = [&](Interruption* interruption) {
        try {
            EngineCache engines(max_bytes, level);
            Budget budget = base;
            budget.cancelled = &cancelled;
            budget.interruption = interruption;
            for (std::size_t at = next++; at < number && !cancelled.load(std::memory_order_relaxed); at = next++) {
                task(engines, at, budget);
                // Tasks may be so small that none asks by itself.
                if (interruption) interruption->is_asked();
            }
        } catch (...) {
            const std::lock_guard<std::mutex> lock(failing);
            if (!failure) failure = std::current_exception();
            cancelled.store(true, std::memory_order_relaxed);
        }
    };
    {
        nb::gil_scoped_release no_gil;
        JoinedThreads helpers;
        for (int helper = 1; helper < threads && static_cast<std::size_t>(helper) < number; ++helper) {
            if (!helpers.start([&work] { work(nullptr); })) break;
        }
        work(&watch);
    }
    if (failure) std::rethrow_exception(failure);
    watch.throw_if_raised();
}

std::vector<ValueBounds> solve_many(const nb::sequence& given, std::optional<std::uint64_t> nodes,
                                    std::optional<std::int64_t> milliseconds, int threads, int memory_mb) {
    const std::vector<Question> questions = python::read_all<Question>(given);
    std::vector<ValueBounds> values(questions.size());
    const std::size_t max_bytes = checked_bytes(memory_mb);
    const auto solve = [&](EngineCache& engines, std::size_t at, const Budget& budget) {
        const Answer answer = engines.engine_for(questions[at], true).value(questions[at], budget, -1);
        values[at] = {answer.low, answer.high, answer.nodes, answer.card};
    };
    run_tasks(questions.size(), threads, max_bytes, task_budget(nodes, milliseconds), solve);
    return values;
}

// For each question the values with every seat on lead: [questions][players]. The table is kept from leader to leader.
std::vector<std::vector<int>> solve_leaders(const nb::sequence& given, int threads, int memory_mb) {
    const std::vector<Question> questions = python::read_all<Question>(given);
    std::vector<std::vector<int>> values(questions.size());
    const std::size_t max_bytes = checked_bytes(memory_mb);
    const auto solve = [&](EngineCache& engines, std::size_t at, const Budget& budget) {
        Question question = questions[at];
        int guess = -1;
        for (int leader = 0; leader < question.players; ++leader) {
            question.leader = leader;
            const Answer answer = engines.engine_for(question, leader == 0).value(question, budget, guess);
            values[at].push_back(answer.low);
            guess = answer.low;
        }
    };
    run_tasks(questions.size(), threads, max_bytes, Budget{}, solve);
    return values;
}

using Worlds = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using BoundsArray = nb::ndarray<nb::numpy, std::int8_t, nb::ndim<3>, nb::c_contig>;

// Bounds for every legal card in every world, int8[worlds][cards][2], cards in the order of their numbers. `worlds` has
// a row of hands for each world; with a target the bounds are 0 or 1, as in `Engine::cards_reaching`.
BoundsArray score_worlds(const Worlds& worlds, Question question, std::optional<int> target,
                         std::optional<std::uint64_t> nodes, std::optional<std::int64_t> milliseconds, int threads,
                         int memory_mb) {
    const std::size_t number = worlds.shape(0), players = worlds.shape(1);
    if (players != static_cast<std::size_t>(question.players)) {
        throw std::invalid_argument("a world has a hand for every seat");
    }
    const std::uint64_t* rows = worlds.data();
    const int seat = (question.leader + question.trick_size) % question.players;
    std::vector<Question> questions(number, question);
    for (std::size_t world = 0; world < number; ++world) {
        for (std::size_t other = 0; other < players; ++other) {
            questions[world].hands[other] = rows[world * players + other];
        }
        if (const char* reason = validation_error(questions[world])) throw std::invalid_argument(reason);
        if (questions[world].hands[seat] != questions[0].hands[seat]) {
            throw std::invalid_argument("the seat to play holds the same cards in every world");
        }
    }
    const std::size_t max_bytes = checked_bytes(memory_mb);
    std::vector<std::vector<CardAnswer>> answers(number);
    const auto score = [&](EngineCache& engines, std::size_t at, const Budget& budget) {
        CardAnswer out[kMaxHandSize];
        Answer value;
        Engine& engine = engines.engine_for(questions[at], true);
        const int count = target ? engine.cards_reaching(questions[at], *target, budget, out)
                                 : engine.cards(questions[at], budget, Want::kAll, out, value);
        answers[at].assign(out, out + count);
    };
    run_tasks(number, threads, max_bytes, task_budget(nodes, milliseconds), score);
    const std::size_t cards = number ? answers[0].size() : 0;
    auto memory = std::make_unique<std::int8_t[]>(number * cards * 2 + 1);
    nb::capsule owner(memory.get(), [](void* owned) noexcept { delete[] static_cast<std::int8_t*>(owned); });
    std::int8_t* bounds = memory.release();
    for (std::size_t world = 0; world < number; ++world) {
        std::vector<CardAnswer>& found = answers[world];
        for (const CardAnswer& answer : found) {
            std::size_t at = 0;
            for (const CardAnswer& other : found) at += other.card < answer.card;
            bounds[(world * cards + at) * 2] = static_cast<std::int8_t>(answer.low);
            bounds[(world * cards + at) * 2 + 1] = static_cast<std::int8_t>(answer.high);
        }
    }
    return BoundsArray(bounds, {number, cards, 2}, owner);
}

}  // namespace

NB_MODULE(_solver, module) {
#if defined(BIDWHIST_NATIVE)
    // An ImportError: the package goes on in plain Python.
    if (best_level() != BIDWHIST_NATIVE_LEVEL) throw std::runtime_error("compiled for another processor");
#endif
    main_thread = nb::cast<unsigned long>(nb::module_::import_("threading").attr("main_thread")().attr("ident"));
    module.doc() = "The compiled solver. Use it through bidwhist.solver, which checks and names things.";
    nb::class_<Question>(module, "Question")
        .def("__init__", [](Question* self, const nb::sequence& hands, int strain, int direction, int leader,
                            unsigned declaring_seats, const nb::sequence& trick_cards, int first_trick,
                            bool jokers_any_time, bool jokers_must_go, bool jokers_may_lead) {
            new (self) Question(question_of(hands, strain, direction, leader, declaring_seats, trick_cards,
                                            first_trick, jokers_any_time, jokers_must_go, jokers_may_lead));
        }, nb::arg("hands"), nb::arg("strain"), nb::arg("direction"), nb::arg("leader"), nb::arg("sides"),
           nb::arg("table"), nb::arg("first_trick"), nb::arg("jokers_any_time"),
           nb::arg("jokers_must_go"), nb::arg("jokers_may_lead"));
    nb::class_<Solver>(module, "Solver")
        .def(nb::init<int, int>(), nb::arg("memory_mb"), nb::arg("level"))
        .def("value", &Solver::value, nb::arg("question"), nb::arg("nodes") = nb::none(),
             nb::arg("milliseconds") = nb::none(), nb::arg("guess") = -1)
        .def("reaches", &Solver::reaches, nb::arg("question"), nb::arg("target"), nb::arg("nodes") = nb::none(),
             nb::arg("milliseconds") = nb::none())
        .def("cards", &Solver::cards, nb::arg("question"), nb::arg("nodes") = nb::none(),
             nb::arg("milliseconds") = nb::none(), nb::arg("every") = true)
        .def("cancel", &Solver::cancel)
        .def("clear", &Solver::clear)
        .def_prop_ro("memory_bytes", &Solver::memory_bytes);
    module.def("solve_many", &solve_many, nb::arg("questions"), nb::arg("nodes").none(),
               nb::arg("milliseconds").none(), nb::arg("threads"), nb::arg("memory_mb"));
    module.def("solve_leaders", &solve_leaders, nb::arg("questions"), nb::arg("threads"), nb::arg("memory_mb"));
    module.def("score_worlds", &score_worlds, nb::arg("worlds"), nb::arg("question"), nb::arg("target").none(),
               nb::arg("nodes").none(), nb::arg("milliseconds").none(), nb::arg("threads"), nb::arg("memory_mb"));
}
