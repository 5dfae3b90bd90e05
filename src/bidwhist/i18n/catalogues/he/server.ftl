### טיוטה: מה מראה השולחן המקוון מלבד המשחק.

table-open = השולחן פתוח.
sits-down =
    { $by ->
        [you] התיישבת.
       *[name] { $name } בשולחן.
    }
stood = { $name } כבר לא בשולחן.
gets-in-line = בתור עכשיו: { $name }.
leaves-line = { $name } כבר לא בתור.
rose = קום ועוף: הזוג שהפסיד קם, והבאים בתור מתיישבים.
says-ready =
    { $by ->
        [you] אישרת שאפשר להתחיל.
       *[name] אישור להתחיל: { $name }.
    }
committed = כולם מוכנים. השרת קבע את חלקו בחלוקות.
mixed = החלוקות מעורבבות ממה שנתנו השרת והשחקנים.
asks-undo = { $by ->
    [you] ביקשת להחזיר את הפעולה האחרונה.
   *[name] בקשה של { $name } להחזיר את הפעולה האחרונה.
 }
agrees = { $by ->
    [you] הסכמת.
   *[name] הסכמה של { $name }.
 }
disagrees = { $by ->
    [you] סירבת.
   *[name] סירוב של { $name }.
 }
undone = הפעולה האחרונה הוחזרה.
bot-took =
    { $by ->
        [you] התרחקת, ובוט שומר על המקום.
       *[name] בוט שומר על המקום של { $name }.
    }
handed-back =
    { $by ->
        [you] חזרת למקום שלך.
       *[name] המקום שוב אצל { $name }.
    }
resumed = השרת הופעל מחדש, ולשעון נוסף זמן.
closed = השולחן נסגר.
clock = { $by ->
    [you] זמנך תם; בוט משחק פעם אחת.
   *[name] הזמן של { $name } תם; בוט משחק פעם אחת.
 }

mixing = כולם מוכנים; החלוקות מתערבבות.
table-closed = השולחן הזה סגור.
rises = קום ועוף: עוד רגע הזוג שהפסיד קם, והבאים בתור מתיישבים.
waits-for-people = מחכים שאנשים יתיישבו.
names-and-last = { "\u200F" }{ $names }, { $last }
waits-to-start = כדי להתחיל מחכים עוד לאישור: { $names }.
waits-for-rematch = עוד אחד, אם מתאים: { $names }.
waits-for-next-deal = לחלוקה הבאה מחכים לאישור: { $names }.
ready-deal = לחלק קלפים
ready-rematch = עוד אחד
ready-next-deal = חלוקה הבאה
given-kept = חלוקה { $number } מתוך { $count } נשמרה.
given-done = כל החלוקות שלך שוחקו. התוצאות יגיעו בסוף היום.

book = לקיחה { $book }
call-renege = לטעון לרנונס בלקיחה { $book }.
book-without-renege = לקיחה { $book }: אין רנונס.
book-reneged =
    { $by ->
        [you] לקיחה { $book }: רנונס שלך.
       *[name] לקיחה { $book }: רנונס של { $name }.
    }

bid-means = { $bid }: { books } מתוך { $all }.
name-means = { "\u200F" }{ $contract }: { $ranks }.
ranks-uptown = אס גבוה, אחריו מלך ומטה עד שתיים
ranks-downtown = אס גבוה, אחריו שתיים ומעלה עד מלך
ranks-downtown-aces-low = שתיים גבוה, אחריו שלוש ומעלה עד מלך, אס נמוך
order-matching = הכרזה חייבת להיות גבוהה מן האחרונה; המחלק רשאי להשוות.
order-level = הכרזה חייבת לעבור את האחרונה: מספר גבוה יותר, או ללא שליט על אותו מספר.
order-downtown-over-uptown = הכרזה חייבת לעבור את האחרונה: מספר גבוה יותר, או דאונטאון על אפטאון, וללא שליט על שניהם.
order-no-trump-level = הכרזה חייבת לעבור את האחרונה: מספר גבוה יותר.

refused-seat-taken = אי אפשר לתפוס את המקום הזה עכשיו
refused-no-seat = אין מקום פנוי; אפשר לצפות ולבקש שוב בין חלוקות
refused-nobody-lost = במקום הזה איש לא איבד את החיבור
refused-not-waited-for = השולחן לא מחכה עכשיו לשחקן הזה
refused-may-come-back = ייתכן שהשחקן יחזור בעוד רגע; אפשר לבקש שוב אחרי עשר שניות
refused-between-matches = מחליפים מקומות בין משחקים
refused-cards-lie = הקלפים על השולחן
refused-bytes-told = הבתים האלה כבר שימשו במשחק הקודם; יש להתחייב על חדשים
refused-no-bytes = לא מחכים לבתים מן המקום הזה
refused-other-bytes = אלה אינם הבתים שעליהם ניתנה ההתחייבות
refused-no-cards = לא חולקו קלפים
refused-no-undo = אין עכשיו מה להחזיר
refused-given-seat = את החלוקות האלה משחק רק מי שהתחיל אותן, באותו מקום
refused-given-leave = החלוקות שלך נשמרות בשולחן הזה; אפשר ללכת ולחזור לפני סוף היום
refused-given-done = כל החלוקות בשולחן הזה כבר שוחקו
refused-nobody-asks = אין בקשה שמחכה להסכמתך
refused-turn = זה תור { $name }
refused-called-already = כבר טענת לגבי הלקיחה הזאת
refused-person-acts = עכשיו תורו של אדם, לא של בוט
refused-table-waits = המשחק עוד לא התחיל
refused-closed = השולחן הזה סגור
refused-no-seat-yet = תחילה יש לשבת
refused-stale = השולחן התקדם; יש להסתכל שוב
refused-written = שרת אחר שינה זה עתה את השולחן; אפשר לנסות שוב
refused-elsewhere = השולחן נמצא עכשיו בשרת אחר; יש להמשיך שם
refused-not-saved = השמירה נכשלה; אפשר לנסות שוב בעוד רגע
bye-too-slow = החיבור היה איטי מדי. אפשר להתחבר שוב ולהמשיך מאותו מקום.
bye-shutdown = השרת מופעל מחדש; המקום שלך שמור.
bye-signed-in-long = פג תוקף הכניסה. יש להיכנס שוב.
bye-logged-out = יצאת.
bye-signed-in-again = נכנסת שוב. רגע אחד.
bye-too-many = הדף פתוח ביותר מדי חלונות. יש לסגור אחד.
bye-other-stream = הזרם נפתח שוב במקום אחר עם אותו אסימון.
bye-bad-message = ההודעות שהתקבלו אינן לפי הפרוטוקול.
bye-too-fast = יותר מדי הודעות. אפשר להתחבר שוב בעוד רגע.
bye-protocol = השרת מדבר פרוטוקול { $number }. יש לטעון שוב את הדף.
refused-too-fast = מהר מדי: עשר הודעות בשנייה לכל היותר
refused-no-table = אין שולחן כזה
refused-claims = יותר מדי תביעות; אפשר להמשיך לשחק, או לתבוע שוב בעוד רגע
refused-phrases = בשולחן הזה רק המשפטים המוכנים
refused-follow-first = תחילה יש לעקוב אחר השולחן
refused-words = יש לחכות רגע לפני ההודעה הבאה
refused-no-hint = אין רמז עכשיו
refused-hints = יש לחכות רגע לפני הרמז הבא
refused-tables = אפשר לעקוב אחר { $count } שולחנות בבת אחת; יש לעזוב אחד קודם
refused-many-standing = הרבה אנשים כבר עומדים ליד השולחן; אפשר לשבת, או לחזור בעוד רגע
refused-strangers = כדי לכתוב חופשית בין זרים צריך חשבון; המשפטים המוכנים לכולם
refused-programs-say = תוכנות מדברות במשפטים המוכנים
refused-mutes = כבר השתקת { $count } אנשים; יש לבטל קודם השתקה אחת
phrase-hello = שלום לכולם
phrase-luck = בהצלחה
phrase-nice = יפה, שותף
phrase-well-played = שיחקת יפה
phrase-had-you = תפסתי אותך
phrase-cold-kitty = הקיטי לא הביא לי כלום
phrase-sorry = סליחה, שותף
phrase-boston = בוסטון!
phrase-rise = קומו, תורם של הבאים
phrase-one-more = עוד אחד?
phrase-moment = רק רגע
phrase-thanks = תודה, משחק יפה
asks-for-a-hint = אפשר לקבל רמז?
refused-no-watchers = אין צופים בשולחן הזה: יש לשבת כדי לראות
refused-by-invitation = השולחן הזה בהזמנה: הכניסה דרך הקישור שנשלח
refused-asks-password = לשולחן הזה יש סיסמה
refused-wrong-word = זו אינה מילת ההזמנה של השולחן; כדאי לבדוק את הקישור שנשלח
refused-wrong-password = זו אינה הסיסמה של השולחן; אולי יש שגיאת הקלדה
refused-door-rests = יותר מדי ניסיונות שגויים
refused-table-rests = נוסו בשולחן הזה יותר מדי סיסמאות, ולזמן מה הוא אינו מקבל אף אחת; קישור ההזמנה עובד
refused-words-nowhere = יותר מדי מילים שאינן של אף שולחן; אפשר לנסות שוב בעוד { $time }
refused-again-in = אפשר לנסות שוב בעוד { $time }
refused-again-now = אפשר לנסות שוב
refused-then = { "\u200F" }{ $why }; { $when }
time-second = שנייה
time-seconds = { $count ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $count } שניות
 }
time-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
 }
time-hours = { $count ->
    [one] שעה אחת
    [two] שעתיים
   *[other] { $count } שעות
 }
fault-many-passwords = יותר מדי סיסמאות שגויות לחשבון הזה; אפשר לנסות שוב בעוד { $time }
refused-our-side = משהו השתבש בשרת ודבר לא השתנה; אפשר לנסות שוב בעוד רגע
refused-not-installed = השרת הזה הותקן בלי { $package }, שנחוץ לכך; מי שמפעיל אותו יכול להוסיף: pip install { $package }
refused-lines = יותר מדי חיבורים בבת אחת; אפשר לחזור בעוד רגע
fault-who = אין כניסה: קודם POST /api/guest
busy-long = זה לוקח יותר מדי זמן; אפשר לנסות שוב בעוד רגע
busy-stopped = התהליך שחישב זאת נעצר; אפשר לנסות שוב בעוד רגע
busy-much = יותר מדי בקשות בבת אחת; אפשר לנסות שוב בעוד רגע
busy-thinking = הבוט עדיין חושב; אפשר לבקש שוב בעוד רגע
busy-no-advice = הבוט הזה אינו נותן רמזים כאן
unfit-words = השרת אינו מרשה מילים כאלה; אפשר לומר זאת אחרת
unfit-name = השרת אינו מרשה שמות כאלה; יש לבחור אחר
damaged = יומן השולחן פגום ואי אפשר להמשיך בו; נא לספר לבעל השרת

busy-server = השרת עמוס מדי; אפשר לנסות שוב בעוד רגע
fault-too-fast = יותר מדי בקשות; אפשר לנסות שוב בעוד דקה
fault-many-sign-ins = יותר מדי אורחים חדשים וכניסות מהרשת הזאת; אפשר לנסות שוב בעוד דקה, או לבקש מבעל השרת להגדיל את --limit sign-in
fault-not-owner = רק בעל השרת יכול לעשות זאת; bidwhist owner link מדפיס מפתח
fault-too-long = בבקשה יש לכל היותר { $count } בתים

fault-seats = המקומות הם 0 עד { $last }
fault-looks-on = שולחן שמי שפתח אותו רק צופה הוא פרטי ומותרת בו צפייה
fault-password = בסיסמה של שולחן יש לפחות { $count } תווים
fault-bots = אין בוט כזה; הבוטים הם { $names }
fault-no-conventions = ל־{ $name } אין מוסכמות לבחור
fault-by-chance = { $name } משחק באקראי, ולכן בלי מוסכמה
fault-no-table = אין שולחן כזה, או שהוא בהזמנה
fault-invitation = ההזמנה כבר אינה בתוקף; אולי השולחן נסגר
known-last-table = השולחן האחרון שלך
fault-no-match = אין משחק כזה, או שלא הסתיים
fault-seat-of-replay = המקומות הם 0 עד { $last }; בלי מקום רואים מה שכולם ראו
fault-not-here = אפשר לעשות זאת רק במחשב שמפעיל את השרת
fault-report-whom = נא לציין על מי: שולחן ואדם, או משחק ומקום
fault-report-you = אי אפשר לדווח על עצמך
fault-report-table = אין שולחן כזה, או שאין לך מקום בו
fault-report-person = אדם זה אינו יושב, מחכה או צופה כאן, ולא דיבר כאן
fault-report-match = אין משחק כזה, או שאיש לא ישב שם
fault-friends-account = כדי שחברים ימצאו אותך צריך חשבון; אפשר לפתוח אחד בדף שלך
fault-no-stream = קודם יש לפתוח את הזרם: GET /api/stream עם אותו אסימון
fault-stream-bots = הזרם הוא לחשבונות בוט; אנשים משתמשים ב־WebSocket
fault-bot-account = חשבון בוט משחק בשולחנות; זה בשביל האדם שהחשבון שייך לו
fault-no-bot = אין לך חשבון בוט עם המזהה הזה
fault-bots-many = כבר יש לך חמישה חשבונות בוט; יש לסגור אחד קודם
fault-bots-account = כדי להיות אחראי לבוט צריך חשבון; אפשר לפתוח אחד בדף שלך
fault-friend-you = אי אפשר לבקש חברות מעצמך
fault-friend-nobody = אין כאן חשבון בשם הזה
fault-friends-many = יש לך כבר כל החברים והבקשות שאפשר; יש להסיר מישהו קודם
fault-no-seat = אין לך מקום בשולחן הזה
fault-no-friend = אפשר להזמין רק חברים; קודם יש לשלוח בקשת חברות
fault-no-club = אין מועדון כזה
fault-club-account = למועדון צריך חשבון; אפשר לפתוח אחד בדף שלך
fault-tables-many = המקום שלך כבר שמור ב־{ $most } שולחנות פתוחים; יש לעזוב אחד לפני שפותחים עוד
fault-club-word = הקישור הזה אינו של אף מועדון; אפשר לבקש קישור חדש
fault-club-out = אחראי המועדון הוציא אותך מהמועדון; רק אחראי יכול להחזיר אותך
fault-club-full = אין עוד מקום: במועדון עד 500 חברים, ולאדם עד עשרה מועדונים
fault-club-keeper = למועדון צריך אחראי; קודם יש למנות מישהו אחר
fault-not-keeper = רק אחראי המועדון יכול לעשות זאת
fault-no-report = אין דיווח פתוח במספר הזה
fault-no-ban = אין חסימה כזאת
fault-nobody = אין אדם עם מזהה כזה
bad-name-letters = שם צריך אותיות שאפשר לראות
bad-name-long = בשם יש לכל היותר { $count } תווים; אולי יש צורה קצרה?
bad-name-signs = בשם יכולות להיות אותיות, ספרות ו־. ' - _ &; יש להוריד את שאר התווים
bad-title-signs = בשם יכולות להיות אותיות, ספרות וסימני פיסוק רגילים; יש להוריד את שאר התווים
bad-name-unseen = כמה תווים בשם אינם נראים; אפשר להקליד אותו שוב, אות אחר אות
bad-name-mixed = השם מערבב אלפביתים; יש להשתמש באחד
weak-better = שלוש או ארבע מילים שאין ביניהן קשר הן סיסמה טובה, כמו ”גשם קומקום שבת מרפסת”
weak-short = בסיסמה יש לפחות { $count } תווים; { weak-better }
weak-name = בסיסמה יש שמך או מילה מן המשחק; { weak-better }
weak-common = זו אחת הסיסמאות הנפוצות, שמנסים אותן ראשונות; { weak-better }
weak-pattern = הסיסמה חוזרת על עצמה או הולכת לפי המקלדת; { weak-better }
weak-guessed = קל מדי לנחש את הסיסמה; { weak-better }
account-already = כבר יש לך חשבון
sign-in-wrong = השם או הסיסמה שגויים
recovery-wrong = השם או קוד השחזור שגויים
guest-no-password = לאורח אין סיסמה; קודם יש ליצור חשבון
password-wrong = זו אינה הסיסמה של החשבון
name-of-house = השם שמור לשרת ולבוטים שלו; אפשר להוסיף אות או מילה
name-taken = השם הזה, או שם דומה לו, תפוס; אפשר להוסיף אות או מילה
banned-for-good = נחסמת בשרת הזה לתמיד: { $why }
banned-until = נחסמת בשרת הזה עד { $time }: { $why }
coach-ends = השרת נסגר; אפשר לבקש שוב כשיחזור
coach-busy = המאמן עסוק במשחקים אחרים; אפשר לבקש שוב בעוד דקה
coach-yours = המאמן עדיין עובד על משחקים אחרים שלך; אפשר לבקש שוב בעוד דקה
coach-away = המאמן אינו זמין כרגע; אפשר לנסות אחר כך
coach-late = המאמן לא סיים את המשחק בזמן; אפשר לנסות אחר כך
coach-unable = המאמן לא הצליח לעבור על המשחק
reports-wait = { $count } דיווחים שלך עדיין מחכים לבעל השרת; נא להמתין
fault-method = הנתיב הזה אינו מקבל את השיטה הזאת
fault-nothing = אין דבר בנתיב הזה
fault-offline = לזה דרוש חיבור לשרת
page-not-here = לא כאן
page-none = אין דף כזה.

forgotten = הנתונים שלך נמחקו. המשחקים שהסתיימו נשארים, ובהם השם שלך הוא ”מישהו”.

fault-no-choice = אין מה לבחור ברגע הזה; אפשר לצעוד אחד אחורה או קדימה
fault-bad-step = ?step= הוא רגע של השידור החוזר, נספר מ־0
fault-bad-solved = ?solved= הוא yes או no
fault-not-allowed = הכללים לא התירו זאת כאן

file-long = בקובץ יכולות להיות לכל היותר { $most } חלוקות, ובקובץ הזה יש { $count }
file-no-text = זה אינו רישום של משחק: זה אינו טקסט
file-no-record = אין בקובץ הזה רישום של משחק
as-it-was = כפי ששוחק
table-of = השולחן של { $name }

code-letter = אות בקוד השיתוף שגויה, חסרה או מיותרת: { $code }
code-version = קוד השיתוף הוא מגרסה { $version }, רק { $known } ניתנת לקריאה: { $code }
code-near = אין קוד שיתוף כזה; האם הכוונה ל־{ $near }: { $code }
code-unknown = אין קוד שיתוף כזה; יש { $known }: { $code }
code-strange = בקוד שיתוף אין { $letter }: { $code }
code-no-rules = קוד השיתוף נותן כללים שאי אפשר לשחק: { $code }
lan-owner = בעל השרת קבע את הכתובת שבה הוא מאזין, ולכן אי אפשר לפתוח אחרת
lan-none = המחשב הזה אינו ברשת שחברים יכולים להגיע אליה
host-none = לבקשה צריך כותרת Host, כמו: Host: whist.example
host-unknown = השרת אינו מוכר בשם { $name }. אם הוא צריך להיות מוכר כך, בעליו מפעיל אותו עם: bidwhist serve --host-name { $name }
foreign-page = הבקשה הזאת באה מדף של אתר אחר
# Daily deals.
daily-title = החלוקות של { $day }
fault-no-day = אין תוצאות ליום כזה, או שעדיין אין; יום מסתיים בחצות UTC
fault-no-board = אף אחד לא שיחק חלוקה כזאת באותו יום
refused-not-read = הקריאה נכשלה; אפשר לנסות שוב בעוד רגע
refused-went-back = הצעדים האחרונים של השולחן אבדו בשרת; ממשיכים ממה ששמור
file-moments = בקובץ הזה { $count } החלטות; אפשר להציג { $most } לכל היותר
file-slow = הבדיקה של הקובץ הזה נמשכת יותר מדי; קובץ קצר יותר יתאים

## The files of a table without a server.
offline-none = אין שם קבצים למשחק ללא חיבור; אפשר להכין אותם בפקודה bidwhist offline FOLDER: { $place }
offline-other = הקבצים האלה הוכנו בגרסה אחרת, { $version }, וזו גרסה { $own }; יש להכין אותם שוב בפקודה bidwhist offline FOLDER: { $place }
offline-damaged = הקובץ { $file } חסר או פגום; יש להכין את התיקייה שוב בפקודה bidwhist offline FOLDER: { $place }
offline-fetching = מוריד את { $file }
offline-packing = מהדר ואורז; זה לוקח דקה
offline-missing = הקובץ { $file } חסר שם; בלי --from הוא יורד, ומה שדרוש מוצג בפקודה bidwhist offline --needs: { $place }
offline-not-it = זה אינו הקובץ הדרוש ({ $algorithm } שונה); יש להוריד אותו שוב: { $file }
offline-not-ours = בתיקייה יש קבצים אחרים; דרושה תיקייה חדשה או ריקה: { $place }
offline-not-written = אי אפשר לכתוב בתיקייה, { $fault }: { $place }
offline-no-program = לשם כך דרושה התוכנה { $program }, והיא לא נמצאה; יש להתקין אותה, או להריץ זאת היכן שהיא מותקנת
offline-failed = התוכנה { $program } לא הצליחה: { $said }
offline-too-long = התוכנה { $program } לקחה יותר מ־{ $count } שניות; אפשר לנסות שוב
offline-no-library = הספרייה { $library } אינה מותקנת כאן, ולכן אי אפשר לארוז אותה
