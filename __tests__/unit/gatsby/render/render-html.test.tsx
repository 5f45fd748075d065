/**
 * @jest-environment node
 */
import { Suspense } from "react";
import { renderHtml } from "../../../../src/gatsby/render/render-html";

test("a page is rendered whole, without scripts that put parts in place", async () => {
  const text = "A long text. ".repeat(3000);
  const html = await renderHtml(
    <main>
      <Suspense>
        <p>{text}</p>
      </Suspense>
      <p>{text}</p>
    </main>,
  );
  expect(html.split(text)).toHaveLength(3);
  expect(html).not.toContain("<script");
});

test("an error of a component is thrown", async () => {
  const Broken = () => {
    throw new Error("No figures");
  };
  await expect(renderHtml(<Broken />)).rejects.toThrow("No figures");
});
