// Everything that can be said without a browser.
import "./qr.test";
import "./resume.test";
