### An evening with friends: the front room, the invite, the door, the chairs.

## The front room.
front-pages = עמודים
front-learn = ללמוד
front-you-are = השם שלך:
front-your-name = השם שלך
front-settings = הגדרות
front-welcome = למיי, אוטיס וארל יש כיסא בשבילך.
play-now = לשחק עכשיו
play-now-hint = עם שלושה בוטים, בלי חשבון
with-friends = עם משפחה וחברים
with-friends-hint = כללי הבית שלך, קישור ומילה
front-bots = בוטים:
front-rules = כללים:
open-tables = שולחנות פתוחים
level-of-bots = בוטים { $level }
is-playing = משחקים
chair-free = פנוי
look-in = להציץ
no-open-tables = אף אחד לא השאיר כיסא פנוי כרגע. אפשר לפתוח שולחן, והם יבואו.
tables-may-be-old = כרגע אין קשר עם השרתים האחרים של הבית. ייתכן שהשולחנות שלהם השתנו.
open-a-table = לפתוח שולחן
your-tables = השולחנות שלך
back-to-seat = חזרה למקום שלך
invited-here = הוזמנת?
word-of-table = המילה של השולחן
go-in = להיכנס
new-here = המשחק חדש לך?
new-here-hint = לומדים תוך כדי משחק: חלוקה אחת, עם כמה מילים בכל צעד.
words-of-game = המילים של המשחק
your-matches = המשחקים שלך
your-matches-hint = כל אחד מחכה עם השידור החוזר והמאמן.
look-them-up = לחפש אותם
pace-none = בלי שעון
pace-slow = 30 שניות לתור
pace-steady = 15 שניות לתור
pace-quick = 8 שניות לתור

## The invite.
somebody = מישהו
friends-and-clubs = חברים ומועדונים
looking-for = מחפשים את השולחן „{ $word }”.
invited-by = הזמנה מאת { $host }
who-sits = מי יושב איפה
who-plays = כבר משחקים
across-from = מול { $name }
free-chair = כיסא פנוי
bot-sits = בוט משחק
what-called = איך לקרוא לך?
sit-there = לשבת שם
sit-down = לשבת
any-chair = אפשר לבחור כיסא, או לקחת את הבא.
all-taken = כל הכיסאות תפוסים. אולי יתפנה אחד בסוף המשחק.
look-on = רק לצפות
the-rules = הכללים
rules-named = הכללים: { $name }
own-rules = כללי הבית
new-to-you = מה שונה מהכללים ששיחקת לאחרונה
differs-from = מה שונה מ־{ $name }
nothing-new = בדיוק הכללים ששיחקת לאחרונה.
all-rules = כל הכללים

## The door.
at-the-door = ליד הדלת
door-secret = הסיסמה של השולחן, או המילה מההזמנה
come-in = להיכנס
take-a-chair = לקחת כיסא

## Before the first card.
being-mixed = מערבבים את החלוקות
chairs-left = { $count ->
    [0] כולם כאן
    [one] כיסא אחד פנוי
   *[other] { $count } כיסאות פנויים
 }
invite-hint = אפשר לשלוח את הקישור או לומר את המילה. אין צורך בחשבון; בוטים תופסים כיסאות שנשארו פנויים.
seating-word = המילה של השולחן: { $word }
invite-link = קישור הזמנה
share = לשתף
share-words = בואו לשחק ביד ויסט
link-copied = הקישור הועתק.
copy-by-hand = נא להעתיק את הקישור ידנית.
only-here = הקישור עובד רק במחשב הזה.
let-friends-in = להכניס חברים בבית
for-friends = לחברים בבית …
works-at-home = עובד לכולם ברשת הביתית.
scan-code = קוד לסריקה
only-watching = צפייה בלבד. כדי לשחק יש לקחת כיסא פנוי.
still-choosing = { $name } עוד בבחירת כיסא.
several-choosing = { $names } עוד בוחרים כיסא.
deal-anyway = לחלק בכל זאת
wait-for-them = לחכות
two-names = { $one } ו־{ $other }
deal-asks = לחלק בכל זאת?

## Away, and up from the table.
line-lost-of = הקשר עם { $name } אבד.
let-bot-play = שבוט ישחק במקומם
got-up = קמת. הכיסא נשמר לך עד הקלף הבא.
sit-again = לשבת שוב
