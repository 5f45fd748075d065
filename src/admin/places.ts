/**
 * Where somebody is in the CMS: in a list, an entry, the board, the library of pictures. The window and the library are called
 * by it, and the focus goes along. Decap CMS gives all of them the same name or none, and leaves the focus nowhere.
 */
import { atEachChange } from "./at-each-change";
import { giveFocusBack } from "./focus";

/** The heading of the entry that is open. */
export const placeId = "site-place";

const fields = '[class*="ControlPaneContainer"]';

const loginButton = '[class*="StyledAuthenticationPage"] button';

/** What each place begins with: a heading, the fields of an entry, or the button of the login. */
const beginnings = `main h1:not(#${placeId}), [class*="WorkflowTopHeading"], ${fields}, ${loginButton}`;

/** Says that the login is what matters on its page, and that its logo stands for the CMS of this site. */
function nameLogin(root: Element, site: string): void {
  const login = root.querySelector('[class*="StyledAuthenticationPage"]');
  const logo = login?.querySelector("img");
  if (!login || !logo || logo.alt === site) return;
  login.setAttribute("role", "main");
  logo.alt = site;
  logo.parentElement?.setAttribute("role", "heading");
  logo.parentElement?.setAttribute("aria-level", "1");
}

/** Calls the library of pictures by its heading. */
function nameLibrary(): void {
  for (const library of document.querySelectorAll('.ReactModalPortal [role="dialog"]')) {
    const heading = library.querySelector("h1")?.textContent ?? "";
    if (library.getAttribute("aria-label") !== heading) library.setAttribute("aria-label", heading);
  }
}

/** Gives the focus to what a place begins with, unless something has it, or had it before the place was drawn anew. */
function lead(beginning: HTMLElement): void {
  if (!beginning.matches(loginButton)) beginning.tabIndex = -1;
  if (beginning.matches(fields)) {
    beginning.setAttribute("role", "group");
    beginning.setAttribute("aria-labelledby", placeId);
  }
  if (document.querySelector('dialog[open], .ReactModalPortal [role="dialog"]')) return;
  if (beginning.matches(fields)) giveFocusBack();
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) beginning.focus({ preventScroll: true });
}

/**
 * Names each place, and leads to it.
 * @param root what the CMS is in
 * @returns stops it
 */
export function followPlaces(root: Element): () => void {
  const site = document.title;
  let last: Element | null = null;
  return atEachChange(root, () => {
    nameLogin(root, site);
    nameLibrary();
    const beginning = root.querySelector<HTMLElement>(beginnings);
    const heading = root.querySelector(`#${placeId}`) ?? beginning;
    const name = heading?.textContent.trim();
    const title = name ? `${name} · ${site}` : site;
    if (document.title !== title) document.title = title;
    if (beginning === last) return;
    last = beginning;
    if (beginning) lead(beginning);
  });
}
