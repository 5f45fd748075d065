/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent } from "@testing-library/react";
import { renderRestLater } from "../../../src/early/rest";

let idle: (() => void)[] = [];
const passIdleMoment = () => idle.splice(0).forEach((task) => task());
const rendered = () => document.querySelectorAll("[data-rendered]").length;
const showSections = (count: number) => {
  document.body.innerHTML = '<section class="later"></section>'.repeat(count);
};

const html = document.documentElement;
const newPage = { type: "navigate", name: "https://a.example/" };
/** How the browser has come to the page. */
let arrival = newPage;
// The test environment knows no navigations.
performance.getEntriesByType = () => [arrival] as never;

beforeEach(() => {
  idle = [];
  arrival = newPage;
  window.location.hash = "";
  html.removeAttribute("data-whole");
  window.requestIdleCallback = ((task: () => void) => idle.push(task)) as never;
  renderRestLater();
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

test("a page that is new is not laid out whole", () => {
  renderRestLater();
  expect(html).not.toHaveAttribute("data-whole");
  showSections(2);
  fireEvent.load(window);
  expect(rendered()).toBe(0);
});

test.each([
  ["whose hash leads to a place on it", "navigate", "https://a.example/#place"],
  ["whose address names a text on it", "navigate", "https://a.example/#:~:text=place"],
  ["that is loaded again", "reload", "https://a.example/"],
  ["that Back leads to from another site", "back_forward", "https://a.example/"],
])("a page %s is laid out whole from the beginning", (_, type, name) => {
  arrival = { type, name };
  renderRestLater();
  expect(html).toHaveAttribute("data-whole");
  showSections(2);
  fireEvent.load(window);
  expect(rendered()).toBe(2);
  expect(html).not.toHaveAttribute("data-whole");
});

test("what arrives after the first sign of a visitor is laid out as soon as it is there", () => {
  Object.defineProperty(document, "readyState", { configurable: true, value: "loading" });
  renderRestLater();
  window.renderRest?.(true);
  expect(html).toHaveAttribute("data-whole");
  Reflect.deleteProperty(document, "readyState");
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
