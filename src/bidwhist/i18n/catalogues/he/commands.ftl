### שורת הפקודה: מה שהפקודות אומרות לאנשים.

cli-error = שגיאה: { $words }
cli-note = הערה: { $words }
cli-stopped = נעצר
cli-output = הפלט
cli-own-fault = תקלה ב־bidwhist עצמה, { $fault } (עם BIDWHIST_DEBUG=1 רואים היכן)
cli-more = { $words } (עוד ב־{ $command } --help)
cli-percent = { $number }%

## מספרים.
cli-matches = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
 }
cli-deals = { $count ->
    [one] חלוקה אחת
    [two] שתי חלוקות
   *[other] { $count } חלוקות
 }
cli-decisions = { $count ->
    [one] החלטה אחת
    [two] שתי החלטות
   *[other] { $count } החלטות
 }
cli-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
 }
cli-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
 }

## מה שגוי בשורת פקודה.
cli-no-option = אין אפשרות כזאת: { $option }
cli-near-option = אין אפשרות כזאת: { $option }. אולי הכוונה: { $near }?
cli-no-command = אין פקודה כזאת: { $command }
cli-missing = חסר: { $parameter }
cli-missing-command = חסרה פקודה.
cli-too-much = מילים מיותרות: { $words }
cli-needs-value = חסר ערך אחרי { $option }.
cli-needs-values = אחרי { $option } צריכים לבוא ערכים במספר { $count }.
cli-takes-no-value = אחרי { $option } לא בא ערך.
cli-not-one-of = ערך לא תקין של { $parameter }: { $value } אינו אחד מאלה: { $known }.
cli-not-in-range = ערך לא תקין של { $parameter }: { $value } אינו בתחום { $range }.
cli-no-integer = ערך לא תקין של { $parameter }: { $value } אינו מספר שלם.
cli-no-number = ערך לא תקין של { $parameter }: { $value } אינו מספר.
cli-invalid-value = ערך לא תקין של { $parameter }: { $words }
cli-goes-with = יש להוסיף ל־{ $switch } את { $other }
cli-not-text = לא טקסט תקין, ולכן לשום דבר אין שם כזה: { $word }

## קבצים של משחקים.
cli-in-line = { $file }, שורה { $line }: { $fault }
cli-no-match = הערך של --match הוא בין 1 ל־{ $last } בקובץ { $file }: { $match }
cli-no-deal = הערך של --deal הוא בין 1 ל־{ $last } בקובץ { $file }: { $deal }
cli-no-seat = הערך של --seat הוא בין 0 ל־{ $last } במשחק { $match }: { $seat }
cli-nothing-dealt = עוד לא חולקו קלפים: { $file }
cli-left-over = הקובץ { $file } נשאר מהרצה שנעצרה; אפשר להמשיך אותה עם --resume, או למחוק אותו
cli-same-file = הקובץ { $file } נקרא, והיה נמחק; נא לתת קובץ אחר עם --out
cli-two-on-stdout = המשחקים ו־--json אינם יכולים להיכתב יחד לפלט הרגיל; נא לתת קובץ במקום { $file }
cli-one-record = בקובץ .json יש משחק אחד; לכמה משחקים השם OUT צריך להסתיים ב־.jsonl
cli-which-form = נא לומר מה לכתוב עם --to json או text, או לסיים את OUT ב־.json, .jsonl או .txt
cli-values-of-decisions = הערכים הם עמודה של decisions, לא של { $table }
cli-all-right = { $ended ->
    [all] { $file }: { $matches }, { $deals }, הכול נכון
    [none] { $file }: { $matches }, { $deals }, הכול נכון, לא הסתיים
   *[some] { $file }: { $matches }, { $deals }, הכול נכון, { $unfinished } לא הסתיימו
 }
cli-fair-deals = חלוקה הוגנת: { $words }
cli-fair-seeds = השרת והמקומות יצרו יחד את הזרע ב־{ $count } מהמשחקים האלה
cli-fair-withheld = ב־{ $count } מהם מישהו לא מסר את הבתים שהובטחו
cli-fair-weak = { $count } מהבלוקים הם בגרסה 1; { $unbound }

## צפייה חוזרת.
cli-side-of = הצד של { $name }
cli-match-is = משחק { $match }.
cli-deal-is = חלוקה { $deal } מתוך { $count }.
cli-score-is = ניקוד: { $score }.
cli-match-not-over = המשחק לא הסתיים.
cli-hand-of = { "\u200F" }{ $name }: { $hand }.
cli-kitty-is = קיטי: { $hand }.
cli-book = לקיחה { $number }: { $cards }.
cli-of-match = { $file }, משחק { $match }
cli-film-title = חלוקה { $deal } מתוך { $count }, { $table }, { $file }
cli-film-score = ניקוד: { $score }
cli-film-no-auction = אין מכרז.
cli-film-auction = מכרז: { $calls }
cli-film-begins = מתחיל
cli-film-key = { $key ->
    [n] n קדימה
    [p] p אחורה
    [t] t T לקיחה
    [d] d D חלוקה
    [m] m M משחק
    [s] s מקום
   *[q] q יציאה
 }
cli-film-dealer = { $name } (מחלק)
cli-film-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
 }
cli-film-face-down = הפוכים
cli-film-heap = { $heap ->
    [kitty] קיטי:
   *[aside] השלכה:
 }
cli-film-no-contract = { $over ->
    [no] חוזה: עוד אין
   *[yes] חוזה: אין, מחלקים שוב
 }
cli-film-contract = { $name }: { $contract }. לקיחות: { $taken }
cli-film-books = לקיחות: { $taken }

## חלוקות שנפתרו.
cli-way = { $way ->
    [U] אפטאון
    [D] דאונטאון
   *[B] דאונטאון, אסים נמוכים
 }
cli-doing = { $what ->
    [contracts] נבדק כל חוזה
    [solving] פותרים
   *[playing] משחקים
 }
cli-solved-table = { $lead ->
    [declarer] { $direction }, ההובלה של הכרוז
    [forehand] { $direction }, ההובלה משמאל למחלק
   *[left] { $direction }, ההובלה משמאל לכרוז
 }
cli-solved-kitty = קיטי { $cards }
cli-solved-aside = השלכה של { $who }: { $cards }
cli-solved-contract = { $count ->
    [one] { $contract } אצל { $who }: לקיחה אחת
    [two] { $contract } אצל { $who }: שתי לקיחות
   *[other] { $contract } אצל { $who }: { $count } לקיחות
 }
cli-solved-seats = לקיחות של כל מקום עם הקיטי
cli-solved-nobody = אף אחד לא יכול לעמוד בהכרזה הנמוכה ביותר
cli-solved-best = { $count ->
    [one] הטוב ביותר: { $contract } אצל { $who }, לקיחה אחת, { $points }
    [two] הטוב ביותר: { $contract } אצל { $who }, שתי לקיחות, { $points }
   *[other] הטוב ביותר: { $contract } אצל { $who }, { $count } לקיחות, { $points }
 }
cli-solved-where = { $place ->
    [match] משחק { $match }, חלוקה { $deal }
   *[deal] חלוקה { $deal }
 }
cli-solved-worth = { $count ->
    [one] { $where }: { $contract } במקום { $seat }, שווה לקיחה אחת אחרי ההובלה הראשונה
    [two] { $where }: { $contract } במקום { $seat }, שווה שתי לקיחות אחרי ההובלה הראשונה
   *[other] { $where }: { $contract } במקום { $seat }, שווה { $count } לקיחות אחרי ההובלה הראשונה
 }
cli-solved-trick = לקיחה { $number }:
cli-solved-gave = { $count ->
    [one] מקום { $seat }, { $card } נתן לקיחה אחת; { $better } היה שומר אותה
    [two] מקום { $seat }, { $card } נתן שתי לקיחות; { $better } היה שומר אותן
   *[other] מקום { $seat }, { $card } נתן { $count } לקיחות; { $better } היה שומר אותן
 }
cli-solved-none = אף קלף לא נתן דבר
cli-only-for = { $source ->
    [file] { $switches }: רק ל־FILE של משחקים; DEAL הוא חלוקה אחת
   *[deal] { $switches }: רק ל־DEAL; המשחקים אומרים זאת בעצמם
 }
cli-declarer-of-contract = יש להוסיף ל־--declarer את --contract; בלעדיו מוצגים כל המקומות
cli-rules-say-so = הכללים כבר אומרים זאת: יש להשמיט את { $switch }, או את --rules
cli-four-hands = כאן יש בחלוקה ארבע ידיים, והכללים האלה הם ל־{ $count } שחקנים
cli-rules-without = הכללים האלה הם בלי { $cards }; אפשר לנסות אחרים עם --rules

## המאמן.
cli-coach-no-hindsight = בלי הליבה המהודרת אין חישוב בקלפים גלויים
cli-coach-other-file = { $file }, שורה { $line }: זה לא משחק של המאמן; יש למחוק את הקובץ, או לתת אחר
cli-coach-other-run = { $file }, שורה { $line }: נשפט על ידי { $judge } עם --seed { $seed }, לא כמו שביקשת עכשיו
cli-kept = נשמרו: { $matches }; אותה פקודה עם --resume ממשיכה משם
cli-coach-several = לכמה מקומות יש השם הזה; נא לומר איזה, בין 0 ל־{ $last }: { $player }
cli-coach-nobody = לאף אחד כאן אין השם הזה; יש כאן { $names }: { $player }
cli-coach-looking = { $judge } בוחן כל החלטה
cli-coach-found = משחק { $match }, { $place }: { $words }
cli-coach-to-go = { $done } מתוך { $decisions }, נשארו בערך { $minutes }
cli-coach-title = { $tables }: { $counts }, לפי { $judge } ומה שכל אחד יכול היה לראות
cli-coach-no-fault = אין על מה להעיר: אף החלטה לא עלתה יותר מהרעש.
cli-coach-head = { $column ->
    [where] היכן
    [who] מי
    [chances] מ־100
    [books] לק׳
    [points] נק׳
    [hindsight] גלויים
    [all] הכול
    [bids] הכרזה
    [naming] בחירה
    [aside] השלכה
    [cards] קלפים
    [right] החלטות נכונות
   *[given] אבד בכל חלוקה
 }
cli-coach-place = מש׳ { $match }, { $place }
cli-coach-spoken = { "\u200F" }{ $name }, { $words }
cli-coach-not-judged = { $where ->
    [book] לא נשפט: חלוקה { $deal }, לקיחה { $book }, { $name }: { $action }; { $why }.
   *[deal] לא נשפט: חלוקה { $deal }, { $name }: { $action }; { $why }.
 }
cli-coach-more = … ועוד { $count }; עם --json מוצגות כולן.
cli-coach-legend = { $what ->
    [right] נכונות: מתוך ההחלטות שהיה להן משקל, אלה שהיו טובות כמו הטובה ביותר, או כמעט.
    [chances] מ־100: סיכויים לנצח במשחק; לקיחות ונקודות: מה שהלך איתם.
   *[hindsight] גלויים: לקיחות כשכל הקלפים גלויים, ואיש לא יכול היה לראות זאת; מזל יותר מטעויות.
 }

## בוטים שמשחקים הרבה משחקים, והזירה.
cli-contracts-head = { $column ->
    [contract] חוזה
    [deals] חלוקות
    [made] הושגו
    [set] נכשלו
    [share] % הושגו
    [points] נקודות לחלוקה
   *[all] הכול
 }
cli-played = { $matches }, { $deals } ({ $thrown } בלי הכרזה), { $mean } חלוקות למשחק, בין { $least } ל־{ $most }
cli-side-won = צד { $side }: { $count }
cli-won-by = { $drawn ->
    [0] ניצחונות: { $sides }
   *[other] ניצחונות: { $sides }; תיקו { $drawn }
 }
cli-ended-by = הסתיימו: { $reasons }
cli-ended = { $reason ->
    [target] היעד { $count }
    [floor] הרצפה { $count }
    [boston] בוסטון { $count }
    [deals] חלוקות { $count }
    [sets] כישלונות { $count }
    [renege] רנונס { $count }
    [set] נכשל { $count }
   *[unfinished] לא הסתיימו { $count }
 }
cli-no-kernel = שוחק בלי הליבה המהודרת, ובלעדיה בוטים חזקים מחפשים פחות; זה רשום בכל משחק
cli-kept-matches = { $done } מתוך { $count } משחקים שמורים ב־{ $file }; אותה פקודה עם --resume ממשיכה משם
cli-resume-no-file = אפשר להמשיך עם --resume רק קובץ, וזה לא קובץ: { $file }
cli-other-settings = הקובץ { $file } התחיל בהגדרות אחרות: במשחק { $match }, { $fault }
cli-more-matches = בקובץ { $file } יש יותר משחקים מאשר { $count } המבוקשים
cli-bots-needed = בשולחן הזה --bots צריך 1, { $sides } או { $players } שמות: { $given }
cli-arena-head = { $column ->
    [ahead] A מעל B
    [deals] חלוקות
    [declaring] לקיחות: ככרוז
    [defending] כמגן
    [together] יחד
    [points] נקודות לחלוקה
    [points-less] נקודות, פחות מזל
    [matches] ניצחונות במשחקים
    [matches-less] משחקים, פחות מזל
    [equity] סיכוי לפי ההכרזות לבד
    [contracts] אותם חוזים
    [a-b] הושגו: A נגד B
    [b-b] B נגד B
    [b-a] B נגד A
    [gap] רואה הכול מעל B
    [share] החלק של A
    [bids] הכרזות
    [count] חוזים
    [made] הושגו
    [no-trump] ללא שליט
    [at] בגובה (הושגו)
    [shortfall] לקיחות מתחת לקלפים גלויים
    [ms] אלפיות שנייה להחלטה
    [mean] ממוצע
    [longest] מרבי
    [auction] מכרז
    [declare] בחירה
    [discard] השלכה
   *[play] משחק
 }
cli-arena-verdict = { $name }: { $verdict } ({ $interval }, רווח שנכון בכל רגע של עצירה)
cli-arena-legend = A הוא { $first }, B הוא { $second }. הרווחים הם של 95% (t של סטודנט על החלוקות).
cli-arena-less-luck = פחות מזל: בלי המזל שבקלפים, לפי { $count } חלוקות השוואה לכל חלוקה; הממוצע של איש אינו משתנה.
cli-arena-done = { $name }: { $done } מתוך { $deals }
cli-arena-stopped = { $kept ->
    [yes] נעצר אחרי { $deals }; אפשר להמשיך מכאן עם --resume { $file }
   *[no] נעצר אחרי { $deals }
 }
cli-arena-measures = הערכים של --measure הם { $measures }, כל אחד פעם אחת, או { $all }: { $given }
cli-arena-one-end = ריצה מסתיימת לפי --until-ci או לפי --sprt, לא לפי שניהם
cli-arena-one-measure = עם --until-ci ועם --sprt צריך ערך אחד של --measure: { $measures }
cli-arena-two-bots = הערך של --bots הוא שני בוטים: { $given }; יש { $names }

## החלוקות של יום.
cli-daily-address = שרת נקרא לפי הכתובת שלו, כמו https://whist.example/: { $server }
cli-daily-not-over = בשרת אין תוצאות של היום הזה; יום מסתיים בחצות UTC: { $path }
cli-daily-silent = השרת לא עונה, { $reason }; נא לבדוק את הכתובת: { $server }
cli-daily-no-table = השרת לא עונה כמו שולחן: { $server }
cli-daily-no-server = התוצאות הן בשרת; נא לתת את כתובתו, כמו --server https://whist.example/
cli-daily-waits = בקובץ { $file } מחכה חלוקה שהתחילה בכללים אחרים, בשם אחר או בזרע אחר; אפשר להמשיך אותה כפי שהתחילה, או לתת קובץ אחר עם --save
cli-daily-results = { $day }, { $table }: מקום, שם, חלק מנקודות ההשוואה, חלוקות
cli-daily-played = היום שוחק: { $share } מנקודות ההשוואה.
cli-daily-open = { $count ->
    [one] החוזה שלך בקלפים גלויים: לקיחה אחת.
    [two] החוזה שלך בקלפים גלויים: שתי לקיחות.
   *[other] החוזה שלך בקלפים גלויים: { $count } לקיחות.
 }
cli-daily-bots = הבוטים
cli-daily-line = { $came ->
    [passed] { $who }: כולם אמרו פאס.
    [made] { $who }: { $contract }, הושג, נקודות: { $points }.
   *[set] { $who }: { $contract }, נכשל, נקודות: { $points }.
 }

## כללים, מוסכמות, משחק שמור.
cli-option = { "\u200F" }{ $topic }: { $values }
cli-rules-from-to = מן { $mine } אל { $other }
cli-rules-alike = { $mine } ו־{ $other } משוחקים אותו דבר.
cli-bots-play-them = כך משחקים בהם בוטים: { $command }
cli-saved-bots = במשחק השמור משחק { $bots }; אפשר להמשיך עם --bots { $bots }, או להתחיל אחר עם --new
cli-not-saved = לא היה אפשר לשמור את הצעדים האחרונים: { $file }

## שרתים: התחלה, אשכול, תהליכי עבודה.
cli-stopped-tables = נעצר; כל השולחנות שמורים
cli-no-store = { $kind ->
    [file] אין קובץ של שרת; אפשר לתת אותו עם --db: { $place }
   *[database] לא היה שם שרת: { $place }
 }
cli-not-changed = { $fault }; דבר לא השתנה: { $place }
cli-bus-key = ערוץ ברשת צריך מפתח של האשכול, אותו מפתח בכל שרת ובכל תהליך: { $command }
cli-one-postgresql = כמה שרתים צריכים PostgreSQL אחד משותף: יש לתת --store postgresql://...
cli-serve-path = אותיות, ספרות, - ו־_ בין לוכסנים, כמו /whist, לא { $named }
cli-serve-contact = כתובת אחרי mailto: או דף https://, לא { $named }
cli-serve-node = כתובת כפי שמגיעים אליה, כמו http://10.0.0.5:8642, לא { $named }
cli-serve-count = הגבול הזה הוא מספר, כמו { $example }: { $named }
cli-serve-limit = גבול הוא { $rate }, כך וכך בשנייה ובבת אחת, או { $count }: { $named }
cli-serve-other = שרת אחר שלך כבר פתח אותו
cli-serve-no-bot = אף שולחן לא יכול לקבל אותו: { $fault }
cli-serve-rows = נקראו { $count } שורות
cli-serve-no-export = אין מה לייצא: { $place }
cli-serve-open = השולחן פתוח בכתובת { $page }
cli-serve-aside = Ctrl-C סוגר; השולחנות נשמרים ב־{ $place }
cli-serve-friends = חברים ברשת שלך פותחים את { $page }
cli-serve-no-browser = רמז: לא נמצא כאן דפדפן; אפשר לפתוח את הכתובת באחד כזה
cli-cluster-started = { $program } פועל בכתובת { $url }
cli-cluster-no-nats = NATS לא מותקן, ולכן השרתים שומעים זה על זה רק דרך PostgreSQL, כמה שניות אחר כך
cli-cluster-install = רמז: apt install nats-server, וגם pip install nats-py
cli-cluster-nats = NATS פועל בכתובת { $url }; תהליכי עבודה יכולים להצטרף עם המפתח שב־{ $file }:
cli-cluster-open = שרת פתוח בכתובת { $url }
cli-cluster-not-started = שרת לא הצליח להתחיל: { $url }; מה שהוא אומר נמצא למעלה
cli-cluster-again = { $what ->
    [nats] הערה: NATS נעצר, ומתחיל שוב
   *[server] הערה: שרת נעצר, ומתחיל שוב: { $url }
 }
cli-cluster-restarted = התחיל מחדש: { $url }
cli-cluster-port = אי אפשר להאזין שם, { $fault }; נא לבחור --port אחר: { $port }
cli-nats-missing = NATS לא מותקן כאן; אפשר להתקין nats-server, או לתת אחד עם --bus
cli-nats-not-started = NATS לא הצליח להתחיל בכתובת { $url }; האם היציאה תפוסה?
cli-postgres-root = { $why ->
    [nobody] PostgreSQL לא רץ כ־root, ואין כאן משתמש postgres; יש להריץ כמשתמש אחר
    [folder] PostgreSQL לא רץ כ־root, ו־postgres לא יכול להיכנס אל { $folder }; יש להריץ כמשתמש אחר
   *[plain] PostgreSQL לא רץ כ־root; יש להריץ כמשתמש אחר, או לתת אחד עם --store postgresql://...
 }
cli-postgres-missing = PostgreSQL לא מותקן כאן; אפשר להתקין אותו, או לתת אחד עם --store postgresql://...
cli-postgres-failed = { $log ->
    [yes] התוכנה { $program } של PostgreSQL לא הצליחה לפעול ב־{ $folder }: { $said }; היומן שלה הוא { $file }
   *[no] התוכנה { $program } של PostgreSQL לא הצליחה לפעול ב־{ $folder }: { $said }
 }
cli-says-nothing = אין הודעה
cli-worker-bus = היכן השרתים? יש לתת --bus nats://HOST:4222, כמו ל־bidwhist serve
cli-worker-stopped = נעצר; כאן לא נשמר דבר
cli-offline-folder = offline FOLDER: היכן יהיו הקבצים?
cli-offline-packed = מוכן; דפדפן מוריד מזה { $size } מ״ב
cli-offline-serve = כך מציעים זאת: { $command }

## אירועים ושולחן המנהל.
cli-in-file = { "\u200F" }{ $file }: { $fault }
cli-director-title = בכותרת יש בין 1 ל־{ $last } אותיות
cli-director-no-event = אין אירוע להדפסה: { $file }
cli-director-stopped = נעצר; האירוע שמור ב־{ $file }
cli-director-entered = כבר יש נרשמים; --entries הושמט
cli-director-other-draw = ההגרלה של שורה { $row } יוצאת אחרת כשחוזרים עליה: { $file }
cli-director-checked = { $count } שורות; כל הגרלה יוצאת אותו דבר כשחוזרים עליה
cli-director-open = שולחן המנהל פתוח בכתובת { $page }
cli-director-aside = Ctrl-C סוגר; הכול נשמר ב־{ $file }
cli-director-phones = הטלפונים והמסך הגדול פותחים את { $page }
cli-event-pairs = באירוע משחקים שני צדדים של שניים, בזוגות קבועים
cli-event-name = לאירוע צריך שם שאפשר להציג
cli-event-reason = צריך סיבה; היומן מציג אותה
cli-no-account = לאף חשבון אין השם הזה: { $name }
cli-no-event = אין אירוע כזה: { $event }
cli-event-line = { $won ->
    [yes] { $name }: { $form }, { $stage }, { $pairs }, סיבוב { $round }, ניצחון של { $winner }
   *[no] { $name }: { $form }, { $stage }, { $pairs }, סיבוב { $round }
 }
cli-event-form = { $rated ->
    [yes] { $form }, מדורג
   *[no] { $form }
 }
cli-event-stage = { $stage ->
    [entries] הרשמה
    [playing] במשחק
    [between] בין סיבובים
   *[closed] סגור
 }
cli-event-pairs-entered = { $count ->
    [one] זוג אחד
    [two] שני זוגות
   *[other] { $count } זוגות
 }
cli-event-enter = נרשמים ב־{ $page } של הדף
cli-event-head = { $column ->
    [round] סיבוב
    [table] שולחן
    [first] ראשון
    [second] שני
    [points] נקודות
    [why] למה
    [place] מקום
    [pair] זוג
    [wins] ניצחונות
   *[hands] חלוקות
 }
cli-event-meeting = { $state ->
    [playing] במשחק
    [entered] נרשם
    [disputed] במחלוקת
   *[settled] הוכרע
 }

## תוכנות שמשחקות.
cli-bot-done = { $matches }, { $decisions }, מתוכן { $faults } של בוט { $bot }
cli-bot-would = { $table ->
    [this] { $name } ב־{ $server }: השולחן של { $invite }
   *[any] { $name } ב־{ $server }: בכל מקום שיזמינו אותו
 }
cli-bot-no-token = אין אסימון: אפשר לתת את הקובץ שלו עם --token, לקבוע את { $variable }, או ליצור חשבון בוט עם --new NAME
cli-bot-new = עם --new צריך --account, שאחראי לבוט, ו־--token, הקובץ שבו יישמר האסימון
cli-bot-token-there = הקובץ { $file } כבר קיים; אסימון שבו היה הולך לאיבוד
cli-bot-password = הסיסמה של { $name }
cli-engine-not = { $program } אינו מנוע: { $fault }
cli-engine-came = { $came ->
    [passed] עבר
   *[failed] נכשל
 }
cli-engine-failed = { $program } נכשל: { $trials }
cli-engine-name-it = אפשר לתת אותו בכל מקום של שם בוט: { $command }

## טיפול בשרת.
cli-owner-link = { $count ->
    [one] במשך שעה אחת, מי שבידו הכתובת הזאת הוא הבעלים: נא לשמור אותה בסוד
    [two] במשך שעתיים, מי שבידו הכתובת הזאת הוא הבעלים: נא לשמור אותה בסוד
   *[other] במשך { $count } שעות, מי שבידו הכתובת הזאת הוא הבעלים: נא לשמור אותה בסוד
 }
cli-owner-keys = { $count ->
    [one] מפתח אחד בוטל
    [two] שני מפתחות בוטלו
   *[other] { $count } מפתחות בוטלו
 }
cli-no-person = אין אדם כזה: { $person }
cli-owner-place = { $kind ->
    [match] משחק { $id }
   *[table] שולחן { $id }
 }
cli-owner-report = { $name } ({ $person }) ב־{ $place }, צעד { $step }
cli-owner-told = כך נאמר ל־{ $who }: { $words }
cli-owner-no-ban = אין חסימה כזאת; bidwhist owner bans מציג אותן: { $who }
cli-standings-again = { $count } משחקים ומתנות חושבו מחדש
cli-standings-empty = עוד אין איש בטבלה הזאת: שולחנות מדורגים ממלאים אותה
cli-standings-no-board = אין טבלה כזאת: { $board }
cli-standings-head = { $column ->
    [place] מקום
    [who] מי
    [worth] ערך
    [played] שוחקו
   *[won] ניצחונות
 }
cli-store-moved = הועברו { $rows } שורות, מתוכן { $own } של { $logs } יומנים; נספרו והושוו
cli-store-replayed = { $logs } יומנים שוחקו שוב לפי הכללים; sha256 של כולם { $hash }
cli-store-damaged = אי אפשר לשחק שוב את היומן של שולחן { $table }; הוא הועתק כמו שהוא
cli-store-start = יש להפעיל את השרת עם --store { $new }; { $old } לא השתנה
cli-store-whole = כל היומנים שלמים
cli-store-stays = { $count ->
    [one] צעד אחד נשאר
    [two] שני צעדים נשארים
   *[other] { $count } צעדים נשארים
 }
cli-store-cut = { $done ->
    [would] שולחן { $table }: { $stays }, היו נחתכים { $cut }
   *[is] שולחן { $table }: { $stays }, נחתכו { $cut }
 }
cli-store-closed = { $done ->
    [would] שולחן { $table } היה נסגר: משחק שהסתיים בהם נשמר כגמור
   *[is] שולחן { $table } נסגר: משחק שהסתיים בהם נשמר כגמור
 }
cli-store-progress = { $what ->
    [rows-copied] הועתקו { $done } שורות מתוך { $count }
   *[logs-replayed] שוחקו שוב { $done } יומנים מתוך { $count }
 }
