/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent } from "@testing-library/react";
import { renderRestScript } from "../../../src/browser/render-rest";

let idle: (() => void)[] = [];
const passIdleMoment = () => idle.splice(0).forEach((task) => task());
const rendered = () => document.querySelectorAll("[data-rendered]").length;
const showSections = (count: number) => {
  document.body.innerHTML = '<section class="later"></section>'.repeat(count);
};

/** How the browser has come to the page. */
let arrival = "navigate";
// The test environment knows no navigations.
performance.getEntriesByType = () => [{ type: arrival }] as never;

// The script is run as browsers run it.
const runScript = () => new Function(renderRestScript)();

beforeEach(() => {
  idle = [];
  arrival = "navigate";
  window.location.hash = "";
  window.requestIdleCallback = ((task: () => void) => idle.push(task)) as never;
  runScript();
});

test("once the page has loaded, one section is laid out in each idle moment, from the top", () => {
  showSections(3);
  passIdleMoment();
  expect(rendered()).toBe(0);
  fireEvent.load(window);
  passIdleMoment();
  expect(document.querySelector("section")).toHaveAttribute("data-rendered");
  expect(rendered()).toBe(1);
  passIdleMoment();
  passIdleMoment();
  expect(rendered()).toBe(3);
});

test("what is asked for now, and a page that a hash leads into, is laid out at once", () => {
  showSections(2);
  window.renderRest?.(true);
  expect(rendered()).toBe(2);
  showSections(2);
  window.location.hash = "#place";
  window.renderRest?.();
  expect(rendered()).toBe(2);
});

test.each([
  ["that is new", "navigate", "", false],
  ["that is new and has a hash", "navigate", "#place", true],
  ["that is loaded again", "reload", "", true],
  ["that Back leads to", "back_forward", "", true],
])("a page %s is laid out whole from the beginning: %#", (_, type, hash, whole) => {
  arrival = type;
  window.location.hash = hash;
  runScript();
  expect(document.documentElement.hasAttribute("data-whole")).toBe(whole);
  showSections(2);
  fireEvent.load(window);
  expect(rendered()).toBe(whole ? 2 : 0);
  expect(document.documentElement).not.toHaveAttribute("data-whole");
});

test("the next page of the visit is laid out as well, by one run at a time", () => {
  showSections(2);
  window.renderRest?.();
  window.renderRest?.();
  expect(idle).toHaveLength(1);
  passIdleMoment();
  passIdleMoment();
  passIdleMoment();
  expect(idle).toEqual([]);
  showSections(1);
  window.renderRest?.();
  passIdleMoment();
  expect(rendered()).toBe(1);
});
