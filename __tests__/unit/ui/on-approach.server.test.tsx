/**
 * @jest-environment node
 */
import type { ComponentType } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { Suspense } from "react";
import { onApproach, partsLoaded } from "../../../src/ui/on-approach";

const Form = ({ name }: { name: string }) => <form aria-label={name} />;

test("the server fetches the part and writes all of it, in its place", async () => {
  const Part = onApproach(async () => Form, "20rem") as ComponentType<{ name: string }>;
  const stream = new PassThrough();
  const html = text(stream);
  const rendering = renderToPipeableStream(<Part name="Your message" />, {
    onAllReady: () => rendering.pipe(stream),
  });
  expect(await html).toBe(
    renderToString(
      <div>
        <Suspense>
          <Form name="Your message" />
        </Suspense>
      </div>,
    ),
  );
});

test("once all parts are loaded, a page is rendered without a stop", async () => {
  const Part = onApproach(async () => Form, "20rem") as ComponentType<{ name: string }>;
  await partsLoaded();
  // This renderer waits for nothing.
  expect(renderToString(<Part name="Your message" />)).toContain(
    '<form aria-label="Your message">',
  );
});
