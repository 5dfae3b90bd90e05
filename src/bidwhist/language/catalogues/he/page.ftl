### טיוטה: מה הדף אומר בעצמו.

language = שפה
went-wrong = משהו השתבש אצלנו.
no-server = אי אפשר להגיע לשרת כרגע.
server-said = השרת אמר { $status }.

suit = { $suit ->
    [C] תלתן
    [D] יהלום
    [H] לב
   *[S] עלה
 }
rank = { $rank ->
    [r2] שתיים
    [r3] שלוש
    [r4] ארבע
    [r5] חמש
    [r6] שש
    [r7] שבע
    [r8] שמונה
    [r9] תשע
    [rT] עשר
    [rJ] נסיך
    [rQ] מלכה
    [rK] מלך
   *[rA] אס
 }
card = { rank } { suit }
big-joker = הג'וקר הגדול
little-joker = הג'וקר הקטן
dealer = מחלק

to-front-room = לחדר הכניסה
you = את/ה
you-are-now = מעכשיו שמך { $name }.
name-at-table = שמך בשולחן
name = שם
keep-it = לשמור
name-hint = אותיות, ספרות ו־. ' - _ &. שמות של חשבונות ובוטים שייכים להם בלבד.
keep-matches = לשמור את המשחקים
keep-matches-hint = רק אם רוצים: סיסמה שומרת שם והיסטוריה גם במכשירים אחרים. לא מבקשים דואר.
kept = נשמר. רשמו את הקודים; הם מוצגים פעם אחת.
password = סיסמה
make-account = ליצור חשבון
password-hint = עשר אותיות או יותר. שלוש או ארבע מילים שאיש לא היה מחבר מתאימות.
have-account = יש לי חשבון
account-name = שם החשבון
new-password = סיסמה חדשה
its-password = הסיסמה שלו
forgotten-password = שכחת סיסמה? אחד הקודים שלך
sign-in = כניסה
your-account = החשבון שלך
account-hint = שם והיסטוריה נשמרים עבורך, כאן ובכל מקום שנכנסים בו.
sign-out = יציאה
sign-out-everywhere = יציאה מכל מקום
so-far = עד כה
matches-won = { $matches ->
    [one] משחק אחד, { $won } ניצחונות.
   *[other] { $matches } משחקים, { $won } ניצחונות.
 }
deals-count = { $deals ->
    [one] חלוקה אחת;
   *[other] { $deals } חלוקות;
 }
bids-won = { $declared ->
    [one] זכייה אחת במכרז, הושגו { $made }.
   *[other] { $declared } זכיות במכרז, הושגו { $made }.
 }
bostons = { $bostons ->
    [one] בוסטון אחד.
   *[other] { $bostons } בוסטון.
 }
broke-off = { $count ->
    [one] קימה בזמן הערבוב: פעם אחת.
   *[other] קימה בזמן הערבוב: { $count } פעמים.
 }
bid = הכרזה
bid-call = { $way ->
    [U] { $number } אפטאון
    [D] { $number } דאונטאון
    [N] { $number } ללא שליט
   *[none] { $number }
 }
played = שוחקו
made = הושגו
matches = משחקים
preset-name = { $preset ->
    [classic] קלאסי
    [cutthroat] כל אחד לבדו, שלושה
    [cutthroat-4] כל אחד לבדו, ארבעה
    [cutthroat-5] כל אחד לבדו, חמישה
    [andrews] רק ההכרזה
    [palace] כולם צוברים
    [fifty-two] חמישים ושניים קלפים
    [bid-wiz] היהלום הראשון מחלק
    [columbus] בלי קיטי
    [whist] ויסט קלאסי
   *[custom] כללי הבית
 }
kitchen-table = שולחן המטבח
bots = { $count ->
    [one] בוט אחד
   *[other] { $count } בוטים
 }
no-winner = אין מנצח
won = ניצחון
lost = הפסד
replay = שידור חוזר
coach = מאמן
download = הורדה
no-matches = עדיין אין. הראשון במרחק כפתור.

password-changed = הסיסמה שונתה. המכשירים האחרים יבקשו את החדשה.
change-password = לשנות סיסמה
password-until-now = הסיסמה עד עכשיו
password-from-now = הסיסמה מעכשיו
change-it = לשנות
take-along = לקחת את מה שנשמר עליך
take-along-hint = קובץ אחד עם השם, הכניסות, השולחנות והמשחקים.
download-it = להוריד
leave = לעזוב לתמיד
leave-hint-guest = השם, הסטטיסטיקה והמושבים נמחקים ואין להשיבם. משחקים שהסתיימו נשארים וקוראים לך "מישהו".
leave-hint = השם, החשבון, הסטטיסטיקה והמושבים נמחקים ואין להשיבם. משחקים שהסתיימו נשארים וקוראים לך "מישהו".
leave-password = הסיסמה שלך, ליתר ביטחון
forget-me = לשכוח אותי לתמיד

not-heard = אנשים שאינך שומע/ת
hear-again = לשמוע שוב את { $name }
hear-them-again = לשמוע שוב
somebody-gone = מישהו שהלך
nobody-muted = איש. בשולחן, תחת "לומר משהו", אפשר להשתיק כל אחד; זה חל בכל שולחן.
report = לדווח על מישהו
report-who = על מי
report-about = על מה
report-words = מה שנאמר
report-name = שם, או שם השולחן
report-play = איך שיחקו, או עזבו
report-other = משהו אחר
report-what = מה קרה
report-send = לשלוח דיווח
report-hint = זה מגיע למי שמפעיל את השרת, ולאיש בשולחן. כדי לא לשמוע מישהו, השתיקו אותו.
report-told = תודה. מי שמפעיל את השרת יראה זאת, עם מה שנאמר כאן לאחרונה.

title-fair = האם החלוקות הוגנות?
title-first = החלוקה הראשונה שלך
title-join = הוזמנת
title-learn = ללמוד
title-new = שולחן משלך
title-owner = דף הבעלים
title-play = רגע אחד
title-settings = מראה ותנועה
title-table = שולחן
title-not-here = לא כאן
titled = { $title } · Bid Whist
chairs = הכיסאות מסודרים.
no-page = אין דף כזה
no-page-hint = אולי הכתובת נחתכה או הוקלדה לא נכון.
page-late = הדף לא הגיע
page-late-hint = הקו איטי או נותק, או שלשרת יש דף חדש יותר.
try-again = לנסות שוב
title-words = מילות המשחק
