/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { showRestAfter } from "../../../src/inline-scripts/rest";

let idle: (() => void)[] = [];
const passIdleMoment = () => idle.splice(0).forEach((task) => task());
const shown = () => document.querySelectorAll("[data-shown]").length;
const addSections = (count: number) =>
  document.body.insertAdjacentHTML(
    "beforeend",
    '<section class="deferred"></section>'.repeat(count),
  );

const html = document.documentElement;
const newPage = { type: "navigate", name: "https://a.example/" };
/** How the browser has come to the page. */
let arrival = newPage;
// The test environment knows no navigations.
performance.getEntriesByType = () => [arrival] as never;

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { configurable: true, value });

beforeEach(() => {
  idle = [];
  arrival = newPage;
  document.body.innerHTML = "";
  html.removeAttribute("data-whole");
  setReadyState("complete");
  window.requestIdleCallback = ((task: () => void) => idle.push(task)) as never;
  window.requestAnimationFrame = (task) => Number(Promise.resolve(0).then(task));
});

/** A new page whose first screen is painted. */
async function paint(): Promise<void> {
  showRestAfter(Promise.resolve());
  await new Promise(process.nextTick);
}

test("after the first screen, one section is shown in each idle moment, from the top", async () => {
  addSections(2);
  await paint();
  expect(shown()).toBe(0);
  passIdleMoment();
  expect(document.querySelector("section")).toHaveAttribute("data-shown");
  expect(shown()).toBe(1);
  passIdleMoment();
  expect(shown()).toBe(2);
  expect(html).not.toHaveAttribute("data-whole");
  passIdleMoment();
  expect(html).toHaveAttribute("data-whole");
});

test.each([
  ["whose hash leads to a place on it", "navigate", "https://a.example/#place"],
  ["whose address names a text on it", "navigate", "https://a.example/#:~:text=place"],
  ["that is loaded again", "reload", "https://a.example/"],
  ["that Back leads to from another site", "back_forward", "https://a.example/"],
])("a page %s is shown whole from the beginning", (_, type, name) => {
  arrival = { type, name };
  showRestAfter(new Promise(() => undefined));
  expect(html).toHaveAttribute("data-whole");
});
