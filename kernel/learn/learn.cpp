// Samples for the order of trial: at some nodes of a search every candidate is tried, and what came of it is written down.
//
// Rows of five 32-bit floats: number of candidates at the first row of a node (else 0), cell, second cell of a lead,
// did it serve the side to play, log of its cost against the mean of its rivals. Built and read by benches/fit/solver_order.py.
#define BIDWHIST_LEARN 1

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "../solver/search.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {
std::FILE* learned_rows;
unsigned learn_every;
std::int8_t lead_scores[Search<4, false>::lead_cells];
std::int8_t follow_scores[Search<4, false>::follow_cells];
std::int8_t lead_lengths[Search<4, false>::length_cells];
}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist

using namespace bidwhist;

namespace {

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
    const bool read = std::fread(lead_scores, sizeof lead_scores, 1, file) == 1 &&
                      std::fread(follow_scores, sizeof follow_scores, 1, file) == 1 &&
                      std::fread(lead_lengths, sizeof lead_lengths, 1, file) == 1;
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
    learned_rows = std::fopen(words[2], "wb");
    state = std::strtoull(words[3], nullptr, 10);
    const int deals = std::atoi(words[4]), cards = std::atoi(words[5]);
    learn_every = static_cast<unsigned>(std::atoi(words[6]));
    Search<4, false> search(std::size_t{32} << 20);
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
    std::fclose(learned_rows);
    return 0;
}
