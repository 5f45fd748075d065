/**
 * Takes a hash that cannot be decoded, such as `#%`, out of the address: whoever sends such a link means the
 * page, and Gatsby's way to the hash's target would fail with all of the page.
 */
export function dropUnreadableHash(): void {
  const { hash, pathname, search } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search);
  }
}
