### טיוטה: מדוע כללים אינם הולכים יחד, במילים של השאלות.

way-out-answer = ”{ $question }” דורש אז את התשובה ”{ $answer }”.
way-out-answers = ”{ $question }” דורש אז את התשובה ”{ $answer }” או ”{ $other }”.
way-out-either = ”{ $question }” דורש אז את התשובה ”{ $answer }”, או ”{ $second }” את התשובה ”{ $other }”.
way-out-again = ”{ $question }” דורש תשובה אחרת.
clash-number = ”{ $question }” יכול להיות { $values }, ולא { $value }.
clash-kitty = { $players } אנשים אינם יכולים להתחלק שווה בשווה ב־{ $cards } קלפים עם קיטי של { $kitty }. { $way_out } מה שמתאים: { $fits }.
clash-kitty-fit =
    { $jokers ->
        [0] בלי ג'וקרים
        [one] ג'וקר אחד
        [two] שני ג'וקרים
       *[other] { $jokers } ג'וקרים
    } עם קיטי של { $kitties }
clash-partners = לזוגות צריך ארבעה, וכאן משחקים { $players }. { $way_out }
clash-bid-counts = זוגות מכריזים על לקיחות מעל שש, ומי שמשחק לבדו על כולן. { $way_out }
clash-discard-trick = עם שלושה עשר קלפים לכל אחד לא נשארת לקיחה לקלפים שהושלכו; קיטי של { $fits } ישאיר אחת. { $way_out }
clash-max-bid = בחלוקה יש כאן { $tricks } לקיחות, ולכן אי אפשר להכריז יותר מ־{ $highest }. { $way_out }
clash-max-bid-discards = בלי הקלפים שהושלכו יש בחלוקה { $tricks } לקיחות, וההכרזה הגבוהה ביותר היא { $highest }, לא { $bid }. { $way_out }
clash-min-bid = אי אפשר להכריז לפחות { $bid } ולכל היותר { $highest }. { $way_out }
clash-directions = הקלפים חייבים להיות מדורגים בדרך אחת לפחות. { $way_out }
clash-sport = אין קיטי לחשוף. { $way_out }
clash-sport-trump-bids = כשהקיטי נחשף, מספר לבדו עוד אינו אומר אם זה ללא שליט. { $way_out }
clash-jokers-discarded = עם קיטי של { $kitty } הכרוז אינו יכול להשליך את הג'וקרים. { $way_out }
clash-defenders-score = כשכל אחד לבדו אין לקיחות מעל שש לספור. { $way_out }
clash-boston-needs-bid = כאן איש אינו יכול להכריז שבע מעל שש. { $way_out }
clash-boston-points = בוסטון עם נקודות משלו אינו מוכפל בנוסף. { $way_out }
clash-boston-either = למגינים אין הכרזה של שבע. { $way_out }
clash-alone-boston-by = אף אחד מכמה מגינים אינו לוקח הכול. { $way_out }
clash-alone-max-sets = משחק מפסידים לצד אחר, וכאן כל אחד לבדו. { $way_out }
clash-alone-backdoor = צד אחר זוכה במשחק, וכאן כל אחד לבדו. { $way_out }
clash-alone-renege = כשכל אחד לבדו, מחיר הרנונס הולך למי שטען לו. { $way_out }
clash-alone-renege-penalty = משחק מפסידים לצד אחר, וכאן כל אחד לבדו. { $way_out }
clash-floor = כשהאחרים צוברים הכרזה שנכשלה, שום ניקוד אינו יורד. { $way_out }
clash-rotation = זוגות קמים יחד, וכאן כל אחד לבדו. { $way_out }
clash-trump-turned = כשקלף נהפך לקבוע שליט, איש אינו מכריז. { $way_out }
clash-trump-directions = כשקלף נהפך לקבוע שליט, איש אינו בוחר דירוג. { $way_out }
