import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Renders a page as a whole, with everything that it waits for. */
export async function renderHtml(body: ReactNode): Promise<string> {
  const stream = new PassThrough();
  const html = text(stream);
  await new Promise<void>((resolve, reject) => {
    const rendering = renderToPipeableStream(body, {
      // By default, React sends a large section separately and puts it in place with a script.
      progressiveChunkSize: Infinity,
      onAllReady() {
        rendering.pipe(stream);
        resolve();
      },
      onError: (error) => reject(error as Error),
    });
  });
  return html;
}
