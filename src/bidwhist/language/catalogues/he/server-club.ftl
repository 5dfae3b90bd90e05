### טיוטה: תנאי השולחנות.

terms-no-chips = בבית הזה אין אסימונים; מי שמנהל אותו מרשה אותם עם --chips
terms-stake-rated = מהמרים באסימונים רק בשולחן מדורג: דרגו את השולחן, או ותרו על ההימור
terms-clock = לשולחן מדורג יש שעון, כדי שאיש לא יחכה לנצח: בחרו אחד
terms-bots = איש לא מדד כמה חזק { $name }: שולחן מדורג לוקח beginner,‏ casual,‏ steady,‏ strong או champion
terms-account = שולחן מדורג הוא לבעלי חשבון: פתחו אחד בדף שלכם, והמשחקים באים אתכם
terms-level = השולחן הזה מרמה { $level } ומעלה, ואתם ברמה { $yours }: שולחנות אימון יביאו אתכם לשם
terms-tier = השולחן הזה לדרג { $tier } של הליגה ולאלה שמעליו, ואתם { $yours ->
    [0] עדיין לא באף דרג: משחקים מדורגים מביאים לשם
   *[other] בדרג { $yours }
 }
terms-chips = ההימור הוא { $stake } ויש לכם { $yours } אסימונים: מתנת היום מחכה בדף שלכם
fault-tier = דרג הוא מספר שלם מ־1
fault-board = אין לוח כזה: partners,‏ pairs,‏ cutthroat,‏ league או experience
