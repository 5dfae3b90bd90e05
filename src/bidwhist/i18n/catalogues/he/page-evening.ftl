### An evening with friends: the front room, the invite, the door, the chairs.

## The front room.
front-pages = דפים
front-learn = ללמוד
front-you-are = השם שלך:
front-your-name = השם שלך
front-settings = הגדרות
front-welcome = ל־Mae, ל־Otis ול־Earl יש כיסא בשבילך.
play-now = לשחק עכשיו
play-now-hint = עם שלושה בוטים, בלי חשבון
with-friends = עם משפחה וחברים
with-friends-hint = כללי הבית שלך, קישור אחד לשתף
front-bots = בוטים:
front-rules = כללים:
open-tables = שולחנות פתוחים
level-of-bots = בוטים ברמה: { $level }
is-playing = משחקים
chair-free = פנוי
look-in = לצפות
no-open-tables = אין עכשיו שולחנות פתוחים. אפשר לפתוח אחד, ואחרים יצטרפו.
tables-may-be-old = כמה מהשרתים של האתר אינם עונים כרגע. ייתכן שהשולחנות שלהם השתנו.
open-a-table = לפתוח שולחן
your-tables = השולחנות שלך
back-to-seat = חזרה למקום שלך
invited-here = הוזמנת?
word-of-table = מילת ההזמנה
go-in = להיכנס
new-here = המשחק חדש לך?
new-here-hint = לומדים תוך כדי משחק: חלוקה אחת, עם כמה מילים בכל צעד.
words-of-game = המילים של המשחק
your-matches = המשחקים שלך
pace-none = בלי שעון
pace-slow = 30 שניות לתור
pace-steady = 15 שניות לתור
pace-quick = 8 שניות לתור

## The invite.
somebody = מישהו
friends-and-clubs = חברים ומועדונים
looking-for = מחפשים את השולחן עם מילת ההזמנה ”{ $word }”.
invited-by = הזמנה מאת { $host }
who-sits = מי יושב איפה
who-plays = כבר משחקים
across-from = מול { $name }
free-chair = כיסא פנוי
bot-sits = בוט משחק
what-called = איך לקרוא לך?
sit-there = לשבת שם
sit-down = לשבת
any-chair = אפשר לבחור כיסא, או לקבל את הבא.
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
at-the-door = להצטרף לשולחן
door-secret = הסיסמה של השולחן, או מילת ההזמנה
come-in = להיכנס
take-a-chair = לקחת כיסא

## Before the first card.
being-mixed = מערבבים את החלוקות
chairs-left =
    { $count ->
        [0] כולם כאן
        [one] כיסא אחד פנוי
        [two] שני כיסאות פנויים
       *[other] { $count } כיסאות פנויים
    }
invite-hint = אפשר לשלוח את הקישור או לומר את המילה. אין צורך בחשבון; בוטים תופסים כיסאות שנשארו פנויים.
seating-word = מילת ההזמנה: { $word }
invite-link = קישור הזמנה
share = לשתף
share-words = משחקים Bid Whist?
link-copied = הקישור הועתק.
copy-by-hand = נא להעתיק את הקישור ידנית.
only-here = הקישור עובד רק במחשב הזה.
let-friends-in = לאפשר כניסה מהרשת שלך
for-friends = לאחרים ברשת שלך …
works-at-home = עובד לכולם ברשת הביתית.
scan-code = קוד לסריקה
only-watching = צפייה בלבד. כדי לשחק יש לשבת בכיסא פנוי.
screen-hint = לסרוק את הקוד בטלפון או להקליד את הכתובת. הקלפים מגיעים לטלפון, והשולחן נשאר כאן.
still-choosing = { $name } עוד בבחירת כיסא.
several-choosing = { $names } עוד בוחרים כיסא.
deal-anyway = לחלק בכל זאת
wait-for-them = לחכות
two-names = { $one } ו־{ $other }
deal-asks = לחלק בכל זאת?

## Away, and up from the table.
line-lost-of = החיבור של { $name } אבד.
let-bot-play = לתת לבוט לשחק
got-up = קמת. הכיסא שמור לך עד הקלף הבא.
sit-again = לשבת שוב
