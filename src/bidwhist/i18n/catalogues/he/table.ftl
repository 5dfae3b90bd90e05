### טיוטה: מה קורה בשולחן.

you = את/ה
you-inside = את/ה
we = אנחנו
they = הם
the-others = האחרים
comma = { ", " }
semicolon = { "; " }
and = { $first } ו־{ $last }
books =
    { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }
cards =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
house-rules = כללי הבית
somebody-says = { "\u200F" }{ $name }: { $words }

deals = { $by ->
    [you] החלוקה שלך.
   *[name] החלוקה של { $name }.
 }
dealt = { deals } היד שלך: { $hand }.
turns-trump =
    { $by ->
        [you] הפכת { $card }: השליט הוא { suit }.
       *[name] נהפך אצל { $name }: { $card }. השליט הוא { suit }.
    }
passes = { $by ->
    [you] אמרת פאס.
   *[name] פאס מצד { $name }.
 }
bids = { $by ->
    [you] הכרזת { $bid }.
   *[name] הכרזה של { $name }: { $bid }.
 }
wins-bid = { $by ->
    [you] זכית במכרז עם { $bid }.
   *[name] המכרז הולך אל { $name } עם { $bid }.
 }
thrown-in = כולם אמרו פאס: החלוקה מבוטלת.
declares = { $by ->
    [you] החוזה שלך: { $contract }.
   *[name] החוזה של { $name }: { $contract }.
 }
sported = הקיטי נחשף: { $kitty }.
takes-kitty = { $by ->
    [you] לקחת את הקיטי, { cards }.
   *[name] הקיטי אצל { $name }, { cards }.
 }
takes-kitty-shown = { $by ->
    [you] לקחת את הקיטי, { cards }: { $kitty }.
   *[name] הקיטי אצל { $name }, { cards }: { $kitty }.
 }
puts-aside = { $by ->
    [you] השלכת { cards }.
   *[name] השלכה של { $name }: { cards }.
 }
puts-aside-shown = { $by ->
    [you] השלכת { cards }: { $hand }.
   *[name] השלכה של { $name }, { cards }: { $hand }.
 }
discards-declarer = ההשלכה נחשבת לקיחה.
discards-first-trick = ההשלכה הולכת עם הלקיחה הראשונה.
discards-nobody = ההשלכה אינה נחשבת לאיש.
plays =
    { $by ->
        [you] שיחקת את { $card }.
       *[name] קלף של { $name }: { $card }.
    }
takes-book = { $by ->
    [you] לקחת את לקיחה { $book } עם { $card }.
   *[name] לקיחה { $book } הולכת אל { $name } עם { $card }.
 }
reneged-found =
    { $by ->
        [you] רנונס שלך בלקיחה { $book }, { $price }.
       *[name] רנונס של { $name } בלקיחה { $book }, { $price }.
    }
calls-renege =
    { $by ->
        [you] טענת לרנונס בלקיחה { $book }: { $found }.
       *[name] טענה של { $name } לרנונס בלקיחה { $book }: { $found }.
    }
none-reneged = לא היה רנונס, ואין לכך מחיר
renege-found =
    { $by ->
        [you] רנונס שלך, { $price }
       *[name] רנונס של { $name }, { $price }
    }
renege-later = התשלום בסוף החלוקה
renege-bid = הוא עולה בחוזה
renege-game = הוא עולה במשחק
renege-books =
    { $count ->
        [0] עוד לא הייתה לקיחה לתת
        [one] לקיחה אחת עברה צד
        [two] שתי לקיחות עברו צד
       *[other] { $count } לקיחות עברו צד
    }
claims = { $by ->
    [you] תבעת את השאר, { books }, והתביעה מתקבלת.
   *[name] תביעה של { $name } לשאר, { books }, מתקבלת.
 }
claim-refused = תביעה של { $name } לשאר אינה ודאית מן המקום הזה. המשחק נמשך.
claim-refused-you =
    מן המקום שלך השאר אינו ודאי, והמשחק נמשך. { $left ->
        [0] לא נותרו תביעות בחלוקה זו.
       *[other] נותרה תביעה אחת בחלוקה זו.
    }

turn-bid = תורך להכריז: עומדת הכרזה { $bid }.
turn-bid-must = תורך להכריז: עומדת הכרזה { $bid }; כל האחרים אמרו פאס, ולכן חובה להכריז.
turn-bid-first = תורך להכריז: איש לא הכריז.
turn-bid-first-must = תורך להכריז: איש לא הכריז; כל האחרים אמרו פאס, ולכן חובה להכריז.
turn-name = זכית עם { $bid }: יש לקבוע איך משחקים.
turn-name-kitty = זכית עם { $bid }, והקיטי בידך: יש לקבוע איך משחקים.
turn-discard = יש להשליך { cards }. { $fate }
turn-lead = תורך להוביל: כל קלף.
jokers-led = ג'וקרים, עדיין בלי סדרה
turn-players-check = תורך. הובלה: { $led }; יש לשרת אם אפשר, רק השחקנים בודקים.
turn-table-checks = תורך. הובלה: { $led }; יש לשרת אם אפשר, השולחן מוצא כל רנונס.
turn-any = תורך. הובלה: { $led }; מותר לשחק כל קלף.
turn-some = תורך. הובלה: { $led }; אפשר לשחק { cards }.
deal-over = החלוקה הסתיימה.
waits-auction = תור { $name } להכריז.
waits-declare = תור { $name } לקבוע את החוזה.
waits-discard = תור { $name } להשליך.
waits-play = תור { $name } לשחק.

do-pass = פאס
do-bid = להכריז { $bid }
do-name = לקבוע { $contract }
do-discard = להשליך { $cards }
do-play = לשחק את { $card }

need = נדרש: { books }, יש { $have }, { $tail }
tail-made = הושג
tail-set = נכשל
tail-left =
    { $left ->
        [one] נותרה אחת
        [two] נותרו שתיים
       *[other] נותרו { $left }
    }
standing-turned =
    { $left ->
        [one] כל לקיחה מעל שש מזכה, נותרה אחת
        [two] כל לקיחה מעל שש מזכה, נותרו שתיים
       *[other] כל לקיחה מעל שש מזכה, נותרו { $left }
    }
thrown-in-nobody = כולם אמרו פאס: החלוקה מבוטלת, אין נקודות
came = { $came ->
    [boston] בוסטון
    [made] הושג
   *[set] נכשל
 }
how =
    { $how ->
        [renege] { came } בשל רנונס
        [swept] { came }, ובוסטון לאחרים
       *[plain] { came }
    }
verdict = { $by ->
    [you] החוזה שלך { $contract }: { books }, דרושות { $need }, { how }
   *[name] החוזה של { $name }, { $contract }: { books }, דרושות { $need }, { how }
 }
verdict-turned = השליט היה { suit }, שנהפך: { $sides }
side-value = { $side } { $value }
sets = כישלונות: { $sides }

why-nothing = אין הכרזה, אין נקודות
why-turned = כל לקיחה מעל שש נחשבת, לא משנה מי הפך את השליט
why-turned-none = לאיש אין יותר משש לקיחות
why-made-odd-tricks = הושג, כל לקיחה מעל שש נחשבת
why-made-tricks = הושג, כל לקיחה נחשבת
why-made-bid = הושג, ההכרזה נחשבת ולא יותר
why-set-minus-bid =
    { $number ->
        [one] נכשל, יורדת נקודה אחת
        [two] נכשל, יורדות שתי נקודות
       *[other] נכשל, יורדות { $number } נקודות
    }
why-set-defenders-score-bid = נכשל, האחרים מקבלים { $number }
why-renege = רנונס מכריע את החוזה
points =
    { $count ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
why-boston = בוסטון שווה { points }
why-boston-double = בוסטון נחשב כפול
why-swept = בוסטון של ההגנה שווה { points }
why-defenders = ההגנה מקבלת על לקיחות מעל שש
why-doubled = כפול בשל ללא שליט

ends-target = הראשונים ל־{ $target }
ends-floor = { $by ->
    [you] ירדת ל־{ $floor }
    [we] ירדנו ל־{ $floor }
    [they] הם ירדו ל־{ $floor }
    [names] { $name } ירדו ל־{ $floor }
   *[name] ירידה של { $name } ל־{ $floor }
 }
ends-boston = בוסטון מנצח במשחק
ends-deals = החלוקה האחרונה שוחקה
times = { $times ->
    [0] אף פעם
    [1] פעם אחת
    [2] פעמיים
    [3] שלוש פעמים
    [4] ארבע פעמים
   *[other] חמש פעמים
 }
ends-sets = { $by ->
    [you] נכשלת { times }
    [we] נכשלנו { times }
    [they] הם נכשלו { times }
    [names] { $name } נכשלו { times }
   *[name] כישלון של { $name } { times }
 }
ends-renege = רנונס מפסיד אותו
ends-set = זוג שנכשל קם
match-head-draw = תיקו
match-head = { $by ->
    [you] ניצחת!
    [we] ניצחנו!
    [they] הם ניצחו
    [names] { $name } ניצחו
   *[name] הניצחון של { $name }
 }
match-draw = המשחק הסתיים בתיקו: { $why }
match-won = { $by ->
    [you] ניצחת במשחק: { $why }
    [we] ניצחנו במשחק: { $why }
    [they] הם ניצחו במשחק: { $why }
    [names] { $name } ניצחו במשחק: { $why }
   *[name] הניצחון של { $name }: { $why }
 }

draws = { $by ->
    [you] הקלף שלך { $card }
   *[name] הקלף של { $name } { $card }
 }
draw-partners = הגרלת שותפים, שני הגבוהים יחד: { $cards }.
drawn-partners = { $first } ו־{ $second } נגד { $third } ו־{ $fourth }.
draw-low-card = הקלף הנמוך מחלק ראשון
draw-first-diamond = קלפים נפתחים עד היהלום הראשון, שמחלק ראשון
draw-first-club = קלפים נפתחים עד התלתן הראשון, שמחלק ראשון
draw-random = המחלק הראשון נקבע באקראי
draw-dealer = החלוקה הראשונה, { $how }: { $cards }.
draw-dealer-plain = החלוקה הראשונה: { $how }.
deals-first = { $by ->
    [you] החלוקה הראשונה שלך.
   *[name] החלוקה הראשונה של { $name }.
 }

plays-standing = { $by ->
    [you] החוזה שלך { $contract }: { $standing }.
   *[name] החוזה של { $name } { $contract }: { $standing }.
 }
takes-it = { $by ->
    [you] לקחת אותה.
   *[name] היא הולכת אל { $name }.
 }
decimal-mark = { "." }
