// Samples for the order of trial: at some nodes of a search every candidate is tried, and what came of it is written down.
//
// Rows of five 32-bit floats: number of candidates at the first row of a node (else 0), cell, second cell of a lead,
// did it serve the side to play, log of its cost against the mean of its rivals. Built and read by benches/fit/solver_order.py.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "search.hpp"

using namespace bidwhist;

namespace {

constexpr int most_candidates = 20;

// Tables that can be changed, and a watcher that at some nodes tries every candidate and writes down what came of it.
struct Sampling {
    static inline std::int8_t leads[lead_cells];
    static inline std::int8_t follows[follow_cells];
    static inline std::int8_t lengths[length_cells];
    static constexpr bool watches = true;

    static inline std::FILE* rows = nullptr;
    static inline unsigned every = 1;  // nodes high in the tree are sampled more often than one in so many

    template <int Place, class Search>
    static void watch(Search& search, const Trick& trick, const Table_so_far& so_far, int seat, Cards success,
                      const Candidates& candidates) {
        if (busy_ || !several(candidates.todo) || !drawn(trick.tricks)) return;
        busy_ = true;
        Cards cards[most_candidates];
        int scores[most_candidates], cells[most_candidates], others[most_candidates];
        const auto note = [&](int number, int cell, int other) { cells[number] = cell, others[number] = other; };
        const int number = search.template scored<Place>(trick, so_far, seat, candidates, cards, scores, note);
        int order[most_candidates];
        for (int at = 0; at < number; ++at) order[at] = at;
        for (int at = number - 1; at > 0; --at) std::swap(order[at], order[ticket() % (at + 1)]);
        bool good[most_candidates];
        double cost[most_candidates], mean = 0;
        int goods = 0;
        for (int turn = 0; turn < number; ++turn) {
            const int at = order[turn];
            const std::uint64_t before = search.nodes();
            const Cards result = search.template attempt<Place>(trick, so_far, seat, cards[at]);
            good[at] = (result & reached_flag) == success;
            goods += good[at];
            cost[at] = std::log(2.0 + double(search.nodes() - before));
            mean += cost[at] / number;
        }
        for (int at = 0; goods && goods < number && at < number; ++at) {
            const float row[5] = {float(at ? 0 : number), float(cells[at]), float(others[at]), float(good[at]),
                                  float(cost[at] - mean)};
            std::fwrite(row, sizeof(float), 5, rows);
        }
        busy_ = false;
    }

private:
    static bool drawn(int tricks) {
        std::uint64_t share = every;
        const std::uint64_t number = ticket();
        for (int depth = 4; depth < tricks && share > 1; ++depth) share /= 3;
        return share <= 1 || number % share == 0;
    }

    static std::uint64_t ticket() {
        lottery_ = lottery_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return lottery_ >> 33;
    }

    static inline bool busy_ = false;
    static inline std::uint64_t lottery_ = 1;
};

std::uint64_t state;

std::uint64_t word() {
    std::uint64_t mixed = state += 0x9E3779B97F4A7C15ULL;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
}

Board drawn_board(int cards_a_hand, bool has_trump) {
    int deck[52];
    for (int card = 0; card < 52; ++card) deck[card] = card;
    for (int last = 51; last > 0; --last) std::swap(deck[last], deck[word() % (last + 1)]);
    Board board;
    for (int place = 0; place < 4 * cards_a_hand; ++place) {
        const int card = deck[place];
        board.hands[place / cards_a_hand] |= Cards{1} << (lane_bits * (card / 13) + card % 13 + 2);
    }
    board.sides = 0b0101;
    board.has_trump = has_trump;
    return board;
}

// The scores in use so far, if there are any: learning goes on from them.
void load(const char* name) {
    std::FILE* file = std::fopen(name, "rb");
    if (!file) return;
    const bool read = std::fread(Sampling::leads, sizeof Sampling::leads, 1, file) == 1 &&
                      std::fread(Sampling::follows, sizeof Sampling::follows, 1, file) == 1 &&
                      std::fread(Sampling::lengths, sizeof Sampling::lengths, 1, file) == 1;
    std::fclose(file);
    if (!read) std::abort();
}

}  // namespace

int main(int count, char** words) {
    if (count != 7) {
        std::fprintf(stderr, "learn SCORES ROWS SEED DEALS CARDS EVERY\n");
        return 2;
    }
    load(words[1]);
    Sampling::rows = std::fopen(words[2], "wb");
    state = std::strtoull(words[3], nullptr, 10);
    const int deals = std::atoi(words[4]), cards = std::atoi(words[5]);
    Sampling::every = static_cast<unsigned>(std::atoi(words[6]));
    Search<4, false, Sampling> search(std::size_t{32} << 20);
    for (int deal = 0; deal < 5 * deals; ++deal) {
        Board board = drawn_board(cards, deal % 5 != 4);
        search.clear();
        for (board.leader = 0; board.leader < 4; ++board.leader) {
            search.set(board);
            search.limit({});
            int tricks = 0;
            while (tricks < cards && search.reaches(tricks + 1)) ++tricks;
        }
    }
    std::fclose(Sampling::rows);
    return 0;
}
