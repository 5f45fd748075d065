/** Never reloads, because the page of the CMS is not a page of the site and may hold unsaved work. */
export const unsavedAttribute = "data-unsaved";

export const reloadIfStale = (): Promise<boolean> => Promise.resolve(false);
