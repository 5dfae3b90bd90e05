// Parameters of the search that were tuned by measurement. None changes an answer, each changes nodes or time.
//
// The measurements are in benches/results/solver.md, "What each idea is worth". To compare values, change one, install
// the kernel again and run `python -m benches.check.solver_nodes`, which prints nodes and time over fixed seeds, and
// `python -m benches.speed.solver single table cards`. The scores of move_scores.hpp are fitted by a program instead.
#pragma once

#include <cstdint>

namespace bidwhist {

// Nodes between two looks at the clock and at the cancel flag: about a quarter of a millisecond.
constexpr std::uint64_t kNodesPerCheck = 4096;

// Killer moves in use: 2^(tricks + 3) entries of two bytes, at least 4 KB and at most 128 KB. Half as many cost 3 %
// more nodes on full deals, twice as many save 1 % and no time.
constexpr int kKillerBitsBeyondTricks = 3;
constexpr int kMinKillerBits = 11;
constexpr int kMaxKillerBits = 16;

// Move ordering: a candidate's score is four times its fitted score and what follows. A point for each rank that a card
// is lower: among cards that follow, values from 8 to 12 are equally good and 24 is worse.
constexpr int kFittedScoreWeight = 4;
constexpr int kFollowScorePerRank = 10;
constexpr int kDiscardScorePerRank = 6;
constexpr int kJokerLeadScore = -120;           // jokers without a suit are not sampled
constexpr int kJokerFollowScoreIfWinning = 60;  // while the side will win the trick, else 0

// The first guess of a value, in tricks: (kGuessBase + kGuessPerPoint * points) * tricks / kGuessScale, that is half
// the tricks and a 650th of them for each point. The four best cards of each suit in play count 40, 30, 20 and 10
// points for their side, each trump 25. A better guess saves half a search for each position and no nodes.
constexpr int kGuessHonours = 4;
constexpr int kGuessPointsPerHonour = 10;
constexpr int kGuessPointsPerTrump = 25;
constexpr int kGuessBase = 6500;
constexpr int kGuessPerPoint = 20;
constexpr int kGuessScale = 13000;

}  // namespace bidwhist
