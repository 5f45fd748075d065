/**
 * A link can pass a navigation state to the next page, such as the subject of a call. Before hydration, links are plain
 * and pass nothing, so the name of the window, which needs no storage, keeps the state of a followed link, and the next
 * page puts it into `history.state`, where the router reads it.
 */
import { stateAttribute } from "../browser/hydration";

function takeState(): void {
  try {
    const [path, state] = JSON.parse(window.name) as unknown[];
    window.name = "";
    if (path === location.pathname && !history.state) history.replaceState(state, "");
  } catch {
    // The name is not the site's.
  }
}

function keepState(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(`a[${stateAttribute}]`);
  // The router handled the click and passes the state on itself.
  if (!link || defaultPrevented) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const state = JSON.parse(link.getAttribute(stateAttribute) ?? "") as unknown;
  window.name = JSON.stringify([link.pathname, state]);
}

export function passStates(): void {
  takeState();
  addEventListener("click", keepState);
}
