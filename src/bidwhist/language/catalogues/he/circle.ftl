### חברים ומועדונים: המילים של הדפים שלהם.

friends = חברים
no-friends = עדיין אף אחד. בקשו ממישהו לפי שם החשבון שלו, וכשיסכים תראו זה את זה כאן.
friend-name = שם החשבון
ask-friend = לבקש
asks-you = { $name } רוצה להיות חבר.
you-asked = ביקשת מ־{ $name }.
say-yes = כן
say-no = לא
take-back = לבטל
is-here = כאן עכשיו
is-away = לא כאן
end-friendship = להפסיק חברות
sure-friendship = באמת להפסיק חברות עם { $name }?
asked-over = { $name } מזמין אותך
at-table = אל „{ $table }”
come-over = אני בא
not-now = לא עכשיו
ask-over = להזמין לשולחן שלך
asked-them = ההזמנה נשלחה אל { $name }.
account-first = לחברים ולמועדונים צריך חשבון, כדי שימצאו אותך שוב.
make-one = לפתוח חשבון
your-clubs = המועדונים שלך
no-clubs = אינך במועדון עדיין. קישור של חבר יביא אותך לשלו, או שתייסד אחד.
found-club = לייסד מועדון
club-name = שם המועדון
club-about = במה הוא עוסק
members = חברי המועדון
keeps-it = אחראי המועדון
join-link = קישור להצטרפות
join-link-hint = מי שפותח אותו נמצא במועדון. קישור חדש מבטל את הישן.
new-link = קישור חדש
copy-link = להעתיק
copied-link = הועתק.
results = שוחק בין חברים
no-results = עדיין כלום. משחק נספר כאן כששני חברי מועדון יושבים בו.
won-by = { $names } ניצחו
won-nobody = איש לא ניצח
look-at-it = לצפות
open-there = שולחנות פתוחים של חברים
sit-there = לשבת
leave-club = לעזוב את המועדון
sure-leave = באמת לעזוב את { $name }?
make-keeper = למנות לאחראי
keeper-no-more = לא אחראי עוד
send-out = מחוץ למועדון
sure-out = באמת להוציא את { $name }?
change-club = לשנות שם וטקסט
change = לשנות
joined = אתה עכשיו ב־{ $name }.
join-wait = רגע אחד.

## הדף של אירוע.

events = אירועים
no-events = לא הוכרז אירוע.
event-begins = מתחיל { $time }
event-by-house = מטעם הבית
event-by-club = מטעם { $club }
event-table-rules = { $rules }, { $minutes } דקות לסיבוב
event-enter-alone = לשחק עם מי שיבוא
event-enter-with = לבקש כשותף
event-partner-name = שם החשבון של השותף
event-asks-you = { $name } מציע לך לשחק יחד
event-yes = כן, יחד
event-no = לא
event-you-asked = ביקשת מ{ $name }. בלי תשובה תשחק עם מי שבא לבד, או עם בוט.
event-you-wait = תשחק עם מי שבא לבד, או עם בוט.
event-you-are-in = אתם משחקים: { $names }
event-leave = לעזוב את האירוע
event-to-table = לשולחן שלך
event-watch = לצפות
event-entered = נרשמו
event-alone = { $name } (לבד)
event-waits-for = { $name } (מבקש את { $partner })
event-bracket = עץ המשחקים
event-bracket-words = עץ המשחקים, סיבוב אחר סיבוב
event-rests = { $names } נחים
event-standings = טבלה
event-place = מקום
event-pair = זוג
event-wins = ניצחונות
event-hands = ידיים
event-points = נקודות
event-winner = { $names } ניצחו באירוע. כל הכבוד!
event-direct = ניהול
event-begin-now = להגריל עכשיו את הסיבוב הבא
event-pause = לעצור את השעונים
event-resume = להמשיך את השעונים
event-undo = לבטל את הסיבוב
event-close = לסיים את האירוע
event-add-bots = לרשום זוג בוטים
event-reason = מדוע? זה נשאר ביומן.
event-withdraw = לפרוש
event-rule = להכריע בשולחן
event-which-table = איזה שולחן
event-points-of = נקודות של { $names }
event-who-won = מי ניצח
event-drawn = איש: תיקו
event-change-pair = מישהו עוזב, או משחק במקום אחר
event-in-place-of = החשבון שמשחק במקום { $name }
event-substitute = שישחקו
event-tell = הודעה לכולם
event-tell-words = בדף הזה ועל הקיר; ריק מסיר
event-stop = לעצור, לבטל, לסיים
event-open-room = לפתוח את החדר
event-rated = מדורג: המשחקים נחשבים לדירוג ולליגה
event-line = החדר
event-wall = על הקיר
event-tally = מניין הבוסטונים
event-streak = ברצף
event-best = השיא
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
event-how = צורה
event-form = { $form ->
    [swiss] שוויצרי: תוצאות קרובות נפגשות
    [room] קום ועוף: המנצחים נשארים, המפסידים הולכים לסוף התור
    [round_robin] כולם נגד כולם
    [moving] קבוצה נעה: המנצחים עולים
   *[knockout] נוקאאוט
 }
event-may-enter = { $who ->
    [members] חברי המועדון
   *[accounts] כל מי שיש לו חשבון
 }
member-more = עוד על { $name }
more-of-member = עוד
