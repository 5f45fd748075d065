/**
 * Lets one page at a time be rendered. react-helmet collects the head of a page in one place for the whole
 * process, while Gatsby renders pages side by side: without turns, a page would get the head of another.
 */

/** Ends when the last page that has begun its turn, or waits for it, ends it. */
let lastTurn = Promise.resolve();
let endCurrent = () => {};

/**
 * Waits for the turn of a page and renders it. The turn lasts until `endTurn` is called, since the head is read
 * after the rendering.
 * @param render renders the page
 * @returns what `render` returns
 * @throws what `render` throws; the turn has then ended
 */
export async function renderInTurn<Result>(render: () => Promise<Result>): Promise<Result> {
  const turnBefore = lastTurn;
  let end = () => {};
  lastTurn = new Promise((resolve) => {
    end = resolve;
  });
  await turnBefore;
  endCurrent = end;
  try {
    return await render();
  } catch (error) {
    end();
    throw error;
  }
}

/** Ends the turn of the page that was rendered last. Call it once the head of the page has been read. */
export const endTurn = (): void => endCurrent();
