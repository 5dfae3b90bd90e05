### טיוטה: היכן כל אחד עומד.

board = { $board ->
    [partners] שחקנים
    [pairs] זוגות
    [cutthroat] כל אחד לעצמו
    [league] ליגה
   *[experience] ניסיון
}
board-of = טבלה
board-hint = מי ששיחקו משחק מדורג החודש או בחודש שעבר, ולפחות עשרים בסך הכול. הבוטים מופיעים היכן שהזירה מדדה אותם.
board-empty = עדיין אין איש. מי שמשחק בשולחן מדורג מופיע כאן.
tier = דרג
place = מקום
who = מי
grade = דירוג
points = נקודות
sure = { $certainty ->
    [certain] בטוח
    [fair] די בטוח
    [rough] בערך
   *[open] עוד פתוח
}
your-standing = המצב שלך
pool = { $pool ->
    [partners] עם שותף
    [cutthroat] כל אחד לעצמו
   *[other] { $pool }
}
grade-waits =
    { $left ->
        [one] עוד משחק מדורג אחד עד שיוצג
        [two] עוד שני משחקים מדורגים עד שיוצג
       *[other] עוד { $left } משחקים מדורגים עד שיוצג
    }
grade-is = דירוג { $worth }, { $sure }
in-place = מקום { $place }
like-bot = ברמה: { $level }
curve = הדירוג שלך לאורך { $count } משחקים, מ־{ $first } עד { $last }
season =
    הליגה, { $month }: דרג { $tier }, { $points ->
         [one] נקודה אחת
         [two] שתי נקודות
        *[other] { $points } נקודות
    }, { $played ->
         [one] משחק אחד
         [two] שני משחקים
        *[other] { $played } משחקים
    }; { $counted } הראשונים נחשבים.
level-is =
    רמה { $level }, { $points ->
         [one] נקודת ניסיון אחת
         [two] שתי נקודות ניסיון
        *[other] { $points } נקודות ניסיון
    }.
next-level = הרמה הבאה מתחילה ב־{ $points }.
chips-are =
    { $chips ->
         [one] אסימון אחד.
         [two] שני אסימונים.
        *[other] { $chips } אסימונים.
    }
take-gift = לקחת את מתנת היום
partners = שותפים
partner = { $name }, ניצחונות: { $won } מתוך { $played }
your-way = הדרך שלך
way-band = הקצה התחתון הוא מה שכבר הוכח; הפס שמעליו הוא מה שהדירוג עשוי להיות, והוא נעשה צר ככל שמשחקים.
next-bot =
    { $points ->
         [one] עוד נקודה אחת והדירוג שלך כמו של { $level }.
         [two] עוד שתי נקודות והדירוג שלך כמו של { $level }.
        *[other] עוד { $points } נקודות והדירוג שלך כמו של { $level }.
    }
first-rating = הדירוג הראשון שלך
first-rating-hint = הדירוג מוצג אחרי עשרים משחקים מדורגים. כל טלאי כאן הוא משחק.
bot-mark = { $level } (בוט)
