/** Keeps an editor at an entry that something is under way with, or whose words are not saved: Decap asks about these. */
import { history } from "decap-cms-core/dist/esm/routing/history";
import { isUnderWay } from "./under-way";

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
    return !isUnderWay() && prompt(location, action);
  });
