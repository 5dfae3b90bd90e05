### What the document of the page says before any script runs.

description = ביד ויסט ליד שולחן המטבח: משחקים עם בוטים, משפחה וחברים.
no-script = הדף צריך JavaScript. אפשר לשחק גם במסוף: bidwhist play.

## Where it is played without a connection.
offline-starting = השולחן מוכן בעוד רגע, ללא חיבור…
offline-broken = אי אפשר לשחק כך בדפדפן הזה. אפשר לחזור ולהוריד שוב בהגדרות.
offline-elsewhere = השולחן ללא חיבור פתוח בחלון אחר. אפשר להמשיך שם, או לסגור אותו ולטעון את זה מחדש.
offline-lost = אי אפשר לקרוא או לכתוב את השולחנות שנשמרו כאן. ייתכן שחדשים לא ימתינו.
