/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { passStates } from "../../../src/inline-scripts/links";

const state = { source: "home", message: "Hello" };

/** Opens an address with a link that passes a state on, and returns the link. */
function open(address: string): HTMLAnchorElement {
  history.replaceState(null, "", address);
  document.body.innerHTML = `<a href="/contact/" data-state='${JSON.stringify(state)}'><b>Book a call</b></a>`;
  passStates();
  // jsdom cannot navigate.
  addEventListener("click", (event) => event.preventDefault());
  return document.querySelector("a") as HTMLAnchorElement;
}

beforeEach(() => {
  window.name = "";
});

test("the state of a followed link is in the history of its page, once", () => {
  fireEvent.click(open("/").querySelector("b") as Element);
  open("/contact/");
  expect(history.state).toEqual(state);
  open("/contact/");
  expect(history.state).toBeNull();
});

test("another page discards the state of a link", () => {
  fireEvent.click(open("/"));
  open("/blog/");
  expect(history.state).toBeNull();
  open("/contact/");
  expect(history.state).toBeNull();
});

test.each([
  ["opened in another tab", { ctrlKey: true }],
  ["opened in another window", { shiftKey: true }],
  ["pressed with another button", { button: 1 }],
])("a link that is %s stores no state", (_, how) => {
  fireEvent.click(open("/"), how);
  expect(window.name).toBe("");
});

test("a click that the router handles stores no state", () => {
  const link = open("/");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(window.name).toBe("");
});

test.each(["{broken", "{}", "7", "a window"])("the name %s of a window stays", (name) => {
  window.name = name;
  open("/contact/");
  expect(history.state).toBeNull();
  expect(window.name).toBe(name);
});
