import { fireEvent } from "@testing-library/react";
import { passStates } from "../../../src/inline-scripts/links";

const state = { source: "home", message: "Größe & 100 %" };

/** Opens an address with a link that passes a state on, and returns the link. */
function open(address: string): HTMLAnchorElement {
  history.replaceState(null, "", address);
  document.body.innerHTML = `<a href="/contact/" data-state='${JSON.stringify(state)}'><b>Book a call</b></a>`;
  passStates();
  return document.querySelector("a") as HTMLAnchorElement;
}

/** Presses a link, and returns the address that a browser would open, in this tab or another. */
function press(link: Element, how = {}, type: "click" | "auxclick" = "click"): string {
  let address = "";
  // Comes after the listeners of the page. jsdom cannot navigate.
  const note = (event: Event) => {
    address = link.closest("a")?.getAttribute("href") ?? "";
    event.preventDefault();
  };
  addEventListener(type, note, { once: true });
  fireEvent(link, new MouseEvent(type, { bubbles: true, cancelable: true, ...how }));
  return address;
}

test.each([
  ["in the tab", {}, "click"],
  ["in another tab", { ctrlKey: true }, "click"],
  ["with the middle button", { button: 1 }, "auxclick"],
] as const)("the state of a link opened %s is in the history alone", async (_, how, type) => {
  const link = open("/");
  const address = press(link.querySelector("b") as Element, how, type);
  await new Promise((resolve) => setTimeout(resolve));
  expect(link.getAttribute("href")).toBe("/contact/");
  open(address);
  expect(history.state).toEqual(state);
  expect(location.href).toMatch(/\/contact\/$/);
});

test("a click that the router handles adds nothing to the address", () => {
  const link = open("/");
  link.addEventListener("click", (event) => event.preventDefault());
  expect(press(link)).toBe("/contact/");
});

test.each(["#state=%7Bbroken", "#state=", "#state=7%", "#%", "#price=%E0%A4%A"])(
  "%s passes no state, and the address loses it",
  (hash) => {
    open(`/contact/${hash}`);
    expect(history.state).toBeFalsy();
    expect(location.hash).toBe("");
  },
);

test("a hash that can be decoded stays", () => {
  open("/contact/#50%25");
  expect(location.hash).toBe("#50%25");
});
