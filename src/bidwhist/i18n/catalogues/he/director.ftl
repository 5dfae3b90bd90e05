### שולחן המנהל: השולחן, כרטיסי ניקוד בטלפון, המסך הגדול, נייר, יומן. טיוטה.

## מצב האירוע.
hall-entries-open = ההרשמה פתוחה: { $count } עד כה
hall-room-open = קום ועוף
hall-round-runs = משוחק סיבוב { $round }
hall-round-runs-of = משוחק סיבוב { $round } מתוך { $rounds }
hall-round-is-over = סיבוב { $round } הסתיים
hall-round-is-over-of = סיבוב { $round } מתוך { $rounds } הסתיים
hall-closed = האירוע הסתיים
hall-paused = השעונים עצורים: { $reason }
hall-champion = { $names } ניצחו. כל הכבוד!
hall-play-until = משחקים עד { $time }

## שולחנות.
hall-tables = שולחנות
hall-table = שולחן
hall-table-number = שולחן { $table }
hall-table-in-round = שולחן { $table }, סיבוב { $round }
hall-round = סיבוב { $round }
hall-against = נגד
hall-rests = נחים: { $names } ({ $why })
hall-nothing-drawn = עוד לא הוגרל דבר.
hall-earlier = סיבובים קודמים
hall-why = מדוע הם נפגשים
hall-final = גמר
hall-semifinals = חצי גמר
hall-quarterfinals = רבע גמר
hall-bracket = עץ המשחקים
hall-scan = סורקים ועוקבים
hall-next-round = אחר כך: סיבוב { $round }
hall-last-round = הסיבוב האחרון
hall-drawn-soon = המנהל מגריל את הסיבוב הבא.
hall-still-playing =
    { $count ->
        [one] שולחן אחד עוד משחק
        [two] שני שולחנות עוד משחקים
       *[other] { $count } שולחנות עוד משחקים
    }
hall-leaf = { $leaf } מתוך { $leaves }
hall-said = ”{ $words }”
hall-drawn = תיקו
hall-won-by = { $names } ניצחו

## מצב שולחן.
hall-state-playing = משחקים
hall-state-one-here = צד אחד מחכה לשני
hall-state-entered = נרשמה תוצאה; היא תהיה סופית ב־{ $time }
hall-state-disputed = במחלוקת
hall-how-confirmed = התוצאה אושרה.
hall-how-locked = איש לא התנגד בחמש דקות; התוצאה סופית.
hall-how-ruled = המנהל הכריע.
hall-how-time = לא נרשמה תוצאה בזמן: תיקו.
hall-how-absent = צד אחד לא בא.
hall-how-withdrawn = זוג עזב את האירוע.
hall-how-unruled = המחלוקת לא הוכרעה בזמן: תיקו.

## טבלה.
hall-standings = טבלה
hall-rank = מקום
hall-pair = זוג
hall-wins = ניצחונות
hall-hands = חלוקות
hall-points = נקודות
hall-bostons = בוסטונים
hall-streak = ברצף
hall-best-streak = הרצף הארוך
hall-boston-tally = מניין הבוסטונים
hall-boston-count = { "\u200F" }{ $names }: { $count }

## חדר.
hall-line = התור
hall-next-up = הבאים: { $names }
hall-line-empty = איש אינו מחכה.
hall-waits-for-partner = { $name } (בהמתנה לשותף)
hall-streak-of =
    { $count ->
        [one] { $names } נשארים בשולחן
        [two] { $names } נשארים בשולחן: שני ניצחונות ברצף
       *[other] { $names } נשארים בשולחן: { $count } ניצחונות ברצף
    }

## כרטיס ניקוד.
hall-you = הזוג שלך
hall-they = הם
hall-us = אנחנו
hall-them = הם
hall-we-are-here = אנחנו ליד השולחן
hall-they-are-missing = הצד השני לא כאן
hall-call-them = אנחנו כאן ומחכים להם
hall-we-wait = מחכים לצד השני. בלי תשובה הניצחון שלך ב־{ $time }.
hall-they-wait = הצד השני ליד השולחן ומחכה. בלי תשובה הוא מנצח ב־{ $time }.
hall-enter-score = רישום התוצאה
hall-change-score = שינוי התוצאה
hall-enter = לרשום
hall-who-won = מי ניצח?
hall-draw-result = אף אחד: תיקו
hall-they-entered = הם רשמו את התוצאה הזאת. בלי תשובה היא תהיה סופית ב־{ $time }.
hall-waits-for-them = הצד השני מתבקש לאשר. בלי תשובה היא תהיה סופית ב־{ $time }.
hall-confirm = כן, זה נכון
hall-dispute = לא, זה לא נכון
hall-what-is-wrong = מה לא נכון?
hall-call-director = לקרוא למנהל
hall-director-called = במחלוקת. המנהל בדרך לשולחן שלך.
hall-next-table = השולחן הבא שלך: { $table }
hall-your-place = { $names }: מקום { $place } בתור
hall-card-of = כרטיס ניקוד של { $names }
hall-card-gone = הסיבוב הזה בוטל
hall-ask-director = נא לסרוק את הקוד של השולחן החדש, או לשאול את המנהל.
hall-no-card = אין כרטיס ניקוד בכתובת הזאת. נא לסרוק שוב.
hall-number = מספרים נכתבים בספרות.

## השולחן.
hall-desk = שולחן המנהל
hall-screen = מסך גדול
hall-screen-code = קוד למסך הגדול
hall-pages = דפים
hall-log = יומן
hall-print-pairings = הדפסת הזיווגים
hall-print-sheets = הדפסת דפי השולחן
hall-print-standings = הדפסת הטבלה
hall-csv-standings = טבלה כ־CSV
hall-csv-results = תוצאות כ־CSV
hall-what-now = מה עכשיו?
hall-draw-round = הגרלת סיבוב { $round }
hall-open-room = פתיחת החדר
hall-pause = עצירת השעונים
hall-resume = הפעלת השעונים
hall-undo = ביטול הסיבוב
hall-close = סיום האירוע
hall-reason = סיבה
hall-rule = הכרעה בשולחן הזה
hall-entries = נרשמים
hall-name = שם
hall-partner = שותף
hall-partner-may = שותף, אם יש
hall-club = מועדון
hall-city = עיר
hall-enter-pair = הוספה
hall-import = רשימת נרשמים
hall-import-hint = שורה לכל אחד: שם, שותף, מועדון, עיר
hall-from-file = או מקובץ
hall-import-all = הוספת כולם
hall-tell = הודעה לכולם
hall-tell-words = בכל הדפים; להסרה משאירים ריק
log-told = לכולם: { $words }
hall-withdraw = פרישה
hall-substitute = מישהו אחר משחק
hall-left = פרשו: { $names }
hall-not-director = שולחן המנהל נפתח בכתובת שהודפסה כשהופעל.
hall-form-torn = אי אפשר לקרוא את הטופס.
hall-not-written = אי אפשר היה לכתוב לדיסק, ולכן לא נעשה דבר. נא לנסות שוב.
hall-nothing-here = אין כאן דבר.
hall-back = חזרה

## נייר.
hall-pairings-of = זיווגים של סיבוב { $round }
hall-sheets = דפי שולחן
hall-sheet-of = שולחן { $table }, סיבוב { $round }
hall-print = הדפסה
hall-signed = חתימה

## היומן.
log-opened = { $name } מתחיל.
log-entered = { $names } נרשמו.
log-paired =
    { $count ->
        [one] סיבוב { $round } הוגרל: שולחן אחד.
        [two] סיבוב { $round } הוגרל: שני שולחנות.
       *[other] סיבוב { $round } הוגרל: { $count } שולחנות.
    }
log-seated = { $table }: צד התיישב.
log-reported = { $table }: נרשם { $score }.
log-confirmed = { $table }: { $score } סופי.
log-disputed = { $table }: { $score } במחלוקת.
log-ruled = { $table }: המנהל הכריע { $score }.
log-defaulted = { $table }: השעון הכריע.
log-withdrawn = { $names } עוזבים: { $reason }
log-substituted = מישהו אחר משחק במקום { $names }: { $reason }
log-resumed = השעונים ממשיכים.
log-undone = סיבוב { $round } בוטל: { $reason }
log-round-over = סיבוב { $round } הסתיים.
log-lots = מקור ההגרלה נחשף: { $link }
log-closed = האירוע סגור. { $reason }
