"""The compiled kernel, two products: the double-dummy `solver` and the `simulator`, each with plain Python beside it.

Whichever answers, the face is the same. `COMPILED` says whether the kernel was built.
"""

from bidwhist.kernel.solver import COMPILED

__all__ = ["COMPILED"]
