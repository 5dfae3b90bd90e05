### טיוטה: מה הדף אומר בעצמו.

language = שפה
went-wrong = משהו השתבש בשרת.
no-server = אי אפשר להגיע לשרת כרגע.
server-said = השרת ענה { $status }.

suit = { $suit ->
    [C] תלתן
    [D] יהלום
    [H] לב
   *[S] עלה
 }
rank = { $rank ->
    [r2] שתיים
    [r3] שלוש
    [r4] ארבע
    [r5] חמש
    [r6] שש
    [r7] שבע
    [r8] שמונה
    [r9] תשע
    [rT] עשר
    [rJ] נסיך
    [rQ] מלכה
    [rK] מלך
   *[rA] אס
 }
card = { rank } { suit }
big-joker = הג'וקר הגדול
little-joker = הג'וקר הקטן
dealer = מחלק

to-front-room = לחדר הכניסה
you = את/ה
you-are-now = מעכשיו שמך { $name }.
name-at-table = שמך בשולחן
name = שם
keep-it = לשמור
name-hint = אותיות, ספרות ו־. ' - _ &. שמות של חשבונות ושל בוטים תפוסים.
face-at-table = הפנים שלך בשולחן
face-number = פנים { $number }
face-hint = אין שניים דומים בשולחן: אם מישהו הגיע לפניך עם הפנים שלך, יינתנו לך אחרות באותו ערב.
keep-matches = לשמור את המשחקים
keep-matches-hint = לא חובה: עם סיסמה השם וההיסטוריה נשמרים גם במכשירים אחרים. אין צורך בדואר אלקטרוני.
kept = החשבון נוצר. כדאי לרשום את קודי השחזור; הם מוצגים פעם אחת בלבד.
recovery-codes = קודי שחזור
copy-all = להעתיק הכול
codes-copied = כל הקודים הועתקו.
codes-by-hand = נא להעתיק את הקודים ידנית.
password = סיסמה
make-account = ליצור חשבון
password-hint = לפחות עשרה תווים. שלוש או ארבע מילים שאין ביניהן קשר הן סיסמה טובה.
have-account = יש לי חשבון
account-name = שם החשבון
new-password = סיסמה חדשה
its-password = סיסמה
forgotten-password = שכחת? אחד מקודי השחזור שלך
sign-in = כניסה
your-account = החשבון שלך
account-hint = שם והיסטוריה נשמרים עבורך, כאן ובכל מקום שנכנסים בו.
sign-out = יציאה
sign-out-everywhere = יציאה מכל מקום
so-far = עד כה
balance = ניצחונות מול הפסדים
balance-chart = { $count } משחקים: { $now } עכשיו, { $best } בשיא
balance-hint = הקו עולה בכל ניצחון. הטלאים הם המשחקים האחרונים שלך.
your-bids = ההכרזות שלך
matches-won =
    { $matches ->
        [one] משחק אחד, ניצחונות: { $won }.
        [two] שני משחקים, ניצחונות: { $won }.
       *[other] { $matches } משחקים, ניצחונות: { $won }.
    }
deals-count =
    { $deals ->
        [one] חלוקה אחת;
        [two] שתי חלוקות;
       *[other] { $deals } חלוקות;
    }
bids-won =
    { $declared ->
        [one] זכייה אחת במכרז, הושגו: { $made }.
        [two] שתי זכיות במכרז, הושגו: { $made }.
       *[other] { $declared } זכיות במכרז, הושגו: { $made }.
    }
bostons =
    { $bostons ->
        [one] בוסטון אחד.
        [two] שני בוסטונים.
       *[other] { $bostons } בוסטונים.
    }
broke-off =
    { $count ->
        [one] יציאה בזמן הערבוב: פעם אחת.
        [two] יציאה בזמן הערבוב: פעמיים.
       *[other] יציאה בזמן הערבוב: { $count } פעמים.
    }
bid = הכרזה
bid-call = { $way ->
    [U] { $number } אפטאון
    [D] { $number } דאונטאון
    [N] { $number } ללא שליט
   *[none] { $number }
 }
played = שוחקו
made = הושגו
matches = משחקים
preset-name = { $preset ->
    [classic] קלאסי
    [cutthroat] כל אחד לעצמו, שלושה
    [cutthroat-4] כל אחד לעצמו, ארבעה
    [cutthroat-5] כל אחד לעצמו, חמישה
    [andrews] רק ההכרזה
    [palace] כולם צוברים
    [fifty-two] חמישים ושניים קלפים
    [bid-wiz] היהלום הראשון מחלק
    [columbus] בלי קיטי
    [whist] ויסט קלאסי
   *[custom] כללי הבית
 }
kitchen-table = שולחן המטבח
bots =
    { $count ->
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $count } בוטים
    }
no-winner = אין מנצח
won = ניצחון
lost = הפסד
replay = שידור חוזר
coach = מאמן
download = הורדה
no-matches = עדיין אין. הראשון במרחק לחיצה.

password-changed = הסיסמה שונתה. במכשירים האחרים צריך להיכנס שוב.
change-password = לשנות את הסיסמה
password-until-now = הסיסמה הנוכחית
password-from-now = הסיסמה החדשה
change-it = לשנות
take-along = להוריד את הנתונים שלך
take-along-hint = קובץ אחד עם השם, ההתחברויות, השולחנות והמשחקים.
download-it = להוריד
leave = למחוק את החשבון שלך
leave-hint-guest = השם, הסטטיסטיקה והמקומות שלך נמחקים לתמיד. משחקים שהסתיימו נשארים, ובהם השם שלך הוא ”מישהו”.
leave-hint = השם, החשבון, הסטטיסטיקה והמקומות שלך נמחקים לתמיד. משחקים שהסתיימו נשארים, ובהם השם שלך הוא ”מישהו”.
leave-password = הסיסמה שלך, לאישור
forget-me = למחוק הכול


documentation = תיעוד
title-fair = האם החלוקות הוגנות?
title-first = החלוקה הראשונה שלך
title-join = הוזמנת
title-learn = ללמוד
title-new = שולחן משלך
title-owner = דף הבעלים
title-play = רגע אחד
title-settings = הגדרות
title-solve = לפתור חלוקה
title-table = שולחן
title-not-here = לא כאן
titled = { $title } · Bid Whist
chairs = השולחן נטען
no-page = אין דף כזה
no-page-hint = אולי הכתובת נחתכה או הוקלדה לא נכון.
page-late = הדף לא נטען
page-late-hint = החיבור איטי או אבד, או שבשרת יש גרסה חדשה יותר.
try-again = לנסות שוב
play-offline = לשחק ללא חיבור
part-coming = בטעינה…
part-late = זה לוקח יותר זמן מהרגיל.
title-words = מילות המשחק
