// Everything that can be said without a browser.
import "./house.test";
import "./mixing.test";
import "./pulse.test";
import "./qr.test";
import "./resume.test";
import "./sorting.test";
import "./whole.test";
