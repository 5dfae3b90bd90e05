### טיוטה: מה השולחן אומר בעצמו, ומה נשמע בו.

connection-lost = מתחברים שוב: המקום שלך שמור.
connection-lost-said = החיבור אבד. מתחברים שוב: המקום שלך שמור.
start-again = לטעון שוב
back-said = חזרת.
back-kept = חזרת; המקום נשמר.
keeper-did = חזרת. בוט שמר על המקום: { $what }
keeper-long = חזרת. בוט שמר על המקום: ההיסטוריה מספרת מה עשה.
somebody-says = { "\u200F" }{ $name }: { $words }
your-turn = תורך

your-bid = ההכרזה שלך
way = { $way ->
    [U] אפטאון
    [D] דאונטאון
    [N] ללא שליט
   *[none] לקיחות
 }
one-fewer = לקיחה אחת פחות
one-more = לקיחה אחת יותר
books-alone =
    { $count ->
        [one] לקיחה
       *[other] לקיחות
    }
no-bid = בלי הכרזה הפעם.
pass = פאס
yours-to-bid = חובה להכריז
bid-it = להכריז { $bid }
number-first = קודם { $number }, ואז אפטאון, דאונטאון או ללא שליט
a-number = מספר
not-now = לא עכשיו

name-how = לקבוע איך משחקים
name-it = לקבוע
named-way = { $way ->
    [uptown] אפטאון
    [downtown] דאונטאון
   *[downtown_aces_low] דאון, אסים נמוכים
 }
named-suit = { $suit ->
    [N] ללא שליט
    [C] תלתן
    [D] יהלום
    [H] לב
   *[S] עלה
 }
named-plan = { named-suit } { $way ->
    [uptown] אפטאון
    [downtown] דאונטאון
   *[downtown_aces_low] דאונטאון, אסים נמוכים
 }
no-trump-brief = ל״ש
played-way = { $number } { $way ->
    [uptown] אפטאון
    [downtown] דאונטאון
   *[downtown_aces_low] דאונטאון, אסים נמוכים
 }
played-turned = השליט
played-no-trump = { $number } ללא שליט, { $way ->
    [uptown] אפטאון
    [downtown] דאונטאון
   *[downtown_aces_low] דאונטאון, אסים נמוכים
 }

the-kitty = הקיטי
kitty = קיטי
kitty-cards =
    { $count ->
        [one] קלף אחד בקיטי
        [two] שני קלפים בקיטי
       *[other] { $count } קלפים בקיטי
    }
you-take-kitty = לקחת את הקיטי
kitty-for-all = הקיטי, גלוי לכולם
take-them-up = לקחת ליד
seen = ראיתי
put-cards-aside = להשליך
aside-so-far = { $put } מתוך { $all } הושלכו
aside-said = { $put } מתוך { $all } הושלכו.
aside = הושלך
has-to-go = חייב ללכת
jokers-have-to-go = הג'וקרים המסומנים חייבים ללכת.
from-kitty = מן הקיטי
take-card-back = להחזיר: { $card }
aside-undo = ביטול
done = סיום
more-aside = עוד { $count }

books-held =
    { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }
books-and-kitty = { books-held }, וזו של הקיטי
cards-held =
    { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
your-hand =
    { $count ->
        [one] היד שלך, קלף אחד
        [two] היד שלך, שני קלפים
       *[other] היד שלך, { $count } קלפים
    }
playable = אפשר לשחק
this-book = הלקיחה הזו
finished-book = לקיחה שנגמרה
lies = { "\u200F" }{ $name }: { $card }
lies-winning = { $name }: { $card }, הגבוה עד כה
last-book = הלקיחה האחרונה
took-last = אל { $name }
ladder = לקיחות: { $ours } לכרוז, { $theirs } לאחרים, נדרשות { $need }
ladder-moved = { ladder }, עברו צד בשל רנונס: { $moved }
first-to = הראשון ל־{ $target }
deal-number = חלוקה { $deal }

the-table = השולחן
your-seat = המקום שלך
you-inside = את/ה
empty-chair = כיסא פנוי
to-act = בתור
partner = שותף
ready = מוכן
reneged = רנונס
you-reneged = את/ה · רנונס
line-lost = מנותק
bot-keeps = בוט שומר על המקום ({ $level })
bot-level = בוט, { $level }
program = תוכנה
level = { $level ->
    [random] אקראי
    [beginner] מתחיל
    [casual] נינוח
    [steady] יציב
    [strong] חזק
    [champion] אלוף
   *[other] { $level }
 }
sit-here = לשבת כאן
take-seat = לקחת את המקום
change-chair = להחליף כיסא
seconds-left =
    { $count ->
        [one] נותרה שנייה
        [two] נותרו שתי שניות
       *[other] נותרו { $count } שניות
    }
brief-auction = להכריז
brief-declare = לקבוע
brief-discard = להשליך { $count }
brief-play = תורך

what-you-can-do = מה אפשר לעשות
hint = רמז
take-back = להחזיר
renege = רנונס!
claim = השאר
claim-rest = לתבוע את השאר
rules = כללים
history = היסטוריה
say-it = לומר
menu = תפריט
close = סגירה

read-this = קראתי
bot-has-seat = בוט שומר על המקום שלך.
take-it-back = להחזיר אליי
do-that = לעשות כך
close-hint = לסגור את הרמז
wants-back = בקשה של { $name } להחזיר את המהלך.
all-right = בסדר
no-play-on = לא, ממשיכים
next-up = הבאים בתור: { $names }.
nobody-waits = איש אינו מחכה לכיסא.
leave-line = לצאת מן התור
get-in-line = להיכנס לתור
looking-on = צופים. הידיים נפתחות בסוף החלוקה.
looking-on-seat = צופים. אפשר לקחת עכשיו מקום של בוט.

own-words = במילים שלך
send = לשלוח
words-need-account = כדי לכתוב חופשית בין זרים צריך חשבון; אפשר ליצור אותו תחת שמך בחדר הכניסה.
said-here = נאמר בשולחן הזה
who-is-heard = השתקת שחקנים

head = { $came ->
    [boston] בוסטון!
    [boston-theirs] בוסטון נגדנו
    [made] הושג
    [made-theirs] הם השיגו
    [set] נכשל
    [set-theirs] הם נכשלו!
    [scored] נרשם
    [scored-ours] הנקודות שלנו
    [scored-theirs] הנקודות שלהם
   *[thrown_in] החלוקה מבוטלת
 }
sum-books =
    { $count ->
        [one] לקיחה
       *[other] לקיחות
    }
sum-all = בסך הכול
sum-needed = נדרשות
sum-free = חינם
sum-part =
    { $part ->
        [claim] בתביעה
        [kitty] קיטי
       *[renege] רנונס
    }
sum-points =
    { $count ->
        [one] נקודה
       *[other] נקודות
    }
score = ניקוד
best-moment = הרגע היפה ביותר:
in-a-row = { $count ->
    [one] משחק אחד ברצף
    [two] שני משחקים ברצף
   *[other] { $count } משחקים ברצף
 }
score-by-deal = הניקוד חלוקה אחר חלוקה. { $scores }.
asks-for-another = { $names }: עוד משחק!
all-hands = כל הידיים
ask-coach = לשאול את המאמן

score-sheet = דף הניקוד
no-score = עדיין אין ניקוד.
deal-and-bid = חלוקה והכרזה
times-set = כישלונות
nothing-written = עוד לא נכתב דבר.
goal = { $floor ->
    [none] הראשון ל־{ $target } מנצח
   *[floor] הראשון ל־{ $target } מנצח, ומי שיורד ל־{ $floor } מפסיד
 }
goal-sets =
    { "\u200F" }{ $goal }, { $sets ->
        [one] כישלון אחד מפסיד
        [two] שני כישלונות מפסידים
       *[other] { $sets } כישלונות מפסידים
    }
goal-deals =
    { "\u200F" }{ $goal }; { $deals ->
        [one] נותרה חלוקה אחת
        [two] נותרו שתי חלוקות
       *[other] נותרו { $deals } חלוקות
    }
came-out = { $came ->
    [made] הושג
    [set] נכשל
    [boston] בוסטון
    [scored] שוחקה
   *[thrown_in] בוטלה
 }
pair = { $first } ו־{ $second }

check-deals = לבדוק את החלוקות
check-deals-hint = לפני הקלף הראשון השרת התחייב על חלקו בזרע בטביעת הגיבוב הזאת, וכל אחד יכול היה להוסיף חלק משלו. בסוף המשחק אפשר להוריד אותו ולתת ל־”bidwhist verify” לבדוק כל קלף.
rules-of-table = הכללים של השולחן
keys = מקשים
history-of-deal = היסטוריית החלוקה
say-something = לומר משהו
who-reneged = של מי הרנונס, ומתי?
who-reneged-hint = יש לבחור את הלקיחה. אם מישהו לא שירת אף שיכול היה, הצד שלו משלם; טענה שגויה אינה עולה דבר.
cards-of-book = הקלפים של לקיחה { $book }
all-hands-dealt = כל הידיים כפי שחולקו
kitty-cards-are = קיטי
aside-cards-are = השלכה
code-to-scan = קוד לסריקה
code-of-link = קוד QR של קישור ההזמנה
code-here = הקוד הזה פועל במחשב הזה בלבד. כדי שחברים בבית יוכלו להצטרף, יש להפעיל את השרת עם ”bidwhist serve --lan”; לקישור ולקוד תהיה אז הכתובת הנכונה.
code-point = יש לכוון אליו מצלמת טלפון.
code-point-home = יש לכוון אליו מצלמת טלפון שנמצא באותה רשת ביתית.
get-up-sure = לקום מן השולחן?
get-up-hint = מכאן בוט משחק את הקלפים שלך. אפשר לשבת שוב בסוף החלוקה, אם הכיסא עדיין פנוי.
get-up-last-hint = אין כאן עוד מי שיושב, ולכן השולחן נסגר כשקמים, ואי אפשר להמשיך את המשחק הזה.
get-up = לקום
stay = להישאר
get-up-from-table = לקום מן השולחן
looks = קלפים, צבעים, תנועה
sounds-are = { $on ->
    [on] צלילים: כן
   *[off] צלילים: לא
 }
invite-word = מילת ההזמנה:
bots-play = הבוטים משחקים
tempo = { $tempo ->
    [slow] לאט
    [usual] כמו אנשים
    [quick] מהר
    [at_once] מיד
   *[table] כמו בשולחן הזה
 }
bots-are = בוטים: { $level }.
watching = צופים: { $count }.
bids-promise = מה מבטיחות ההכרזות של הבוטים
auction = המכרז
auction-so-far = המכרז עד כה
this-deal = החלוקה הזו

card-moved = { $card }, עכשיו { $place } מתוך { $count }.
key-arrows = חיצים
key-walk = לעבור על היד, ההכרזות או הבחירות
key-sort = להזיז קלף ביד, ואפשר גם לגרור אותו
key-press = לשחק, להכריז או ללחוץ על מה שנבחר
key-bid = להתחיל הכרזה; אחר כך U אפטאון, D דאונטאון, N ללא שליט, B למספר בלבד
key-pass = פאס
key-finish = לסיים את ההשלכה
key-go-on = להמשיך: לחלק, חלוקה הבאה, משחק חוזר
key-last = הלקיחה האחרונה
key-log = היסטוריית החלוקה
key-score = דף הניקוד
key-rules = כללי השולחן
key-hint = רמז
key-take-hint = כן, לעשות מה שהרמז אומר
key-claim = לתבוע את השאר
key-undo = להחזיר מהלך
key-renege = לטעון לרנונס, בשולחנות שבהם נהוג
key-phrases = לומר משהו
key-tell-trick = מה החוזה, מה בלקיחה ומה הקלף הגבוה עד כה
key-tell-score = מה הניקוד
key-tell-hand = מה ביד שלי
key-keys = הדף הזה

m-deals = מחלק
m-trump = שליט!
m-last = הלקיחה האחרונה
m-book = { $by ->
    [you] הלקיחה שלך
   *[name] לקיחה אל { $name }
 }

what-happens = מה קורה
bidding = הכרזה { $number }
told-lies = { $name } { $card }
told-trick = { $cards }. הגבוה עד כה: { $name }.
told-nothing = השולחן ריק.
told-hand = ביד שלך { $cards }.
told-no-hand = אין לך קלפים.
told-score = { $sides }. עד { $target }.
told-book = לקיחה { $book }: { $cards }. אל { $name }.
told-no-book = עדיין לא נלקחה לקיחה.

set-four = ארבעה צבעים, אחד לכל סדרה
set-large = מספרים גדולים על הקלפים
set-calm = פחות תנועה
set-confirm = שתי נגיעות כדי לשחק קלף
set-forced = לשחק את הקלף שלי כשרק אחד מותר
set-left = כפתורים משמאל
set-keys = מקשים של אות אחת
set-sounds = צלילים רכים, ורטט קצר בטלפון כשתורך
set-volume = עוצמת הצלילים
set-notify = להודיע לי כשתורי והלשונית הזו ברקע
set-words = גודל המילים
words-size = { $words ->
    [usual] כמו בדפדפן
    [large] גדול
   *[largest] גדול מאוד
 }
set-look = בהיר או כהה
look = { $look ->
    [auto] כמו המכשיר
    [light] בהיר
   *[dark] כהה
 }
set-felt = לבד השולחן
felt = { $felt ->
    [blue] כחול
    [wine] יין
    [walnut] אגוז
   *[teal] טורקיז
 }
set-back = גב הקלפים
card-back = { $back ->
    [geese] אווזים במעוף
    [gingham] משבצות
    [buttons] כפתורים
   *[quilt] טלאים
 }
set-hold = כמה זמן מוצגת לקיחה שנגמרה
hold = { $hold ->
    [short] מעט
    [moment] רגע
    [long] הרבה
   *[tap] עד שאגע
 }
to-event = לאירוע
