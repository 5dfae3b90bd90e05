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

## קבצים של משחקים.
cli-in-line = { $file }, שורה { $line }: { $fault }
cli-no-match = הערך של --match הוא בין 1 ל־{ $last } בקובץ { $file }: { $match }
cli-no-deal = הערך של --deal הוא בין 1 ל־{ $last } בקובץ { $file }: { $deal }
cli-no-seat = הערך של --seat הוא בין 0 ל־{ $last } במשחק { $match }: { $seat }
cli-nothing-dealt = עוד לא חולקו קלפים: { $file }
cli-left-over = הקובץ { $file } נשאר מהרצה שנעצרה; אפשר להמשיך אותה עם --resume, או למחוק אותו
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
    [books] לקיחות
    [points] נקודות
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
    [matches] משחקים שנוצחו
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
cli-arena-legend = A הוא { $first }, B הוא { $second }. הרווחים הם של 95 % (t של סטודנט על החלוקות).
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
cli-daily-results = { $day }, { $table }: מקום, שם, חלק מנקודות המאץ', חלוקות
cli-daily-played = היום שוחק: { $share } מנקודות המאץ'.
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

## כללים, הסכמים, משחק שמור.
cli-option = { "\u200F" }{ $topic }: { $values }
cli-rules-from-to = מן { $mine } אל { $other }
cli-rules-alike = { $mine } ו־{ $other } משוחקים אותו דבר.
cli-bots-play-them = כך משחקים בהם בוטים: { $command }
cli-saved-bots = במשחק השמור משחק { $bots }; אפשר להמשיך עם --bots { $bots }, או להתחיל אחר עם --new
cli-not-saved = לא היה אפשר לשמור את הצעדים האחרונים: { $file }
