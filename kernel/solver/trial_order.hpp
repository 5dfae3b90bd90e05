// The order of trial: every candidate falls into a cell of a small table of what such cards were worth.
//
// A lead is known by how its suit is guarded, by who owns the three best cards of the suit, and by its own height. The
// tables are `Scores`; `note` is told each candidate's cells, for whoever gathers samples.
#pragma once

#include "bits.hpp"
#include "board.hpp"
#include "candidates.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// Sizes of the tables of scores: leads by suit and height, by lengths; cards that follow, then discards.
constexpr int lead_cells = 8 * 125 * 4 + 1;
constexpr int length_cells = 8 * 4 * 4 * 3 * 3 * 4;
constexpr int discard_base = 3 * 4 * 3 * 6 * 3 * 2;
constexpr int follow_cells = discard_base + 3 * 4 * 3 * 4 * 5 * 5 * 2 + 1;

// Nobody gathers samples.
struct Unnoted {
    void operator()(int, int, int) const {}
};

// Whose card is it, counted from a seat: 0 own, 1 next … and Seats::players for nobody's.
template <class Seats>
int owner_from(const Seats& seats, int seat, Cards card) {
    if (!card) return Seats::players;
    int other = seat;
    for (int steps = 0; steps < Seats::players; ++steps, other = seats.after(other)) {
        if (seats.hands[other] & card) return steps;
    }
    return Seats::players;
}

// Owners seen as four: own, enemy to the left, partner, enemy to the right (or nobody: 4).
template <class Seats>
int role_from(const Seats& seats, int seat, Cards card) {
    if constexpr (Seats::players == 4) {
        // Neither loop nor branch: no processor foresees which of the five it will be.
        const auto holds = [&](int steps) { return int((seats.hands[(seat + steps) & 3] & card) != 0); };
        if (seats.paired) return 4 - 4 * holds(0) - 3 * holds(1) - 2 * holds(2) - holds(3);
    }
    const int steps = owner_from(seats, seat, card);
    if (steps == 0) return 0;
    if (steps == Seats::players) return 4;
    if (seats.together(seat, (seat + steps) % Seats::players)) return 2;
    return steps == Seats::players - 1 ? 3 : 1;
}

inline int capped(Cards cards, int most) {
    const int number = count(cards);
    return number < most ? number : most;
}

template <class Scores, class Seats, class Note>
int score_leads(const Seats& seats, const Trick& trick, int seat, const Candidates& candidates, Cards* cards, int* scores,
                Note note) {
    const Cards hand = seats.hands[seat];
    Cards mates = 0;
    if constexpr (Seats::players == 4) {
        if (seats.paired) mates = seats.hands[(seat + 2) & 3];
    }
    const Cards next = seats.hands[seats.after(seat)], last = seats.hands[seat ? seat - 1 : Seats::players - 1];
    // Who could ruff the suit: the left, the partner, the right; no trumps and trumps themselves are 0 and 1.
    static constexpr int guards[8] = {2, 3, 4, 7, 5, 3, 6, 7};
    int number = 0;
    for (Cards todo = candidates.todo; todo;) {
        const Cards zone = lane_mask(lane_of(todo));
        int guard = 0;
        if (seats.trump) {
            guard = 1;
            if (!(zone & seats.trump)) {
                const bool left = !(next & zone) && (next & seats.trump);
                const bool right = !(last & zone) && (last & seats.trump);
                const bool mate = !(mates & zone) && (mates & seats.trump);
                guard = guards[left + 2 * mate + 4 * right];
            }
        }
        Cards rest = trick.in_play & zone;
        const Cards top = best_of(rest);
        rest &= rest - 1;
        const Cards second = best_of(rest);
        rest &= rest - 1;
        const Cards third = best_of(rest);
        const int first_owner = role_from(seats, seat, top), second_owner = role_from(seats, seat, second);
        const int suit = ((guard * 5 + first_owner) * 5 + second_owner) * 5 + role_from(seats, seat, third);
        const Cards own = hand & zone;
        const int held = count(own);
        const Cards in_lane = todo & zone;
        const int lengths = (((guard * 4 + (held > 4 ? 3 : held - 1)) * 4 + capped(mates & zone, 3)) * 3 +
                             capped(next & zone, 2)) * 3 + capped(last & zone, 2);
        for (Cards some = in_lane; some; some &= some - 1) {
            const Cards card = best_of(some);
            const int height = card == top ? 0 : !several(some) ? 2 : (card == second || card == third) ? 1 : 3;
            const int cell = suit * 4 + height;
            cards[number] = card;
            const int shape_cell = lengths * 4 + height;
            scores[number] = (Scores::leads[cell] + Scores::lengths[shape_cell]) * 4 + held;
            note(number, cell, shape_cell);
            ++number;
        }
        todo &= ~zone;
    }
    if (candidates.joker) {
        cards[number] = 0;
        scores[number] = -120;
        note(number, lead_cells - 1, 0);
        ++number;
    }
    return number;
}

// The strongest card a later seat could put on this trick, as a number: lower is stronger.
template <class Seats>
Cards strongest(const Seats& seats, int seat, Cards led) {
    const Cards hand = seats.hands[seat];
    const Cards follows = hand & led;
    const Cards able = !led ? 0 : follows ? follows : hand & seats.trump;
    return able ? best_of(able) : ~Cards{0};
}

template <class Scores, int Place, class Seats, class Note>
int score_follows(const Seats& seats, const Trick& trick, const Table_so_far& so_far, int seat,
                  const Candidates& candidates, Cards* cards, int* scores, Note note) {
    Cards threat = ~Cards{0}, help = ~Cards{0};
    int other = seats.after(seat);
    for (int later = Place + 1; later < Seats::players; ++later, other = seats.after(other)) {
        const Cards card = strongest(seats, other, so_far.led);
        Cards& side = seats.together(other, seat) ? help : threat;
        if (card < side) side = card;
    }
    constexpr int place = Place > 3 ? 2 : (Place + 1 == Seats::players ? 2 : Place - 1 > 1 ? 1 : Place - 1);
    const Cards current = so_far.best ? so_far.best : ~Cards{0};
    const bool ours = so_far.best && seats.together(so_far.winner, seat);
    const int state = ours && current < threat ? 0 : help < threat && (help < current || ours) ? 1 : ours ? 2 : 3;
    const Cards reach = so_far.best & seats.trump ? seats.trump : so_far.led | seats.trump;
    const int kind = !seats.trump ? 0 : so_far.led & seats.trump ? 1 : 2;
    const int situation = (place * 4 + state) * 3 + kind;
    int number = 0;
    int last_class = -1;
    for (Cards todo = candidates.todo; todo;) {
        const Cards card = worst_of(todo);
        todo ^= card;
        const int height = place_of(card) & 15;
        int cell;
        const int power = (card & reach) && card < current ? (card < threat ? 2 : 1) : 0;
        if (card & (so_far.led | seats.trump)) {
            const bool follows = (card & so_far.led) != 0;
            const int cls = power + (follows ? 0 : 3);
            const int order = number == 0 ? 0 : cls != last_class ? 1 : 2;
            last_class = cls;
            const bool boss = !(trick.in_play & lane_mask(lane_of(card)) & (card - 1));
            cell = ((situation * 6 + cls) * 3 + order) * 2 + boss;
        } else {
            const Cards zone = lane_mask(lane_of(card));
            const Cards own = seats.hands[seat] & zone;
            Cards rest = trick.in_play & zone;
            const Cards top = best_of(rest);
            rest &= rest - 1;
            const Cards second = best_of(rest);
            const int held = count(own);
            const int long_suit = held > 4 ? 3 : held - 1 > 3 ? 3 : held - 1;
            const bool lowest = card == worst_of(own & candidates.todo);
            const int owners = role_from(seats, seat, top) * 5 + role_from(seats, seat, second);
            cell = discard_base + ((situation * 4 + long_suit) * 25 + owners) * 2 + lowest;
        }
        cards[number] = card;
        scores[number] = Scores::follows[cell] * 4 + height * (cell < discard_base ? 10 : 6);
        note(number, lead_cells + cell, 0);
        ++number;
    }
    if (candidates.joker) {
        cards[number] = 0;
        scores[number] = state < 2 ? 60 : 0;
        note(number, lead_cells + follow_cells - 1, 0);
        ++number;
    }
    return number;
}

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
