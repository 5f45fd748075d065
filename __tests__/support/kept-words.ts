/** What the CMS keeps in the browser until it is saved. */
import type { Page } from "./browser-test";

/** Whether the browser keeps words, whichever tab they are of. */
export const isKept = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(
    (sought) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("localforage");
        opening.onsuccess = () => {
          const kept = opening.result
            .transaction("keyvaluepairs")
            .objectStore("keyvaluepairs")
            .getAll();
          kept.onsuccess = () => {
            resolve(JSON.stringify(kept.result).includes(sought));
            opening.result.close();
          };
        };
      }),
    words,
  );
