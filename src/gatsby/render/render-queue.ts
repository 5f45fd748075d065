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
 * @throws what `render` throws, after ending the turn; or an error that names the previous page if its head was never
 * read, since waiting for it would never end
 */
export async function renderInTurn<Result>(
  page: string,
  render: () => Promise<Result>,
): Promise<Result> {
  const turnBefore = lastTurn;
  let end = () => {};
  let fail: (error: Error) => void = () => {};
  lastTurn = new Promise((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  // If no other page waits, nothing else would handle a rejection.
  lastTurn.catch(() => {});
  try {
    await turnBefore;
    endCurrent = end;
    const result = await render();
    setImmediate(() =>
      fail(
        new Error(
          `The head of ${page} was not read after the page was rendered: Gatsby did not call onRenderBody of gatsby-ssr.tsx.`,
        ),
      ),
    );
    return result;
  } catch (error) {
    end();
    throw error;
  }
}

export const endTurn = (): void => endCurrent();
