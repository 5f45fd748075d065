/** What keeps an editor at an entry: work that is under way with it, and Decap's question about words that are not saved. */
import { history } from "decap-cms-core/dist/esm/routing/history";

/** What is under way. */
const underWay = new Set<object>();

/** Does something with an entry, which the browser's buttons do not leave until it is done. */
export async function staying<Done>(work: () => Promise<Done>): Promise<Done> {
  underWay.add(work);
  try {
    return await work();
  } finally {
    underWay.delete(work);
  }
}

/** How long the browser may take to go back to where it was, in milliseconds. */
const wayBack = 300;

/** Shows the address of the entry that is open: Decap knows the way back only from addresses that it has led to itself. */
function showAddress(): void {
  const { pathname, search } = history.location;
  const address = `#${pathname}${search}`;
  if (window.location.hash !== address) window.location.replace(address);
}

const isThere = ({ pathname, search }: typeof history.location): boolean =>
  history.location.pathname === pathname && history.location.search === search;

const { block } = history;
history.block = (prompt) =>
  block((location, action) => {
    if (action !== "POP") return prompt(location, action);
    // Decap asks and leaves, or stays, in the same task.
    queueMicrotask(() => {
      if (!isThere(location)) setTimeout(showAddress, wayBack);
    });
    return underWay.size === 0 && prompt(location, action);
  });
