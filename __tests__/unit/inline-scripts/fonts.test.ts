/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { hideUntilReady } from "../../../src/inline-scripts/fonts";
import { fontsAttribute, typefacesFile } from "../../../src/theme/typefaces/families";

const html = document.documentElement;

/** Waits for all promises that are due. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("a page is hidden until its typefaces are ready and its HTML is parsed", async () => {
  const load = jest.fn(() => Promise.resolve([]));
  Object.defineProperty(document, "fonts", { value: { load } });
  Object.defineProperty(document, "readyState", { configurable: true, value: "loading" });
  document.head.innerHTML = `<link rel="stylesheet" href="/${typefacesFile}?v=1" />`;
  void hideUntilReady();
  expect(html).toHaveAttribute(fontsAttribute);
  document.querySelector("link")?.dispatchEvent(new Event("load"));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(html).toHaveAttribute(fontsAttribute);
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await settle();
  expect(html).not.toHaveAttribute(fontsAttribute);
});
