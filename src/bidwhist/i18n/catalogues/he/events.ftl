### אירועים: מדוע שניים נפגשים, ומדוע דבר אינו אפשרי. טיוטה.

## מדוע שני זוגות נפגשים, או זוג נח.
why-lot = בהגרלה
why-never-met = לא משחק חוזר
why-rematch =
    { $times ->
        [one] הם כבר נפגשו; לא היה אפשר להימנע
        [two] הם כבר נפגשו פעמיים; לא היה אפשר להימנע
       *[other] הם כבר נפגשו { $times } פעמים; לא היה אפשר להימנע
    }
why-same-score = אותה תוצאה
why-near-score = התוצאה הקרובה ביותר, הפרש { $wins }
why-apart = לא מאותו מועדון ולא מאותה עיר
why-one-city = מאותה עיר; לא היה אפשר להימנע
why-one-club = מאותו מועדון; לא היה אפשר להימנע
why-bracket = המנצחים של שולחנות שכנים
why-schedule = סיבוב { $round } בלוח שבו כולם פוגשים את כולם
why-same-table = שניהם עוברים לשולחן { $table }
why-near-table = הם עוברים לשולחנות { $table } ו־{ $other }
why-next-in-line = הבאים בתור
why-holds = הם נשארים בשולחן; ניצחונות ברצף: { $streak }
why-bye-lowest = מספר זוגות אי־זוגי; נח האחרון שעוד לא נח
why-bye-table = מספר זוגות אי־זוגי; נח מי שבשולחן האחרון ועוד לא נח
why-bye-odd = מספר זוגות אי־זוגי, וכולם כבר נחו
why-bye-schedule = אין את מי לפגוש במקום הזה בלוח
why-bye-bracket = כדי שעץ המשחקים יתמלא
why-bye-first = המנוחה הראשונה שלו
why-bye-again = לא המנוחה הראשונה שלו; לא היה אפשר להימנע

## מדוע דבר אינו אפשרי.
event-closed = האירוע סגור.
event-needs-reason = נא לתת סיבה, עד { $most } תווים; היא נשמרת ביומן.
event-full = באירוע עד { $most } נרשמים.
event-late-knockout = נוקאאוט אינו מקבל איש אחרי ההגרלה הראשונה.
event-late-robin = כל המקומות בלוח תפוסים; עוד אפשר להיות מחליף.
event-two-names = לזוג שני שמות.
event-two-names-room = נא לתת שם אחד, או שני שמות של זוג.
event-name-length = בשם 1 עד { $most } תווים.
event-same-name = שני השמות של זוג צריכים להיות שונים.
event-doubled = { $names } כבר רשומים.
event-no-entrant = אין זוג כזה באירוע.
event-as-many-names = נא לתת שמות כמספר שהיה לזוג.
event-round-runs = משוחק סיבוב; יש לחכות לסופו.
event-is-paused = השעונים עצורים; נא להפעיל אותם קודם.
event-not-paused = השעונים פועלים.
event-no-next-round = אין סיבוב להגריל: מעט מדי זוגות, או שהסיבוב האחרון הסתיים.
event-no-meeting = אין עוד שולחן כזה.
event-settled = התוצאה של השולחן הזה סופית; רק המנהל יכול לשנות אותה.
event-who-won = נא לומר מי ניצח.
event-needs-winner = כאן מישהו צריך לנצח.
event-points = הנקודות הן מ־‎-{ $most } עד { $most }.
event-hands = חלוקות ובוסטונים בין 0 ל־{ $most }.
event-bostons = לא ייתכנו יותר בוסטונים מניצחונות בחלוקות.
event-notice-long = נא לומר זאת ב־{ $most } תווים לכל היותר.
event-in-dispute = התוצאה במחלוקת; המנהל בדרך.
event-nothing-entered = עוד לא נרשמה תוצאה.
event-own-score = הצד השני צריך לאשר אותה.
event-score-changed = התוצאה השתנתה בינתיים; נא להסתכל שוב.
event-bracket-went-on = הסיבוב הבא הוגרל לפי התוצאה הזאת; נא לבטל אותו קודם.
event-nothing-to-undo = אין סיבוב לבטל.
event-undone-often = אחרי { $most } הגרלות אי אפשר לבטל עוד סיבוב.
event-lots-lost = מה שההגרלה נובעת ממנו חסר בשרת או השתנה: יש לסיים את האירוע ולהכריז עליו שוב.
event-bots-alone = אירוע הוא לאנשים: מישהו צריך להירשם לפני שמגרילים סיבוב.
event-file-long = הרשימה ארוכה מדי: עד { $most } תווים.
event-file-torn = אי אפשר לקרוא את הרשימה כ־CSV.
event-row = אי אפשר לקרוא את שורה { $row }. דרושים שני שמות, או Ann & Bob, ואז מועדון ועיר.
