// What the solver needs of a C++ runtime, and a module of a browser does not have.
//
// The toolchain's own libraries are built without exceptions. The search throws SearchStopped and nothing else, so the
// first type that a `catch` names is always the one thrown.
#include <chrono>
#include <cstddef>
#include <cstdint>

namespace {

alignas(16) char thrown[64];

}  // namespace

extern "C" {

// LLVM's landing pads ask here which `catch` is meant.
struct LandingPad {
    std::uintptr_t index;
    std::uintptr_t data;
    std::uintptr_t selector;
} __wasm_lpad_context;

int _Unwind_CallPersonality(void*) {
    __wasm_lpad_context.selector = 1;
    return 0;
}

void* __cxa_allocate_exception(std::size_t) noexcept { return thrown; }
void* __cxa_begin_catch(void* exception) noexcept { return exception; }
void __cxa_end_catch() {}
[[noreturn]] void __cxa_throw(void* exception, void*, void (*)(void*)) { __builtin_wasm_throw(0, exception); }

// A page has no standard error: the caller gets an exception.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

void __wasm_call_ctors();
// To be called first, once.
__attribute__((export_name("_initialize"))) void initialize() { __wasm_call_ctors(); }

}  // extern "C"

// A page limits a search by nodes, so that every machine gives the same answer.
std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept { return {}; }
