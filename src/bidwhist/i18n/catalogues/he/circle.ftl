### חברים ומועדונים: המילים של הדפים שלהם.

friends = חברים
no-friends = עדיין אף אחד. אפשר לשלוח בקשת חברות לפי שם החשבון, ואחרי הסכמה רואים כאן זה את זה.
friend-name = שם החשבון
ask-friend = לבקש
asks-you = בקשת חברות מאת { $name }.
you-asked = ביקשת מ־{ $name }.
say-yes = כן
say-no = לא
take-back = לבטל
is-here = כאן עכשיו
is-away = לא כאן
end-friendship = להסיר מהחברים
sure-friendship = להסיר את { $name } מהחברים?
asked-over = הזמנה מאת { $name }
at-table = לשולחן ”{ $table }”
come-over = להצטרף
not-now = לא עכשיו
ask-over = להזמין לשולחן שלך
asked-them = ההזמנה נשלחה אל { $name }.
account-first = לחברים ולמועדונים צריך חשבון, כדי שימצאו אותך שוב.
make-one = לפתוח חשבון
your-clubs = המועדונים שלך
no-clubs = אין לך עדיין מועדון. אפשר להצטרף דרך קישור של חבר, או לייסד מועדון.
found-club = לייסד מועדון
club-name = שם המועדון
club-about = במה הוא עוסק
members = חברי המועדון
keeps-it = אחראי המועדון
join-link = קישור להצטרפות
join-link-hint = כל מי שפותח אותו מצטרף למועדון. קישור חדש מבטל את הישן.
new-link = קישור חדש
copy-link = להעתיק
copied-link = הועתק.
results = משחקים בין חברי המועדון
no-results = עדיין אין. משחק מופיע כאן כששני חברי מועדון שיחקו בו.
won-by = { $names } ניצחו
won-nobody = איש לא ניצח
look-at-it = לצפות
open-there = שולחנות פתוחים של חברי המועדון
sit-there = לשבת
leave-club = לעזוב את המועדון
sure-leave = לעזוב את { $name }?
make-keeper = למנות לאחראי
keeper-no-more = להסיר מתפקיד אחראי
send-out = להוציא מהמועדון
club-for-members = { $count ->
    [one] חבר אחד במועדון. הדף של המועדון הזה הוא לחבריו.
    [two] שני חברים במועדון. הדף של המועדון הזה הוא לחבריו.
   *[other] { $count } חברים במועדון. הדף של המועדון הזה הוא לחבריו.
 }
club-sent-out = הוצאו מהמועדון
let-back = להחזיר למועדון
sure-out = להוציא את { $name } מהמועדון?
change-club = לשנות שם ותיאור
change = לשנות
joined = הצטרפת אל { $name }.
join-wait = רגע אחד.
club-founded = נוסד ב־{ $day }
here-now = כאן עכשיו
nobody-here = אין כאן אף אחד כרגע.
together = זה עם זה
together-hint = קו עבה יותר הוא יותר משחקים כשותפים.
together-empty = אחרי משחק של חברי המועדון רואים כאן מי משחק עם מי.
together-pair =
    { $count ->
         [one] { $one } ו־{ $other }: שותפים במשחק אחד, ניצחונות: { $won }
         [two] { $one } ו־{ $other }: שותפים בשני משחקים, ניצחונות: { $won }
        *[other] { $one } ו־{ $other }: שותפים ב־{ $count } משחקים, ניצחונות: { $won }
    }
evenings = ערבים
evening-matches =
    { $count ->
         [one] משחק אחד
         [two] שני משחקים
        *[other] { $count } משחקים
    }
evening-won = { $names }, ניצחונות: { $count }

## הדף של אירוע.

events = אירועים
no-events = לא הוכרז אירוע.
event-begins = מתחיל { $time }
event-by-house = מטעם הבית
event-by-club = מטעם { $club }
event-table-rules = { $rules }, { $minutes } דקות לסיבוב
event-enter-alone = לשחק עם כל שותף
event-enter-with = לבקש כשותף
event-partner-name = שם החשבון של השותף
event-asks-you = { $name }: הצעה לשחק יחד
event-answer = ממתינים לתשובה שלך
event-stand-in = מנהל האירוע מבקש ממך לשחק במקום { $names }: { $reason }
event-invited = מנהל האירוע מבקש ממך לשחק בתור { $names }
event-agree = כן, אני בפנים
event-not-answered = עדיין בלי תשובה: { $names }
event-yes = כן, יחד
event-no = לא
event-you-asked = שאלת את { $name }. בלי תשובה המשחק שלך עם מישהו אחר שבא לבד, או עם בוט.
event-you-wait = המשחק שלך עם מישהו אחר שבא לבד, או עם בוט.
event-you-are-in = נרשמת: { $names }
event-leave = לעזוב את האירוע
event-to-table = לשולחן שלך
event-watch = לצפות
event-entered = נרשמו
event-alone = { $name } (לבד)
event-waits-for = { $name } (בקשה אל { $partner })
event-bracket = עץ המשחקים
event-bracket-words = עץ המשחקים, סיבוב אחר סיבוב
event-rests = { $names } נחים
event-standings = טבלה
event-place = מקום
event-pair = זוג
event-wins = ניצחונות
event-hands = חלוקות
event-points = נקודות
event-winner = { $names } ניצחו באירוע. כל הכבוד!
event-direct = ניהול האירוע
event-pause = לעצור את השעונים
event-undo = לבטל את הסיבוב
event-close = לסיים את האירוע
event-add-bots = { $count ->
    [one] לרשום זוג בוטים
    [two] לרשום שני זוגות בוטים
   *[other] לרשום { $count } זוגות בוטים
 }
event-bot-teams = זוגות בוטים
event-reason = סיבה (נשמרת ביומן)
event-withdraw = לפרוש
event-rule = לקבוע תוצאה בשולחן
event-which-table = איזה שולחן
event-points-of = נקודות של { $names }
event-who-won = מי ניצח
event-drawn = אף אחד: תיקו
event-change-pair = מישהו עוזב, או מחליף משחק
event-in-place-of = החשבון שמחליף את { $name }
event-substitute = להחליף
event-tell = הודעה לכולם
event-tell-words = מוצג בדף הזה ובמסך הגדול; להסרה משאירים ריק
event-stop = לעצור, לבטל, לסיים
event-rated = מדורג: המשחקים נחשבים לדירוג ולליגה
event-line = החדר
event-wall = מסך גדול
event-tally = מניין הבוסטונים
event-streak = ברצף
event-best = הרצף הארוך
event-your-place = מקומך בתור: { $place }.
event-training = אימון
event-announce = להכריז על אירוע
event-name = שם
event-when = מתי
event-rules = כללים
event-deals = חלוקות במשחק
event-minutes = דקות לסיבוב
event-who = מי רשאי להירשם
event-round-of = סיבוב { $round }
event-nobody = עוד אין איש
event-play-until = משחקים עד { $time }
event-next-round = אחר כך: סיבוב { $round }
event-next-at = סיבוב { $round } מתחיל ב־{ $time }
event-last-round = הסיבוב האחרון
event-drawn-soon = המנהל מגריל את הסיבוב הבא.
event-still-playing =
    { $count ->
        [one] שולחן אחד עוד משחק
        [two] שני שולחנות עוד משחקים
       *[other] { $count } שולחנות עוד משחקים
    }
event-your-meeting = השולחן שלך: { $table }
event-against = נגד
event-won = ניצחו
event-you-are-done = השולחן שלך סיים. זמן להפסקה!
event-you-rest = יש לך מנוחה בסיבוב הזה
event-stay-near = השולחן הבא שלך יופיע כאן
event-scan = סורקים ומצטרפים
event-tables = שולחנות
event-leaf = { $leaf } מתוך { $leaves }
event-final = גמר
event-semifinals = חצי גמר
event-quarterfinals = רבע גמר
event-needs-teams = צריך שני זוגות כדי להתחיל.
event-how = צורה
event-form = { $form ->
    [swiss] שוויצרי: זוגות בתוצאות קרובות נפגשים
    [room] קום ועוף: המנצחים נשארים, המפסידים הולכים לסוף התור
    [round_robin] כולם נגד כולם
    [moving] זוגות נעים: המנצחים עולים
   *[knockout] נוקאאוט
 }
event-may-enter = { $who ->
    [members] חברי המועדון
   *[accounts] כל מי שיש לו חשבון
 }
member-more = עוד על { $name }
more-of-member = עוד

## Peace at the table.
not-heard = שחקנים מושתקים
hear-again = לבטל את ההשתקה של { $name }
hear-them-again = לבטל את ההשתקה
somebody-gone = מישהו שכבר אינו כאן
nobody-muted = אף אחד. בשולחן, תחת ”לומר משהו”, אפשר להשתיק כל אחד; זה חל בכל שולחן.
report = לדווח על מישהו
report-who = על מי
report-about = על מה
report-words = מה שנאמר
report-name = שם, או שם השולחן
report-play = משחק לא הוגן, או עזיבה
report-other = משהו אחר
report-what = מה קרה
report-send = לשלוח דיווח
report-hint = זה מגיע לבעל השרת, ולא לאיש בשולחן. כדי לא לשמוע מישהו, אפשר להשתיק אותו.
report-told = תודה. בעל השרת יראה זאת, עם מה שנאמר כאן לאחרונה.

your-bots = הבוטים שלך
your-bots-hint = תוכנה שלך יכולה לשבת לשולחנות בשם משלה, היכן שהמארח מרשה.
new-token = אסימון אחר
end-bot = מחיקה
sure-token = לתת ל־{ $name } אסימון אחר? הקודם מפסיק לפעול מיד.
sure-bot = למחוק את { $name }? המשחקים שהסתיימו נשארים, בלי השם.
token-once = האסימון, מוצג רק הפעם:
bot-name = שם לבוט חדש
make-bot = יצירה
programs-here = תוכנות שנמצאות כאן

## Playing without a connection.
offline-here = שלושה בוטים משחקים כאן, והשולחן ממתין בדפדפן הזה. חברים, חלוקות היום ודירוגים דורשים חיבור.
offline-back = חזרה לשולחן המקוון
offline-what = משחק מול שלושה בוטים ברכבת או במטוס: אפשר להוריד את השולחן מראש, והוא נפתח בלי שרת.
offline-ready = השולחן שמור בדפדפן הזה. הוא נפתח בלי שרת.
offline-old = השולחן השמור בדפדפן הזה הוא מגרסה ישנה. הוא עדיין פועל; אפשר להוריד את החדש בכל עת.
offline-fetch = להוריד ({ $size } מ״ב)
offline-fetched = { $done } מתוך { $all } מ״ב
offline-failed = לא הכול ירד. כדאי לבדוק את החיבור ואת המקום הפנוי ולנסות שוב.
offline-play = לשחק עכשיו
offline-forget = להסיר מהדפדפן הזה
