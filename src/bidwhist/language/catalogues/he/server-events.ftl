### אירועים בשולחנות של השרת.

contest-title = סיבוב { $round }, שולחן { $table }
contest-done = המשחק הסתיים. האירוע נמשך בדף שלו.
contest-title-room = משחק { $match }
fault-event-unrated = הדירוג והליגה הם של Bid Whist: תחרות של המשחק הקרוב הזה היא לאימון.
refused-contest-seat = בשולחן של אירוע יושבים המשתתפים שלו, כל אחד בכיסא שלו
refused-contest-leave = המשחק הזה הוא חלק מאירוע; אם צריך ללכת, בוט ישחק במקומך
refused-contest-done = אירוע משחק משחק אחד בכל שולחן
event-you-play = כבר נרשמת לאירוע הזה.
event-partner-plays = השותף כבר משחק באירוע הזה, או שזה אתם עצמכם: אפשר לבקש ממישהו אחר.
event-nobody-asks = אין כבר למה לסרב.
hall-how-played = שוחק בשולחן.
fault-no-event = אין אירוע כזה.
fault-event-account = אירועים הם לבעלי חשבון: אפשר ליצור אחד בדף שלך, והמשחקים שלך באים איתך.
fault-event-members = האירוע הזה הוא לחברי המועדון שלו.
fault-event-director = רק מי ששומר על המועדון, או בעל הבית, יכול לעשות זאת.
fault-event-rules = אירוע משוחק שניים מול שניים, עם שותפים קבועים: נא לבחור כללים כאלה.
fault-event-past = האירוע מתחיל בעבר: נא לבחור שעה מאוחרת יותר.
fault-event-name = לאירוע צריך שם שאפשר להציג.
fault-event-partner = אין בעל חשבון בשם הזה.
fault-event-not-in = אינך משחק באירוע הזה.
fault-event-many = למועדון שלך כבר יש כמה אירועים פתוחים שמותר.

## מספרי המשחק ההוגן.
fair-deals = { $deals } חלוקות בשולחנות עם אנשים אחרים. לקיחות שניתנו בכל בחירה, לו כל הידיים היו גלויות, והיכן 95 מתוך 100 מספרים כאלה:
fair-lead = הובלות של מגן: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-defence = קלפים אחרים של מגן: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-declaring = קלפים של הצד המכריז: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-all = הכול יחד: { $mean } ({ $low } עד { $high }), { $choices } בחירות
fair-honest = הבוטים, שרואים רק את היד שלהם: { $levels }
fair-remarkable = זה פחות ממה שהחזק שבהם נותן, יותר משהמזל מסביר. זה אינו מוכיח דבר: נא להסתכל בידיים, ולשאול.
fair-few = צריך { $count } חלוקות עם בחירה לפני שאפשר לומר משהו.
fair-nothing = שום דבר מיוחד.
