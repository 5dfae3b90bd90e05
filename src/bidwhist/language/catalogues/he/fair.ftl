### טיוטה: האם החלוקות הוגנות?

check-one = לבדוק אחת בעצמך
check-one-hint = לפני הקלף הראשון השרת קובע את חלקו בערבוב ומראה את טביעתו; כל אחד בשולחן מוסיף חלק משלו. בסוף המשחק כל החלקים פתוחים. בשידור החוזר יש כפתור, לבדוק את החלוקות: הדפדפן מערבב שוב ומשווה. או שאפשר להוריד את המשחק ולהריץ “bidwhist verify”, שעובר גם על כל מהלך.
all-deals = כל החלוקות יחד
fair-deals = { $deals ->
    [one] חלוקה אחת
   *[other] { $shown } חלוקות
 }
fair-matches = { $matches ->
    [one] משחק אחד
   *[other] { $shown } משחקים
 }
fair-of = { $deals } מתוך { $matches }.
fair-left = { $count ->
    [one] משחק אחד נעזב לפני הסוף.
   *[other] { $shown } משחקים נעזבו לפני הסוף.
 }
fair-undealt = { $count ->
    [one] אחד נעזב לפני הקלף הראשון.
   *[other] { $shown } נעזבו לפני הקלף הראשון.
 }
fair-withheld = { $count ->
    [one] באחד מישהו לא נתן את החלק שהבטיח.
   *[other] ב־{ $shown } מישהו לא נתן את החלק שהבטיח.
 }
what-fell = מה נפל
fell-together = שני הג'וקרים ביד אחת
fell-kitty = ג'וקרים בקיטי
fell-seen = נראה
fell-expected = צפוי
fair-sum = היכן נפל כל קלף, במספר אחד: חי בריבוע { $figure }, שאמור להיות קרוב ל־{ $freedom }.
