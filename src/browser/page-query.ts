/** Which parameters of its address a page reads; others, such as those of campaigns, are of no use to it. */

/** Of a part of a page: the names of the parameters that it reads, separated by spaces. */
export const queryAttribute = "data-query";

/** Whether the address has a parameter that the page reads. */
export function hasReadParameter(): boolean {
  const names = document.querySelector(`[${queryAttribute}]`)?.getAttribute(queryAttribute);
  const query = new URLSearchParams(window.location.search);
  return names?.split(" ").some((name) => query.has(name)) ?? false;
}
