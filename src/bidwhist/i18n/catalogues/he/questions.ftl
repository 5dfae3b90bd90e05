### House rules as questions: the parts of the game they are about.

ask-part-table = השולחן והמקומות
ask-part-cards = הקלפים
ask-part-bids = ההכרזות
ask-part-kitty = הקיטי
ask-part-play = המשחק
ask-part-score = הניקוד
ask-part-boston = בוסטון
ask-part-match = המשחק כולו
ask-part-renege = רנונס
