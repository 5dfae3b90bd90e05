### טיוטה: הדף של מי שמנהל את השרת.

look-again = לרענן
lock-page = לנעול את הדף
this-server = השרת הזה
owner-only = הדף הזה הוא לבעל השרת. במחשב שלו ”bidwhist owner link” מדפיס את הכתובת שפותחת אותו.
health = מצב
is-well = הכול תקין
cannot-write = הוא לא מצליח לכתוב למסד הנתונים
people = אנשים
people-here =
    { $people } כאן, { $lines ->
        [one] חיבור אחד
        [two] שני חיבורים
       *[other] { $lines } חיבורים
    }
tables = שולחנות
in-memory = { $tables } בזיכרון
since = מאז
since-version = { $when }, גרסה { $version }
saved-data = נתונים שמורים
file-is = { $size }; { $free } פנויים בדיסק
refused = נדחו
refused-are =
    { "\u200F" }{ $refused }; { $away ->
        [one] חיבור אחד נותק
        [two] שני חיבורים נותקו
       *[other] { $away } חיבורים נותקו
    }
refused-nothing = כלום
bots-word = בוטים
bots-missed = { $count } איטיים מדי או נכשלו
reports = דיווחים
closed-too = גם סגורים
for-what =
    { $about ->
        [words] על מילים
        [name] על שם
        [play] על המשחק
       *[other] על דבר אחר
    }
report-match = { $when }, מאת { $name }, במשחק { $match }, צעד { $step }
report-table = { $when }, מאת { $name }, בשולחן ”{ $title }” ({ $table }), צעד { $step }
the-replay = השידור החוזר
said-there-last = ההודעות האחרונות שם
seen-to = לסגור את הדיווח
told-seen-to = הדיווח נסגר.
ban-them = לחסום את { $who } …
nobody-reported = אין דיווחים.
bans = חסימות
ban-who = מזהה של אדם, או כתובת
ban-why = סיבה (החסום יראה אותה)
ban-for = לכמה זמן
ban-days =
    { $days ->
        [d1] יום
        [d7] שבוע
        [d30] חודש
       *[ever] לתמיד
    }
ban = לחסום
told-banned = נחסם וקיבל הודעה.
banned-ever = לתמיד: { $why }
banned-until = עד { $when }: { $why }
let-again = להסיר את החסימה של { $who }
told-again = החסימה הוסרה: { $who }.
nobody-banned = איש אינו חסום.
find-hint = שם או מזהה; ריק לכל מי שכאן
find = לחפש
kind-of = { $kind ->
    [guest] אורח
   *[account] חשבון
 }
from-addresses = מ־{ $addresses }
is-banned = חסום
other-name = לשנות את השם של { $name }
told-other-name = השם שונה.
player = שחקן { $number }
nobody = אף אחד.
stage-of = { $stage ->
    [seating] מתיישבים
    [mixing] מערבבים
    [playing] משחקים
    [over] נגמר
    [closed] סגור
   *[other] { $stage }
 }
table-kind = { $kind ->
    [open] פתוח
    [private] פרטי
    [password] עם סיסמה
   *[other] { $kind }
 }
table-at =
    { $kind }, { $stage }, צעד { $step }, { $lines ->
        [one] חיבור אחד
        [two] שני חיבורים
       *[other] { $lines } חיבורים
    }: { $seats }
close-table = לסגור את ”{ $title }”
told-closed = השולחן נסגר.
no-table = אין שולחן בזיכרון.
fair-play = איך הם משחקים: { $name }
