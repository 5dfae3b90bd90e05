### טיוטה: שידור חוזר.

embed = הטמעה
embed-hint = להדביק בדף שלך, והרגע הזה יוצג שם.
embed-code = קוד לדף
copy = העתקה
copied = הועתק.
open-file = לפתוח קובץ כשידור חוזר
open-hint = לבחור רישום של משחק, או לגרור אותו לדף הזה: הורדה מהאתר, טקסט, או חלוקה של Trickster Cards. השרת קורא אותו ולא שומר.
open-choose = הקובץ
open-busy = הקובץ נקרא.
open-large = הקובץ גדול מדי לרישום של משחק אחד.
see-whole = לראות את כל המשחק

chance = { $by ->
    [you] הסיכוי שלך לנצח במשחק
   *[name] הסיכוי של { $name } לנצח במשחק
 }
chance-is = { $figure }%
moment = רגע
steps = צעדים
step-first = להתחלה
step-back = אחורה
step-next = קדימה
step-last = לסוף
play = הפעלה
stop = עצירה
deal-now = חלוקה { $deal }
deal-choose = חלוקה
where-phase = { $phase ->
    [auction] המכרז
    [declare] קביעת השליט
   *[discard] הקיטי
 }
where-book = לקיחה { $book } מתוך { $books }
share-moment = לשתף את הרגע הזה
moment-copied = הקישור לרגע הזה הועתק.
copy-address = נא להעתיק את כתובת הדף.
copy-code = נא להעתיק את הקוד ידנית.
being-found = הקלפים נטענים.
broke-off = המשחק הזה נקטע בזמן הערבוב, לפני הקלף הראשון.
download-record = להוריד את הרישום

books = לקיחות
the-auction = המכרז
nobody-called = עדיין איש לא הכריז.
nobody-bids = איש אינו מכריז: הקלף האחרון שחולק נהפך.
no-kitty = לא היה קיטי לקחת.
book = לקיחה
no-card = לא שוחק אף קלף.
card-in-book =
    { $did ->
        [led_won] { $card }, הובלה, זוכה בלקיחה
        [led] { $card }, הובלה
        [won] { $card }, זוכה בלקיחה
       *[followed] { $card }
    }
joker = { $card ->
    [BJ] גדול
   *[LJ] קטן
 }
is-to-act = התור של { $name }
holds = ביד: { $cards }
holds-none = אין קלפים ביד

coach-title = מה עלתה כל בחירה?
coach-looking = המאמן עובר על כל בחירה. זה לוקח כמה שניות.
coach-so-far = נבדקו { $done } מתוך { $decisions } בחירות, { $count ->
    [one] טעות אחת
    [two] שתי טעויות
   *[other] { $count } טעויות
 } עד כה.
coach-whose = הבחירות של
coach-sum = בחירות שהיה להן משקל: { $mattered } מתוך { $decisions }; טובות כמו כל אחרת: { $good }. כל חלוקה עלתה בממוצע { $cost } מתוך 100 משחקים.
coach-nothing-hung = במשחק הזה לא היה משקל רב לאף בחירה.
coach-no-fault = אין מה לתקן.
coach-fault-free = המאמן לא מצא טעויות.
coach-cost = { $cost } מתוך 100
coach-see = לראות
coach-see-where = לראות: { $where }
coach-more =
    { $count ->
        [one] ועוד אחת קטנה
        [two] ועוד שתיים קטנות
       *[other] ועוד { $count } קטנות
    }
coach-judged = נשפט בידי { $judge } לפי מה שהשחקן יכול היה לראות, בלי הקלפים הסמויים. המספר אומר כמה משחקים מתוך 100 עלתה הבחירה. טעות עולה יותר ממשחק אחד, ויותר ממה שמסביר המקרה.
coach-offer = בוט חזק עובר שוב על כל הכרזה וכל קלף, לפי מה שהיה אפשר לראות ולא יותר.
looking = רגע …
mistakes = טעויות
mistakes-found = טעויות: { $count }

what-if = מה אם
what-if-title = מה אם?
chose = הבחירה של { $name }: { $way }. אפשר לבחור אחרת, והחלוקה תשוחק משם.
chose-else = משהו אחר
figure-means = המספר אומר כמה לקיחות יהיו לצד הכרוז אם כולם יראו את כל הידיים וישחקו כמיטבם.
they-need = נדרשות { $books }.
choices = בחירות
as-it-was = כפי ששוחק
choices-sought = הבחירות נטענות.
played-on = { $way }: החלוקה נמשכת. זה לוקח כמה שניות.
moves-so-far = שוחקו { $done } מתוך { $moves } מהלכים בערך.
really = כפי ששוחק
taken-on = { $way }, ומשם { $bot }
tried-on = { $way } במקום זה, ומשם { $bot }

fair-title = האם החלוקות היו הוגנות?
fair-hint = הדפדפן מערבב שוב את הקלפים מהחלקים שנתנו השרת והשולחן, ומשווה כל יד.
fair-check = לבדוק את החלוקות
fair-holds = החלוקות הוגנות.
fair-all =
    { $deals ->
        [one] כל קלפי החלוקה הם אלה שהערבוב נותן, והשרת עמד בהבטחתו.
        [two] כל הקלפים של שתי החלוקות הם אלה שהערבוב נותן, והשרת עמד בהבטחתו.
       *[other] כל הקלפים של { $deals } חלוקות הם אלה שהערבוב נותן, והשרת עמד בהבטחתו.
    }
fair-mixed = הערבוב נעשה גם בידי { $names }, ולכן השרת לא יכול היה לבחור את הקלפים.
fair-nobody-mixed = איש בשולחן לא השתתף בערבוב, ולכן צריך לסמוך על השרת.
fair-withheld = החלק שהובטח לא ניתן: { $names }.
fair-broken = הבדיקה נכשלה.

fault-size = { $whose ->
    [server] הבתים של השרת: לא 32 בתים
    [given] הבתים של { $name }: לא 32 בתים
   *[promised] ההבטחה של { $name }: לא 32 בתים
 }
fault-order = הכיסאות אינם בסדר הנכון
fault-other-bytes = הבתים של { $name } אינם אלה שהובטחו
fault-dealer = { $by ->
    [nobody] חלוקה { $deal }: המחלק אינו בשולחן הזה
   *[name] חלוקה { $deal }: לא היה תורו של { $name } לחלק
 }
fault-cards = { $whose ->
    [kitty] חלוקה { $deal }: הזרע נותן לקיטי קלפים אחרים ({ $cards })
   *[player] חלוקה { $deal }: הזרע נותן קלפים אחרים ({ $cards }) ל־{ $name }
 }
fault-missing = כמה חסרים
fault-no-block = למשחק הזה אין נתוני בדיקה: צריך לסמוך על השרת לגבי הקלפים
fault-old-way = המשחק הזה עורבב בדרך הישנה; bidwhist verify יכול לבדוק אותו
fault-chairs = הכיסאות אינם אלה של השולחן
fault-server = הבתים של השרת אינם אלה שהבטיח לפני הקלף הראשון
fault-seed = הזרע אינו זה שהבתים האלה נותנים
fault-players = השחקנים אינם אלה שערבבו
fault-record = הרישום אינו שלם
