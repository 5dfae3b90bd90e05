// Arguments from Python, checked: seeds, policies, arrays and their bytes.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <array>
#include <cstring>
#include <stdexcept>
#include <string>

#include "playout.hpp"
#include "shuffle.hpp"

namespace bidwhist::simulator::python {

namespace nb = nanobind;

template <typename Number, int Dimensions>
using Array = nb::ndarray<Number, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;

inline Seed seed_of(const nb::bytes& bytes) {
    if (bytes.size() != 32) throw std::invalid_argument("a seed has 32 bytes");
    Seed seed;
    std::memcpy(seed.data(), bytes.c_str(), seed.size());
    return seed;
}

// Raises bidwhist.errors.IllegalAction.
[[noreturn]] inline void raise_illegal_action(const std::string& message) {
    const nb::object error = nb::module_::import_("bidwhist.errors").attr("IllegalAction");
    PyErr_SetString(error.ptr(), message.c_str());
    throw nb::python_error();
}

// The writable bytes of an array, held for the length of a call. (Three times faster than nanobind's checked array.)
class ArrayBytes {
public:
    ArrayBytes(nb::handle array, Py_ssize_t size, const char* wrong_size) {
        if (PyObject_GetBuffer(array.ptr(), &buffer_, PyBUF_WRITABLE)) throw nb::python_error();
        if (buffer_.len == size && buffer_.itemsize == 1) return;
        PyBuffer_Release(&buffer_);
        throw std::invalid_argument(wrong_size);
    }
    ArrayBytes(const ArrayBytes&) = delete;
    ArrayBytes& operator=(const ArrayBytes&) = delete;
    ~ArrayBytes() { PyBuffer_Release(&buffer_); }

    std::int8_t* data() const { return static_cast<std::int8_t*>(buffer_.buf); }

private:
    Py_buffer buffer_;
};

}  // namespace bidwhist::simulator::python
