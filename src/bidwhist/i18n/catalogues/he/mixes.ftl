### טיוטה: כללים שאינם הולכים יחד.

mix-number = { $option } חייב להיות { $values }: { $value }
values-between = בין { $low } ל־{ $high }
values-or = { $first } או { $last }
values-in-line = { "\u200F" }{ $first }, { $last }
values-or-none = { $values }, או none
no-such = { $kind ->
    [agreement] אין מוסכמה כזאת
    [bot] אין בוט כזה
    [command] אין פקודה כזאת
    [format] אין פורמט כזה
    [judge] אין שופט כזה
    [language] אין שפה כזאת
    [option] אין אפשרות כזאת
    [table] אין טבלה כזאת
    [word-list] אין רשימת מילים כזאת
   *[rules] אין כללים כאלה
 }
no-such-bot-in = אין בוט כזה ב־{ $place }
unknown-near = { "\u200F" }{ $said }; האם הכוונה ל־{ $near }: { $name }
unknown-known = { "\u200F" }{ $said }; יש { $known }: { $name }
mix-kitty = { $cards } קלפים פחות קיטי של { $kitty } אינם מתחלקים בין { $players } שחקנים; ל־{ $players } שחקנים מתאים { $fits }
mix-kitty-fit = jokers { $jokers } עם kitty { $kitties }
mix-partners = partners חייב להיות none עם { $players } שחקנים; לזוגות צריך 4
mix-bid-counts = bid_counts חייב להיות tricks כאשר partners הוא none, ו־odd_tricks עם שותפים: bid_counts { $counts }, partners { $partners }
mix-discard-trick = שלושה עשר קלפים לכל אחד אינם משאירים לקיחה לקלפים שהושלכו: discard_trick חייב להיות nobody, או kitty { $fits }: kitty { $kitty }
mix-max-bid = max_bid חייב להיות בין 1 ל־{ $highest }, כי בחלוקה { $tricks } לקיחות: { $bid }
mix-max-bid-discards = max_bid חייב להיות בין 1 ל־{ $highest }, כי בחלוקה { $tricks } לקיחות: { $bid }; או discard_trick declarer או first_trick, שמוסיף אחת
mix-min-bid = min_bid חייב להיות בין 1 ל־max_bid { $highest }: { $bid }
mix-directions = directions חייב לנקוב לפחות אחד מן uptown, downtown, downtown_aces_low, כל אחד פעם אחת
mix-sport = אין קיטי לחשוף: sport חייב להיות never כאשר kitty הוא 0: { $sport }
mix-sport-trump-bids = sport trump_bids חושף את הקיטי לפני שלוקחים אותו, כשמספר לבדו עוד אינו אומר אם זה ללא שליט: declare חייב להיות before_kitty, או bid_names suffix: { $declare }, { $names }
mix-jokers-discarded = כרוז אינו יכול להשליך ג'וקרים בלי קיטי: no_trump_jokers חייב להיות when_void, first_void או any_time כאשר kitty הוא { $kitty }
mix-defenders-score = defenders_score חייב להיות nothing כשכל אחד לבדו: אין לקיחות מעל שש לספור
mix-boston-needs-bid = איש אינו יכול להכריז 7 מעל שש כפי ש־boston_needs_bid דורש (max_bid { $highest }, bid_counts { $counts }): boston_needs_bid חייב להיות 0
mix-boston-points = בוסטון עם נקודות משלו אינו מוכפל בנוסף: boston חייב להיות none או wins, או boston_points 0: { $points }
mix-boston-either = למגינים אין הכרזה של שבע: boston_by חייב להיות declarers, או boston_needs_bid 0: { $by }
mix-alone-boston-by = אף אחד מכמה מגינים אינו לוקח הכול: boston_by חייב להיות declarers כשכל אחד לבדו
mix-alone-max-sets = משחק מפסידים לצד אחר: max_sets חייב להיות none כשכל אחד לבדו
mix-alone-backdoor = צד אחר זוכה במשחק: backdoor חייב להיות nothing כשכל אחד לבדו
mix-alone-renege = כשכל אחד לבדו, מחיר הרנונס הולך למי שטען לו: renege חייב להיות prevented או called
mix-alone-renege-penalty = משחק מפסידים לצד אחר: renege_penalty חייב להיות tricks או bid כשכל אחד לבדו
mix-floor = שום ניקוד אינו יורד כאשר set הוא defenders_score_bid: floor חייב להיות none, או set minus_bid: { $floor }
mix-rotation = קום ועוף מושיב זוגות: rotation חייב להיות none כשכל אחד לבדו
mix-trump-turned = איש אינו מכריז כשהשליט נהפך: { $option } חייב להיות { $needed }, או trump named: { $value }
mix-trump-directions = איש אינו בוחר דירוג כשהשליט נהפך: directions חייב להיות אחד בלבד, או trump named
