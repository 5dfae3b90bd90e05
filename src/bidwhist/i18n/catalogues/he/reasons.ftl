### טיוטה: מדוע בוט עושה מה שהוא עושה.

why = { "\u200F" }{ $does }: { $why }.
why-if-lawful = { $why }, אם אין רנונס
join-also = { $first }, וגם { $second }
join-and = { $first } וגם { $second }
join-comma = { "\u200F" }{ $first }, { $second }
join-semicolon = { "\u200F" }{ $first }; { $second }
join-colon = { "\u200F" }{ $first }: { $second }
do-lead = להוביל את { $card }
do-put-aside = להשליך { $cards }
do-claim = לתבוע את השאר
ranks-of = { $ranks } { suit }

spelled = { $count }
friend = { $friend ->
    [partner] השותף שלך
    [second] המגן השני
   *[another] מגן אחר
 }
one-of-suit = { $suit ->
    [C] תלתן
    [D] יהלום
    [H] לב
    [S] עלה
    [T] שליט
   *[J] ג'וקר
 }
some-of-suit = { $suit ->
    [C] תלתנים
    [D] יהלומים
    [H] לבבות
    [S] עלים
    [T] שליטים
   *[J] ג'וקרים
 }
strain = { $suit ->
    [N] ללא שליט
   *[S] { suit }
 }
better-of-suit =
    { $count ->
        [one] { one-of-suit } אחד טוב יותר
        [two] שני { some-of-suit } טובים יותר
       *[other] { $count } { some-of-suit } טובים יותר
    }
brought-of-suit =
    { $count ->
        [one] { one-of-suit } אחד
        [two] שני { some-of-suit }
       *[other] { $count } { some-of-suit }
    }

why-by-chance = נבחר באקראי
why-only-card = זה הקלף היחיד שמותר לשחק
why-makes-it = הלקיחה הזו משיגה את החוזה
why-first-point = זו הלקיחה השביעית של הצד שלך, הראשונה שמזכה
why-sets-it = הלקיחה הזו מכשילה את החוזה
why-jokers-left = נותרו רק ג'וקרים, והם אינם מנצחים ללא שליט
why-joker-goes = ג'וקר אינו מנצח ללא שליט, ולכן הוא הקלף לוותר עליו
why-draws =
    { $count ->
        [one] אולי נותר שליט אחד נגדך, כדאי למשוך אותו
        [two] אולי נותרו שני שליטים נגדך, כדאי למשוך אותם
       *[other] אולי נותרו { $count } שליטים נגדך, כדאי למשוך אותם
    }
why-trumps-mine = לאיש אחר לא נותר שליט, ולכן אי אפשר להפסיד
why-trumps-ours = רק אצל { friend } עוד יכולים להיות שליטים, ולכן הלקיחה של הצד שלך
why-trumps-fall = לכרוז אולי נותרו שליטים, כדאי להפיל אותם
why-returns = { friend } הוביל קודם { suit }, כדאי לחזור לשם
why-unbeatable = איש אינו יכול עוד לנצח אותו
why-takes-unbeatable = הוא לוקח, ואיש אינו יכול לנצח אותו
why-foes-cannot = הצד השני אינו יכול לנצח אותו
why-friend-ruffs = אין { suit } אצל { friend }, ואפשר לחתוך
why-will-ruff = זה הקלף היחיד שלך ב{ suit }, ואת הבא אפשר לחתוך
why-beaten-trump = רק שליט עוד יכול לנצח אותו
why-beaten-few = { $trump ->
    [trump] בחוץ יש עוד רק { better-of-suit }, או שליט
   *[none] בחוץ יש עוד רק { better-of-suit }
 }
why-beaten-many = { $trump ->
    [trump] כדי לנצח אותו דרוש אחד מתוך { $count } { some-of-suit } טובים יותר, או שליט
   *[none] כדי לנצח אותו דרוש אחד מתוך { $count } { some-of-suit } טובים יותר
 }
why-friend-may-take = אצל { friend } אולי יש טוב יותר
why-keeps-better =
    { $count ->
        [one] כדאי לשמור { one-of-suit } טוב יותר ללקיחה אחרת
        [two] כדאי לשמור שני { some-of-suit } טובים יותר ללקיחה אחרת
       *[other] כדאי לשמור { some-of-suit } טובים יותר ללקיחה אחרת
    }
why-better-behind =
    { $count ->
        [one] נשמר מאחור { one-of-suit } טוב יותר
        [two] נשמרים מאחור שני { some-of-suit } טובים יותר
       *[other] נשמרים מאחור { some-of-suit } טובים יותר
    }
why-lone = זה ה{ one-of-suit } היחיד שלך
why-best-of-suit = זה ה{ one-of-suit } הטוב ביותר שלך
why-friend-has-it = הלקיחה אצל { friend }, כדאי לשמור קלפים טובים
why-ruffs = אין לך { suit }, אפשר לחתוך
why-plays-last = תורך אחרון, ולכן הוא לוקח
why-friend-leads = בינתיים מוביל { friend }, אפשר להשאיר כך
why-friend-may-beat = { friend } אולי ינצח את { $card }, אפשר להשאיר לו
why-cannot-beat = אין לך מה שינצח את { $card }
why-keeps-trumps = כדאי לשמור שליטים ללקיחה אחרת

why-only-call = לא נותרה לך הכרזה
why-must-bid = כל האחרים אמרו פאס, ולכן חובה להכריז
why-partner-holds = ההכרזה אצל השותף שלך עם { $bid }
why-should-make = לקראת { $plan } צפויות בערך { $books } לקיחות, והצלחה ב־{ $times } מתוך 100
why-too-short = { $bid } דורש { $needs } לקיחות, { $plan } ייקח בערך { $books }
why-seldom-made = { $bid } יצליח ב־{ $times } מתוך 100
why-stands = לקראת { $plan } צפויה הצלחה ב־{ $times } מתוך 100
why-stands-perhaps = לקראת { $plan } הצלחה ב־{ $times } מתוך 100 אם איש אינו עובר
why-goes-over = לקראת { $plan }, אבל האחרים צפויים לעבור
why-wins-match = בסך הכול המשחק שלך ב־{ $times } מתוך 100
why-pass-wins = פאס מנצח ב־{ $times } מתוך 100 משחקים
why-other-call = עם { $bid } { $times }
why-other-pass = עם פאס { $times }
why-on-hope = לפי היד שלך לבדה { $bid } יצליח ב־{ $times } מתוך 100
why-pass-no-more = פאס אינו מנצח יותר במשחק
why-too-strong-to-pass = היד שלך חזקה מכדי לומר פאס
why-too-strong = היד שלך חזקה מכדי להכריז רק { $bid }
why-too-open = ביד שלך יש יותר מדי סדרות פתוחות בשביל { $bid }
why-at-a-glance = במבט ראשון { $bid } נראה פחות טוב
why-not-agreed = לפי המוסכמות שלך { $bid } יבטיח קלפים שאין לך

why-best-name = זה הטוב ביותר שלך, בערך { $books } לקיחות
why-best-for-match = זה מנצח במשחק לעיתים הקרובות ביותר, עם בערך { $books } לקיחות
why-name-makes = { $number } אמור להצליח ב־{ $times } מתוך 100 חלוקות
why-next-name = { $plan } { $times }
why-next-name-no-more = { $plan } { $times }, אבל אינו מנצח יותר במשחק
why-towards = לקראת { $plan }
why-keeps-all-trumps = כל השליטים נשארים
why-keeps-only-trumps = נשארים רק שליטים
why-keeps-tops = נשאר הטוב ביותר בכל סדרה
why-keeps-other-tops = הטוב ביותר בסדרות האחרות
why-can-ruff = אפשר לחתוך { $suits }
why-jokers-away = ג'וקרים אינם מנצחים ללא שליט
why-discard-makes = { $number } צפוי להצליח ב־{ $times } מתוך 100

why-as-planned = כמתוכנן
why-plan-changed = עכשיו לקראת { $plan }, לא { $was }
why-kitty-brought = הקיטי הביא { brought-of-suit }
why-made-more-often = זה מצליח ב־{ $times } מתוך 100, לא { $was }
why-wins-more-often = זה מנצח ב־{ $times } מתוך 100 משחקים, לא { $was }
why-not-to-be-named = אי אפשר עוד לקבוע { $was }

why-is-made = החוזה כבר הושג
why-is-set = החוזה כבר נכשל
why-always-made = זה משיג את החוזה בכל חלוקה שנוסתה
why-always-set = זה מכשיל את החוזה בכל חלוקה שנוסתה
why-never-made = החוזה אינו מושג באף חלוקה שנוסתה
why-never-set = החוזה אינו נכשל באף חלוקה שנוסתה
why-often-made = זה משיג את החוזה ב־{ $times } מתוך 100
why-often-set = זה מכשיל את החוזה ב־{ $times } מתוך 100
why-next-chances =
    { $count ->
        [one] הבא אחריו, { $card }, עושה זאת פעם אחת פחות מתוך 100
        [two] הבא אחריו, { $card }, עושה זאת פעמיים פחות מתוך 100
       *[other] הבא אחריו, { $card }, עושה זאת { $count } פעמים פחות מתוך 100
    }
why-next-books = הבא אחריו, { $card }, יעלה { $books } לקיחות
why-next-wins-less =
    { $count ->
        [one] הבא אחריו, { $card }, מנצח במשחק פעם אחת פחות מתוך 100
        [two] הבא אחריו, { $card }, מנצח במשחק פעמיים פחות מתוך 100
       *[other] הבא אחריו, { $card }, מנצח במשחק { $count } פעמים פחות מתוך 100
    }
why-rival-wins-less =
    { $count ->
        [one] { $card } עושה זאת פעם אחת יותר מתוך 100, אבל מנצח פחות במשחק
        [two] { $card } עושה זאת פעמיים יותר מתוך 100, אבל מנצח פחות במשחק
       *[other] { $card } עושה זאת { $count } פעמים יותר מתוך 100, אבל מנצח פחות במשחק
    }
why-rival-books-less = { $card } יביא { $books } לקיחות יותר, אבל מנצח פחות במשחק
why-rival-less-safe =
    { $count ->
        [one] { $card } עושה זאת פעם אחת יותר מתוך 100, אבל בטוח פחות
        [two] { $card } עושה זאת פעמיים יותר מתוך 100, אבל בטוח פחות
       *[other] { $card } עושה זאת { $count } פעמים יותר מתוך 100, אבל בטוח פחות
    }
why-rival-books-less-safe = { $card } יביא { $books } לקיחות יותר, אבל בטוח פחות
why-next-as-well = { $card } טוב כמעט באותה מידה
why-all-as-good = כל קלף אחר טוב באותה מידה
why-gains-little = { $card } ירוויח מעט מדי
why-gains-little-to = { $card } ירוויח מעט מדי כדי { $never }
why-may-claim = כל הלקיחות שנותרו שלך, ואפשר לתבוע אותן

never-give-book = לוותר על הלקיחה שמכריעה את החוזה
never-rob-partner = לחתוך או לעבור לקיחה שכבר של השותף
never-lead-joker = להוביל ג'וקר ללא שליט
never-waste-card = לזרוק קלף שעשוי לנצח כשג'וקר חסר תועלת ביד
never-draw-partner = למשוך שליטים שרק השותף מחזיק
never-leave-trump = להשאיר לצד השני את השליט האחרון
never-lead-dead = להוביל סדרה שאין לשותף והוא אינו יכול לחתוך

place = חלוקה { $deal }, { $where ->
    [bid] מכרז
    [naming] חוזה
    [discard] השלכה
   *[card] לקיחה { $book }
 }
did-pass = אמרת פאס
did-bid = הכרזת { $bid }
did-name = קבעת { $plan }
did-aside = השלכת { $cards }
did-play = שיחקת את { $card }
did-lead = הובלת את { $card }
coach-as-good = { $did }: אין טוב מזה.
coach-hair = { $did }: כמעט הטוב ביותר.
coach-better = { $did }. { $better } היה מנצח במשחק { $times }.
coach-better-why = { $did }. { $better } היה מנצח במשחק { $times }: { $why }.
better-pass = פאס
better-bid = להכריז { $bid }
better-name = לקבוע { $plan }
better-aside = לשמור { $kept } ולהשליך { $gone } במקום
better-play = לשחק את { $card }
better-lead = להוביל את { $card }
little-more-often = מעט יותר
more-often =
    { $more ->
        [1] פעם אחת יותר מתוך 100, { $could } במקום { $won }
    [2] פעמיים יותר מתוך 100, { $could } במקום { $won }
       *[other] { $more } פעמים יותר מתוך 100, { $could } במקום { $won }
    }
often =
    { $times ->
        [0] כמעט אף פעם
        [1] פעם אחת מתוך 100
    [2] פעמיים מתוך 100
       *[other] { $times } פעמים מתוך 100
    }
coach-keeps-bid = היא מצליחה { $often }, אבל מונעת את ההכרזה מן האחרים
coach-made = החוזה מצליח אז { $often }
coach-yours-made = ההכרזה שלך מצליחה { $often }
coach-books = בערך { $best } לקיחות במקום { $taken }

## המאמן בשורת הפקודה.
hindsight-short = { $count ->
    [0] מושג
    [one] חסרה אחת
    [two] חסרות שתיים
   *[other] חסרות { $count }
 }
not-judged-claim = תביעה מתקבלת רק כשהיא ודאית, ולכן אין מה לשפוט
not-judged-call = טענה לרנונס היא נכונה או לא, לא טובה יותר או פחות
not-judged-renege = רנונס אינו בחירה בין קלפים שמותר לשחק
not-judged-figure = אין ל־{ $judge } מספר לזה

## הכרעת הזירה.
arena-better = { $first } טוב מ־{ $second }
arena-not-better = { $first } אינו טוב מ־{ $second } ב־{ $margin }
arena-undecided = אין הכרעה אחרי { $count } חלוקות
arena-advantage = { $measure ->
    [play] { $value } לקיחות לחלוקה
    [points] { $value } נקודות לחלוקה
    [bids] { $value }% מהסיכוי במשחק
   *[matches] { $value }% מהמשחקים
 }
