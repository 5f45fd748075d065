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

beforeEach(() => sessionStorage.clear());

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
  expect(sessionStorage).toHaveLength(0);
});

test("a click that the router handles stores no state", () => {
  const link = open("/");
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(sessionStorage).toHaveLength(0);
});

test("invalid stored state and blocked storage cause no error", () => {
  // Errors in listeners only reach the window.
  const failed = jest.fn();
  window.addEventListener("error", failed);
  for (const stored of ["{broken", "{}", "7"]) {
    sessionStorage.setItem("link-state", stored);
    open("/contact/");
    expect(history.state).toBeNull();
  }
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused");
  });
  fireEvent.click(open("/"));
  expect(refuse).toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
  refuse.mockRestore();
  window.removeEventListener("error", failed);
});
