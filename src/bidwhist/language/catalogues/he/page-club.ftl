### טיוטה: תנאי השולחנות.

title-standings = טבלאות
is-rated = מדורג
terms-stake = כל אחד שם { $stake } אסימונים, והמנצחים חולקים את ההימור של האחרים. מכריז שנכשל משלם לבית עשירית ממנו לכל נקודה שהוכרזה.
terms-from-level = מרמה { $level }
terms-from-tier = מדרג { $tier }
title-event = אירוע
