### טיוטה: ללמוד את המשחק.


learn-title = { "\u200F" }Bid Whist, מההתחלה
learn = ללמוד
by-playing = דרך משחק
lesson-offer = שיעור ראשון עם קלפים נבחרים: דבר אחד בכל פעם, ומותר לנסות קלף שגוי. חמש דקות.
lesson-title = השיעור הראשון שלך
first-deal-offer = אחר כך חלוקה אחת עם שלושה בוטים סבלניים, וכמה מילים בכל צעד.
first-deal = החלוקה הראשונה שלך
exercises-offer = עשרה תרגילים קצרים: הבחירה שלך, ואז הבוט האלוף מראה מה היה עושה ולמה.
exercises = עשרה תרגילים
in-pictures = בחמש תמונות
every-way = כל הדרכים לשחק
how-to-play = איך משחקים { $name }
print-it = להדפיס
basics-two = שניים נגד שניים
basics-two-words = משחקים עם השותף שממול. כל אחד מקבל שנים עשר קלפים, ושישה הולכים לאמצע: הקיטי. ארבעה קלפים, אחד מכל שחקן, הם לקיחה.
basics-bid = הכרזה אחת לכל אחד
basics-bid-words = הכרזה אומרת כמה לקיחות מעל שש ייקח הצד שלך, ואיך. ”ארבע אפטאון” מבטיחה עשר לקיחות כשהגבוהים זוכים. ההכרזה הגבוהה זוכה, וכל אחד מדבר פעם אחת.
basics-ways = אפטאון ודאונטאון
basics-ways-words = באפטאון המלך מנצח את המלכה והשתיים אחרון. בדאונטאון הכול מתהפך: אחרי האס בא השתיים, אחריו השלוש, והמלך אחרון. בללא שליט אין סדרת שליט.
basics-jokers = הג'וקרים
basics-jokers-words = כשיש שליט הג'וקר הגדול הוא הקלף הטוב ביותר, ואחריו הקטן; שניהם שליטים. ללא שליט הם לא זוכים בדבר.
basics-score = הקיטי והניקוד
basics-score-words = מי שזוכה במכרז לוקח את הקיטי ומשליך שישה קלפים; ברוב השולחנות זו הלקיחה הראשונה. החוזה הצליח: כל לקיחה מעל שש היא נקודה. נכשל: ההכרזה יורדת מהניקוד. שבע מנצח; שבע מתחת לאפס מפסיד.

your-hand = היד שלך
your-choice = הבחירה שלך
on-the-table = על השולחן
the-bidding = המכרז: { $calls }.
who-plays = { $by ->
    [you] החוזה שלך: { $contract }.
   *[name] החוזה של { $name }: { $contract }.
 }
books-played = לקיחות ששוחקו: { $count }.
no-book-played = עוד לא שוחקה לקיחה.
as-champion = בדיוק כמו האלוף.
champion-otherwise = האלוף עושה אחרת.
gives-away =
    בידיים גלויות זה עולה { $count ->
        [one] לקיחה אחת
        [two] שתי לקיחות
       *[other] { $count } לקיחות
    }.
as-good = בידיים גלויות זה טוב באותה מידה.
champion-why = האלוף: { $why }
figures-mean = המספרים הם כל הלקיחות של הצד שלך, בידיים גלויות ובמשחק מיטבי של כולם.
books-inside = לקיחות
agreed = הסכמת עם האלוף ב־{ $right } מתוך { $all }.
solved-so-far = נפתרו עד כה: { $count } מתוך עשרה.
exercise-state = תרגיל { $number }: { $state ->
    [solved] נפתר
    [tried] נוסה
   *[open] עוד לא נוסה
 }
back = חזרה
next = הבא
skip = דילוג

lesson-leave = לצאת מהשיעור
lesson-progress = צעד { $step } מתוך { $all }
try-another = לנסות אחר.
pass = פאס
who-lies = { "\u200F" }{ $who }: { $card }
takes-it = { $card }, זוכה בלקיחה
you = את/ה
books-so-far = לקיחות: { $ours } שלנו, { $theirs } שלהם
kitty-shown = הקיטי, שישה קלפים
sum-books = לקיחות
sum-kitty = קיטי
sum-all = ביחד
sum-free = חינם
sum-points =
    { $count ->
        [one] נקודה
       *[other] נקודות
    }
sum-needed = נדרשות
lesson-over = זה המשחק. עכשיו חלוקה עם שלושה בוטים, או עשרה תרגילים?
bid-called = { $way ->
    [U] { $number } אפטאון
    [D] { $number } דאונטאון
   *[N] { $number } ללא שליט
 }

chapter-table = השולחן
chapter-uptown = אפטאון
chapter-downtown = דאונטאון
chapter-trumps = השליט
chapter-bidding = המכרז
chapter-kitty = הקיטי
chapter-trump = קביעת השליט
chapter-play = המשחק
chapter-follow = לשרת
chapter-renege = רנונס
chapter-ruff = בלי הסדרה
chapter-claim = השאר שלך
chapter-score = הניקוד

the-card = { $rank ->
   *[other] { $card }
 }
lesson-welcome = שניים נגד שניים. { $partner }, ממול, בצד שלך; { $left } ו־{ $right } נגדך. היד שלך למטה.
lesson-ask-uptown = ארבעה קלפים, אחד מכל שחקן, הם לקיחה. באפטאון הגבוהים זוכים. איזה קלף זוכה כאן? אפשר לגעת בו.
lesson-ask-downtown = אותה לקיחה, אבל בדאונטאון: הנמוכים זוכים. איזה קלף זוכה?
lesson-ask-trumps = סדרה אחת יכולה להיות שליט. כאן עלה שליט, והוּבל תלתן. איזה קלף זוכה?
lesson-takes-uptown = כן, { $card }: הגבוה בסדרה שהובלה.
lesson-takes-downtown = כן, { $card }: בדאונטאון הנמוך זוכה. אס עדיין היה מנצח אותו: האסים טובים בשני הכיוונים.
lesson-takes-trump = כן, { $card }: כל שליט מנצח כל קלף מסדרה אחרת.
lesson-beaten = { $card }: מנוצח בידי { $other }.
lesson-ask-bid = עכשיו תורך להכריז. הכרזה של { $name }: { $bid }; תורך אחרון, וכל אחד מדבר פעם אחת. הכרזה אומרת כמה לקיחות מעל שש, ובאיזה כיוון. מה להכריז?
lesson-bid-pass = אז המכרז הולך אל { $name } עם { $bid }. יש לך { $high } אסים, מלכים וג'וקרים: באפטאון היד שווה יותר.
lesson-bid-low = זה לא גבוה יותר: { $bid } לא עוקף את { $over }. צריך מספר גבוה יותר.
lesson-bid-right = יפה. { $bid } מבטיח { $need } לקיחות, שש ועוד הארבע שהוכרזו. אין מי שידבר אחריך: המכרז שלך.
lesson-bid-down = בדאונטאון הנמוכים זוכים. יש לך רק { $low } קלפים מתחת לחמש, אבל { $high } אסים, מלכים וג'וקרים.
lesson-bid-all = { $bid } מבטיח את כל { $all } הלקיחות. לקיחה אחת שאבדה, והחוזה נכשל.
lesson-ask-kitty = הקיטי שלך: { $count } קלפים. משליכים { $count }; הם הלקיחה הראשונה שלך. { $done } כבר שם. מה השישי?
lesson-aside-right = נכון. { $count } קלפים בצד, והלקיחה הראשונה שלך עוד לפני קלף אחד.
lesson-aside-joker = לשמור את { $card }: כשיש שליט רק הג'וקר השני יכול להיות טוב ממנו.
lesson-aside-long = לשמור את { $card }: הוא מהסדרה הארוכה שלך, { $suit }, שתהיה שליט.
lesson-aside-ace = לשמור את { $card }: אין בסדרה קלף שמנצח אס.
lesson-aside-king = לשמור את { $card }: באפטאון רק האס של הסדרה מנצח אותו.
lesson-aside-higher = לא רע, אבל { $card } מנצח את { $other } באפטאון. להשליך את הנמוך.
lesson-ask-trump = הכרזת אפטאון; עכשיו לקבוע שליט. שני הג'וקרים שייכים לו. איזו סדרה?
lesson-trump-right = כן: { $suit }. עם הג'וקרים יש לך { $count } שליטים.
lesson-trump-short = עם { $suit } יהיו לך { $count } שליטים כולל הג'וקרים; עם { $long } יש { $best }.
lesson-ask-lead = ההובלה שלך. יש להם יחד { $count } שליטים: קודם להוציא אותם. איזה קלף?
lesson-lead-plain = { $card } אינו שליט. יש להם { $count } שליטים, ומי שאין לו מהסדרה יכול לקחת.
lesson-lead-low = { $card } הוא שליט, אבל { $other } עוד בחוץ ומנצח אותו.
lesson-lead-sure = { $card } מנצח הכול, ונפלו עליו עוד { $count } שליטים. הלקיחה שלך.
lesson-lead-too = { $card } בטוח באותה מידה: אין מחוץ ליד שלך מי שמנצח אותו. השיעור ממשיך עם הג'וקר הגדול.
lesson-second =
    ממשיכים עם { $card }. { $left ->
        [0] לאחרים לא נשאר שליט.
        [one] לאחרים נשאר שליט אחד.
        [two] לאחרים נשארו שני שליטים.
       *[other] לאחרים נשארו { $left } שליטים.
    }
lesson-third =
    ועכשיו { $card }. { $left ->
        [0] השליטים שלהם נגמרו: נשארו רק שלך.
        [one] נשאר להם שליט אחד.
        [two] נשארו להם שני שליטים.
       *[other] נשארו להם { $left } שליטים.
    }
lesson-lost = הובלת את { $lead }, אבל הלקיחה הולכת אל { $name } עם { $card }. מי שלקח מוביל ללקיחה הבאה.
lesson-ask-follow = הובלה של { $name }: { $suit }. אפשר לנסות כל קלף: מה מותר, ומה הכי טוב?
lesson-must-follow = אסור: הוּבל { $suit }, ויש לך. חייבים לשרת; כל דבר אחר הוא רנונס.
lesson-left = נכון: הלקיחה הולכת אל { $name } עם { $card }, ולקיחה של השותף היא גם שלך. האס נשאר לאחר כך.
lesson-took = מותר, אבל הלקיחה כבר של { $name }, וזה הקלף האחרון. { $card } בוזבז.
lesson-renege = מה שלא היה מותר היה רנונס. השולחן הזה מונע אותו. יש שולחנות שמרשים: מי שנתפס משלם { $count } לקיחות.
lesson-ask-ruff = הובלה של { $name }: { $suit }. אין לך: הכול מותר. מי זוכה אם חותכים? אפשר לנסות.
lesson-ruffed = כן: { $card } הוא השליט הקטן שלך, והוא זוכה.
lesson-ruffed-dear = זה זוכה, אבל גם { $other } היה מספיק. כדאי לשלם בקטן.
lesson-thrown = מסדרה אחרת ולא שליט, { $card } לא יכול לזכות. הלקיחה הולכת אל { $name } עם { $other }.
lesson-claim = ההובלה שלך, ואין מי שינצח אף אחד מ־{ $count } הקלפים. אפשר לתבוע: השאר שלך.
lesson-score = { $books } לקיחות ועוד של הקיטי הן { $all }. היה צריך { $need }: הושג! כל לקיחה מעל { $free } היא נקודה, ולכן { $points }.
lesson-set = ואם { $books } ביחד, אחת פחות מ־{ $need }? החוזה נכשל, וההכרזה, { $points }, יורדת מהניקוד. הראשון ל־{ $target } מנצח.

first-seating = שלום! משחקים עם השותף שממול נגד השניים האחרים. לחיצה על הכפתור, והקלפים מחולקים.
first-mixing = מערבבים את הקלפים.
first-auction = המכרז הוא סיבוב אחד. כל הכרזה אומרת כמה לקיחות מעל שש, ולאיזה כיוון.
first-declare = מי שזכה במכרז קובע את השליט.
first-discard = מי שזכה במכרז לוקח את הקיטי ומשליך מספר שווה.
first-play = כל אחד משחק קלף. הטוב ביותר זוכה, ומי ששיחק אותו מוביל ללקיחה הבאה.
first-deal_over = זו הייתה חלוקה שלמה. לקרוא למה היא שווה כך, ולהביט בארבע הידיים.
first-match_over = זו הייתה החלוקה הראשונה שלך. ועכשיו משחק של ממש? לוחצים על ”לשחק עכשיו”.
yours-auction = ההכרזה היחידה שלך: כמה לקיחות מעל שש, של שניכם. אפטאון: הגבוהים זוכים. דאונטאון: הנמוכים, האס עדיין בראש. ללא שליט: אין סדרת שליט. יד חלשה? פאס. הרמז אומר מה בוט היה עושה.
yours-declare = המכרז שלך. השליט: הסדרה הארוכה והחזקה שלך.
yours-discard = הקיטי שלך; לקלפים שלו נקודה. לשמור שליטים וזוכים ולהשליך את השאר: זו הלקיחה הראשונה שלך.
yours-play = תורך. הקלפים המותרים בהירים; משרתים סדרה אם אפשר. אם לא, שליט זוכה, וכשיש שליט הג'וקר הגדול מנצח הכול.

## The ten exercises (web/exercises.py)
chair = { $seat ->
    [0] את/ה
    [1] משמאל
    [2] השותף
   *[3] מימין
 }
chair-calls = { "\u200F" }{ $who }: { $call }
laid-then = { $first }, ואז { $next }
exercise-first-bid = להכריז על היד
exercise-first-bid-ask = תורך ראשון. מה להכריז?
exercise-bid-or-pass = להכריז או לומר פאס
exercise-bid-or-pass-ask = איש עוד לא הכריז. היד שווה הכרזה?
exercise-which-way = באיזה כיוון?
exercise-which-way-ask = אפטאון, דאונטאון או ללא שליט?
exercise-partner-spoke = השותף דיבר
exercise-partner-spoke-ask = ההכרזה של השותף. לקחת אותה?
exercise-name-trump = לקבוע שליט
exercise-name-trump-ask = ההכרזה שלך. מה החוזה?
exercise-first-lead = ההובלה הראשונה
exercise-first-lead-ask = ההכרזה שלך, וגם ההובלה.
exercise-lead-no-trump = הובלה מול ללא שליט
exercise-lead-no-trump-ask = הם משחקים ללא שליט, וההובלה שלך.
exercise-lead-trump = הובלה מול שליט
exercise-lead-trump-ask = הם קבעו שליט, וההובלה שלך.
exercise-to-trump = לחתוך או לא
exercise-to-trump-ask = אין לך מהסדרה שהובלה.
exercise-count-trumps = לספור שליטים
exercise-count-trumps-ask = נשארו מעט קלפים. אצל מי השליטים?
