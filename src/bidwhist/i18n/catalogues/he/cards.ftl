### טיוטה: קלפים, הכרזות וחוזים.

suit = { $suit ->
    [C] תלתן
    [D] יהלום
    [H] לב
   *[S] עלה
 }
rank = { $rank ->
    [r2] שתיים
    [r3] שלוש
    [r4] ארבע
    [r5] חמש
    [r6] שש
    [r7] שבע
    [r8] שמונה
    [r9] תשע
    [rT] עשר
    [rJ] נסיך
    [rQ] מלכה
    [rK] מלך
   *[rA] אס
 }
joker = { $card ->
    [LJ] הג'וקר הקטן
   *[BJ] הג'וקר הגדול
 }
the-joker = { joker }
the-card = { rank } { suit }

direction = { $direction ->
    [U] אפטאון
    [D] דאונטאון
   *[B] דאונטאון, אסים נמוכים
 }
bid = { $suffix ->
    [U] { $number } אפטאון
    [D] { $number } דאונטאון
    [N] { $number } ללא שליט
   *[none] { $number }
 }
bid-brief = { $suffix ->
    [U] { $number } אפ
    [D] { $number } דאון
    [N] { $number } ללא
   *[none] { $number }
 }
declaration = { $suit ->
    [N] ללא שליט { direction }
   *[S] { suit } { direction }
 }
contract = { $suit ->
    [N] { $number } ללא שליט, { direction }
   *[S] { $number } { direction } ב{ suit }
 }
contract-turned = { $direction ->
    [U] השליט: { suit }
   *[D] השליט: { suit }, { direction }
 }
pass = פאס
