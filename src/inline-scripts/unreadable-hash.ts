/**
 * Removes a hash that cannot be decoded, such as `#%`, before the router reads it and when a visitor types one later.
 * Gatsby would fail to decode it and crash the page.
 */
function removeUnreadable(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

export function keepHashReadable(): void {
  removeUnreadable();
  addEventListener("popstate", removeUnreadable);
}
