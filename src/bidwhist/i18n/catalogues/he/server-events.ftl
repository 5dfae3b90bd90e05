### אירועים בשולחנות של השרת.

contest-title = סיבוב { $round }, שולחן { $table }
contest-done = המשחק הסתיים. האירוע נמשך בדף שלו.
contest-title-room = משחק { $match }
fault-event-unrated = רק Bid Whist מדורג: אפשר לערוך את האירוע הזה כאימון.
refused-contest-seat = בשולחן של אירוע יושבים רק הנרשמים, כל אחד במקומו
refused-contest-leave = המשחק הזה הוא חלק מאירוע; אם צריך ללכת, בוט ישחק במקומך
refused-contest-done = באירוע משחקים משחק אחד בכל שולחן
event-you-play = כבר נרשמת לאירוע הזה.
event-partner-plays = השותף כבר רשום, או שזה השם שלך: אפשר לבקש ממישהו אחר.
event-nobody-asks = אין עוד בקשה לסרב לה.
event-asked-already = מישהו מהם כבר קיבל בקשה ועוד לא ענה.
event-asks-many = { $most } בקשות ממתינות לתשובה: כדאי לחכות קודם לכמה מהן.
fault-event-far = אירוע מתחיל תוך { $days } ימים: נא לבחור שעה מוקדמת יותר.
fault-event-yours = כבר פתוחים לך { $most } אירועים: יש לסיים קודם אחד מהם.
fault-event-bots = באירוע עד { $most } זוגות של בוטים.
hall-how-played = שוחק בשולחן.
fault-no-event = אין אירוע כזה.
fault-event-account = כדי להירשם לאירוע צריך חשבון: אפשר לפתוח אחד בדף שלך, והמשחקים שלך יעברו אליו.
fault-event-members = האירוע הזה הוא לחברי המועדון שלו.
fault-event-director = רק אחראי המועדון או בעל השרת יכול לעשות זאת.
fault-event-rules = אירוע משוחק שניים נגד שניים, עם שותפים קבועים: נא לבחור כללים כאלה.
fault-event-past = האירוע מתחיל בעבר: נא לבחור שעה מאוחרת יותר.
fault-event-partner = אין בעל חשבון בשם הזה.
fault-event-not-in = השם שלך לא רשום באירוע הזה.
fault-event-many = למועדון שלך כבר יש כל האירועים הפתוחים שמותר.

## מספרי המשחק ההוגן.
fair-deals = { $deals } חלוקות עם אנשים אחרים. לקיחות שאבדו בכל בחירה, כשכל הידיים גלויות, עם רווחי סמך של 95%:
fair-lead = הובלות של מגן: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-defence = קלפים אחרים של מגן: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-declaring = קלפים של צד הכרוז: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-all = הכול יחד: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-honest = הבוטים, שרואים רק את היד שלהם: { $levels }
fair-remarkable = זה פחות ממה שהבוט החזק ביותר מאבד, והמזל לבדו אינו מסביר זאת. זה אינו מוכיח דבר: אפשר להסתכל בידיים, ולשאול.
fair-few = צריך לפחות { $count } חלוקות עם בחירה לפני שאפשר לומר משהו.
fair-nothing = שום דבר מיוחד.
