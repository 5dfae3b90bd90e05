### טיוטה: ללמוד את המשחק.


learn-title = ללמוד ביד ויסט
learn = ללמוד
by-playing = דרך משחק
lesson-offer = שיעור ראשון עם קלפים נבחרים: דבר אחד בכל פעם, ומותר לנסות קלף שגוי. חמש דקות.
lesson-title = השיעור הראשון שלך
first-deal-offer = אחר כך חלוקה אחת עם שלושה בוטים סבלניים, וכמה מילים בכל צעד.
first-deal = החלוקה הראשונה שלך
exercises-offer = עשרה תרגילים קצרים: הבחירה שלך, ואז champion מראה מה היה עושה ולמה.
exercises = עשרה תרגילים
in-pictures = בחמש תמונות
every-way = כל הדרכים לשחק
how-to-play = איך משחקים { $name }
print-it = להדפיס
basics-two = שניים נגד שניים
basics-two-words = משחקים עם השותף שממול. כל אחד מקבל שנים־עשר קלפים, ושישה הולכים לאמצע: הקיטי. ארבעה קלפים, אחד מכל שחקן, הם לקיחה.
basics-bid = הכרזה אחת לכל אחד
basics-bid-words = הכרזה אומרת כמה לקיחות מעל שש ייקח הצד שלך, ואיך. "ארבע אפטאון" מבטיחה עשר לקיחות כשהגבוהים זוכים. ההכרזה הגבוהה זוכה, וכל אחד מדבר פעם אחת.
basics-ways = אפטאון ודאונטאון
basics-ways-words = באפטאון המלך מנצח את המלכה והשתיים אחרון. בדאונטאון הכול מתהפך: אחרי האס בא השתיים, אחריו השלוש, והמלך אחרון. ללא שליט אין צבע מוביל.
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
as-champion = בדיוק כמו champion.
champion-otherwise = champion עושה אחרת.
gives-away = בידיים גלויות זה מוותר על { $count ->
    [one] לקיחה אחת
   *[other] { $count } לקיחות
 }.
as-good = בידיים גלויות זה טוב באותה מידה.
champion-why = champion: { $why }
figures-mean = המספרים הם כל הלקיחות של הצד שלך, בידיים גלויות ובמשחק מיטבי של כולם.
books-inside = לקיחות
agreed = הסכמת עם champion ב־{ $right } מתוך { $all }.
back = חזרה
next = הבא
skip = דילוג

lesson-leave = לצאת מהשיעור
lesson-progress = צעד { $step } מתוך { $all }
try-another = לנסות אחר.
pass = פאס
who-lies = { $who }: { $card }
takes-it = { $card }, זוכה בלקיחה
you = את/ה
books-so-far = לקיחות: { $ours } שלנו, { $theirs } שלהם
kitty-shown = הקיטי, שישה קלפים
sum-books = לקיחות
sum-kitty = קיטי
sum-all = ביחד
sum-free = חינם
sum-points = { $count ->
    [one] נקודה
   *[other] נקודות
 }
sum-needed = נחוצות
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
chapter-follow = לשרת צבע
chapter-renege = הפרה
chapter-ruff = בלי הצבע
chapter-claim = השאר שלך
chapter-score = הניקוד

lesson-welcome = שניים נגד שניים. { $partner }, ממול, בצד שלך; { $left } ו{ $right } נגדך. היד שלך למטה.
lesson-ask-uptown = ארבעה קלפים, אחד מכל שחקן, הם לקיחה. באפטאון הגבוהים זוכים. איזה קלף זוכה כאן? לגעת בו.
lesson-ask-downtown = אותה לקיחה, אבל בדאונטאון: הנמוכים זוכים. איזה קלף זוכה?
lesson-ask-trumps = צבע אחד יכול להיות שליט. כאן עלה שליט, ונפתח תלתן. איזה קלף זוכה?
lesson-takes-uptown = כן, { $card }: הגבוה בצבע שנפתח.
lesson-takes-downtown = כן, { $card }: בדאונטאון הנמוך זוכה. אס עדיין היה מנצח אותו: האסים טובים בשני הכיוונים.
lesson-takes-trump = כן, { $card }: כל שליט מנצח כל קלף מצבע אחר.
lesson-beaten = { $card }: מנוצח בידי { $other }.
lesson-ask-bid = עכשיו תורך להכריז. { $name } עם { $bid }; דיבורך אחרון, ולכל אחד פעם אחת. הכרזה אומרת כמה לקיחות מעל שש, ובאיזה כיוון. מה להכריז?
lesson-bid-pass = אז { $name } עם { $bid }. יש לך { $high } אסים, מלכים וג'וקרים: באפטאון היד שווה יותר.
lesson-bid-low = זה לא גבוה יותר: { $bid } לא עוקף את { $over }. צריך מספר גבוה יותר.
lesson-bid-right = יפה. { $bid } מבטיח { $need } לקיחות, שש ועוד הארבע שהוכרזו. אין מי שידבר אחריך: המכרז שלך.
lesson-bid-down = בדאונטאון הנמוכים זוכים. יש לך רק { $low } קלפים מתחת לחמש, אבל { $high } אסים, מלכים וג'וקרים.
lesson-bid-all = { $bid } מבטיח את כל { $all } הלקיחות. לקיחה אחת שאבדה, והחוזה נכשל.
lesson-ask-kitty = הקיטי שלך: { $count } קלפים. משליכים { $count }; הם הלקיחה הראשונה שלך. { $done } כבר שם. מי השישי?
lesson-aside-right = נכון. { $count } קלפים בצד, והלקיחה הראשונה שלך עוד לפני קלף אחד.
lesson-aside-joker = לשמור את { $card }: כשיש שליט רק הג'וקר השני יכול להיות טוב ממנו.
lesson-aside-long = לשמור את { $card }: זה הצבע הארוך שלך, { $suit }, שיהיה שליט.
lesson-aside-ace = לשמור את { $card }: אין קלף בצבע שמנצח אס.
lesson-aside-king = לשמור את { $card }: באפטאון רק האס בצבע מנצח אותו.
lesson-aside-higher = לא רע, אבל { $card } מנצח את { $other } באפטאון. להשליך את הנמוך.
lesson-ask-trump = הכרזת אפטאון; עכשיו לקבוע שליט. שני הג'וקרים שייכים לו. איזה צבע?
lesson-trump-right = כן: { $suit }. עם הג'וקרים יש לך { $count } שליטים.
lesson-trump-short = עם { $suit } יהיו לך { $count } שליטים כולל הג'וקרים; עם { $long } יש { $best }.
lesson-ask-lead = הפתיחה שלך. יש להם יחד { $count } שליטים: קודם להוציא אותם. איזה קלף?
lesson-lead-plain = { $card } אינו שליט. יש להם { $count } שליטים, ומי שאין לו מהצבע יכול לקחת.
lesson-lead-low = { $card } הוא שליט, אבל { $other } עוד בחוץ ומנצח אותו.
lesson-lead-sure = { $card } מנצח הכול, ונפלו עליו עוד { $count } שליטים. הלקיחה שלך.
lesson-lead-too = { $card } בטוח באותה מידה: אין מחוץ ליד שלך מי שמנצח אותו. השיעור ממשיך עם הג'וקר הגדול.
lesson-second = ממשיכים עם { $card }. { $left ->
    [0] לאחרים לא נשאר שליט.
    [one] לאחרים נשאר שליט אחד.
   *[other] לאחרים נשארו { $left } שליטים.
 }
lesson-third = ועכשיו { $card }. { $left ->
    [0] השליטים שלהם נגמרו: נשארו רק שלך.
    [one] נשאר להם שליט אחד.
   *[other] נשארו להם { $left } שליטים.
 }
lesson-lost = פתחת { $lead }, אבל { $name } עם { $card } בלקיחה. מי שלקח פותח את הבאה.
lesson-ask-follow = { $name } פותח { $suit }. לנסות כל קלף: מה מותר, ומה הכי טוב?
lesson-must-follow = אסור: נפתח { $suit } ויש לך. חייבים לשרת; כל דבר אחר הוא הפרה.
lesson-left = נכון: { $name } לוקח עם { $card }, ולקיחה של השותף היא גם שלך. האס נשאר לאחר כך.
lesson-took = מותר, אבל הלקיחה כבר של { $name }, וזה הקלף האחרון. { $card } בוזבז.
lesson-renege = מה שלא היה מותר היה הפרה. השולחן הזה מונע. יש שולחנות שמרשים: מי שנתפס משלם { $count } לקיחות.
lesson-ask-ruff = { $name } פותח { $suit } ואין לך: הכול מותר. מי זוכה אם משחקים שליט? לנסות.
lesson-ruffed = כן: { $card } הוא השליט הקטן שלך, והוא זוכה.
lesson-ruffed-dear = זה זוכה, אבל גם { $other } היה מספיק. לשלם את הקטן.
lesson-thrown = מצבע אחר ולא שליט, { $card } לא יכול לזכות. { $name } לוקח עם { $other }.
lesson-claim = הפתיחה שלך, ואין מי שינצח אף אחד מ־{ $count } הקלפים. אפשר לתבוע: השאר שלך.
lesson-score = { $books } לקיחות ועוד של הקיטי הן { $all }. היה צריך { $need }: הצליח! כל לקיחה מעל { $free } היא נקודה, ולכן { $points }.
lesson-set = ואם { $books } ביחד, אחת פחות מ־{ $need }? החוזה נכשל, וההכרזה, { $points }, יורדת מהניקוד. הראשון ל־{ $target } מנצח.

first-seating = ברוכים הבאים. משחקים עם השותף שממול נגד השניים שבצדדים. ללחוץ על הכפתור, והקלפים מחולקים.
first-mixing = מערבבים את הקלפים.
first-auction = המכרז הוא סיבוב אחד. כל הכרזה אומרת כמה לקיחות מעל שש, ולאיזה כיוון.
first-declare = מי שזכה במכרז קובע את השליט.
first-discard = מי שזכה במכרז לוקח את הקיטי ומשליך מספר שווה.
first-play = כל אחד מניח קלף. הטוב ביותר זוכה ופותח את הבאה.
first-deal_over = זו הייתה חלוקה שלמה. לקרוא למה היא שווה כך, ולהביט בארבע הידיים.
first-match_over = זו הייתה החלוקה הראשונה שלך. מוכנים למשחק של ממש? לחדר הכניסה, ולשחק.
yours-auction = ההכרזה היחידה שלך: כמה לקיחות מעל שש, של שניכם. אפטאון: הגבוהים זוכים. דאונטאון: הנמוכים, האס עדיין בראש. ללא שליט: אין צבע מוביל. יד חלשה? פאס. הרמז אומר מה בוט היה עושה.
yours-declare = המכרז שלך. השליט: הצבע הארוך והחזק שלך.
yours-discard = הקיטי שלך; לקלפים שלו נקודה. לשמור שליטים וזוכים ולהשליך את השאר: זו הלקיחה הראשונה שלך.
yours-play = תורך. הקלפים המותרים בהירים; משרתים צבע אם אפשר. אם לא, שליט זוכה, והג'וקר הגדול מנצח הכול.

## The ten exercises (web/exercises.py)
chair = { $seat ->
    [0] את/ה
    [1] משמאל
    [2] השותף
   *[3] מימין
 }
chair-calls = { $who }: { $call }
laid-then = { $first }, ואז { $next }
exercise-first-bid = להכריז על היד
exercise-first-bid-ask = תורך ראשון. מה להכריז?
exercise-bid-or-pass = להכריז או לעבור
exercise-bid-or-pass-ask = איש עוד לא הכריז. היד שווה הכרזה?
exercise-which-way = באיזה כיוון?
exercise-which-way-ask = אפטאון, דאונטאון או ללא שליט?
exercise-partner-spoke = השותף דיבר
exercise-partner-spoke-ask = ההכרזה של השותף. לקחת אותה?
exercise-name-trump = לקבוע שליט
exercise-name-trump-ask = ההכרזה שלך. מה החוזה?
exercise-first-lead = הפתיחה
exercise-first-lead-ask = ההכרזה שלך, וגם הפתיחה.
exercise-lead-no-trump = פתיחה מול ללא שליט
exercise-lead-no-trump-ask = הם משחקים ללא שליט, והפתיחה שלך.
exercise-lead-trump = פתיחה מול שליט
exercise-lead-trump-ask = הם קבעו שליט, והפתיחה שלך.
exercise-to-trump = לחתוך או לא
exercise-to-trump-ask = אין לך מהסדרה שנפתחה.
exercise-count-trumps = לספור שליטים
exercise-count-trumps-ask = נשארו מעט קלפים. אצל מי השליטים?
