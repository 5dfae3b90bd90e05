### טיוטה: תנאי השולחנות.

title-standings = טבלאות
is-rated = מדורג
terms-stake = כל אחד שם { $stake } אסימונים, והמנצחים חולקים את מה ששמו האחרים. כרוז שנכשל משלם עשירית מזה לכל נקודה בהכרזה.
terms-from-level = מרמה { $level }
terms-from-tier = מדרג { $tier }
title-event = אירוע
