### House rules: where one starts, what is asked, rules kept under names, and the table.

house-title = הבית שלך, הכללים שלך
start-from = להתחיל מ־
start-rules = כללים להתחיל מהם

## Questions.
own-rules-are = כללי הבית שלך
nothing-differs = עדיין אין הבדל מ־{ $preset }. כל כלל אפשר לקבוע למטה.
all-the-rest = כל השאר
preset-has = { "\u200F" }{ $preset }: { $answer }
no-effect = לא משנה דבר עם שאר התשובות שלך.
take-back-answer = לבטל את התשובה

## Rules kept under names.
mine-title = הכללים השמורים שלך
mine-hint = נשמרים בדפדפן הזה. קוד שיתוף לוקח אותם לכל מקום אחר.
mine-name = שם לכללים כמו שהם עכשיו
mine-keep = לשמור
mine-played = שוחקו לאחרונה
mine-use = להשתמש
mine-use-named = להשתמש: { $name }
mine-more = עוד
mine-more-named = עוד: { $name }
mine-copy = להעתיק את קוד השיתוף
mine-rename = לשנות שם
mine-new-name = שם חדש
mine-delete = למחוק
mine-bring-back = ביטול
mine-kept = { $name } נשמר.
mine-in-use = הכללים נבחרו.
mine-copied = הקוד הועתק.
mine-by-hand = נא להעתיק את הקוד ידנית: { $code }
mine-deleted = { $name } נמחק.
mine-full = אפשר לשמור { $most } ערכות כללים. קודם יש למחוק אחת.
mine-taken = השם ריק או תפוס.
mine-no-name = קודם לתת להם שם.
share-code = או קוד שיתוף
take-rules = לקחת את הכללים

## The table.
the-table = השולחן
table-called = שם השולחן
as-you-like = לא חובה
who-may-come = מי יכול להצטרף
come-link = מי שיש לו הקישור
come-all = כולם
come-password = מי שיודע את הסיסמה
clock = שעון
bots = בוטים
bots-pace = באיזה קצב הם משחקים
promises-hint = כל מי שבשולחן יכול לקרוא זאת בתפריט.
allow-hints = מותר לבקש רמזים; האחרים רואים זאת
allow-talk = בוטים אומרים מילה מדי פעם
allow-chat = מותר לומר יותר מן המשפטים המוכנים
allow-watchers = אחרים יכולים לצפות, בלי לראות יד
on-television = בטלוויזיה: המסך הזה מראה את השולחן, וכל אחד משחק בטלפון
allow-programs = תוכנות יכולות לשבת, בשם משלהן (עם שעון)
not-together = הכללים האלה לא הולכים יחד; השאלה ודף הכללים אומרים למה.
open-table = לפתוח את השולחן
rules-sheet = דף הכללים
differs-from-preset = מה שונה מ־{ $preset }
share-code-is = קוד שיתוף:
print-it = להדפיס
rated-table = מדורג: נחשב לדירוג ולליגה, עם שעון, בלי רמזים ובלי ביטול
relative-unrated = רק Bid Whist מדורג: שולחן של המשחק הזה הוא לאימון.
stake-of-table = הימור באסימונים
least-level = מרמה
least-tier = ליגה
any-tier = כולם
