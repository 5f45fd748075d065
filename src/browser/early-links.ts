/**
 * A link may pass a state on to the next page (what a call is about). Before React has taken over a page, its links
 * are plain ones, which pass nothing on: so what a followed link says is kept for the tab, and the page it leads to
 * puts it where the router looks for it.
 */
import { hydratedAttribute } from "./late-scripts";

/** Of a link: the state for the next page, as JSON. */
export const stateAttribute = "data-state";

/** The key of session storage. */
const stateKey = "link-state";

/** Runs in the head, the same on every page. Where storage is refused, a link is a plain link. */
export const earlyLinkScript = `(function () {
  function attempt(act) { try { act(); } catch (refused) {} }
  attempt(function () {
    var kept = JSON.parse(sessionStorage.getItem("${stateKey}"));
    sessionStorage.removeItem("${stateKey}");
    if (kept && kept[0] === location.pathname && !history.state) history.replaceState(kept[1], "");
  });
  addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("a[${stateAttribute}]");
    if (!link || document.documentElement.hasAttribute("${hydratedAttribute}")) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    attempt(function () {
      sessionStorage.setItem("${stateKey}", JSON.stringify([link.pathname, JSON.parse(link.getAttribute("${stateAttribute}"))]));
    });
  });
})()`;
