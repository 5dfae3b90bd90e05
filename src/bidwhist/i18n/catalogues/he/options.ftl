### The options of a rule set: what each is about, its question and answers, what the sheet says, and what differs.

option-players = שחקנים
    .ask = כמה משחקים, ועם מי?
    .example = בשלושה לכל אחד שבעה עשר קלפים, וכל אחד לבדו.
    .answer-pairs = ארבעה, שניים נגד שניים
    .answer-3-alone = שלושה, כל אחד לבדו
    .answer-4-alone = ארבעה, כל אחד לבדו
    .answer-5-alone = חמישה, כל אחד לבדו

option-partners = שותפים
    .ask = מי שותפים?
    .example = בהגרלה, שני הקלפים הגבוהים משחקים מול שני הנמוכים.
    .answer-fixed = לפי הישיבה
    .answer-drawn = מגרילים שותפים
    .sheet-fixed = ארבעה משחקים בשני זוגות קבועים; השותפים יושבים זה מול זה וחולקים ניקוד אחד.
    .sheet-drawn = ארבעה משחקים. כל אחד שולף קלף: שני הגבוהים משחקים מול שני הנמוכים, יושבים זה מול זה וחולקים ניקוד אחד.
    .sheet-none = { $players } משחקים, כל אחד לבדו עם ניקוד משלו.
    .differ-fixed = שני זוגות קבועים
    .differ-drawn = בהגרלה, שני הקלפים הגבוהים מול שני הנמוכים
    .differ-none = אין, כל אחד לבדו

option-jokers = ג'וקרים
    .ask = ג'וקרים וקיטי?
    .example = עם ג'וקר אחד וקיטי של חמישה נשארים שנים עשר קלפים לכל אחד מארבעה.
    .answer-cards =
        { "\u200F" }{ $jokers ->
            [0] בלי ג'וקרים
            [one] ג'וקר אחד
            [two] שני ג'וקרים
           *[other] { $jokers } ג'וקרים
        }, { $kitty ->
            [0] בלי קיטי
           *[other] קיטי של { $kitty }
        }
    .differ-0 = אין
    .differ-1 = הג'וקר הגדול לבדו
    .differ-2 = הגדול והקטן

option-kitty = קיטי
    .differ = { $kitty } קלפים, ו־{ $size } בכל יד
    .differ-none = אין, ו־{ $size } בכל יד

option-first-dealer = המחלק הראשון
    .ask = מי מחלק ראשון?
    .example = כל אחד שולף קלף, והנמוך מחלק.
    .answer-random = באקראי
    .answer-low-card = הקלף הנמוך
    .answer-first-diamond = מי שמקבל את היהלום הראשון
    .answer-first-club = מי שמקבל את התלתן הראשון
    .sheet-random = המקרה קובע מי מחלק ראשון; אחר כך החלוקה עוברת שמאלה.
    .sheet-low-card = כל אחד שולף קלף והנמוך מחלק ראשון (בשוויון: תלתן מתחת ליהלום מתחת ללב מתחת לעלה); אחר כך החלוקה עוברת שמאלה.
    .sheet-first-diamond = פותחים קלפים עד שיוצא יהלום; מי שקיבל אותו מחלק ראשון; אחר כך החלוקה עוברת שמאלה.
    .sheet-first-club = פותחים קלפים עד שיוצא תלתן; מי שקיבל אותו מחלק ראשון; אחר כך החלוקה עוברת שמאלה.
    .differ-random = באקראי
    .differ-low-card = הקלף הנמוך ביותר
    .differ-first-diamond = היהלום הראשון
    .differ-first-club = התלתן הראשון

option-deal = החלוקה
    .ask = איך מחלקים?
    .example = שלושה או ארבעה בכל פעם, כמו במרפסות רבות.
    .answer-batches = כמה קלפים בכל פעם
    .answer-singly = אחד אחד
    .sheet-batches = מחלקים כמה קלפים בכל פעם.
    .sheet-singly = מחלקים קלף אחד בכל פעם.
    .sheet-singly-kitty = מחלקים קלף אחד בכל פעם, וארבעת הראשונים וארבעת האחרונים אינם הולכים לקיטי.
    .differ-batches = כמה קלפים בכל פעם
    .differ-singly = קלף אחד בכל פעם

option-min-bid = ההכרזה הנמוכה ביותר
    .ask = ההכרזה הנמוכה ביותר?
    .example = אם היא 4, אי אפשר לפתוח ב־3 אפטאון.

option-max-bid = ההכרזה הגבוהה ביותר
    .ask = ההכרזה הגבוהה ביותר?
    .example = 7 הן כל הלקיחות האפשריות.

option-bid-counts = מה סופרת הכרזה
    .sheet-tricks = הכרזה היא { $numbers }: הלקיחות שהמכריז עליהן מבטיח לקחת, מתוך { $all } בסך הכול.
    .sheet-odd-tricks = הכרזה היא { $numbers }: הלקיחות מעל שש שהצד מבטיח, כך ש־{ $low } פירושו { $need } מתוך { $all }.
    .differ-odd-tricks = לקיחות מעל שש
    .differ-tricks = כל לקיחה

option-bid-names = הכרזה אומרת
    .ask = מה אומרת הכרזה?
    .example = ”4 דאונטאון” אומר לשותף יותר מ־”4”.
    .answer-suffix = מספר, ואפטאון, דאונטאון או ללא שליט
    .answer-number = רק את המספר
    .sheet-number = ההכרזה היא המספר בלבד; שליט וכיוון נבחרים אחרי הזכייה.
    .sheet-suffix = ההכרזה אומרת גם { sheet-ways }, אבל אף פעם לא את סדרת השליט.
    .differ-suffix = את המספר ואיך משחקים
    .differ-number = את המספר בלבד

option-suffix-order = הכרזות של אותו מספר
    .ask = אפטאון ודאונטאון באותו מספר?
    .example = אחרי 4 אפטאון, האם 4 דאונטאון גבוה יותר, או שצריך 5?
    .answer-level = שווים
    .answer-downtown-over-uptown = דאונטאון מעל אפטאון
    .answer-no-trump-level = גם ללא שליט שווה להם
    .differ-level = ללא שליט גבוה יותר, אפטאון ודאונטאון שווים
    .differ-downtown-over-uptown = ללא שליט גבוה מדאונטאון, ודאונטאון מאפטאון
    .differ-no-trump-level = כולן שוות, גם ללא שליט

option-dealer-matches = המחלק
    .ask = המחלק זוכה בהכרזה אם הוא משווה אותה?
    .example = ההכרזה היא 5; המחלק אומר גם ”5” ולוקח אותה.
    .answer-yes = כן
    .answer-no = לא, צריך להעלות
    .sheet-no = המחלק חייב לעלות כמו כולם.
    .sheet-yes =
        המחלק רשאי לקחת את ההכרזה אם הוא משווה אותה{ $bids ->
            [number] { "" }
           *[suffix] { " בדיוק, מספר וכיוון" }
        }{ $sides ->
            [alone] { "" }
           *[pairs] , גם מהשותף שלו
        }.
    .differ-yes = לוקח את ההכרזה אם הוא משווה אותה
    .differ-no = חייב לעלות כדי לקחת את ההכרזה

option-all-pass = כשכל האחרים אומרים פאס
    .ask = כולם אומרים פאס?
    .example = שלושה אמרו פאס, ולמחלק אין כלום ביד.
    .answer-throw-in = מחלקים מחדש
    .answer-dealer-must = המחלק חייב להכריז
    .answer-dealer-must-minimum = המחלק חייב בהכרזה הנמוכה ביותר
    .sheet-throw-in = אם כולם אומרים פאס, החלוקה מבוטלת והמחלק הבא מחלק.
    .sheet-dealer-must = אם כל האחרים אומרים פאס, המחלק חייב להכריז, כרצונו.
    .sheet-number = אם כל האחרים אומרים פאס, המחלק חייב להכריז { $low } ולא יותר.
    .sheet-suffix = אם כל האחרים אומרים פאס, המחלק חייב להכריז { $low } ולא יותר: { sheet-ways }, כרצונו.
    .differ-throw-in = גם המחלק רשאי לומר פאס, ומחלקים מחדש
    .differ-dealer-must = המחלק חייב להכריז
    .differ-dealer-must-minimum = המחלק חייב בהכרזה הנמוכה ביותר

option-directions = דירוגי הקלפים
    .ask = באילו כיוונים מדורגים הקלפים?
    .example = בדאונטאון השתיים גבוה; עם אסים נמוכים, האס הוא הנמוך ביותר.
    .answer-both = אפטאון ודאונטאון
    .answer-up = רק אפטאון
    .answer-three = אפטאון, דאונטאון, ודאונטאון עם אסים נמוכים
    .answer-low = אפטאון, ודאונטאון עם אסים נמוכים
    .differ =
        { $ways ->
            [U] אפטאון
            [D] דאונטאון
            [B] דאונטאון עם אסים נמוכים
            [UD] אפטאון ודאונטאון
            [UB] אפטאון ודאונטאון עם אסים נמוכים
            [DB] דאונטאון ודאונטאון עם אסים נמוכים
           *[UDB] אפטאון, דאונטאון ודאונטאון עם אסים נמוכים
        }

option-sport = חשיפת הקיטי
    .ask = לחשוף את הקיטי?
    .example = בחשיפה כולם רואים את ששת הקלפים לפני שהם נלקחים.
    .answer-never = לא, רק הכרוז רואה
    .answer-before-auction = לפני המכרז
    .answer-before-pickup = לפני שלוקחים אותו
    .answer-trump-bids = לפני שלוקחים אותו, לא בללא שליט
    .sheet-never = רק הכרוז רואה את הקיטי.
    .sheet-before-auction = הקיטי נחשף לפני ההכרזות: כולם רואים אותו.
    .sheet-before-pickup = הקיטי נחשף אחרי ההכרזות: כולם רואים אותו לפני שהכרוז לוקח אותו.
    .sheet-trump-bids = הקיטי נחשף כשידוע שאין זה ללא שליט: כולם רואים אותו לפני שהכרוז לוקח אותו. בללא שליט רק הכרוז רואה אותו.
    .differ-never = אף פעם, רק הכרוז רואה אותו
    .differ-before-auction = נחשף לכולם לפני ההכרזות
    .differ-before-pickup = נחשף לכולם אחרי ההכרזות
    .differ-trump-bids = נחשף לכולם אחרי ההכרזות, אבל לא בללא שליט

option-declare = קביעת השליט או הכיוון
    .ask = מתי קובעים שליט?
    .example = ארבעה לבבות ביד, ואולי הקיטי יביא עלים.
    .answer-before-kitty = לפני שרואים את הקיטי
    .answer-after-kitty = כשהקיטי ביד, לפני ההשלכה
    .answer-after-discard = אחרי ההשלכה
    .sheet-no-kitty = מי שזכה במכרז הוא הכרוז, וקובע: { $what }.
    .sheet-before-kitty = מי שזכה במכרז הוא הכרוז, קובע: { $what }, ואז לוקח את הקיטי.
    .sheet-after-kitty = מי שזכה במכרז הוא הכרוז, לוקח את הקיטי, קובע: { $what }, ואז משליך.
    .sheet-after-discard = מי שזכה במכרז הוא הכרוז, לוקח את הקיטי, משליך, ורק אז קובע: { $what }.
    .differ-before-kitty = לפני הקיטי
    .differ-after-kitty = כשהקיטי ביד, לפני ההשלכה
    .differ-after-discard = אחרי ההשלכה

option-no-trump-jokers = ג'וקרים בללא שליט
    .ask = ג'וקרים בללא שליט?
    .example = הם לא זוכים שם בדבר; השאלה מתי אפשר להיפטר מהם.
    .answer-when-void = רק כשאין מהסדרה
    .answer-first-void = ברגע שאין מהסדרה, ג'וקר חייב לצאת
    .answer-any-time = בכל זמן
    .answer-declarer-discards = הכרוז משליך אותם
    .sheet =
        { $when ->
            [when-void] אפשר לשחק כשאין מהסדרה
            [first-void] חובה לשחק ברגע שאין מהסדרה
            [any-time] אפשר לשחק בכל תור, גם כשיש מהסדרה
           *[declarer-discards] אפשר לשחק כשאין מהסדרה, אם לאחרים עוד יש
        }
    .differ-when-void = רק כשאין מהסדרה
    .differ-first-void = חייבים לצאת ברגע שאין מהסדרה
    .differ-any-time = בכל תור
    .differ-declarer-discards = הכרוז משליך אותם, האחרים משחקים אותם כשאין מהסדרה

option-no-trump-joker-leads = הובלת ג'וקר בללא שליט
    .ask = אפשר להוביל ג'וקר בללא שליט?
    .example = תורך להוביל, עם הג'וקר הגדול ואס תלתן.
    .answer-yes = כן
    .answer-no = לא כל עוד יש קלף אחר
    .sheet-yes = בללא שליט ג'וקר { option-no-trump-jokers.sheet }; אם מובילים אותו, הקלף האחר הראשון קובע את הסדרה.
    .sheet-no = בללא שליט ג'וקר { option-no-trump-jokers.sheet }; אפשר להוביל אותו רק מיד של ג'וקרים בלבד, ואז הקלף האחר הראשון קובע את הסדרה.
    .differ-yes = מותרת
    .differ-no = רק מיד של ג'וקרים בלבד

option-discard-trick = הקלפים שהושלכו
    .ask = של מי הלקיחה של הקלפים שהושלכו?
    .example = שישה קלפים מושלכים לפני ההובלה.
    .answer-declarer = של הכרוז
    .answer-first-trick = הולכת עם הלקיחה הראשונה
    .answer-nobody = של אף אחד, ושש היא ההכרזה הגבוהה
    .sheet-declarer =
        { $sides ->
            [alone] הקלפים שהושלכו הם הלקיחה הראשונה של הכרוז.
           *[pairs] הקלפים שהושלכו הם הלקיחה הראשונה של צד הכרוז.
        }
    .sheet-first-trick = הקלפים שהושלכו הולכים למי שזוכה בלקיחה הראשונה, והיא שווה שתיים.
    .sheet-nobody = הקלפים שהושלכו אינם נספרים לאיש.
    .differ-declarer = הלקיחה הראשונה של צד הכרוז
    .differ-first-trick = הולכים עם הלקיחה הראשונה, ששווה שתיים
    .differ-nobody = אינם נספרים לאיש

option-opening-lead = ההובלה הראשונה
    .ask = מי מוביל ראשון?
    .example = דרום זכה במכרז; מערב יושב משמאל למחלק.
    .answer-declarer = הכרוז
    .answer-forehand = מי שמשמאל למחלק
    .sheet-declarer = הכרוז מוביל ראשון, בכל קלף.
    .sheet-forehand = השחקן שמשמאל למחלק מוביל ראשון, בכל קלף, ולא משנה מי הכרוז.
    .sheet-turned = השחקן שמשמאל למחלק מוביל ראשון, בכל קלף.
    .differ-declarer = של הכרוז
    .differ-forehand = של השחקן שמשמאל למחלק

option-renege = רנונס
    .ask = מי שומר מפני רנונס?
    .example = מישהו משחק עלה אף שיש לו לב.
    .answer-prevented = השולחן מונע
    .answer-called = כל קלף אפשרי; טוענים אם רואים
    .answer-automatic = כל קלף אפשרי; השולחן מוצא
    .sheet-prevented = אי אפשר לעשות רנונס: השולחן מקבל רק קלפים מותרים.
    .sheet-automatic = אפשר לשחק כל קלף, והשולחן מוצא כל רנונס כשהלקיחה מלאה: { $costs }.
    .sheet-called = את הרנונס תופסים השחקנים: אם יריב נוקב בלקיחה לפני החלוקה הבאה, { $costs }. טענה שגויה אינה עולה דבר.
    .differ-prevented = השולחן מונע
    .differ-called = הטענה היא של השחקנים
    .differ-automatic = השולחן מוצא כשהלקיחה מלאה

option-renege-penalty = כמה עולה רנונס
    .ask = כמה עולה רנונס?
    .example = שלוש לקיחות עוברות מהערמה שלהם לשלך.
    .answer-tricks = שלוש לקיחות
    .answer-bid = ההכרזה
    .answer-game = המשחק
    .sheet-tricks =
        { $settled ->
            [deal-end]
                הצד שטעה נותן שלוש לקיחות, בסוף החלוקה, מכל מה שיש לו; { $short ->
                    [all] אם יש לו פחות, כל הלקיחות עוברות לצד השני
                   *[what-they-have] אם יש לו פחות, הוא נותן מה שיש לו
                }
           *[at-once]
                הצד שטעה נותן שלוש לקיחות, מיד, ממה שיש לו עד אז; { $short ->
                    [all] אם יש לו פחות, החלוקה נגמרת וכל הלקיחות עוברות לצד השני
                   *[what-they-have] אם יש לו פחות, הוא נותן מה שיש לו
                }
        }
    .sheet-bid =
        { $settled ->
            [deal-end] זה מכריע את ההכרזה בסוף החלוקה: רנונס של הכרוז מכשיל אותה, של מגן מקיים אותה
           *[at-once] זה מסיים את החלוקה: רנונס של הכרוז מכשיל את ההכרזה, של מגן מקיים אותה
        }
    .sheet-game = { option-renege-penalty.sheet-bid }, והצד שטעה מפסיד את המשחק
    .differ-tricks = שלוש לקיחות
    .differ-bid = ההכרזה
    .differ-game = המשחק

option-renege-short = רנונס עם פחות משלוש לקיחות לתת
    .ask = רנונס כשיש פחות משלוש לקיחות?
    .example = יש להם לקיחה אחת כשהוא נמצא.
    .answer-what-they-have = עובר מה שיש
    .answer-all = כל הלקיחות עוברות
    .differ-what-they-have = עולה מה שיש
    .differ-all = עולה את כל הלקיחות

option-renege-settled = על רנונס משלמים
    .ask = מתי משלמים על רנונס?
    .example = הוא נמצא בלקיחה הרביעית, ונשארו תשע.
    .answer-at-once = מיד
    .answer-deal-end = בסוף החלוקה
    .differ-at-once = מיד
    .differ-deal-end = בסוף החלוקה

option-made = הצלחה
    .ask = כמה שווה הכרזה שהצליחה?
    .example = הכרזת 4 ועשית 6.
    .answer-odd-tricks = כל לקיחה מעל שש: 6
    .answer-bid = את ההכרזה בלבד: 4
    .sheet-odd-tricks =
        { $sides ->
            [alone] שחקן שעמד בהכרזה מקבל נקודה לכל לקיחה, גם מעבר להכרזה.
           *[pairs] צד שעמד בהכרזה מקבל נקודה לכל לקיחה מעל שש, גם מעבר להכרזה.
        }
    .sheet-bid =
        { $sides ->
            [alone] שחקן שעמד בהכרזה מקבל את ההכרזה, ולא כלום על לקיחות מעבר לה.
           *[pairs] צד שעמד בהכרזה מקבל את ההכרזה, ולא כלום על לקיחות מעבר לה.
        }
    .differ-odd-tricks = גם לקיחות מעבר להכרזה נספרות
    .differ-bid = ההכרזה נספרת ולא יותר

option-set = כישלון
    .ask = כמה עולה הכרזה שנכשלה?
    .example = הכרזת 4 ועשית 3.
    .answer-minus-bid = ההכרזה יורדת מהנקודות שלך
    .answer-defenders-score-bid = האחרים מקבלים את ההכרזה
    .sheet-minus-bid =
        { $sides ->
            [alone] שחקן שלא הגיע נכשל ומפסיד את ההכרזה.
           *[pairs] צד שלא הגיע נכשל ומפסיד את ההכרזה.
        }
    .sheet-defenders-score-bid =
        { $sides ->
            [alone] שחקן שלא הגיע נכשל ואינו מפסיד דבר, אבל כל אחד מהאחרים מקבל את ההכרזה.
           *[pairs] צד שלא הגיע נכשל ואינו מפסיד דבר, אבל הצד השני מקבל את ההכרזה.
        }
    .differ-minus-bid = ההכרזה יורדת
    .differ-defenders-score-bid = דבר אינו יורד, המגינים מקבלים את ההכרזה

option-defenders-score = לקיחות המגינים
    .ask = כמה שוות הלקיחות של האחרים?
    .example = הם לקחו שמונה לקיחות מולך.
    .answer-nothing = כלום
    .answer-odd-tricks = את אלו שמעל שש
    .sheet-nothing = המגינים אינם מקבלים דבר על לקיחותיהם.
    .sheet-odd-tricks = המגינים מקבלים נקודה לכל לקיחה שלהם מעל שש, לא משנה מה ההכרזה.
    .differ-nothing = אינן נספרות
    .differ-odd-tricks = נקודה לכל אחת מעל שש

option-no-trump-factor = ללא שליט
    .ask = איך נחשב ללא שליט?
    .example = 4 ללא שליט שהצליח שווה 4 נקודות, או 8.
    .answer-single = כמו שהוא
    .answer-double = כפול
    .sheet-single = ללא שליט נספר כמו כל הכרזה אחרת.
    .sheet-made = בללא שליט כל נקודות החלוקה מוכפלות אם ההכרזה הצליחה; כישלון נספר כמו שהוא.
    .sheet-made-or-set = בללא שליט כל נקודות החלוקה מוכפלות, בהצלחה ובכישלון.
    .differ-1 = נספר כמו שליט
    .differ-2 = מכפיל כל נקודה

option-no-trump-doubles = מה ללא שליט מכפיל
    .ask = וכשללא שליט נכשל?
    .example = 4 ללא שליט שנכשל עולה 8 נקודות, או רק 4.
    .answer-made-or-set = גם אז כפול
    .answer-made = כמו שהוא; רק הצלחה מוכפלת
    .differ-made-or-set = כל חלוקה, הצלחה או כישלון
    .differ-made = רק הכרזה שהצליחה

option-boston = בוסטון
    .ask = מה שווה בוסטון?
    .example = בוסטון הוא כל הלקיחות בחלוקה.
    .answer-none = את הנקודות שלו
    .answer-double = פעמיים הנקודות שלו
    .answer-wins = את המשחק
    .sheet =
        אם { $sides ->
            [alone] הכרוז
           *[pairs] צד הכרוז
        } לוקח את כל { $all } הלקיחות{ $bid ->
            [seven] , בהכרזה של שבע,
           *[any] ,
        } זה בוסטון: { $scores }.
    .sheet-none = אין בו נקודות נוספות
    .sheet-double = הוא נספר כפול
    .sheet-wins = הוא זוכה במשחק מיד
    .sheet-wins-points = הוא שווה { points } וזוכה במשחק מיד
    .sheet-turned = לצד שלוקח את כל { $all } הלקיחות יש בוסטון: { $scores }.
    .differ-none = אין בו נקודות נוספות
    .differ-double = נספר כפול
    .differ-wins = זוכה במשחק

option-boston-by = למי יכול להיות בוסטון
    .ask = ואם המגינים לוקחים הכול?
    .example = הכרוז הכריז 4 ולא לקח דבר.
    .answer-declarers = אין להם בוסטון
    .answer-either = גם להם בוסטון
    .sheet = גם למגינים שלוקחים הכול יש בוסטון, ששווה { points }.
    .sheet-wins = גם למגינים שלוקחים הכול יש בוסטון, ששווה { points } וזוכה במשחק מיד.
    .differ-declarers = רק לצד הכרוז
    .differ-either = גם למגינים

option-boston-points = כמה שווה בוסטון
    .ask = יש לבוסטון נקודות משלו?
    .example = עם 13, כל הלקיחות הן שלוש עשרה נקודות, לא משנה ההכרזה.
    .answer-none = לא, לפי הלקיחות
    .sheet = הוא שווה { points }
    .differ-none = הלקיחות שלו

option-boston-needs-bid = מה עושה בוסטון
    .ask = איזו הכרזה עושה בוסטון?
    .example = הכרזת 5 ולקחת הכול.
    .answer-any = כל הכרזה
    .answer-seven = רק הכרזה של 7
    .differ-0 = כל הלקיחות, לא משנה ההכרזה
    .differ-7 = כל הלקיחות בהכרזה של שבע

option-target = נקודות לניצחון
    .ask = כמה נקודות מנצחות?
    .example = עד 7 זו שעה, עד 21 זה ערב.
    .sheet =
        { $sides ->
            [alone] השחקן הראשון שמגיע ל־{ $target } זוכה; אם חלוקה אחת מביאה כמה לשם, מי שיש לו יותר נקודות זוכה, ובשוויון ממשיכים.
           *[pairs] הצד הראשון שמגיע ל־{ $target } זוכה; אם חלוקה אחת מביאה את שניהם לשם, הצד שיש לו יותר נקודות זוכה, ובשוויון ממשיכים.
        }

option-floor = התחתית
    .ask = כמה מתחת לאפס מפסידים?
    .example = עם ‎−7, שתי הכרזות של 4 שנכשלו מסיימות את המשחק.
    .answer-none = אף אחד לא מפסיד בירידה
    .sheet = צד שנופל ל־{ $floor } מפסיד את המשחק.
    .sheet-alone =
        { $level ->
            [floor-first] המשחק נגמר גם כששחקן נופל ל־{ $floor }: הניקוד הטוב ביותר זוכה, ושוויון הוא תיקו.
           *[most-points] המשחק נגמר גם כששחקן נופל ל־{ $floor }: הניקוד הטוב ביותר זוכה, ובשוויון ממשיכים.
        }
    .sheet-defenders = שום ניקוד אינו יורד.
    .sheet-none = ניקוד יכול לרדת כמה שירצה בלי להפסיד את המשחק.
    .differ = { $floor } מפסיד
    .differ-none = אין, איש אינו מפסיד בירידה

option-both-limits = למעלה ולמטה בחלוקה אחת
    .ask = אחד מגיע למעלה ואחר לתחתית?
    .example = חלוקה אחת מביאה אותך ל־30 נקודות ואת השכן לתחתית.
    .answer-floor-first = התחתית קובעת
    .answer-most-points = מי שיש לו יותר נקודות מנצח
    .sheet-floor-first = אם חלוקה אחת מביאה שחקן ל־{ $target } ואחר ל־{ $floor }, הנפילה ל־{ $floor } קובעת.
    .sheet-most-points = אם חלוקה אחת מביאה שחקן ל־{ $target } ואחר ל־{ $floor }, מי שיש לו יותר נקודות זוכה.
    .differ-floor-first = התחתית קובעת
    .differ-most-points = מי שיש לו יותר נקודות זוכה

option-max-sets = כישלונות שמפסידים את המשחק
    .ask = כמה כישלונות מפסידים את המשחק?
    .example = עם 2, הכישלון השני מסיים, לא משנה הניקוד.
    .answer-none = בלי הגבלה
    .sheet = צד שנכשל { times } במשחק מפסיד אותו, לא משנה הניקוד.
    .differ = { $count }, לא משנה הניקוד
    .differ-none = בלי הגבלה

option-backdoor = מגינים שמנצחים בחלוקה הראשונה
    .ask = ואם המגינים מנצחים בחלוקה הראשונה?
    .example = צד הכרוז נופל לתחתית לפני שמישהו אחר הכריז.
    .answer-nothing = מקבלים מה שצברו
    .answer-game = מקבלים את כל המשחק
    .sheet = מגינים שזוכים במשחק בחלוקה הראשונה נכנסים בדלת האחורית: יש להם { $target }, אם צברו פחות.
    .differ-nothing = יש להם מה שצברו
    .differ-game = יש להם { $target } נקודות

option-max-deals = מספר החלוקות
    .ask = כמה חלוקות לכל היותר?
    .example = עם 8, מי שיש לו יותר נקודות אחרי החלוקה השמינית מנצח.
    .answer-none = עד שמישהו מנצח
    .sheet-none = אין גבול למספר החלוקות.
    .sheet =
        { $count ->
            [one] המשחק נגמר אחרי חלוקה אחת, בלי אלו שבוטלו: מי שיש לו יותר נקודות זוכה, ושוויון הוא תיקו.
            [two] המשחק נגמר אחרי שתי חלוקות, בלי אלו שבוטלו: מי שיש לו יותר נקודות זוכה, ושוויון הוא תיקו.
           *[other] המשחק נגמר אחרי { $count } חלוקות, בלי אלו שבוטלו: מי שיש לו יותר נקודות זוכה, ושוויון הוא תיקו.
        }
    .differ = { $count } לכל היותר, ואז מי שיש לו יותר נקודות זוכה
    .differ-none = אין גבול

option-rotation = קום ועוף
    .ask = מה עושה זוג שנכשל או הפסיד?
    .example = קום ועוף: חברים מחכים בתור לכיסאות.
    .answer-none = נשאר
    .answer-rise-and-fly = קם בשביל הבאים בתור
    .sheet-rise-and-fly = קום ועוף: הזוג שנכשל או הובס קם, והזוג הבא בתור מתיישב.
    .differ-none = לא, כל אחד נשאר במקומו
    .differ-rise-and-fly = הזוג שנכשל קם

option-trump = השליט
    .ask = איך נקבע השליט?
    .example = המחלק הופך את הקלף האחרון, תשע לב: לב הוא השליט.
    .answer-named = מי שזכה במכרז קובע אותו
    .answer-turned = הקלף האחרון שחולק נהפך
    .sheet-turned = איש אינו מכריז. הקלף האחרון שחולק הוא של המחלק ונהפך: הסדרה שלו היא השליט. המחלק לוקח אותו ליד ומשחק בו כבכל קלף אחר.
    .differ-named = נקבע בידי מי שזכה במכרז
    .differ-turned = הקלף האחרון שחולק נהפך; איש אינו מכריז, וכל צד מקבל על לקיחותיו מעל שש

option-sport-lasts = כמה זמן רואים קיטי שנחשף
    .ask = עד מתי אפשר להסתכל בקיטי שנחשף?
    .example = הלקיחה החמישית משוחקת, והשאלה היא אם אס התלתן היה בקיטי.
    .answer-deal = כל החלוקה
    .answer-until-discard = עד שהכרוז משליך
    .sheet-until-discard = אחרי שהכרוז השליך, אי אפשר עוד להסתכל בקיטי שנחשף.
    .differ-deal = עד סוף החלוקה
    .differ-until-discard = עד שהכרוז משליך
