// Sizes that bound the arrays of the solver.
#pragma once

namespace bidwhist {

constexpr int kMaxPlayers = 5;
constexpr int kMaxTricks = 18;
constexpr int kMaxHandSize = 20;  // cards in one hand

}  // namespace bidwhist
