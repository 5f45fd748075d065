/**
 * A link can pass a navigation state to the next page, such as the subject of a call. The router does that. A link that
 * the browser follows itself, before hydration or in another tab, carries its state in the hash for the length of the
 * press; the next page moves it to `history.state`, where the router reads it.
 */
import { stateAttribute } from "../browser/hydration";

const prefix = "#state=";

/** Takes the state out of the address, and a hash that Gatsby would fail to decode, which would crash the page. */
function takeState(): void {
  const [address, text] = location.href.split(prefix);
  let state: unknown;
  try {
    if (text === undefined) return void decodeURIComponent(location.hash);
    state = JSON.parse(decodeURIComponent(text));
  } catch {
    // The link was cut off or changed on its way.
  }
  if (text === undefined) history.replaceState(history.state, "", "#");
  else history.replaceState(state, "", address);
}

function addState({ target, defaultPrevented }: MouseEvent): void {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>(`a[${stateAttribute}]`);
  // The router handled the click and passes the state on itself.
  if (!link || defaultPrevented) return;
  const href = link.getAttribute("href") ?? "";
  link.href = href + prefix + encodeURIComponent(link.getAttribute(stateAttribute) ?? "");
  setTimeout(() => (link.href = href));
}

export function passStates(): void {
  takeState();
  for (const type of ["click", "auxclick"]) addEventListener(type, addState as EventListener);
  // The call leads to the page on which it stands. The router reads the address at `popstate`, which comes first.
  for (const type of ["popstate", "hashchange"]) addEventListener(type, takeState);
}
