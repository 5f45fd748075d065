/** @jest-environment jsdom */
/** Pictures that could not be loaded. */
import { retryPictures } from "../../../src/inline-scripts/failed-pictures";

const address = "http://localhost/static/a.webp";

test("a failed picture is fetched past the browser's cache, once, and shown if it is there", async () => {
  const fetched = jest.fn().mockResolvedValue({ ok: true });
  globalThis.fetch = fetched as typeof fetch;
  retryPictures();
  const picture = document.createElement("img");
  Object.defineProperty(picture, "currentSrc", { value: address });
  picture.setAttribute("src", "/static/a.webp");
  document.body.append(picture);
  const shown = jest.spyOn(picture, "src", "set");
  for (let times = 0; times < 2; times += 1) picture.dispatchEvent(new Event("error"));
  await Promise.resolve();
  await Promise.resolve();
  expect(fetched.mock.calls).toEqual([[address, { cache: "reload" }]]);
  expect(shown).toHaveBeenCalledWith("/static/a.webp");
  expect(shown).toHaveBeenCalledTimes(1);
});
