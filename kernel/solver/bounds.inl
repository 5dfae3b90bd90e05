    // Part of the class Search: bounds at the start of a trick, each with the ranks it rests on.

    bool bounded(int leader, int tricks, int target, Cards in_play, Cards& relevant) const {
        const bool declaring = declares(leader);
        const int needed = declaring ? target : tricks - target + 1;       // for the side on lead to be right
        const int refused = declaring ? tricks - target + 1 : target;      // for the other side to be right
        if constexpr (Players == 4) {
            if (paired_) return bounded_pair(leader, tricks, needed, refused, in_play, relevant);
        }
        if (quick_alone(leader, needed, relevant)) {
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

    // A side against a side, from the seat on lead.
    struct Pairs {
        Cards own;
        Cards mate;
        Cards left;
        Cards right;
        int left_saves = 0;   // jokers that save an enemy from following
        int right_saves = 0;
        int sure = 0;         // trump tricks the side on lead takes however it plays
    };

    bool bounded_pair(int leader, int tricks, int needed, int refused, Cards in_play, Cards& relevant) const {
        const bool declaring = declares(leader);
        Pairs pairs{hands_[leader], hands_[(leader + 2) & 3], hands_[(leader + 1) & 3], hands_[(leader + 3) & 3]};
        if (Jokers && board_.jokers_any_time) {
            pairs.left_saves = jokers_[(leader + 1) & 3];
            pairs.right_saves = jokers_[(leader + 3) & 3];
        }
        const bool trumps_left = (in_play & trump_) != 0;
        if (trumps_left) {
            pairs.sure = sure_of_pair(pairs.own, pairs.mate, pairs.left | pairs.right);
            if (pairs.sure >= needed) {
                relevant = answer(declaring, sure_ranks(pairs.own, pairs.mate, pairs.left | pairs.right, needed));
                return true;
            }
            const bool enough = count(pairs.left & lane_zero) >= refused || count(pairs.right & lane_zero) >= refused;
            if (enough && sure_of_pair(pairs.left, pairs.right, pairs.own | pairs.mate) >= refused) {
                relevant = answer(!declaring, sure_ranks(pairs.left, pairs.right, pairs.own | pairs.mate, refused));
                return true;
            }
            if (refused == 1) {
                if (const Cards second = second_behind_best(pairs, in_play & lane_zero)) {
                    relevant = answer(!declaring, second);
                    return true;
                }
            }
        }
        if (quick_pair<false>(pairs, tricks, needed, trumps_left, relevant)) {
            quick_pair<true>(pairs, tricks, needed, trumps_left, relevant);
            relevant = answer(declaring, relevant);
            return true;
        }
        relevant = 0;
        if (late_pair(leader, pairs, tricks, refused, in_play, trumps_left, relevant)) {
            relevant = answer(!declaring, relevant);
            return true;
        }
        return false;
    }

    // The second best trump, guarded, of an enemy who plays after the best one's owner; 0 if it is elsewhere. His side
    // takes a trick: until it wins one it never leads, so the best trump comes before his second each time.
    static Cards second_behind_best(const Pairs& pairs, Cards trumps) {
        const Cards best = best_of(trumps);
        const Cards second = best_of(trumps ^ best) & (best & pairs.own ? pairs.left : pairs.right);
        if (!second || (best & (pairs.left | pairs.right))) return 0;
        const Cards holder = second & pairs.left ? pairs.left : pairs.right;
        return several(holder & lane_zero) ? second : 0;
    }

    // Of the best n trumps of a hand, every enemy trump above the n-th can beat but one, each in a trick of its own.
    static int sure_of(Cards held, Cards others) {
        int sure = 0;
        for (int best = 1; held; ++best, held &= held - 1) {
            const int number = best - count(others & (best_of(held) - 1));
            if (number > sure) sure = number;
        }
        return sure;
    }

    // The trump tricks two partners take: one hand's, or the tops of both, which they can keep apart.
    static int sure_of_pair(Cards one, Cards two, Cards others) {
        one &= lane_zero, two &= lane_zero, others &= lane_zero;
        if (!(one | two)) return 0;
        const int length = count(one), other_length = count(two);
        const int longest = length > other_length ? length : other_length;
        if (!others) return longest;
        int sure = count((one | two) & (best_of(others) - 1));
        if (sure > longest) sure = longest;
        if (length > sure) {
            const int number = sure_of(one, others);
            if (number > sure) sure = number;
        }
        if (other_length > sure) {
            const int number = sure_of(two, others);
            if (number > sure) sure = number;
        }
        return sure;
    }

    // The best card down to which a hand's trumps make so many tricks, 0 if they do not.
    static Cards sure_card(Cards held, Cards others, int needed) {
        for (int best = 1; held; ++best, held &= held - 1) {
            const Cards card = best_of(held);
            if (best >= needed && best - count(others & (card - 1)) >= needed) return card;
        }
        return 0;
    }

    // The ranks on which so many sure trump tricks rest.
    static Cards sure_ranks(Cards one, Cards two, Cards others, int needed) {
        one &= lane_zero, two &= lane_zero, others &= lane_zero;
        if (!others || needed <= 0) return 0;
        const Cards first = sure_card(one, others, needed), second = sure_card(two, others, needed);
        Cards found = !first || (second && second < first) ? second : first;
        const Cards tops = best_cards((one | two) & (best_of(others) - 1), needed);
        const int longest = count(one) > count(two) ? count(one) : count(two);
        if (count(tops) == needed && longest >= needed && (!found || worst_of(tops) < found)) found = worst_of(tops);
        return found;
    }

    // What one suit yields: to the leader's own hand, then, once he is in, to his partner.
    struct Yield {
        int own = 0;
        int mate = 0;
        bool entry = false;
        Cards own_ranks = 0;
        Cards mate_ranks = 0;
    };

    // How many tops can be cashed in turn until the partner, who follows with his lowest, must overtake one?
    static int cashed_in_turn(Cards own_tops, Cards his) {
        int number = 0;
        for (; own_tops && his; own_tops &= own_tops - 1, ++number) {
            const Cards lowest = worst_of(his);
            if (lowest < best_of(own_tops)) return number;
            his ^= lowest;
        }
        return number + count(own_tops);
    }

    template <bool Ranks>
    static Yield yield_of(Cards mine, Cards his, Cards own_tops, Cards mate_tops, int longest, int rounds, int later) {
        Yield result;
        const int held = count(mine), his_held = count(his);
        const int tops = own_tops && mate_tops ? cashed_in_turn(own_tops, his) : count(own_tops);
        const int exhausted = longest > his_held ? longest : his_held;
        const bool runs = tops >= exhausted;
        result.own = runs ? held : tops;
        if (result.own > rounds) result.own = rounds;
        if (Ranks) {
            int used = runs ? exhausted : tops;
            if (used > result.own) used = result.own;
            result.own_ranks = best_cards(own_tops, used);
        }
        if (!mate_tops || result.own < tops) return result;
        // With nothing left to cross with here, the partner may still cash what he keeps if he comes in elsewhere.
        const int kept = his_held - result.own;
        if (kept <= 0) return result;
        int cash = count(mate_tops);
        if (cash > kept) cash = kept;
        int used = cash;
        if (result.own + cash >= longest && held <= result.own + cash) cash = kept;
        if (cash > later - result.own) {
            cash = later - result.own;
            if (cash <= 0) return result;
            used = cash;
        }
        result.mate = cash;
        if (Ranks) result.mate_ranks = best_cards(mate_tops, used);
        result.entry = held > result.own && result.own < rounds;
        return result;
    }

    template <bool Ranks>
    bool quick_pair(const Pairs& pairs, int tricks, int needed, bool trumps_left, Cards& relevant) const {
        if (needed > tricks) return false;
        const Cards foes = pairs.left | pairs.right;
        const Cards above = above_all(foes);
        const Cards own_tops = pairs.own & above, mate_tops = pairs.mate & above;
        const Cards tops = own_tops | mate_tops;
        const Cards hopeful = lanes_with(tops);
        const int others_most = mate_tops ? count(pairs.mate & hopeful) : 0;
        if (count(pairs.own & hopeful) + (others_most > pairs.sure ? others_most : pairs.sure) < needed) return false;
        constexpr int many = 20;
        int total = 0, mate_total = 0;
        bool entry = false;
        Cards ranks = 0, mate_ranks = 0;
        bool left_ruffs = false, right_ruffs = false, left_ruffs_later = false, right_ruffs_later = false;
        bool left_trumps = false, right_trumps = false;
        int own_cap = many, cap = many, plain = 0, plain_cap = many;
        Cards plain_ranks = 0;
        if (trumps_left) {
            const Cards trumps = lane_zero;
            const int lefts = count(pairs.left & trumps), rights = count(pairs.right & trumps);
            const Yield suit = yield_of<Ranks>(pairs.own & trumps, pairs.mate & trumps, own_tops & trumps, mate_tops & trumps,
                                               lefts > rights ? lefts : rights, many, many);
            total = suit.own;
            ranks = suit.own_ranks;
            mate_total = suit.mate;
            mate_ranks = suit.mate_ranks;
            entry = suit.entry;
            if (total >= needed) {
                if (Ranks) relevant = best_cards(ranks, needed);
                return true;
            }
            left_trumps = lefts > 0;
            right_trumps = rights > 0;
            left_ruffs = lefts > suit.own;
            right_ruffs = rights > suit.own;
            left_ruffs_later = lefts > suit.own + suit.mate;
            right_ruffs_later = rights > suit.own + suit.mate;
            const int mates = count(pairs.mate & trumps), owns = count(pairs.own & trumps);
            plain_cap = tricks - mates;
            if (mates) own_cap = cap = tricks - mates;
            if (owns && tricks - owns < cap) cap = tricks - owns;
        }
        int own_side = 0, mate_side = 0;
        Cards zone;
        for (Cards todo = trumps_left ? tops & ~lane_zero : tops; todo; todo &= ~zone) {
            zone = lane_mask(lane_of(todo));
            const int left = count(pairs.left & zone), right = count(pairs.right & zone);
            int rounds = many, later = many, undrawn = many;
            if (left_ruffs) rounds = left;
            if (right_ruffs && right < rounds) rounds = right;
            if (left_ruffs_later) later = left;
            if (right_ruffs_later && right < later) later = right;
            if (left_trumps) undrawn = left;
            if (right_trumps && right < undrawn) undrawn = right;
            int longest = left + pairs.left_saves;
            if (right + pairs.right_saves > longest) longest = right + pairs.right_saves;
            const Yield suit = yield_of<Ranks>(pairs.own & zone, pairs.mate & zone, own_tops & zone, mate_tops & zone, longest,
                                               rounds, later);
            if (suit.own) {
                if (pairs.sure) {
                    int number = suit.own < undrawn ? suit.own : undrawn;
                    if (plain + number > plain_cap) number = plain_cap - plain;
                    plain += number;
                    if (Ranks) plain_ranks |= best_cards(suit.own_ranks, number);
                    if (plain + pairs.sure >= needed) {
                        if (Ranks) relevant = plain_ranks | sure_ranks(pairs.own, pairs.mate, foes, needed - plain);
                        return true;
                    }
                }
                const int still = needed - total - own_side;
                own_side += suit.own;
                const int counted = own_side < own_cap ? own_side : own_cap;
                if (total + counted >= needed) {
                    if (Ranks) relevant = ranks | best_cards(suit.own_ranks, still);
                    return true;
                }
                if (Ranks) ranks |= suit.own_ranks;
            }
            mate_side += suit.mate;
            if (Ranks) mate_ranks |= suit.mate_ranks;
            entry |= suit.entry;
        }
        if (!entry || own_side > own_cap) return false;
        int sides = own_side + mate_side;
        if (sides > cap) sides = cap;
        if (total + mate_total + sides < needed) return false;
        if (Ranks) relevant = ranks | mate_ranks;
        return true;
    }

    // Tricks the side that is not on lead takes sooner or later, trumps alone apart.
    bool late_pair(int leader, const Pairs& pairs, int tricks, int needed, Cards in_play, bool trumps_left, Cards& relevant) const {
        if (needed > tricks) return false;
        if (!((pairs.own | pairs.mate) & trump_) && runs_out(leader, tricks, needed, relevant)) return true;
        if (!trumps_left) return false;
        return stopped_everywhere(leader, in_play, needed, relevant);
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

    // Trump tricks a side of any seats takes however the play goes, by one of its hands.
    bool sure_trumps(int leader, bool leading, int needed, Cards& relevant) const {
        Cards others = 0;
        for (int seat = 0; seat < Players; ++seat) {
            if (together(seat, leader) != leading) others |= hands_[seat] & lane_zero;
        }
        for (int seat = 0; seat < Players; ++seat) {
            if (together(seat, leader) != leading) continue;
            const Cards trumps = hands_[seat] & lane_zero;
            if (count(trumps) < needed) continue;
            if (const Cards card = sure_card(trumps, others, needed)) {
                relevant = others ? card : 0;
                return true;
            }
        }
        return false;
    }

    // Tricks the side that is not on lead takes sooner or later.
    bool late_tricks(int leader, int tricks, int needed, Cards in_play, Cards& relevant) const {
        if (needed > tricks) return false;
        if (trump_ && sure_trumps(leader, false, needed, relevant)) return true;
        if (runs_out_applies(leader) && runs_out(leader, tricks, needed, relevant)) return true;
        if (!trump_) return false;
        return stopped_everywhere(leader, in_play, needed, relevant);
    }

    bool runs_out_applies(int leader) const {
        if (!trump_) return true;
        Cards held = 0;
        for (int seat = 0; seat < Players; ++seat) {
            if (together(seat, leader)) held |= hands_[seat];
        }
        return !(held & trump_);
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
        const Cards tops = best_of_each(in_play) & lanes_with(own);
        if (own & tops) return false;
        int stopper = -1;
        bool one = true;
        for (int step = 1, seat = after(leader); step < Players; ++step, seat = after(seat)) {
            const Cards hand = hands_[seat];
            const bool ours = together(seat, leader);
            if (hand & tops) {
                if (ours) return false;
                if (stopper >= 0) one = false;
                stopper = seat;
            }
            if ((hand & trump_) && lanes_with(own & ~trump_) & ~lanes_with(hand)) {
                if (ours) return false;
                one = false;
            }
        }
        if (needed == 1) {
            relevant = tops;
            return true;
        }
        if (!one || !quick_alone(stopper, needed, relevant)) return false;
        relevant |= tops;
        return true;
    }

    // Second in hand: his side wins the trick against the one enemy yet to play, and then cashes enough. (Third in hand it
    // holds too seldom, one time in twelve, to pay for the asking.)
    bool wins_and_cashes(const Trick& trick, const Table_so_far& so_far, int seat, Cards& relevant) const {
        const int needed = (declares(seat) ? trick.target : trick.tricks - trick.target + 1) - 1;
        if (needed >= trick.tricks) return false;
        const Cards led = so_far.led, own = hands_[seat], mate = hands_[(seat + 2) & 3], played = hands_[(seat + 3) & 3];
        Cards foe = hands_[after(seat)];
        Cards beaten = so_far.best & led ? so_far.best - 1 : 0;  // the cards of the suit led that win
        if (const Cards follows = foe & led) {
            beaten &= best_of(follows) - 1;
            foe ^= worst_of(follows);
        } else if (foe & trump_) {
            return false;
        }
        const int left = trick.tricks - 1;
        const Cards winners = winners_of(own, beaten, so_far);
        if (winners && taken_by({own, mate, foe, played}, winners, so_far, left, needed, relevant)) return true;
        const Cards mates = winners_of(mate, beaten, so_far);
        return mates && taken_by({mate, own, played, foe}, mates, so_far, left, needed, relevant);
    }

    Cards winners_of(Cards hand, Cards beaten, const Table_so_far& so_far) const {
        if (const Cards follows = hand & so_far.led) return follows & beaten;
        return hand & trump_ & (so_far.best & trump_ ? so_far.best - 1 : lane_zero);
    }

    // Wins a trick with one of the leading hand's cards and cashes from there; what the partner adds is his to choose.
    bool taken_by(Pairs pairs, Cards winners, const Table_so_far& so_far, int left, int needed, Cards& relevant) const {
        const Cards card = needed > 0 ? worst_of(winners) : best_of(winners);
        relevant = 0;
        if (needed > 0) {
            const Cards thrown = spared(pairs.mate, so_far.led, card);
            if (!thrown) return false;
            pairs.own ^= card;
            pairs.mate ^= thrown;
            if (!cashes(pairs, left, needed, relevant)) return false;
        }
        if ((card & so_far.led) || (so_far.best & trump_)) relevant |= card;
        return true;
    }

    // The lowest card a partner can add to a trick without winning it himself, 0 if there is none.
    Cards spared(Cards hand, Cards led, Cards winner) const {
        if (const Cards follows = hand & led) {
            const Cards lowest = worst_of(follows);
            return (winner & led) && lowest < winner ? 0 : lowest;
        }
        const Cards side = hand & ~trump_;
        return side ? worst_of(side) : 0;
    }

    // Do sure trumps or quick tricks of the side on lead suffice? Runs of small cards are left to the search.
    bool cashes(Pairs pairs, int tricks, int needed, Cards& relevant) const {
        const Cards foes = pairs.left | pairs.right;
        if (count((pairs.own | pairs.mate) & above_all(foes)) < needed) return false;
        const bool trumps_left = ((pairs.own | pairs.mate | foes) & trump_) != 0;
        if (trumps_left) {
            pairs.sure = sure_of_pair(pairs.own, pairs.mate, foes);
            if (pairs.sure >= needed) {
                relevant = sure_ranks(pairs.own, pairs.mate, foes, needed);
                return true;
            }
        }
        if (!quick_pair<false>(pairs, tricks, needed, trumps_left, relevant)) return false;
        quick_pair<true>(pairs, tricks, needed, trumps_left, relevant);
        return true;
    }
