// Samples for the fit of move ordering: at some nodes of a search every candidate is tried and its outcome recorded.
//
// A sample is a row of six 32-bit floats: the number of candidates in the first row of a node (else 0), the cell, the
// second cell of a lead, 1 if the card was right for the side to play, the log of its nodes less the node's mean, and
// what the rank of a card that follows adds to its score, in log-odds. Built and read by benches/fit/solver_order.py,
// which draws the deals of the second form: a line has 1 for trumps, the leader and four hands as `Cards`.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "search.hpp"

using namespace bidwhist;

namespace {

// Move ordering by tables read at run time, which takes samples.
struct SamplingOrdering {
    static inline std::int8_t leads[kLeadCells];
    static inline std::int8_t follows[kFollowCells];
    static inline std::int8_t lengths[kLengthCells];
    static inline std::int8_t freak_follows[kFollowCells];
    static constexpr bool kSamples = true;

    static inline std::ofstream rows;
    static inline unsigned every = 1;  // one node in so many is sampled; more often high in the tree
    static inline unsigned least_share = 1;  // but never more often than one in so many

    // Ends a sample that a budget stopped.
    static void reset() { sampling_ = false; }

    template <int Place, typename Search>
    static void sample(Search& search, const TrickStart& start, const Trick& trick, int seat, Cards success,
                       const Candidates& candidates) {
        if (Place > 0 && !(candidates.legal & trick.led)) return;  // by rule, not by scores
        if (sampling_ || !has_several(candidates.untried) || !is_drawn(start.tricks)) return;
        sampling_ = true;
        ScoredCandidates scored;
        int cells[kMaxHandSize], others[kMaxHandSize];
        const auto observe = [&](int number, int cell, int other) { cells[number] = cell, others[number] = other; };
        search.template score_candidates<Place>(start, trick, seat, candidates, scored, observe);
        const int number = scored.number();
        int order[kMaxHandSize];
        for (int at = 0; at < number; ++at) order[at] = at;
        for (int at = number - 1; at > 0; --at) std::swap(order[at], order[random_bits() % (at + 1)]);
        bool right[kMaxHandSize];
        double cost[kMaxHandSize], mean = 0;
        int right_count = 0;
        for (int turn = 0; turn < number; ++turn) {
            const int at = order[turn];
            const std::uint64_t before = search.nodes();
            const Cards result = search.template try_card<Place>(start, trick, seat, scored.card(at));
            right[at] = (result & kReached) == success;
            right_count += right[at];
            cost[at] = std::log(2.0 + double(search.nodes() - before));
            mean += cost[at] / number;
        }
        for (int at = 0; right_count && right_count < number && at < number; ++at) {
            const float row[6] = {float(at ? 0 : number), float(cells[at]), float(others[at]), float(right[at]),
                                  float(cost[at] - mean), Place > 0 ? rank_part(scored.card(at)) : 0};
            rows.write(reinterpret_cast<const char*>(row), sizeof row);
        }
        sampling_ = false;
    }

private:
    static bool is_drawn(int tricks) {
        std::uint64_t share = every;
        const std::uint64_t number = random_bits();
        for (int depth = 4; depth < tricks && share > 1; ++depth) share /= 3;
        share = std::max<std::uint64_t>(share, least_share);
        return share <= 1 || number % share == 0;
    }

    static float rank_part(Cards card) {
        if (!card) return 0;
        constexpr float kPointsPerLogOdds = 16.0F * kFittedScoreWeight;
        return static_cast<float>((index_of(card) & (kSuitBits - 1)) * kFollowScorePerRank) / kPointsPerLogOdds;
    }

    static std::uint64_t random_bits() {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return state_ >> 33;
    }

    static inline bool sampling_ = false;  // no samples within a sample
    static inline std::uint64_t state_ = 1;
};

constexpr unsigned kLeastShareOfGivenDeals = 12;  // a sample of the first nodes would leave nothing to sample

std::uint64_t deal_state;

// SplitMix64.
std::uint64_t next_random() {
    std::uint64_t mixed = deal_state += 0x9E3779B97F4A7C15ULL;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
}

Position random_position(int cards_per_hand, bool has_trump) {
    int deck[52];
    for (int card = 0; card < 52; ++card) deck[card] = card;
    for (int last = 51; last > 0; --last) std::swap(deck[last], deck[next_random() % (last + 1)]);
    Position position;
    for (int place = 0; place < 4 * cards_per_hand; ++place) {
        const int card = deck[place];
        position.hands[place / cards_per_hand] |= Cards{1} << (kSuitBits * (card / 13) + card % 13 + 2);
    }
    position.declaring_seats = 0b0101;
    position.has_trump = has_trump;
    return position;
}

// Reads the scores to start from; without a file they are all 0.
void load(const char* name) {
    std::ifstream file(name, std::ios::binary);
    if (!file) return;
    const auto read = [&](std::int8_t* table, std::size_t cells) {
        if (!file.read(reinterpret_cast<char*>(table), static_cast<std::streamsize>(cells))) std::abort();
    };
    read(SamplingOrdering::leads, kLeadCells);
    read(SamplingOrdering::follows, kFollowCells);
    read(SamplingOrdering::lengths, kLengthCells);
    read(SamplingOrdering::freak_follows, kFollowCells);
}

// Searches random deals, all targets for each leader.
void sample_random_deals(char** arguments) {
    deal_state = std::strtoull(arguments[0], nullptr, 10);
    const int deals = std::atoi(arguments[1]), cards = std::atoi(arguments[2]);
    SamplingOrdering::every = static_cast<unsigned>(std::atoi(arguments[3]));
    Search<4, false, SamplingOrdering> search(std::size_t{32} << 20);
    for (int deal = 0; deal < 5 * deals; ++deal) {
        Position position = random_position(cards, deal % 5 != 4);
        search.clear();
        for (position.leader = 0; position.leader < 4; ++position.leader) {
            search.set_position(position);
            search.set_budget({});
            int tricks = 0;
            while (tricks < cards && search.reaches(tricks + 1)) ++tricks;
        }
    }
}

// Searches the value of each deal of a file, from half the tricks on, within a budget of nodes.
void sample_given_deals(char** arguments) {
    std::ifstream deals(arguments[0]);
    SamplingOrdering::every = static_cast<unsigned>(std::atoi(arguments[1]));
    SamplingOrdering::least_share = kLeastShareOfGivenDeals;
    Budget budget;
    budget.nodes = std::strtoull(arguments[2], nullptr, 10);
    Search<4, false, SamplingOrdering> search(std::size_t{128} << 20);
    Position position;
    position.declaring_seats = 0b0101;
    while (deals >> position.has_trump >> position.leader >> position.hands[0] >> position.hands[1] >>
           position.hands[2] >> position.hands[3]) {
        search.clear();
        search.set_position(position);
        search.set_budget(budget);
        try {
            int target = (search.tricks() + 1) / 2;
            if (search.reaches(target) & kReached) {
                while (target < search.tricks() && (search.reaches(target + 1) & kReached)) ++target;
            } else {
                while (target > 1 && !(search.reaches(target - 1) & kReached)) --target;
            }
        } catch (const SearchStopped&) {
            SamplingOrdering::reset();
        }
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 6 && count != 7) {
        std::fprintf(stderr, "sample_ordering SCORES ROWS SEED DEALS CARDS EVERY\n");
        std::fprintf(stderr, "sample_ordering SCORES ROWS FILE EVERY NODES\n");
        return 2;
    }
    load(arguments[1]);
    SamplingOrdering::rows.open(arguments[2], std::ios::binary);
    if (count == 7) sample_random_deals(arguments + 3);
    else sample_given_deals(arguments + 3);
    SamplingOrdering::rows.close();
    return SamplingOrdering::rows ? 0 : 1;
}
