### What the document of the page says before any script runs.

description = ביד ויסט ליד שולחן המטבח: משחקים עם בוטים, משפחה וחברים.
no-script = הדף צריך JavaScript. אפשר לשחק גם במסוף: bidwhist play.
