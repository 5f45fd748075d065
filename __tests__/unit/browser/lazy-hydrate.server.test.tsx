/**
 * @jest-environment node
 */
import type { ComponentType } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { Suspense } from "react";
import { lazyHydrate } from "../../../src/browser/lazy-hydrate";

const Form = ({ name }: { name: string }) => <form aria-label={name} />;

test("the server renders a lazily hydrated component in full", async () => {
  const Part = lazyHydrate(async () => Form, { reservedHeight: "20rem" }) as ComponentType<{
    name: string;
  }>;
  const stream = new PassThrough();
  const html = text(stream);
  const rendering = renderToPipeableStream(<Part name="Your message" />, {
    onAllReady: () => rendering.pipe(stream),
  });
  expect(await html).toBe(
    renderToString(
      <div data-dehydrated="">
        <Suspense>
          <Form name="Your message" />
        </Suspense>
      </div>,
    ),
  );
});
