/** The tabs of this browser in which the CMS is open. Each holds a lock as long as its page is there, even if it crashes. */

/** What a tab is known by, and which others there are. */
export interface Tabs {
  /** The name of this one, another one after each reload; "" in a browser without locks, where tabs are not told apart. */
  own: string;
  /** Whether a tab is still open. */
  isOpen: (tab: string) => Promise<boolean>;
}

const beginning = "cms-tab-";

/** Makes this tab known to the others. @returns all that are open, this one among them */
export function knownTabs(): Tabs {
  // Browsers have none where a page is not from a safe address.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return { own: "", isOpen: () => Promise.resolve(false) };
  const own = crypto.randomUUID();
  void locks
    .request(`${beginning}${own}`, () => new Promise<never>(() => undefined))
    .catch(() => undefined);
  return {
    own,
    isOpen: async (tab) => {
      const { held = [] } = await locks.query();
      return held.some(({ name }) => name === `${beginning}${tab}`);
    },
  };
}
