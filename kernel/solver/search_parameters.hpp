// Parameters of the search that were tuned by measurement. None changes an answer, each changes nodes or time.
//
// The measurements are in benches/results/solver.md, "What each idea is worth". To compare values, change one, install
// the kernel again and run `python -m benches.check.solver_nodes`, which prints nodes and time over fixed seeds, and
// `python -m benches.speed.solver single table cards`. The scores of move_scores.hpp are fitted by a program instead.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bidwhist {

// Nodes between two looks at the clock and at the cancel flag: about a quarter of a millisecond.
constexpr std::uint64_t kNodesPerCheck = 4096;

// Killer moves in use: 2^(tricks + 5) entries of two bytes, at least 4 KB and at most 512 KB. A quarter of them costs
// 0.3 % more nodes on full deals and 13 % on the hardest freak deals, where four times as many would save 3 %.
constexpr int kKillerBitsBeyondTricks = 5;
constexpr int kMinKillerBits = 11;
constexpr int kMaxKillerBits = 18;
// In less memory than this at most 128 KB.
constexpr std::size_t kBytesForAllKillers = std::size_t{16} << 20;
constexpr int kFewKillerBits = 16;

// Killer discards are kept with at least so many tricks left. With 7 ordinary full deals need 2 % more nodes, with 9
// none; the hardest freak deals need as few either way.
constexpr int kKillerDiscardTricks = 9;

// Move ordering: a candidate's score is four times its fitted score and what follows. A point for each rank that a card
// is lower: among cards that follow, values from 8 to 12 are equally good and 24 is worse.
constexpr int kFittedScoreWeight = 4;
constexpr int kFollowScorePerRank = 10;

// A position with so many tricks left in which hands have so many voids together is a freak deal: cards that follow
// suit then have scores fitted to such deals, and the search needs a ninth fewer nodes. On all deals they would cost
// ordinary ones 4 %.
constexpr int kFreakTricks = 11;
constexpr int kFreakVoids = 2;

// Leads: taken off the score of a suit that an opponent can ruff, of a trump, and of a card that is neither the best
// nor the worst of its suit to be tried. A suit in which two of the other hands are void has no fitted score.
constexpr int kRuffableLeadCost = 400;
constexpr int kTrumpLeadCost = 200;
constexpr int kMiddleLeadCost = 400;
constexpr int kBestLeadOfVoidSuit = 8;

// Who cannot follow suit ruffs first if that helps, then discards the worst card of a suit, of a long one first, then
// any other card, and last trumps that win nothing.
constexpr int kSafeRuffScore = 3000;
constexpr int kRuffScore = 2000;
constexpr int kWorstDiscardScore = 1000;
constexpr int kDiscardScorePerLength = 16;
constexpr int kOtherDiscardScore = 100;
constexpr int kUselessTrumpScore = -116;

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
