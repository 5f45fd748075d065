import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { lazyHydrate } from "../../../src/browser/lazy-hydrate";
import type { ApproachOptions } from "../../../src/browser/approach";

const observe = jest.fn();

beforeEach(() => {
  observe.mockReset();
  document.body.innerHTML = "";
  window.history.replaceState(null, "", "/");
  Object.assign(window, {
    IntersectionObserver: class {
      observe = observe;
      disconnect() {}
    },
  });
});

/** Puts the HTML of a part on the page as a server would, and hydrates it. Returns what fetches its script. */
async function hydrate(options: ApproachOptions, focused = false) {
  const load = jest.fn(async () => () => <input aria-label="Price" />);
  const Part = lazyHydrate(load, { reservedHeight: "10rem", ...options });
  const place = document.createElement("div");
  place.innerHTML = '<div data-dehydrated=""><!--$--><input aria-label="Price"/><!--/$--></div>';
  document.body.append(place);
  if (focused) screen.getByRole("textbox").focus();
  await act(async () => {
    hydrateRoot(place, <Part />);
  });
  return load;
}

test.each(["scroll", "pointerMove", "touchStart", "keyDown", "focusIn"] as const)(
  "a part that waits for the first interaction is fetched at %s, anywhere on the page, and not before",
  async (interaction) => {
    const load = await hydrate({ onFirstInteraction: true });
    expect(observe).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox")).toBeVisible();
    await act(async () => {
      fireEvent[interaction](document.body, { bubbles: true });
    });
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test("a field that already has the focus counts as an interaction", async () => {
  expect(await hydrate({ onFirstInteraction: true }, true)).toHaveBeenCalledTimes(1);
});

test("an address that says what the part shows fetches it at once", async () => {
  window.history.replaceState(null, "", "/?price=100");
  const atOnce = () => window.location.search !== "";
  expect(await hydrate({ onFirstInteraction: true, atOnce })).toHaveBeenCalledTimes(1);
});
