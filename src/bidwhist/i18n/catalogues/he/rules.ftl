### טיוטה: למה הכללים אינם מתירים משהו.

waits-for-call = המכרז מחכה להכרזה
waits-for-name = הכרוז צריך קודם לקבוע את החוזה
waits-for-discard = הכרוז צריך קודם להשליך קלפים
waits-for-card = החלוקה מחכה לקלף
waits-for-nothing = החלוקה הסתיימה

no-claim-now = תובעים את השאר בזמן משחק הקלפים (X18)
no-claim-within = תובעים את השאר בין לקיחות (X18)
no-claim-left = שתי תביעות נדחו בחלוקה זו, ולכן משחקים עד הסוף (X11)

no-renege-found = בשולחן זה התוכנה מוצאת כל רנונס
no-renege-prevented = בשולחן זה התוכנה מונעת רנונס
no-renege-settled = החלוקה כבר הוכרעה
no-renege-seat = אין מקום כזה; המקומות הם 0 עד { $last }
no-renege-trick = יש לציין לקיחה שהסתיימה, 1 עד { $last }
no-renege-yet = אף לקיחה לא הסתיימה עדיין

no-bid-dealer = כל האחרים אמרו פאס, והמחלק חייב להכריז { $number } ולא יותר
no-bid-higher = הכרזה חייבת לעבור את { $bid }
no-bid-suffix = כאן הכרזה כוללת אפטאון, דאונטאון או ללא שליט
no-bid-number = כאן הכרזה היא מספר בלבד
no-bid-range = ההכרזות הן מ־{ $lowest } עד { $highest }
no-pass = כל האחרים אמרו פאס, ולכן המחלק חייב להכריז
no-name-jokers = יש להשליך את הג'וקרים לפני ללא שליט, או שההכרזה לא הייתה ללא שליט
no-name-bound = ההכרזה הייתה { $bid }, והיא מחייבת
no-discard-hand = משליכים רק קלפים מן היד
no-discard-count = משליכים בדיוק { $count } קלפים, לא { $given }
no-discard-jokers = בללא שליט יש להשליך את הג'וקרים
no-card-hand = הקלף אינו ביד
no-card-joker-lead = בללא שליט אין מובילים ג'וקר כשיש קלף אחר
no-card-joker = אין { suit } ביד, ולכן יש לשחק ג'וקר
no-card-follow = יש עוד { suit } ביד וחובה לשרת
no-card-follow-trump = יש עוד { suit } ביד וחובה לשרת (הג'וקרים הם שליט)

in-words = { $words }
