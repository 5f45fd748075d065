/**
 * A link can pass a navigation state to the next page, such as the subject of a call. Before hydration, links are plain
 * and pass nothing, so session storage keeps the state of a followed link, and the next page puts it into
 * `history.state`, where the router reads it.
 */
import { stateAttribute } from "../browser/hydration";
import { sessionStore } from "../browser/storage";

/** The key of session storage. */
const stateKey = "link-state";

function takeState(): void {
  // Accepts any stored value: an error here would stop the rest of the inline script.
  const [path, state] = Object.values(sessionStore.readJson(stateKey) ?? []) as unknown[];
  sessionStore.remove(stateKey);
  if (path === location.pathname && !history.state) history.replaceState(state, "");
}

function keepState(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(`a[${stateAttribute}]`);
  // The router handled the click and passes the state on itself.
  if (!link || defaultPrevented) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const state = JSON.parse(link.getAttribute(stateAttribute) ?? "") as unknown;
  sessionStore.write(stateKey, JSON.stringify([link.pathname, state]));
}

export function passStates(): void {
  takeState();
  addEventListener("click", keepState);
}
