/**
 * Renders one page at a time. react-helmet collects the head of a page in one place for the whole
 * process, while Gatsby renders pages side by side: without turns, a page would get the head of another.
 */

/** Settles when the last page in the queue ends its turn. */
let lastTurn = Promise.resolve();
let endCurrent = () => {};

/**
 * Waits for the turn of a page and renders it. The turn lasts until `endTurn` is called, since the head is read
 * after the rendering; Gatsby reads it before anything else happens.
 * @throws what `render` throws, after ending the turn
 */
export async function renderInTurn(render: () => Promise<void>): Promise<void> {
  const turnBefore = lastTurn;
  let end = () => {};
  lastTurn = new Promise((resolve) => {
    end = resolve;
  });
  await turnBefore;
  endCurrent = end;
  await render().catch((error: unknown) => {
    end();
    throw error;
  });
}

export const endTurn = (): void => endCurrent();
