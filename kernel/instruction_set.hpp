// The instruction sets that the kernel is compiled for, and which of them this processor supports.
#pragma once

#if defined(BIDWHIST_HAS_V3)
#include <cpuid.h>
#endif

namespace bidwhist {

// In the order of preference; Python passes these numbers as `level`.
enum InstructionSet : int {
    kPortable = 0,
    kV3 = 1,          // x86-64-v3, without pext and pdep
    kV3WithPext = 2,  // x86-64-v3
};

#if defined(BIDWHIST_HAS_V3)
// AMD processors before Zen 3 have pext only in microcode, which is slower than shifting by hand.
inline bool has_slow_pext() {
    return __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2") || __builtin_cpu_is("bdver4");
}

// Some virtual machines leave these out. A missing lzcnt does not fail: it counts as bsr does, which is another number.
inline bool has_lzcnt_movbe_f16c() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
    const bool has_both = (c & bit_MOVBE) && (c & bit_F16C);
    return has_both && __get_cpuid(0x80000001, &a, &b, &c, &d) && (c & bit_LZCNT);
}

// GCC before 11 and Clang before 18 do not know the other names, nor the level as a whole.
inline bool has_v3() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma") && has_lzcnt_movbe_f16c();
}
#endif

inline int best_level() {
#if defined(BIDWHIST_HAS_V3)
    __builtin_cpu_init();
    if (has_v3()) return has_slow_pext() ? kV3 : kV3WithPext;
#endif
    return kPortable;
}

}  // namespace bidwhist
