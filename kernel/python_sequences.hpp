// Sequences of Python read into C++ where an error may be thrown. nanobind's own vectors are filled where none may be:
// they end the program where there is no more memory.
#pragma once

#include <nanobind/nanobind.h>

#include <utility>
#include <vector>

namespace bidwhist::python {

namespace nb = nanobind;

template <typename T>
struct Reader {
    static T read(nb::handle given) {
        T value{};
        if (!nb::try_cast<T>(given, value)) throw nb::type_error("an element is of another type, or does not fit");
        return value;
    }
};

template <typename First, typename Second>
struct Reader<std::pair<First, Second>> {
    static std::pair<First, Second> read(nb::handle given) {
        if (nb::len(given) != 2) throw nb::type_error("a pair has two elements");
        return {Reader<First>::read(given[0]), Reader<Second>::read(given[1])};
    }
};

template <typename T>
struct Reader<std::vector<T>> {
    static std::vector<T> read(nb::handle given) {
        std::vector<T> values;
        values.reserve(nb::len(given));
        for (const nb::handle one : given) values.push_back(Reader<T>::read(one));
        return values;
    }
};

template <typename T>
std::vector<T> read_all(nb::handle given) {
    return Reader<std::vector<T>>::read(given);
}

}  // namespace bidwhist::python
