### טיוטה: הדף של מי שמנהל את השרת.

look-again = להביט שוב
lock-page = לנעול את הדף
this-server = השרת הזה
owner-only = הדף הזה למי שמנהל את השרת. במחשב שלו “bidwhist owner link” מדפיס את הכתובת שפותחת אותו.
health = בריאות
is-well = הכול תקין
cannot-write = הוא לא מצליח לכתוב את הקובץ
people = אנשים
people-here = { $people } כאן, ב־{ $lines ->
    [one] קו אחד
   *[other] { $lines } קווים
 }
tables = שולחנות
in-memory = { $tables } בזיכרון
since = מאז
since-version = { $when }, גרסה { $version }
saved-data = נתונים שמורים
file-is = { $size }; { $free } פנויים בדיסק
refused = נדחו
refused-are = { $refused }; { $away ->
    [one] קו אחד נשלח
   *[other] { $away } קווים נשלחו
 }
refused-nothing = דבר
bots-word = בוטים
bots-missed = { $count } איטיים מדי או נכשלו
reports = דיווחים
closed-too = גם אלה שטופלו
for-what = { $about ->
    [words] בשל מילים
    [name] בשל שם
    [play] בשל המשחק
   *[other] בשל דבר אחר
 }
report-match = { $when }, מאת { $name }, במשחק { $match }, צעד { $step }
report-table = { $when }, מאת { $name }, בשולחן “{ $title }” ({ $table }), צעד { $step }
the-replay = השידור החוזר
said-there-last = מה נאמר שם לאחרונה
seen-to = טופל
told-seen-to = טופל.
ban-them = לחסום את { $who } …
nobody-reported = איש לא דיווח.
bans = חסימות
ban-who = מזהה של אדם, או כתובת
ban-why = מדוע (נאמר להם)
ban-for = למשך
ban-days = { $days ->
    [d1] יום
    [d7] שבוע
    [d30] חודש
   *[ever] תמיד
 }
ban = לחסום
told-banned = נחסם, ונאמר.
banned-ever = לתמיד: { $why }
banned-until = עד { $when }: { $why }
let-again = לתת ל־{ $who } לחזור
told-again = אפשר שוב: { $who }.
nobody-banned = איש אינו חסום.
find-hint = שם או מזהה; ריק למי שכאן
find = לחפש
kind-of = { $kind ->
    [guest] אורח
   *[account] חשבון
 }
from-addresses = מ־{ $addresses }
is-banned = חסום
other-name = לתת שם אחר ל־{ $name }
told-other-name = שם אחר מוצג.
player = שחקן { $number }
nobody = איש.
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
table-at = { $kind }, { $stage }, צעד { $step }, { $lines ->
    [one] קו אחד
   *[other] { $lines } קווים
 }: { $seats }
close-table = לסגור את “{ $title }”
told-closed = השולחן נסגר.
no-table = אין בזיכרון.
fair-play = איך הם משחקים: { $name }
