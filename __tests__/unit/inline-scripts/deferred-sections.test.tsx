import { showDeferredAfter } from "../../../src/inline-scripts/deferred-sections";

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
/** The navigation entry of the page. */
let arrival = newPage;
// jsdom has no navigation entries.
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

/** Paints the first screen of a new page. */
async function paint(): Promise<void> {
  showDeferredAfter(Promise.resolve());
  await new Promise(process.nextTick);
}

test("deferred sections are shown one by one in idle callbacks after the first screen, from the top", async () => {
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
  ["with a hash", "navigate", "https://a.example/#place"],
  ["that is reloaded", "reload", "https://a.example/"],
  ["that is reached by Back from another site", "back_forward", "https://a.example/"],
])("a page %s shows all sections at once", (_, type, name) => {
  arrival = { type, name };
  showDeferredAfter(new Promise(() => undefined));
  expect(html).toHaveAttribute("data-whole");
});
