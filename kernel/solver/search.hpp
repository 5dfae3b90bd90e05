// The search: does the declaring side take at least so many tricks?
//
// Every answer comes with the cards whose ranks it rests on. What is worse than all of those in a suit is only counted,
// never looked at, so one answer holds for every position that agrees on the better cards (partition search).
#pragma once

#include <cstdint>

#include "bits.hpp"
#include "board.hpp"
#include "bounds.hpp"
#include "candidates.hpp"
#include "measured_scores.hpp"
#include "node_counter.hpp"
#include "served.hpp"
#include "table.hpp"
#include "table_keys.hpp"
#include "trial_order.hpp"

namespace bidwhist {
inline namespace BIDWHIST_TARGET {

// What orders the candidates, and who watches them being tried: the measured scores, and nobody.
struct Measured {
    static constexpr const std::int8_t* leads = lead_scores;
    static constexpr const std::int8_t* follows = follow_scores;
    static constexpr const std::int8_t* lengths = lead_lengths;
    static constexpr bool watches = false;
};

template <int Players, bool Jokers, class Trials = Measured>
class Search {
public:
    static constexpr int planes = Players > 4 ? 3 : 2;

    explicit Search(std::size_t most_bytes) : table_(most_bytes) {}
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    void clear() {
        table_.clear();
        served_.clear();
    }

    void limit(const Limits& limits) { counter_.begin(limits); }
    std::uint64_t nodes() const { return counter_.nodes(); }

    // The card that last decided a question at the root for the side to play there: a place, or one of the codes.
    int deciding_place() const { return root_place_; }
    static constexpr int joker_place = 63;
    static constexpr int no_place = -1;
    void forget_decision() { root_place_ = no_place; }
    std::size_t bytes() const { return table_.bytes() + Served::bytes(); }

    // Takes over a position; what the table knows of others with the same strain and sides stays true.
    void set(const Board& board) {
        board_ = board;
        seats_.sides = board.sides;
        seats_.trump = board.has_trump ? lane_zero : 0;
        seats_.jokers_any_time = board.jokers_any_time;
        seats_.paired = Players == 4 && (board.sides == 0b0101 || board.sides == 0b1010);
        for (int seat = 0; seat < Players; ++seat) {
            seats_.hands[seat] = board.hands[seat];
            if (Jokers) seats_.jokers[seat] = board.jokers[seat];
        }
        const int place = (board.leader + board.on_table) % Players;
        root_tricks_ = count(seats_.hands[place]) + (Jokers ? seats_.jokers[place] : 0);
        root_worth_ = board.first_worth;
        served_.size_for(root_tricks_);
    }

    int tricks() const { return root_tricks_; }

    // Does the declaring side take at least `target` tricks, the one in progress included? The answer is reached_flag
    // and the cards it rests on.
    Cards reaches(int target) { return ask(target, nullptr); }

    // The same if the seat to play plays this card (0: a joker without a suit), which must be legal.
    Cards reaches_by(Cards card, int target) { return ask(target, &card); }

    // After a question that the seat to play could decide its own way: which cards were not found wanting?
    Cards not_refuted() const { return root_left_; }
    bool joker_not_refuted() const { return root_joker_left_; }

private:
    friend Trials;
    using Hands = Holdings<Players, Jokers>;

    Cards ask(int target, const Cards* card) {
        if (target <= 0) return answer(true, 0);
        if (root_tricks_ == 0 || target > root_tricks_ + root_worth_ - 1) return answer(false, 0);
        for (int seat = 0; seat < Players; ++seat) {
            seats_.hands[seat] = board_.hands[seat];
            if (Jokers) seats_.jokers[seat] = board_.jokers[seat];
        }
        Trick trick{seats_.in_play(), lengths_of(seats_), root_tricks_, target, board_.leader};
        Table_so_far so_far{0, 0, 0, trick.lengths, board_.leader};
        int seat = board_.leader;
        for (int place = 0; place < board_.on_table; ++place) {
            trick.in_play |= board_.table[place];
            seats_.lay(so_far, seat, board_.table[place]);
            seat = Hands::after(seat);
        }
        switch (board_.on_table) {
            case 0:
                return card ? attempt<0>(trick, so_far, seat, *card) : lead(seat, root_tricks_, target, trick.lengths);
            case 1: return one_or_any<1>(trick, so_far, seat, card);
            case 2: return one_or_any<2>(trick, so_far, seat, card);
            case 3:
                if constexpr (Players > 3) return one_or_any<3>(trick, so_far, seat, card);
                break;
            default:
                if constexpr (Players > 4) return one_or_any<4>(trick, so_far, seat, card);
        }
        return 0;
    }

    template <int Place>
    Cards one_or_any(const Trick& trick, const Table_so_far& so_far, int seat, const Cards* card) {
        return card ? attempt<Place>(trick, so_far, seat, *card) : follow<Place>(trick, so_far, seat);
    }

    Cards lead(int leader, int tricks, int target, std::uint64_t lengths) {
        counter_.count_and_check();
        if (tricks == 1 && root_tricks_ != 1) return last_trick(leader);
        const Cards in_play = seats_.in_play();
        if (tricks == root_tricks_) return lead_any(Trick{in_play, lengths, tricks, target, leader});

        const Trick trick{in_play, lengths, tricks, target, leader};
        return tricks * Players <= 32 ? remembered<std::uint32_t>(trick) : remembered<std::uint64_t>(trick);
    }

    // The table's answer, or the search's, which is stored; a word has room for all cards in play.
    template <class Word>
    Cards remembered(const Trick& trick) {
        const Shape key = shape_of(seats_, trick.lengths, trick.leader);
        const Gather relative(trick.in_play);
        const Owners<planes, Word> owners = owners_of<planes, Word>(seats_, relative);
        bool reached = false;
        Cards mask = 0;
        if (table_.probe(key, owners, trick.target, reached, mask)) return answer(reached, spread(mask, trick.in_play));

        Cards relevant = 0;
        if (bounded(seats_, trick.leader, trick.tricks, trick.target, trick.in_play, relevant)) return relevant;
        const Cards result = lead_any(trick);
        reached = (result & reached_flag) != 0;
        mask = relative(down_to(result & ~lane_ends) & trick.in_play);
        table_.store(key, owners, static_cast<Word>(mask),
                     reached ? Bounds{trick.target, trick.tricks} : Bounds{0, trick.target - 1});
        return result;
    }

    Cards last_trick(int leader) {
        Table_so_far so_far{0, 0, 0, 0, leader};
        int seat = leader;
        for (int place = 0; place < Players; ++place) {
            seats_.lay(so_far, seat, seats_.hands[seat]);
            seat = Hands::after(seat);
        }
        return answer(seats_.declares(so_far.winner), winning_rank(so_far));
    }

    // The winner's rank mattered only if another card of its suit was in the trick.
    static Cards winning_rank(const Table_so_far& so_far) {
        if (!so_far.best) return 0;
        return several(so_far.cards & lane_mask(lane_of(so_far.best))) ? so_far.best : 0;
    }

    Served::Slot last_served(int seat, Cards holding, Cards best) const {
        const std::uint64_t situation = holding + best * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(seat);
        return served_.of(situation * 0xD6E8FEB86659FD93ULL);
    }

    Cards lead_any(const Trick& trick) {
        const int seat = trick.leader;
        const Cards hand = seats_.hands[seat];
        const bool joker = Jokers && jokers_here(board_, seats_.jokers[seat], hand, 0, true, 0).may;
        Candidates candidates{hand & ~next_worse(hand, trick.in_play), hand, joker};
        const Table_so_far empty{0, 0, 0, trick.lengths, seat};
        Served::Slot served = last_served(seat, hand, static_cast<Cards>(trick.target));
        return choose<0>(trick, empty, seat, candidates, served);
    }

    template <int Place>
    Cards follow(const Trick& trick, const Table_so_far& so_far, int seat) {
        counter_.count();
        const Cards hand = seats_.hands[seat];
        const Cards following = hand & so_far.led;
        Jokers_here jokers{false, false};
        if (Jokers) jokers = jokers_here(board_, seats_.jokers[seat], hand, following, false, so_far.led);
        const Cards legal = Jokers && jokers.must ? 0 : following ? following : hand;
        if constexpr (Players == 4 && !Jokers && Place == 1) {
            Cards relevant = 0;
            const bool asked = seats_.paired && trick.tricks != root_tricks_;
            if (asked && wins_and_cashes(seats_, trick, so_far, seat, relevant)) {
                return answer(seats_.declares(seat), relevant);
            }
        }
        Candidates candidates{legal & ~next_worse(legal, trick.in_play), legal, jokers.may};
        const Cards suit = (trick.in_play & so_far.led) << 7;
        Served::Slot served = last_served(seat, legal, so_far.best ^ suit ^ (Cards(so_far.winner & 1) << 60));
        return choose<Place>(trick, so_far, seat, candidates, served);
    }

    // Tries the candidates in order until one serves the side to play.
    template <int Place>
    Cards choose(const Trick& trick, const Table_so_far& so_far, int seat, Candidates& candidates,
                 Served::Slot served) {
        const Cards success = seats_.declares(seat) ? reached_flag : 0;
        if (!candidates.joker && !several(candidates.todo)) {
            const Cards result = attempt<Place>(trick, so_far, seat, candidates.todo);
            if ((result & reached_flag) != success) {
                return candidates.whole_group(candidates.todo, result, trick.in_play);
            }
            decided<Place>(trick, candidates, place_of(candidates.todo));
            return result;
        }
        if constexpr (Trials::watches) Trials::template watch<Place>(*this, trick, so_far, seat, success, candidates);
        const int known = served.place();
        if (Place + 1 < Players && (known == joker_place ? candidates.joker : (candidates.todo >> known & 1) != 0)) {
            const Cards card = known == joker_place ? 0 : Cards{1} << known;
            const Cards result = attempt<Place>(trick, so_far, seat, card);
            if ((result & reached_flag) == success) {
                decided<Place>(trick, candidates, known);
                return result;
            }
            candidates.failed(card, result, trick.in_play);
        }
        if constexpr (Place + 1 == Players) {
            // The cheapest winner if the trick is not the side's yet, else the cheapest that follows.
            const Cards reach = so_far.best & seats_.trump ? seats_.trump : so_far.led | seats_.trump;
            const bool ours = seats_.together(so_far.winner, seat);
            const Cards winners = ours ? 0 : candidates.todo & reach & (so_far.best - 1);
            if (!candidates.joker && (winners || (candidates.todo & so_far.led))) {
                const Cards card = worst_of(winners ? winners : candidates.todo);
                const Cards result = attempt<Place>(trick, so_far, seat, card);
                if ((result & reached_flag) == success) {
                    decided<Place>(trick, candidates, place_of(card));
                    return result;
                }
                candidates.failed(card, result, trick.in_play);
            }
        }
        if (candidates.left()) {
            Cards cards[20];
            int scores[20];
            const int number = scored<Place>(trick, so_far, seat, candidates, cards, scores, Unnoted{});
            for (int tried = 0; tried < number; ++tried) {
                int best = tried;
                for (int other = tried + 1; other < number; ++other) {
                    if (scores[other] > scores[best]) best = other;
                }
                const Cards card = cards[best];
                cards[best] = cards[tried];
                scores[best] = scores[tried];
                if (card && !(candidates.todo & card)) continue;
                const Cards result = attempt<Place>(trick, so_far, seat, card);
                if ((result & reached_flag) == success) {
                    const int place = card ? place_of(card) : joker_place;
                    served.remember(place);
                    decided<Place>(trick, candidates, place);
                    return result;
                }
                candidates.failed(card, result, trick.in_play);
            }
        }
        return candidates.relevant;
    }

    // How promising each candidate is; returns how many there are.
    template <int Place, class Note>
    int scored(const Trick& trick, const Table_so_far& so_far, int seat, const Candidates& candidates, Cards* cards,
               int* scores, Note note) const {
        if constexpr (Place == 0) return score_leads<Trials>(seats_, trick, seat, candidates, cards, scores, note);
        else return score_follows<Trials, Place>(seats_, trick, so_far, seat, candidates, cards, scores, note);
    }

    template <int Place>
    void decided(const Trick& trick, const Candidates& candidates, int place) {
        if (trick.tricks != root_tricks_ || Place != board_.on_table) return;
        root_place_ = place;
        root_left_ = candidates.todo;
        root_joker_left_ = candidates.joker;
    }

    // Plays a card (0: a joker without a suit), searches on, takes it back.
    template <int Place>
    Cards attempt(const Trick& trick, const Table_so_far& so_far, int seat, Cards card) {
        if constexpr (Place + 1 == Players && !Jokers) return attempt_last(trick, so_far, seat, card);
        Table_so_far next = so_far;
        seats_.lay(next, seat, card);
        if (card) {
            next.lengths -= one_card<Players>(seat, lane_of(card));
            seats_.hands[seat] ^= card;
        } else {
            --seats_.jokers[seat];
        }
        Cards result;
        if constexpr (Place + 1 < Players) result = follow<Place + 1>(trick, next, Hands::after(seat));
        else result = finish(trick, next);
        if (card) seats_.hands[seat] ^= card;
        else ++seats_.jokers[seat];
        return result;
    }

    // The last card of a trick, without a joker about.
    Cards attempt_last(const Trick& trick, const Table_so_far& so_far, int seat, Cards card) {
        const bool wins = seats_.beats(card, so_far);
        const Cards best = wins ? card : so_far.best;
        const int winner = wins ? seat : so_far.winner;
        const Cards rank = several((so_far.cards | card) & lane_mask(lane_of(best))) ? best : 0;
        const int worth = trick.tricks == root_tricks_ ? root_worth_ : 1;
        const int target = trick.target - (seats_.declares(winner) ? worth : 0);
        const int left = trick.tricks - 1;
        if (target <= 0) return answer(true, rank);
        if (target > left) return answer(false, rank);
        const std::uint64_t lengths = so_far.lengths - one_card<Players>(seat, lane_of(card));
        seats_.hands[seat] ^= card;
        table_.prefetch(shape_of(seats_, lengths, winner));
        const Cards result = lead(winner, left, target, lengths) | rank;
        seats_.hands[seat] ^= card;
        return result;
    }

    Cards finish(const Trick& trick, const Table_so_far& done) {
        const int worth = trick.tricks == root_tricks_ ? root_worth_ : 1;
        const int target = trick.target - (seats_.declares(done.winner) ? worth : 0);
        const int left = trick.tricks - 1;
        const Cards rank = winning_rank(done);
        if (target <= 0) return answer(true, rank);
        if (target > left) return answer(false, rank);
        table_.prefetch(shape_of(seats_, done.lengths, done.winner));
        return lead(done.winner, left, target, done.lengths) | rank;
    }

    Table<planes> table_;
    Served served_;
    Board board_;
    Hands seats_;
    int root_tricks_ = 0;
    int root_worth_ = 1;
    int root_place_ = no_place;
    Cards root_left_ = 0;
    bool root_joker_left_ = false;
    NodeCounter counter_;
};

}  // namespace BIDWHIST_TARGET
}  // namespace bidwhist
