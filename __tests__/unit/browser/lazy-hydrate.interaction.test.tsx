import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { lazyHydrate } from "../../../src/browser/lazy-hydrate";

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

/** Puts the HTML of a part on the page as a server would, and lets the script take it over. */
async function arrive(options: Parameters<typeof lazyHydrate>[2], focused = false) {
  const load = jest.fn(async () => () => <input aria-label="Price" />);
  const Part = lazyHydrate(load, "10rem", options);
  const place = document.createElement("div");
  place.innerHTML = '<div><!--$--><input aria-label="Price"/><!--/$--></div>';
  document.body.append(place);
  if (focused) screen.getByRole("textbox").focus();
  await act(async () => {
    hydrateRoot(place, <Part />);
  });
  return load;
}

test.each(["scroll", "pointerMove", "touchStart", "keyDown", "focusIn"] as const)(
  "a part that waits for a sign of a visitor comes with %s, anywhere on the page, and not before",
  async (sign) => {
    const load = await arrive({ onSign: true });
    expect(observe).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox")).toBeVisible();
    await act(async () => {
      fireEvent[sign](document.body, { bubbles: true });
    });
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test("a field that already has the focus is sign enough", async () => {
  expect(await arrive({ onSign: true }, true)).toHaveBeenCalledTimes(1);
});

test("an address that says what it shows needs no sign", async () => {
  window.history.replaceState(null, "", "/?price=100");
  const atOnce = () => window.location.search !== "";
  expect(await arrive({ onSign: true, atOnce })).toHaveBeenCalledTimes(1);
});
