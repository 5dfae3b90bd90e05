"""Random positions over every rule of play, the kernel against the reference, until a number of them or a difference.

    python -m benches.check.solver_fuzz --count 20000 --seed 1

With the sanitizers, two commands:

    cmake -S kernel -B build/sanitized -DBIDWHIST_SANITIZE=ON -DCMAKE_BUILD_TYPE=Debug
    cmake --build build/sanitized --target _solver
    LD_PRELOAD="$(g++ -print-file-name=libasan.so) $(g++ -print-file-name=libstdc++.so)" ASAN_OPTIONS=detect_leaks=0 \\
        python -m benches.check.solver_fuzz --kernel build/sanitized
"""

import argparse
import importlib
import random
import sys

from benches.common.built_kernel import use_kernel
from benches.common.checkout import TESTS


def main() -> None:
    """Draws and compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kernel")
    options = parser.parse_args()
    if options.kernel:
        use_kernel(options.kernel)
    sys.path[:0] = [str(TESTS)]
    solver_tests = importlib.import_module("property.solver.test_solver")
    positions = importlib.import_module("support.positions")
    kernel = importlib.import_module("bidwhist.solver")
    drawn = random.Random(options.seed)
    solvers = [kernel.Solver(memory_mb=4, level=level) for level in (-1, 0)]
    for number in range(options.count):
        position = positions.draw_position(drawn, drawn.choice((2, 3, 3, 4, 4, 4)) if number % 25 else 5)
        solver_tests.assert_agrees(solvers[number % 2], position)
        solvers[number % 2].value(positions.draw_position(drawn, 9), kernel.Budget(nodes=2000))
    print(f"{options.count} positions agree")


if __name__ == "__main__":
    main()
