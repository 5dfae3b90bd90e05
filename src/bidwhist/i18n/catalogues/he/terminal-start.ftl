### טיוטה: הפתיחה של המסוף: התפריט, ההגדרות ורשימת הפקודות.

tui-start = { $item ->
    [resume] המשך
    [new] משחק חדש
    [rules] כללים
    [bots] בוטים
    [name] השם שלך
    [learn] ללמוד
    [settings] הגדרות
   *[leave] יציאה
 }
tui-start-says = { $item ->
    [new] שלושה בוטים מולך ואיתך
    [kept] המשחק שמחכה נשמר כרישום
    [learn] שיעור, תרגילים, תמונות, חלוקה ראשונה
   *[settings] שפה, צבעים, קצב
 }
tui-start-waiting = { $table }: { $score }, חלוקה { $deal }
tui-choose = { $what ->
    [rules] אילו כללים?
    [bots] כמה חזקים הבוטים?
    [name] מה השם שלך?
    [learn] ללמוד את המשחק
    [settings] הגדרות
    [language] שפה
    [theme] צבעים
    [suits] סדרות
   *[pace] קצב הבוטים
 }
tui-named = { "\u200F" }{ $setting }: { $value }
tui-draft = { $language } (טיוטה)
tui-theme = { $theme ->
    [dark] כהה
    [light] בהיר
    [contrast] ניגודיות גבוהה
   *[plain] ללא צבעים
 }
tui-suits = { $suits ->
    [four] גוון לכל סדרה
   *[two] שני גוונים
 }
tui-pace = { $pace ->
    [slow] לאט
    [usual] כמו אנשים
    [quick] מהר
   *[at-once] מיד
 }
tui-search = חיפוש פקודה …
tui-none-found = אין פקודה כזאת
tui-name-needs = לשם צריך אות או שתיים: { $name }
tui-lesson-over = זה המשחק. עכשיו חלוקה ראשונה עם שלושה בוטים?
