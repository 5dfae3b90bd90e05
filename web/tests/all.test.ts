// Everything that can be said without a browser.
import "./rules.test";
import "./seedExchange.test";
import "./heartbeat.test";
import "./qr.test";
import "./reconnect.test";
import "./sorting.test";
import "./completion.test";
