    // Part of the class Search: bounds at the start of a trick, each with the ranks it rests on.

    bool bounded(int leader, int tricks, int target, Cards in_play, Cards& relevant) const {
        const bool declaring = declares(leader);
        const int needed = declaring ? target : tricks - target + 1;       // for the side on lead to be right
        const int refused = declaring ? tricks - target + 1 : target;      // for the other side to be right
        if (quick_tricks(leader, tricks, needed, relevant)) {
            relevant = answer(declaring, relevant);
            return true;
        }
        relevant = 0;
        if (trump_ && sure_trumps(leader, true, needed, relevant)) {
            relevant = answer(declaring, relevant);
            return true;
        }
        relevant = 0;
        if (late_tricks(leader, tricks, refused, in_play, relevant)) {
            relevant = answer(!declaring, relevant);
            return true;
        }
        return false;
    }

    // The tricks a suit yields to the side on lead, by the leader's own hand and then, once he is in, by his partner's.
    struct Cashable {
        int own;
        int mate;
        Cards own_ranks;
        Cards mate_ranks;
        bool entry;
    };

    // A suit whose every round both enemies follow or cannot ruff. `rounds`: after so many a ruff may come.
    Cashable cashable(Cards own, Cards mate, Cards foe, int longest, int rounds, int later_rounds) const {
        Cashable result{0, 0, 0, 0, false};
        const Cards foe_best = foe ? best_of(foe) : Cards{1} << 63;
        const Cards own_tops = own & (foe_best - 1), mate_tops = mate & (foe_best - 1);
        const int mine = count(own), his = count(mate);
        int tops = count(own_tops);
        if (tops && mate_tops) {
            const Cards lowest = worst_of(own_tops);
            if (count(mate & ~((lowest << 1) - 1)) < tops) tops = count(own_tops & (best_of(mate) - 1));
        }
        const int exhausted = longest > his ? longest : his;
        if (tops >= exhausted && tops > 0) {
            result.own = mine;
            result.own_ranks = exhausted ? best_cards(own_tops, exhausted) : 0;
        } else {
            result.own = tops;
            result.own_ranks = own_tops;
        }
        if (!exhausted) result.own = mine;
        if (result.own > rounds) result.own = rounds;
        if (result.own < count(result.own_ranks)) result.own_ranks = best_cards(own_tops, result.own);

        if (!mate_tops || result.own < count(own_tops)) return result;
        // With nothing left to cross with here, the partner may still cash what he keeps if he comes in elsewhere.
        int kept = his - result.own;
        if (kept <= 0) return result;
        int cash = count(mate_tops);
        if (cash > kept) cash = kept;
        Cards ranks = best_cards(mate_tops, cash);
        if (result.own + cash >= longest && mine <= result.own + cash) cash = kept;
        if (cash > later_rounds - result.own) {
            cash = later_rounds - result.own;
            if (cash <= 0) return result;
            ranks = best_cards(mate_tops, cash);
        }
        result.mate = cash;
        result.mate_ranks = ranks;
        result.entry = mine > result.own && result.own < rounds;
        return result;
    }

    bool quick_tricks(int leader, int tricks, int needed, Cards& relevant) const {
        if (needed > tricks) return false;
        const Cards own = hands_[leader];
        Cards mate = 0, first = 0, second = 0;
        if (paired_) {
            first = hands_[(leader + 1) & 3];
            mate = hands_[(leader + 2) & 3];
            second = hands_[(leader + 3) & 3];
        } else {
            return quick_alone(leader, needed, relevant);
        }
        int first_saves = 0, second_saves = 0;
        if (Jokers && board_.jokers_any_time) {
            first_saves = jokers_[(leader + 1) & 3];
            second_saves = jokers_[(leader + 3) & 3];
        }
        constexpr int many = 20;
        int total = 0, mate_total = 0;
        bool entry = false;
        Cards ranks = 0, mate_ranks = 0;
        bool first_ruffs = false, second_ruffs = false, first_ruffs_later = false, second_ruffs_later = false;
        int own_side_cap = many, side_cap = many;
        int lane = 0;
        if (trump_) {
            const Cards trumps = lane_zero;
            const int first_trumps = count(first & trumps), second_trumps = count(second & trumps);
            const int longest = first_trumps > second_trumps ? first_trumps : second_trumps;
            const Cashable suit = cashable(own & trumps, mate & trumps, (first | second) & trumps, longest, many, many);
            total = suit.own;
            ranks = suit.own_ranks;
            mate_total = suit.mate;
            mate_ranks = suit.mate_ranks;
            entry = suit.entry;
            if (total >= needed) {
                relevant = best_cards(ranks, needed);
                return true;
            }
            first_ruffs = first_trumps > suit.own;
            second_ruffs = second_trumps > suit.own;
            first_ruffs_later = first_trumps > suit.own + suit.mate;
            second_ruffs_later = second_trumps > suit.own + suit.mate;
            const int mate_trumps = count(mate & trumps), own_trumps = count(own & trumps);
            if (mate_trumps) own_side_cap = side_cap = tricks - mate_trumps;
            if (own_trumps && tricks - own_trumps < side_cap) side_cap = tricks - own_trumps;
            lane = 1;
        }
        int own_side = 0, mate_side = 0;
        for (; lane < lanes; ++lane) {
            const Cards zone = lane_mask(lane);
            const Cards mine = own & zone, his = mate & zone;
            if (!(mine | his)) continue;
            const Cards left = first & zone, right = second & zone;
            const int left_length = count(left), right_length = count(right);
            int rounds = many, later = many;
            if (first_ruffs) rounds = left_length;
            if (second_ruffs && right_length < rounds) rounds = right_length;
            if (first_ruffs_later) later = left_length;
            if (second_ruffs_later && right_length < later) later = right_length;
            int longest = left_length + first_saves;
            if (right_length + second_saves > longest) longest = right_length + second_saves;
            const Cashable suit = cashable(mine, his, left | right, longest, rounds, later);
            if (suit.own) {
                const int still = needed - total - own_side;
                own_side += suit.own;
                const int counted = own_side < own_side_cap ? own_side : own_side_cap;
                if (total + counted >= needed) {
                    relevant = ranks | best_cards(suit.own_ranks, still);
                    return true;
                }
                ranks |= suit.own_ranks;
            }
            mate_side += suit.mate;
            mate_ranks |= suit.mate_ranks;
            entry |= suit.entry;
        }
        if (!entry || own_side > own_side_cap) return false;
        int sides = own_side + mate_side;
        if (sides > side_cap) sides = side_cap;
        if (total + mate_total + sides < needed) return false;
        relevant = ranks | mate_ranks;
        return true;
    }

    // The tops of the leader's own hand, against everybody else as if they were all enemies.
    bool quick_alone(int leader, int needed, Cards& relevant) const {
        const Cards own = hands_[leader];
        int total = 0;
        Cards ranks = 0;
        bool ruffs[Players] = {};
        for (int lane = 0; lane < lanes; ++lane) {
            const Cards zone = lane_mask(lane);
            const Cards mine = own & zone;
            Cards others = 0;
            int longest = 0, rounds = 20;
            for (int seat = 0; seat < Players; ++seat) {
                if (seat == leader) continue;
                const Cards his = hands_[seat] & zone;
                others |= his;
                int length = count(his);
                if (ruffs[seat] && length < rounds) rounds = length;
                if (Jokers && board_.jokers_any_time) length += jokers_[seat];
                if (length > longest) longest = length;
            }
            const Cards tops = others ? mine & (best_of(others) - 1) : mine;
            int winners = count(tops);
            Cards used = tops;
            if (winners >= longest) {
                winners = count(mine);
                used = best_cards(tops, longest);
            }
            if (winners > rounds) {
                winners = rounds;
                if (count(used) > rounds) used = best_cards(tops, rounds);
            }
            if (winners) {
                if (total + winners >= needed) {
                    relevant = ranks | best_cards(used, needed - total);
                    return true;
                }
                total += winners;
                ranks |= used;
            }
            if (lane == 0 && trump_) {
                for (int seat = 0; seat < Players; ++seat) {
                    ruffs[seat] = seat != leader && count(hands_[seat] & zone) > winners;
                }
            }
        }
        return false;
    }

    // Trump tricks a side takes however the play goes: of the best n trumps of a hand, every enemy trump above the n-th
    // can beat but one, each in a trick of its own. Partners can keep their tops apart while one can follow.
    bool sure_trumps(int leader, bool leading, int needed, Cards& relevant) const {
        Cards others = 0, tops = 0;
        for (int seat = 0; seat < Players; ++seat) {
            if (together(seat, leader) != leading) others |= hands_[seat] & lane_zero;
        }
        int longest = 0;
        for (int seat = 0; seat < Players; ++seat) {
            if (together(seat, leader) != leading) continue;
            Cards trumps = hands_[seat] & lane_zero;
            const int held = count(trumps);
            if (held < needed) continue;
            if (held > longest) longest = held;
            for (int best = 1; trumps; ++best, trumps &= trumps - 1) {
                const Cards card = best_of(trumps);
                if (best < needed) continue;
                if (best - count(others & (card - 1)) >= needed) {
                    relevant = others ? card : 0;
                    return true;
                }
            }
        }
        if (paired_ && longest >= needed) {
            for (int seat = 0; seat < Players; ++seat) {
                if (together(seat, leader) == leading) tops |= hands_[seat] & lane_zero & (others ? best_of(others) - 1 : lane_zero);
            }
            if (count(tops) >= needed) {
                relevant = others ? best_cards(tops, needed) : 0;
                return true;
            }
        }
        return false;
    }

    // Tricks the side that is not on lead takes sooner or later.
    bool late_tricks(int leader, int tricks, int needed, Cards in_play, Cards& relevant) const {
        if (needed > tricks) return false;
        if (trump_ && sure_trumps(leader, false, needed, relevant)) return true;
        if (!trump_) return runs_out(leader, tricks, needed, relevant);
        return stopped_everywhere(leader, in_play, needed, relevant);
    }

    // No-trump: a side that must at last lead a suit whose best card an enemy holds. He then cashes what he kept.
    bool runs_out(int leader, int tricks, int needed, Cards& relevant) const {
        int safe = 0, least = most_tricks;
        Cards tops = 0, loose = 0;
        for (int lane = 0; lane < lanes; ++lane) {
            const Cards zone = lane_mask(lane);
            Cards ours = 0, theirs = 0;
            int longest = 0;
            for (int seat = 0; seat < Players; ++seat) {
                const Cards held = hands_[seat] & zone;
                if (!together(seat, leader)) {
                    theirs |= held;
                    continue;
                }
                ours |= held;
                if (count(held) > longest) longest = count(held);
            }
            if (!ours) {
                loose |= theirs;
                continue;
            }
            if (!theirs || best_of(ours) < best_of(theirs)) {
                safe += longest;
                if (safe + needed > tricks) return false;
                continue;
            }
            const Cards better = theirs & (best_of(ours) - 1);
            tops |= better;
        }
        if (Jokers) {
            for (int seat = 0; seat < Players; ++seat) {
                if (together(seat, leader) && jokers_[seat]) return false;
            }
        }
        for (int seat = 0; seat < Players; ++seat) {
            if (together(seat, leader) || !(hands_[seat] & tops)) continue;
            const int cashed = count(hands_[seat] & (tops | loose));
            if (cashed < least) least = cashed;
        }
        if (least == most_tricks || least < needed) return false;
        relevant = needed == 1 ? first_of_each(tops) : tops;
        return true;
    }

    static Cards first_of_each(Cards tops) {
        Cards firsts = 0;
        for (int lane = 0; lane < lanes; ++lane) firsts |= best_of(tops & lane_mask(lane));
        return firsts;
    }

    // Whatever suit is led, an enemy holds its best card and nobody can ruff: he wins, and cashes what he has.
    bool stopped_everywhere(int leader, Cards in_play, int needed, Cards& relevant) const {
        const Cards own = hands_[leader];
        Cards tops = 0;
        int stopper = -1;
        bool one = true;
        for (int lane = 0; lane < lanes; ++lane) {
            const Cards zone = lane_mask(lane);
            if (!(own & zone)) continue;
            const Cards top = best_of(in_play & zone);
            if (own & top) return false;
            int holder = -1;
            for (int seat = 0; seat < Players; ++seat) {
                if (hands_[seat] & top) holder = seat;
            }
            if (together(holder, leader)) return false;
            if (!(zone & trump_)) {
                for (int seat = 0; seat < Players; ++seat) {
                    if ((hands_[seat] & zone) || !(hands_[seat] & trump_)) continue;
                    if (together(seat, leader)) return false;
                    one = false;
                }
            }
            if (stopper >= 0 && stopper != holder) one = false;
            stopper = holder;
            tops |= top;
        }
        if (needed == 1) {
            relevant = tops;
            return true;
        }
        if (!one || !quick_alone(stopper, needed, relevant)) return false;
        relevant |= tops;
        return true;
    }
