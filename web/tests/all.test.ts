// Everything that can be said without a browser.
import "./house.test";
import "./mixing.test";
import "./qr.test";
import "./resume.test";
