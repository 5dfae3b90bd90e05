// Which of the instruction sets that the kernel is compiled for this machine can use.
#pragma once

namespace bidwhist {

#if defined(BIDWHIST_HAS_V3)
// Before Zen 3, AMD machines have pext in name only: it runs in microcode.
inline bool slow_pext() {
    return __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2") || __builtin_cpu_is("bdver4");
}

inline bool has_v3() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("fma");
}
#endif

// 0 plain, 1 x86-64-v3 without pext, 2 x86-64-v3 with pext.
inline int best_level() {
#if defined(BIDWHIST_HAS_V3)
    __builtin_cpu_init();
    if (has_v3()) return slow_pext() ? 1 : 2;
#endif
    return 0;
}

}  // namespace bidwhist
