/**
 * Escapes a hash that cannot be decoded, such as `#%`, before the router reads it and when a visitor types one later.
 * Gatsby would fail to decode it and crash the page.
 */
function escapeUnreadable(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replace(/%/g, "%25"));
  }
}

export function keepHashReadable(): void {
  escapeUnreadable();
  addEventListener("popstate", escapeUnreadable);
}
