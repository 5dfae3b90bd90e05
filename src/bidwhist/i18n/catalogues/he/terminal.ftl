### טיוטה: המסוף: הפתיחה, השולחן, הדפים שמעליו ושורות הדו־שיח.

tui-key = { $key ->
    [hint] רמז
    [hurry] מהר
    [undo] ביטול
    [claim] תביעה
    [last] אחרונה
    [books] לקיחות
    [score] ניקוד
    [rules] כללים
    [renege] רנונס
    [colours] סדרות
    [commands] פקודות
    [help] עזרה
    [choose] בחירה
    [sheet] לקרוא
    [back] חזרה
    [next] הבא
    [first-deal] חלוקה ראשונה
    [exercises] תרגילים
    [skip] דילוג
   *[quit] יציאה
 }
tui-does = { $key ->
    [arrows] עוברים על היד או על ההכרזות; למעלה ולמטה מחליפים סדרה
    [enter] מכריז, קובע, משחק, משליך; לחיצת עכבר עושה אותו דבר
    [bid] 4 ואז d מכריז 4 דאונטאון; p הוא פאס
    [done] מסיים את ההשלכה
    [hint] מה בוט יציב היה עושה, ולמה; Enter עושה זאת
    [hurry] מזרז את הבוטים עד התור שלך
    [undo] מבטל את ההחלטה האחרונה שלך
    [claim] תביעה של כל הלקיחות שנותרו; מתקבלת אם זה ודאי
    [last] הלקיחה האחרונה שוב
    [books] כל הלקיחות עד כה
    [score] דף הניקוד
    [rules] הכללים של השולחן הזה
    [renege] טוען לרנונס, בשולחנות שמשחקים ביושר
    [colours] שני גוונים או ארבעה לסדרות
    [commands] כל הפקודות, לפי כמה אותיות
    [help] הדף הזה (גם F1)
   *[quit] יציאה; המשחק שמור
 }
tui-help-signs = מה שבולט או בסוגריים מותר. (D) מחלק. ▸ בתור. ★ לקח את הלקיחה. • בא מהקיטי. ★ גדול הוא הג'וקר הגדול, ☆ קטן הוא הג'וקר הקטן.
tui-help-books = שש לקיחות, ואחריהן כל אחת נחשבת. אחרי חלוקה, c שואל את המאמן אילו החלטות שלך עלו משהו. הכול נשמר תוך כדי משחק: אפשר לסגור את החלון, והמשחק מחכה כאן.
tui-answer = { $answer ->
    [deal] לחלק
    [resume] להמשיך בו
    [new] משחק חדש
    [leave] יציאה
    [close] סגירה
    [next] החלוקה הבאה
    [match] למשחק
    [coach] מאמן
    [renege] רנונס
    [undo] ביטול
    [table] שולחן
    [rematch] משחק גומלין
    [result] חזרה לתוצאה
   *[none] אף אחת
 }
tui-title = { $sheet ->
    [last] הלקיחה האחרונה
    [books] הלקיחות עד כה
    [score] דף הניקוד
    [rules] הכללים של השולחן הזה
    [help] עזרה
    [coach] המאמן
    [renege] לטעון לרנונס
    [back] טוב לראות אותך שוב
   *[new] משחק חדש
 }
tui-deal = חלוקה { $deal }
tui-too-small = השולחן צריך { $columns } על { $rows };
    בחלון הזה { $width } על { $height }.
    אפשר להגדיל אותו, או ללחוץ { $key } ליציאה.
    המשחק שמור.
tui-needs-no-room = לא צריך מקום.

tui-not-saved = לא נשמר
tui-to-and-deal = עד { $target } · חלוקה { $deal }
tui-auction-stands = מכרז: מוביל { $bid }
tui-auction-none = מכרז: עוד אין הכרזה
tui-way = { $way ->
    [U] אפטאון
    [D] דאונטאון
    [N] ללא שליט
   *[none] הכרזה
 }
tui-suit = { $suit ->
    [C] ♣ תלתן
    [D] ♦ יהלום
    [H] ♥ לב
    [S] ♠ עלה
   *[N] ללא שליט
 }
tui-jokers-must-go = ללא שליט הג'וקרים חייבים ללכת
tui-aside-full =
    { $count ->
        [one] קלף אחד כבר הושלך; יש להחזיר אותו קודם.
        [two] שני קלפים כבר הושלכו; יש להחזיר אחד קודם.
       *[other] { $count } קלפים כבר הושלכו; יש להחזיר אחד קודם.
    }
tui-aside = הושלכו { $done } מתוך { $all }
tui-kitty-marks = • מהקיטי
tui-nothing-yet = עוד כלום
tui-done = סיום
tui-face = { $face ->
    [LJ] קטן
    [BJ] גדול
    [lit] קטן
    [big] גדל
    [joker] ג'וקר
    [jack] נסיך
    [queen] מלכה
   *[king] מלך
 }
tui-role = { $role ->
    [declarer] כרוז
   *[partner] שותף
 }
tui-to-do = { $phase ->
    [auction] בתור להכריז
    [declare] בתור לקבוע
    [discard] בתור להשליך
   *[play] בתור לשחק
 }
tui-takes-it = לוקח
tui-passed = פאס
tui-has-bid = הכרזה { $bid }
tui-kitty =
    { $count ->
        [one] קיטי, קלף אחד
        [two] קיטי, שני קלפים
       *[other] קיטי, { $count } קלפים
    }
tui-kitty-sported = הקיטי, גלוי
tui-hint = רמז: { $words }
tui-hint-discard = רמז, Enter עושה זאת: { $words }
tui-which-renege = באיזו לקיחה היה רנונס? יש ללחוץ על המספר שלה; a היא 10, b היא 11 וכן הלאה.
tui-advised = { "\u200F" }{ $what }.

tui-score = ניקוד
tui-to = עד { $target }
tui-thrown-in = בוטלה
tui-trumps = שליט
tui-trumps-turned = שליט { $suit }, נהפך
tui-turned-up = { $card } נהפך
tui-came = { $came ->
    [boston] בוסטון
    [made] הושג
    [swept] נכשל, בוסטון
   *[set] נכשל
 }
tui-auction = מכרז
tui-books = לקיחות
tui-last-book = לקיחה אחרונה
tui-before-it = לפניה
tui-led-by = הובלה
tui-taker-last = הקלפים, ומי שלקח
tui-conventions = מוסכמות
tui-no-deal-yet = אף חלוקה עוד לא הסתיימה.
tui-score-line = ניקוד
tui-times-set = כישלונות
tui-deal-line = מס'
tui-goal = מנצח הראשון שמגיע אל { $target }
tui-goal-floor = { $goal }; מפסיד מי שיורד אל { $floor }
tui-goal-sets = { $goal }; מפסיד מי שנכשל { times }
tui-goal-deals =
    { $deals ->
        [one] { $goal }; לכל היותר חלוקה אחת
        [two] { $goal }; לכל היותר שתי חלוקות
       *[other] { $goal }; לכל היותר { $deals } חלוקות
    }
tui-no-book-yet = אף לקיחה עוד לא הסתיימה.
tui-put-aside = הושלכו: { $cards }
tui-took-book = { $by ->
    [you] ★ לקחת את לקיחה { $book }.
   *[name] ★ לקיחה { $book } הלכה אל { $name }.
 }
tui-score-stands = ניקוד: { $score }.
tui-in-kitty = קיטי
tui-in-aside = השלכה
tui-match-waits = מחכה לך משחק ({ $table }): { $score }, חלוקה { $deal }.
tui-clockwise = משמאלך, עם כיוון השעון: { $names }.
tui-your-partner = השותף שלך: { $name }.
tui-by-honour = משחקים ביושר: מותר לשחק כל קלף; g טוען לרנונס.
tui-taken-back = בוטל.
tui-nothing-to-take-back = אין מה לבטל בחלוקה הזאת

tui-cannot-save = אי אפשר לשמור את המשחק ({ $why }). המשחק נמשך; ננסה לשמור בכל צעד.
tui-saved-again = המשחק נשמר שוב.
tui-played-elsewhere = המשחק הזה פתוח במקום אחר; אפשר להמשיך שם, או להשתמש ב־--save: { $file }
tui-damaged = המשחק השמור פגום והועבר אל { $aside }: { $why }
tui-only-file = משחק נשמר רק בקובץ: { $file }
tui-record-lost = רישום המשחק לא נשמר ({ $why }).
tui-set-aside = רישום המשחק לא נשמר ({ $why }), ולכן המשחק הועבר אל { $aside }.
tui-goes-on = נשמר. { $command } ממשיך מכאן.
tui-is-kept = המשחק שמור. כדי לראות מה עלתה כל החלטה: { $command }
tui-own-rules = הוא ממשיך בכללים שלו; משחק חדש יהיה לפי { $options }.
tui-no-pictures = המסוף הזה לא מצייר (TERM={ $kind })
tui-no-signs = למסוף הזה אין סימני קלפים (הוא כותב { $encoding }, וצריך { $needed })
tui-by-lines = הערה: { $why }, ולכן המשחק נכתב שורה אחר שורה, כמו עם --plain

tui-coach-begins = המאמן מתיישב עם הקלפים שלך …
tui-coach-progress =
    { $count ->
        [one] המאמן ראה { $done } מתוך החלטה אחת שלך …
        [two] המאמן ראה { $done } מתוך שתי ההחלטות שלך …
       *[other] המאמן ראה { $done } מתוך { $count } ההחלטות שלך …
    }
tui-coach-nothing = אין על מה להעיר.
tui-coach-where = { $where ->
    [bid] המכרז
    [naming] השליט
    [discard] הקיטי
   *[play] לקיחה { $book }
 }
tui-coach-found = { "\u200F" }{ $where }: { $words }
tui-coach-in-all = החלטות שהייתה בהן בחירה: { $judged }. טובות כמו הטובה ביותר, או כמעט: { $good }.
tui-coach-cost =
    { $count ->
        [one] האחרות עלו סיכוי אחד מ־100 לנצח במשחק.
        [two] האחרות עלו שני סיכויים מ־100 לנצח במשחק.
       *[other] האחרות עלו { $count } סיכויים מ־100 לנצח במשחק.
    }
tui-coach-judge = השופט הוא בוט, { $level }, לפי מה שאפשר היה לראות מהמקום שלך, לא לפי קלפי האחרים.
tui-level = { $level ->
    [random] אקראי
    [beginner] מתחיל
    [casual] נינוח
    [steady] יציב
    [strong] חזק
    [champion] אלוף
   *[other] { $level }
 }
tui-coach-later = המאמן מסתכל על חלוקה כשהיא מסתיימת.

## המילים שמקלידים זהות בכל השפות.
tui-go-on = להמשיך בו? yes או no.
tui-yes-or-no = נא לכתוב yes או no.
tui-a-call = { "\u200F" }{ $who }: { $call }.
tui-new-match = משחק חדש.
tui-you-may = אפשר לכתוב: { $what }.
tui-discard-these = discard ועוד { $count } מתוך { $hand }
tui-among-them = ובהם { $cards }
tui-renege-and-book = renege ולקיחה
tui-name-the-book = נא לציין את הלקיחה, למשל: renege 3.
tui-not-over = המשחק לא הסתיים.
tui-played-once = חלוקה שמשווים לאחרים משחקים פעם אחת.
tui-your-hand = היד שלך: { $hand }.
tui-no-cards-left = לא נשארו קלפים
tui-on-the-table = על השולחן: { $cards }.
tui-nothing = כלום
tui-nothing-to-decide = אין מה להחליט.
tui-dialogue-help =
    הכרזות: 4u, 4d, 4n, או 4 במקום שההכרזה היא רק מספר; pass הוא פאס.
    שליט: spades, hearts downtown, no-trump uptown, או downtown כשהסדרה כבר נקבעה.
    קיטי: discard 2c 3c 4d וכן הלאה. קלף הוא דרגה וסדרה: ah, td, 9c; bj ועוד lj הם הג'וקרים.
    לשחק: ah.
    בכל זמן: hand, trick, last, books, score, rules, hint, undo, claim, renege 3, help, quit.
    אחרי חלוקה: next, coach. אחרי משחק: rematch, coach.
    סדרות: c תלתן, d יהלום, h לב, s עלה. המשחק נשמר בכל החלטה.
