/** Tells parameters that a page reads from those that it ignores, such as those of campaigns. */

/** The attribute of a part that holds the names of the parameters that it reads, separated by spaces. */
export const queryAttribute = "data-query";

export function hasReadParameter(): boolean {
  const names = document.querySelector(`[${queryAttribute}]`)?.getAttribute(queryAttribute);
  const query = new URLSearchParams(window.location.search);
  return names?.split(" ").some((name) => query.has(name)) ?? false;
}
