### What the document of the page says before any script runs.

description = ביד ויסט ליד שולחן המטבח: משחקים עם בוטים, משפחה וחברים.
no-script = השולחן צריך JavaScript. אותו משחק אפשר לשחק במסוף: bidwhist play.
