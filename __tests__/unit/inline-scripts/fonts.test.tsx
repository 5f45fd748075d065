import { hideUntilReady } from "../../../src/inline-scripts/fonts";
import { fontsAttribute } from "../../../src/theme/typefaces/families";

const html = document.documentElement;

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { configurable: true, value });

const load = jest.fn(() => Promise.resolve([]));

beforeEach(() => {
  jest.useFakeTimers();
  load.mockClear();
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });
  document.head.innerHTML = '<link rel="stylesheet" />';
  Element.prototype.scrollIntoView = () => undefined;
  setReadyState("loading");
});

test("a page is shown after three seconds without the typefaces, and a page that is shown stays so", async () => {
  void hideUntilReady();
  await jest.advanceTimersByTimeAsync(2999);
  expect(html).toHaveAttribute(fontsAttribute);
  await jest.advanceTimersByTimeAsync(1);
  expect(html).not.toHaveAttribute(fontsAttribute);
  expect(document.querySelector("link")).toBeNull();
  setReadyState("complete");
  void hideUntilReady();
  expect(html).not.toHaveAttribute(fontsAttribute);
});
