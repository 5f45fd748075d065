/**
 * Removes a hash that cannot be decoded, such as `#%`, from the address, before the router reads it and when one is
 * typed later. Gatsby would fail to decode it and crash the page; whoever sends such a link means the page.
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
