import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a page as a whole, with everything that it waits for.
 * @throws what a component throws
 */
export const renderHtml = (body: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const rendering = renderToPipeableStream(body, {
      // By default, React sends a large section separately and puts it in place with a script.
      progressiveChunkSize: Infinity,
      onAllReady: () =>
        text(rendering.pipe(new PassThrough()))
          // React 18 fills its buffer with NUL where a letter of several bytes does not fit (facebook/react#26228).
          .then((html) => html.replaceAll("\0", ""))
          .then(resolve, reject),
      onError: reject,
    });
  });
