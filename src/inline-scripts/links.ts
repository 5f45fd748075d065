/**
 * A link may pass a state on to the next page (what a call is about). Before React has taken over a page, its links
 * are plain ones, which pass nothing on: so what a followed link says is kept for the tab, and the page it leads to
 * puts it where the router looks for it.
 */
import { stateAttribute } from "../browser/late-scripts";
import { sessionStore } from "../browser/storage";

/** The key of session storage. */
const stateKey = "link-state";

function takeState(): void {
  // Whatever is stored there, the rest of the script must run.
  const [path, state] = Object.values(sessionStore.readJson(stateKey) ?? []) as unknown[];
  sessionStore.remove(stateKey);
  if (path === location.pathname && !history.state) history.replaceState(state, "");
}

function keepState(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(`a[${stateAttribute}]`);
  // The router has taken the press: it passes the state on by itself.
  if (!link || defaultPrevented) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const state = JSON.parse(link.getAttribute(stateAttribute) ?? "") as unknown;
  sessionStore.write(stateKey, JSON.stringify([link.pathname, state]));
}

export function passStates(): void {
  takeState();
  addEventListener("click", keepState);
}
