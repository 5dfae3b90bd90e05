### טיוטה: מה מראה השולחן המקוון מלבד המשחק.

table-open = השולחן פתוח.
sits-down = { $by ->
    [you] התיישבת.
   *[name] יושב/ת כאן עכשיו: { $name }.
 }
stood = קם/ה מן השולחן: { $name }.
gets-in-line = בתור עכשיו: { $name }.
leaves-line = יצא/ה מן התור: { $name }.
rose = Rise and fly: הזוג שהפסיד קם, והבאים בתור מתיישבים.
says-ready = { $by ->
    [you] הודעת שהכול מוכן.
   *[name] מוכן/ה: { $name }.
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
bot-took = { $by ->
    [you] התרחקת, ובוט שומר על המושב.
   *[name] בוט שומר על המושב של { $name }.
 }
handed-back = { $by ->
    [you] חזרת למושב.
   *[name] המושב שוב אצל { $name }.
 }
resumed = השרת הופעל מחדש; לשעון נוסף זמן.
closed = השולחן נסגר.
clock = { $by ->
    [you] זמנך תם; בוט משחק פעם אחת.
   *[name] הזמן של { $name } תם; בוט משחק פעם אחת.
 }

mixing = כולם מוכנים; החלוקות מתערבבות.
table-closed = השולחן הזה סגור.
rises = Rise and fly: עוד רגע הזוג שהפסיד קם, והבאים בתור מתיישבים.
waits-for-people = מחכים שאנשים יתיישבו.
waits-to-start = מחכים כדי להתחיל: { $names }.
waits-for-rematch = מחכים למשחק חוזר: { $names }.
waits-for-next-deal = מחכים לחלוקה הבאה: { $names }.
ready-deal = לחלק קלפים
ready-rematch = משחק חוזר
ready-next-deal = חלוקה הבאה
given-kept = חלוקה { $number } מתוך { $count } נשמרה.
given-done = כל החלוקות שלך שוחקו. התוצאות יגיעו בסוף היום.

book = לקיחה { $book }
call-renege = לטעון להפרה בלקיחה { $book }.
book-without-renege = לקיחה { $book }: אין הפרה.
book-reneged = { $by ->
    [you] לקיחה { $book }: הפרת.
   *[name] לקיחה { $book }: הפרה של { $name }.
 }

bid-means = { $bid }: { books } מתוך { $all }.
name-means = { $contract }: { $ranks }.
ranks-uptown = אס גבוה, אחריו מלך ומטה עד שתיים
ranks-downtown = אס גבוה, אחריו שתיים ומעלה עד מלך
ranks-downtown-aces-low = שתיים גבוה, אחריו שלוש ומעלה עד מלך, אס נמוך
order-matching = הכרזה חייבת להיות גבוהה מן האחרונה; המחלק רשאי להשוות.
order-level = הכרזה חייבת לעבור את האחרונה: מספר גבוה יותר, או ללא שליט על אותו מספר.
order-downtown-over-uptown = הכרזה חייבת לעבור את האחרונה: מספר גבוה יותר, או דאונטאון על אפטאון, וללא שליט על שניהם.
order-no-trump-level = הכרזה חייבת לעבור את האחרונה: מספר גבוה יותר.

refused-seat-taken = אי אפשר לתפוס את המושב הזה עכשיו
refused-no-seat = אין מושב פנוי; אפשר לצפות ולבקש שוב בין חלוקות
refused-nobody-lost = אף אחד במקום הזה לא איבד את הקשר
refused-not-waited-for = השולחן לא מחכה להם כרגע
refused-may-come-back = ייתכן שיחזרו בעוד רגע; אפשר לבקש שוב אחרי עשר שניות
refused-between-matches = מחליפים מושבים בין משחקים
refused-cards-lie = הקלפים על השולחן
refused-bytes-told = הבתים האלה נאמרו במשחק הקודם; יש להבטיח חדשים
refused-no-bytes = לא מחכים לבתים מן המושב הזה
refused-other-bytes = אלה אינם הבתים שהובטחו
refused-no-cards = לא חולקו קלפים
refused-no-undo = אין עכשיו מה להחזיר
refused-given-seat = את החלוקות האלה משחק מי שהתחיל אותן, בכיסא שבו התחיל
refused-given-leave = החלוקות שלך נשמרות בשולחן הזה; אפשר ללכת ולחזור לפני סוף היום
refused-given-done = כל החלוקות בשולחן הזה כבר שוחקו
refused-nobody-asks = איש אינו מבקש הסכמה
refused-turn = זה תור { $name }
refused-called-already = כבר טענת לגבי הלקיחה הזאת
refused-person-acts = כאן משחק אדם
refused-table-waits = השולחן עדיין מחכה
refused-closed = השולחן הזה סגור
refused-no-seat-yet = תחילה יש לשבת
refused-stale = השולחן התקדם; יש להסתכל שוב
refused-written = השולחן נכתב במקום אחר; יש להסתכל שוב
refused-elsewhere = השולחן נמצא בשרת אחר של הבית; יש להמשיך שם
refused-not-saved = השמירה נכשלה; נסו שוב בעוד רגע
bye-too-slow = הקו היה איטי מדי; חזרו והמשיכו מאותו מקום.
bye-shutdown = השרת מופעל מחדש; המושב שלך נשמר.
bye-signed-in-long = עבר זמן רב מן הכניסה; יש להיכנס שוב.
bye-logged-out = יצאת.
bye-signed-in-anew = נכנסת מחדש; רגע אחד.
bye-too-many = הדף פתוח יותר מדי פעמים; סגרו חלון אחר.
bye-bad-message = אלה אינן הודעות של הפרוטוקול הזה.
bye-too-fast = יותר מדי הודעות; חזרו בעוד רגע.
bye-protocol = השרת מדבר פרוטוקול { $number }; טענו את הדף מחדש.
refused-too-fast = לא כל כך מהר: עשר הודעות בשנייה
refused-no-table = אין שולחן כזה
refused-claims = זה היה לעתים קרובות; המשיכו לשחק, או תבעו שוב בעוד רגע
refused-phrases = בשולחן זה משתמשים במשפטים המוכנים
refused-follow-first = תחילה יש לעקוב אחר השולחן
refused-words = מילה אחרי מילה
refused-no-hint = אין עצה עכשיו
refused-hints = עצה אחרי עצה; בקשו שוב בעוד רגע
refused-tables = קו אחד עוקב אחר { $count } שולחנות; יש לעזוב אחד
refused-many-standing = הרבה אנשים כבר עומדים ליד השולחן הזה; אפשר לתפוס כיסא, או לחזור בעוד רגע
refused-strangers = בין זרים מילים חופשיות הן לבעלי חשבון; המשפטים המוכנים לכולם
refused-mutes = כבר השתקת { $count } אנשים; יש לשמוע שוב אחד מהם
phrase-hello = שלום לכולם
phrase-luck = בהצלחה
phrase-nice = יפה, שותף
phrase-well-played = שיחקת יפה
phrase-had-you = תפסתי אותך
phrase-cold-kitty = הקיטי שלי היה קר
phrase-sorry = סליחה, שותף
phrase-boston = בוסטון!
phrase-rise = קומו, תורם של הבאים
phrase-one-more = עוד אחד?
phrase-moment = רק רגע
phrase-thanks = תודה, משחק יפה
asks-for-a-hint = אפשר לקבל רמז?
refused-no-watchers = אין צופים בשולחן זה: תפסו כיסא כדי לראות
refused-by-invitation = השולחן הזה בהזמנה: היכנסו דרך הקישור שנשלח
refused-asks-password = השולחן מבקש סיסמה
refused-wrong-word = זו אינה המילה של השולחן; בדקו את הקישור שנשלח
refused-wrong-password = זו אינה הסיסמה של השולחן; אולי אות השתבשה
refused-door-rests = כמה מילים היו שגויות, והדלת נחה מעט
refused-table-rests = נוסו כאן מילים שגויות רבות, והסיסמה נחה; קישור ההזמנה עובד כל הזמן
refused-words-nowhere = כמה מילים לא הובילו לשום מקום; נסו שוב בעוד { $time }
refused-again-in = נסו שוב בעוד { $time }
refused-again-now = נסו שוב מתי שתרצו
refused-then = { $why }; { $when }
time-second = שנייה
time-seconds = { $count } שניות
time-minutes = { $count } דקות
time-hours = { $count } שעות
fault-many-passwords = הגיעו סיסמאות שגויות רבות לחשבון זה; נסו שוב בעוד { $time }
refused-our-side = משהו השתבש אצלנו ודבר לא השתנה; נסו שוב בעוד רגע
refused-lines = קווים רבים בבת אחת; חזרו בעוד רגע
fault-who = תחילה אמרו מי אתם: POST /api/guest
busy-long = זה לוקח יותר מן הרגיל; נסו שוב בעוד רגע
busy-stopped = החישוב נעצר; נסו שוב בעוד רגע
busy-much = יותר מדי בקשות; נסו שוב בעוד רגע
busy-thinking = הבוט עדיין חושב; בקשו שוב בעוד רגע
busy-no-advice = לבוט זה אין עצה כאן
unfit-words = שרת זה מרחיק מילים כאלה מן השולחן; אמרו זאת אחרת
unfit-name = שרת זה מרחיק שמות כאלה מן השולחנות; בחרו אחר
damaged = השולחן פגום ואי אפשר להמשיך בו; ספרו למי שמפעיל את השרת

busy-server = לשרת יש יותר מדי עבודה כרגע; נסו שוב בעוד רגע
fault-too-fast = זה היה לעתים קרובות; נסו שוב בעוד דקה
fault-not-owner = זה לבעל השרת; bidwhist owner link יוצר מפתח
fault-too-long = בבקשה יש לכל היותר { $count } בתים

fault-seats = המושבים הם 0 עד { $last }
fault-password = שולחן עם סיסמה דורש סיסמה של { $count } אותיות לפחות
fault-bots = יש בוטים בשם { $names }
fault-no-conventions = { $name }: בלי המוסכמות שלנו
fault-by-chance = { $name }: משחק אקראי, ולכן בלי מוסכמה
fault-no-table = אין שולחן כזה, או שהוא בהזמנה
fault-invitation = ההזמנה אינה מובילה לשום מקום; אולי השולחן נסגר
known-last-table = השולחן האחרון שלך
fault-no-match = אין משחק כזה, או שלא הסתיים
fault-seat-of-replay = המושבים הם 0 עד { $last }; בלי מושב רואים מה שכולם ראו
fault-not-here = רק מי שיושב ליד מכונת השרת יכול לעשות זאת
fault-report-whom = אמרו מי: שולחן ואדם, או משחק ומושב
fault-report-you = זה את/ה
fault-report-table = אין שולחן כזה, או שאינך שם
fault-report-person = אדם זה אינו יושב, מחכה או צופה כאן, ולא דיבר כאן
fault-report-match = אין משחק כזה, או שאיש לא ישב שם
fault-friends-account = כדי שחברים ימצאו אותך צריך חשבון; אפשר לפתוח אחד בדף שלך
fault-friend-you = זה אתה
fault-friend-nobody = אין כאן חשבון בשם הזה
fault-friends-many = ביקשת חברות מכל מי שאפשר; יש להסיר מישהו קודם
fault-no-seat = אינך יושב לשולחן הזה
fault-no-friend = מזמינים חברים; בקש קודם את חברותו
fault-no-club = אין מועדון כזה
fault-club-account = למועדון צריך חשבון; אפשר לפתוח אחד בדף שלך
fault-club-name = למועדון צריך שם של אותיות או ספרות
fault-club-word = הקישור הזה אינו מוביל למועדון; בקשו קישור חדש
fault-club-full = אין עוד מקום: במועדון עד 500 חברים, ולאדם עד עשרה מועדונים
fault-club-keeper = למועדון צריך אחראי; מנו קודם מישהו אחר
fault-not-keeper = רק אחראי המועדון יכול לעשות זאת
fault-no-report = אין דיווח כזה שמחכה
fault-no-ban = אין חסימה כזאת
fault-nobody = אין אדם עם מזהה כזה
bad-name-letters = שם צריך אותיות שאפשר לראות
bad-name-long = בשם יש לכל היותר { $count } אותיות; אולי צורה קצרה?
bad-name-signs = בשם יש אותיות, ספרות ו־. ' - _ & ולא יותר; אולי בלי הסימנים האחרים?
bad-name-unseen = כמה סימנים בשם אינם נראים; אולי להקליד שוב, אות אחר אות?
bad-name-mixed = השם מערבב אלפביתים; הישארו באחד
weak-better = שלוש או ארבע מילים שאיש לא היה מחבר מתאימות היטב
weak-short = בסיסמה יש לפחות { $count } אותיות או ספרות; { weak-better }
weak-name = בסיסמה יש שמך או מילה מן המשחק; { weak-better }
weak-common = הסיסמה היא מאלה שרבים משתמשים בהן; { weak-better }
weak-pattern = הסיסמה חוזרת על עצמה או הולכת לפי המקלדת; { weak-better }
weak-guessed = קל מדי לנחש את הסיסמה; { weak-better }
account-already = כבר יש לך חשבון
sign-in-wrong = השם והסיסמה אינם מתאימים
recovery-wrong = השם וקוד השחזור אינם מתאימים
guest-no-password = לאורח אין סיסמה; תחילה צרו חשבון
password-wrong = זו אינה הסיסמה של החשבון
name-of-house = השם שמור לבית ולבוטים; אולי עם עוד אות או מילה?
name-taken = למישהו כאן יש חשבון בשם זה או דומה לו; אולי עם עוד אות או מילה?
banned-for-good = השרת אינו משרת אותך עוד: { $why }
banned-until = השרת אינו משרת אותך עד { $time }: { $why }
coach-ends = השרת נעצר; בקשו שוב כשיחזור
coach-busy = המאמן עסוק במשחקים אחרים; בקשו שוב בעוד דקה
coach-yours = המאמן עסוק במשחקים שלך; בקשו שוב בעוד דקה
coach-away = המאמן אינו זמין כרגע; נסו אחר כך
coach-late = המאמן לא סיים בזמן; נסו אחר כך
coach-unable = המאמן לא הצליח לעבור על המשחק
reports-wait = { $count } דיווחים שלך מחכים; יטפלו בהם
fault-method = את הנתיב הזה מבקשים אחרת
fault-nothing = אין דבר בנתיב הזה
page-not-here = לא כאן
page-none = אין דף כזה.

forgotten = נשכחת כאן. המשחקים שהסתיימו נשארים וקוראים לך "מישהו".

fault-no-choice = אין מה לבחור ברגע זה; לכו צעד אחד אחורה או קדימה
fault-bad-step = ?step= הוא רגע של השידור החוזר, נספר מ־0
fault-not-allowed = הכללים לא התירו זאת כאן

file-long = בקובץ שמוצג יש לכל היותר { $most } חלוקות: { $count }
file-no-text = זה אינו רישום של משחק: זה אינו טקסט
file-no-record = אין בקובץ הזה רישום של משחק
as-it-was = כפי שהיה
table-of = השולחן של { $name }

code-letter = אות בקוד השיתוף שגויה, חסרה או מיותרת: { $code }
code-version = קוד השיתוף הוא מגרסה { $version }, רק { $known } ניתנת לקריאה: { $code }
code-near = אין קוד שיתוף כזה; האם הכוונה ל־{ $near }: { $code }
code-unknown = אין קוד שיתוף כזה; יש { $known }: { $code }
code-strange = בקוד שיתוף אין { $letter }: { $code }
code-no-rules = קוד השיתוף אינו מייצג חוקים שאפשר לשחק: { $code }
lan-owner = השרת הזה מאזין היכן שבעליו אמר, ולא במקום אחר
lan-none = המחשב הזה אינו ברשת שחברים יכולים להגיע אליה
host-none = בקשה נוקבת בשם המארח, כמו: Host: whist.example
host-unknown = השרת הזה אינו נקרא { $name }. אם הוא צריך, מי שמפעיל אותו מתחיל אותו כך: bidwhist serve --host-name { $name }
foreign-page = הבקשה הזאת באה מדף זר
# Daily deals.
daily-title = החלוקות של { $day }
fault-no-day = אין תוצאות ליום כזה, או שעדיין אין; יום מסתיים בחצות UTC
fault-no-board = אף אחד לא שיחק חלוקה כזאת באותו יום
