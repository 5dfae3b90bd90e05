// Everything that can be said without a browser.
import "./mixing.test";
import "./qr.test";
import "./resume.test";
