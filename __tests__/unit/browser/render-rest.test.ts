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

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = ((task: () => void) => idle.push(task)) as never;
  // The script is run as browsers run it.
  new Function(renderRestScript)();
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

test("what is asked for now, and a page whose hash leads to a place on it, is laid out at once", () => {
  showSections(2);
  window.renderRest?.(true);
  expect(rendered()).toBe(2);
  showSections(2);
  fireEvent(document, new Event("DOMContentLoaded"));
  expect(rendered()).toBe(0);
  window.location.hash = "#place";
  fireEvent(document, new Event("DOMContentLoaded"));
  expect(rendered()).toBe(2);
  window.location.hash = "";
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
