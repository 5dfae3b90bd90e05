    // Part of the class Search: which cards are tried, in which order, and which need not be tried.

    // The cards still to be tried at one node, and what the failed ones rested on.
    struct Choice {
        Cards todo;          // one card, the best, of every group of equals
        Cards legal;
        bool joker;
        Cards relevant = 0;
    };

    Served::Slot last_served(int seat, Cards holding, Cards best) const {
        return served_.of((holding + best * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(seat)) * 0xD6E8FEB86659FD93ULL);
    }

    // A card failed. Where its rank did not matter, every card of its lane that mattered as little fails too.
    static void prune(Choice& choice, Cards card, Cards result) {
        const Cards lane = lane_mask(lane_of(card));
        const Cards mattered = result & lane & ~lane_ends;
        if (!mattered) {
            choice.todo &= ~lane;
            return;
        }
        const Cards lowest = worst_of(mattered);
        if (card > lowest) choice.todo &= ~lane | ((lowest << 1) - 1);
    }

    // A card that stands for its equals: where its own rank mattered, theirs did.
    static Cards whole_group(Cards card, Cards result, const Choice& choice, Cards in_play) {
        const Cards mattered = result & lane_mask(lane_of(card)) & ~lane_ends;
        if (mattered < card) return result;
        for (Cards next = next_worse(card, in_play); next & choice.legal; next = next_worse(next, in_play)) result |= next;
        return result;
    }

    Cards lead_any(const Trick& trick) {
        const int seat = trick.leader;
        const Cards hand = hands_[seat];
        const bool joker = Jokers && jokers_here(board_, jokers_[seat], hand, 0, true, 0).may;
        Choice choice{hand & ~next_worse(hand, trick.in_play), hand, joker};
        const Table_so_far empty{0, 0, 0, trick.lengths, seat};
        Served::Slot served = last_served(seat, hand, static_cast<Cards>(trick.target));
        return choose<0>(trick, empty, seat, choice, served);
    }

    template <int Place>
    Cards follow(const Trick& trick, const Table_so_far& so_far, int seat) {
        ++nodes_;
        const Cards hand = hands_[seat];
        const Cards following = hand & so_far.led;
        const Jokers_here jokers =
            Jokers ? jokers_here(board_, jokers_[seat], hand, following, false, so_far.led) : Jokers_here{false, false};
        const Cards legal = Jokers && jokers.must ? 0 : following ? following : hand;
        if constexpr (Players == 4 && !Jokers && Place == 1) {
            Cards relevant = 0;
            const bool asked = paired_ && trick.tricks != root_tricks_;
            if (asked && wins_and_cashes(trick, so_far, seat, relevant)) return answer(declares(seat), relevant);
        }
        Choice choice{legal & ~next_worse(legal, trick.in_play), legal, jokers.may};
        Served::Slot served = last_served(seat, legal, so_far.best ^ ((trick.in_play & so_far.led) << 7) ^ (Cards(so_far.winner & 1) << 60));
        return choose<Place>(trick, so_far, seat, choice, served);
    }

    // Tries the candidates in order until one serves the side to play.
    template <int Place>
    Cards choose(const Trick& trick, const Table_so_far& so_far, int seat, Choice& choice, Served::Slot served) {
        const Cards success = declares(seat) ? reached_flag : 0;
        if (!choice.joker && !several(choice.todo)) {
            const Cards result = attempt<Place>(trick, so_far, seat, choice.todo);
            if ((result & reached_flag) != success) return whole_group(choice.todo, result, choice, trick.in_play);
            decided<Place>(trick, choice, place_of(choice.todo));
            return result;
        }
#if defined(BIDWHIST_LEARN)
        learn<Place>(trick, so_far, seat, success, choice);
#endif
        const int known = served.place();
        if (Place + 1 < Players && (known == joker_place ? choice.joker : (choice.todo >> known & 1) != 0)) {
            const Cards card = known == joker_place ? 0 : Cards{1} << known;
            const Cards result = attempt<Place>(trick, so_far, seat, card);
            if ((result & reached_flag) == success) {
                decided<Place>(trick, choice, known);
                return result;
            }
            failed(choice, card, result, trick.in_play);
        }
        if constexpr (Place + 1 == Players) {
            // The cheapest winner if the trick is not the side's yet, else the cheapest that follows.
            const Cards reach = so_far.best & trump_ ? trump_ : so_far.led | trump_;
            const Cards winners = together(so_far.winner, seat) ? 0 : choice.todo & reach & (so_far.best - 1);
            if (!choice.joker && (winners || (choice.todo & so_far.led))) {
                const Cards card = worst_of(winners ? winners : choice.todo);
                const Cards result = attempt<Place>(trick, so_far, seat, card);
                if ((result & reached_flag) == success) {
                    decided<Place>(trick, choice, place_of(card));
                    return result;
                }
                failed(choice, card, result, trick.in_play);
            }
        }
        if (choice.todo || choice.joker) {
            Cards cards[20];
            int scores[20];
            int number = 0;
            if constexpr (Place == 0) number = score_leads(trick, seat, choice, cards, scores);
            else number = score_follows<Place>(trick, so_far, seat, choice, cards, scores);
            for (int tried = 0; tried < number; ++tried) {
                int best = tried;
                for (int other = tried + 1; other < number; ++other) {
                    if (scores[other] > scores[best]) best = other;
                }
                const Cards card = cards[best];
                cards[best] = cards[tried];
                scores[best] = scores[tried];
                if (card && !(choice.todo & card)) continue;
                const Cards result = attempt<Place>(trick, so_far, seat, card);
                if ((result & reached_flag) == success) {
                    const int place = card ? place_of(card) : joker_place;
                    served.remember(place);
                    decided<Place>(trick, choice, place);
                    return result;
                }
                failed(choice, card, result, trick.in_play);
            }
        }
        return choice.relevant;
    }

    template <int Place>
    void decided(const Trick& trick, const Choice& choice, int place) {
        if (trick.tricks != root_tricks_ || Place != board_.on_table) return;
        root_place_ = place;
        root_left_ = choice.todo;
        root_joker_left_ = choice.joker;
    }

    static void failed(Choice& choice, Cards card, Cards result, Cards in_play) {
        choice.relevant |= card ? whole_group(card, result, choice, in_play) : result;
        if (!card) {
            choice.joker = false;
            return;
        }
        choice.todo &= ~card;
        prune(choice, card, result);
    }

    // Plays a card (0: a joker without a suit), searches on, takes it back.
    template <int Place>
    Cards attempt(const Trick& trick, const Table_so_far& so_far, int seat, Cards card) {
        if constexpr (Place + 1 == Players && !Jokers) return attempt_last(trick, so_far, seat, card);
        Table_so_far next = so_far;
        lay(next, seat, card);
        if (card) {
            next.lengths -= one_card(seat, lane_of(card));
            hands_[seat] ^= card;
        } else {
            --jokers_[seat];
        }
        Cards result;
        if constexpr (Place + 1 < Players) result = follow<Place + 1>(trick, next, after(seat));
        else result = finish(trick, next);
        if (card) hands_[seat] ^= card;
        else ++jokers_[seat];
        return result;
    }

    // The last card of a trick, without a joker about.
    Cards attempt_last(const Trick& trick, const Table_so_far& so_far, int seat, Cards card) {
        const bool wins = beats(card, so_far);
        const Cards best = wins ? card : so_far.best;
        const int winner = wins ? seat : so_far.winner;
        const Cards rank = several((so_far.cards | card) & lane_mask(lane_of(best))) ? best : 0;
        const int worth = trick.tricks == root_tricks_ ? root_worth_ : 1;
        const int target = trick.target - (declares(winner) ? worth : 0);
        const int left = trick.tricks - 1;
        if (target <= 0) return answer(true, rank);
        if (target > left) return answer(false, rank);
        const std::uint64_t lengths = so_far.lengths - one_card(seat, lane_of(card));
        hands_[seat] ^= card;
        table_.prefetch(shape(lengths, winner));
        const Cards result = lead(winner, left, target, lengths) | rank;
        hands_[seat] ^= card;
        return result;
    }

    Cards finish(const Trick& trick, const Table_so_far& done) {
        const int worth = trick.tricks == root_tricks_ ? root_worth_ : 1;
        const int target = trick.target - (declares(done.winner) ? worth : 0);
        const int left = trick.tricks - 1;
        const Cards rank = winning_rank(done);
        if (target <= 0) return answer(true, rank);
        if (target > left) return answer(false, rank);
        table_.prefetch(shape(done.lengths, done.winner));
        return lead(done.winner, left, target, done.lengths) | rank;
    }

    // ---- order of trial ---------------------------------------------------------------------------------------------

    // Every candidate falls into a cell of a small table of what such cards were worth (solver_order.py measured it).
    // A lead is known by how its suit is guarded, by who owns the three best cards of the suit, and by its own height.

    // Whose card is it, counted from a seat: 0 own, 1 next … and Players for nobody's.
    int owner_from(int seat, Cards card) const {
        if (!card) return Players;
        int other = seat;
        for (int steps = 0; steps < Players; ++steps, other = after(other)) {
            if (hands_[other] & card) return steps;
        }
        return Players;
    }

    // Owners seen as four: own, enemy to the left, partner, enemy to the right (or nobody: 4).
    int role_from(int seat, Cards card) const {
        if constexpr (Players == 4) {
            // Neither loop nor branch: no processor foresees which of the five it will be.
            const auto holds = [&](int steps) { return int((hands_[(seat + steps) & 3] & card) != 0); };
            if (paired_) return 4 - 4 * holds(0) - 3 * holds(1) - 2 * holds(2) - holds(3);
        }
        const int steps = owner_from(seat, card);
        if (steps == 0) return 0;
        if (steps == Players) return 4;
        if (together(seat, (seat + steps) % Players)) return 2;
        return steps == Players - 1 ? 3 : 1;
    }

    static int capped(Cards cards, int most) {
        const int number = count(cards);
        return number < most ? number : most;
    }

    int score_leads(const Trick& trick, int seat, const Choice& choice, Cards* cards, int* scores) {
        const Cards hand = hands_[seat];
        Cards mates = 0;
        if constexpr (Players == 4) {
            if (paired_) mates = hands_[(seat + 2) & 3];
        }
        const Cards next = hands_[after(seat)], last = hands_[seat ? seat - 1 : Players - 1];
        // Who could ruff the suit: the left, the partner, the right; no trumps and trumps themselves are 0 and 1.
        static constexpr int guards[8] = {2, 3, 4, 7, 5, 3, 6, 7};
        int number = 0;
        for (Cards todo = choice.todo; todo;) {
            const Cards zone = lane_mask(lane_of(todo));
            int guard = 0;
            if (trump_) {
                guard = 1;
                if (!(zone & trump_)) {
                    const bool left = !(next & zone) && (next & trump_);
                    const bool right = !(last & zone) && (last & trump_);
                    const bool mate = !(mates & zone) && (mates & trump_);
                    guard = guards[left + 2 * mate + 4 * right];
                }
            }
            Cards rest = trick.in_play & zone;
            const Cards top = best_of(rest);
            rest &= rest - 1;
            const Cards second = best_of(rest);
            rest &= rest - 1;
            const Cards third = best_of(rest);
            const int suit = ((guard * 5 + role_from(seat, top)) * 5 + role_from(seat, second)) * 5 + role_from(seat, third);
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
                scores[number] = (lead_scores[cell] + lead_lengths[shape_cell]) * 4 + held;
                note(number, cell, shape_cell);
                ++number;
            }
            todo &= ~zone;
        }
        if (choice.joker) {
            cards[number] = 0;
            scores[number] = -120;
            note(number, lead_cells - 1);
            ++number;
        }
        return number;
    }

    // The strongest card a later seat could put on this trick, as a number: lower is stronger.
    Cards strongest(int seat, Cards led) const {
        const Cards hand = hands_[seat];
        const Cards follows = hand & led;
        const Cards able = !led ? 0 : follows ? follows : hand & trump_;
        return able ? best_of(able) : ~Cards{0};
    }

    template <int Place>
    int score_follows(const Trick& trick, const Table_so_far& so_far, int seat, const Choice& choice, Cards* cards,
                      int* scores) {
        Cards threat = ~Cards{0}, help = ~Cards{0};
        int other = after(seat);
        for (int later = Place + 1; later < Players; ++later, other = after(other)) {
            const Cards card = strongest(other, so_far.led);
            Cards& side = together(other, seat) ? help : threat;
            if (card < side) side = card;
        }
        constexpr int place = Place > 3 ? 2 : (Place + 1 == Players ? 2 : Place - 1 > 1 ? 1 : Place - 1);
        const Cards current = so_far.best ? so_far.best : ~Cards{0};
        const bool ours = so_far.best && together(so_far.winner, seat);
        const int state = ours && current < threat ? 0 : help < threat && (help < current || ours) ? 1 : ours ? 2 : 3;
        const Cards reach = so_far.best & trump_ ? trump_ : so_far.led | trump_;
        const int kind = !trump_ ? 0 : so_far.led & trump_ ? 1 : 2;
        const int situation = (place * 4 + state) * 3 + kind;
        int number = 0;
        int last_class = -1;
        for (Cards todo = choice.todo; todo;) {
            const Cards card = worst_of(todo);
            todo ^= card;
            const int height = place_of(card) & 15;
            int cell;
            const int power = (card & reach) && card < current ? (card < threat ? 2 : 1) : 0;
            if (card & (so_far.led | trump_)) {
                const bool follows = (card & so_far.led) != 0;
                const int cls = power + (follows ? 0 : 3);
                const int order = number == 0 ? 0 : cls != last_class ? 1 : 2;
                last_class = cls;
                const bool boss = !(trick.in_play & lane_mask(lane_of(card)) & (card - 1));
                cell = ((situation * 6 + cls) * 3 + order) * 2 + boss;
            } else {
                const Cards zone = lane_mask(lane_of(card));
                const Cards own = hands_[seat] & zone;
                Cards rest = trick.in_play & zone;
                const Cards top = best_of(rest);
                rest &= rest - 1;
                const Cards second = best_of(rest);
                const int held = count(own);
                const int long_suit = held > 4 ? 3 : held - 1 > 3 ? 3 : held - 1;
                const bool lowest = card == worst_of(own & choice.todo);
                cell = discard_base +
                       ((((situation * 4 + long_suit) * 5 + role_from(seat, top)) * 5 + role_from(seat, second)) * 2 + lowest);
            }
            cards[number] = card;
            scores[number] = follow_scores[cell] * 4 + height * (cell < discard_base ? 10 : 6);
            note(number, lead_cells + cell);
            ++number;
        }
        if (choice.joker) {
            cards[number] = 0;
            scores[number] = state < 2 ? 60 : 0;
            note(number, lead_cells + follow_cells - 1);
            ++number;
        }
        return number;
    }


#if defined(BIDWHIST_LEARN)
    int noted_[20];
    bool learning_ = true;
    std::uint64_t lottery_ = 1;
    int noted_too_[20];
    void note(int number, int cell, int other = 0) {
        noted_[number] = cell;
        noted_too_[number] = other;
    }

    template <int Place>
    void learn(const Trick& trick, const Table_so_far& so_far, int seat, Cards success, const Choice& choice) {
        if (!learning_ || !several(choice.todo)) return;
        lottery_ = lottery_ * 6364136223846793005ULL + 1442695040888963407ULL;
        std::uint64_t share = learn_every;
        for (int depth = 4; depth < trick.tricks && share > 1; ++depth) share /= 3;
        if (share > 1 && (lottery_ >> 33) % share) return;
        learning_ = false;
        Cards cards[20];
        int scores[20], number = 0;
        if constexpr (Place == 0) number = score_leads(trick, seat, choice, cards, scores);
        else number = score_follows<Place>(trick, so_far, seat, choice, cards, scores);
        int cells[20], order[20];
        bool good[20];
        double cost[20];
        int goods = 0;
        double mean = 0;
        int too[20];
        for (int i = 0; i < number; ++i) { cells[i] = noted_[i]; too[i] = noted_too_[i]; order[i] = i; }
        for (int i = number - 1; i > 0; --i) {
            lottery_ = lottery_ * 6364136223846793005ULL + 1442695040888963407ULL;
            std::swap(order[i], order[(lottery_ >> 33) % (i + 1)]);
        }
        for (int k = 0; k < number; ++k) {
            const int i = order[k];
            const std::uint64_t before = nodes_;
            const Cards result = attempt<Place>(trick, so_far, seat, cards[i]);
            good[i] = (result & reached_flag) == success;
            goods += good[i];
            cost[i] = std::log(2.0 + double(nodes_ - before));
            mean += cost[i] / number;
        }
        if (goods && goods < number) {
            for (int i = 0; i < number; ++i) {
                const float row[5] = {float(i ? 0 : number), float(cells[i]), float(too[i]), float(good[i]), float(cost[i] - mean)};
                std::fwrite(row, sizeof(float), 5, learned_rows);
            }
        }
        learning_ = true;
    }
#else
    static void note(int, int, int = 0) {}
#endif
