import { fireEvent, waitFor } from "@testing-library/react";
import type * as Start from "../../../src/inline-scripts/start";
import { consentKey } from "../../../src/analytics/events";

const html = document.documentElement;
const granted = JSON.stringify({ choice: "granted", question: SITE.analytics.question });
let idle: (() => void)[] = [];
const listeners: [EventTarget, string, EventListenerOrEventListenerObject, unknown][] = [];

/** Opens a page and runs the script of its head. */
function openPage() {
  document.body.innerHTML = `<template id="late-scripts"><script>window.__ran=1</script><script src="/app.js" async></script></template>`;
  jest.isolateModules(() => {
    (jest.requireActual("../../../src/inline-scripts/start") as typeof Start).startWithVisitor();
  });
}

/** Waits until a browser that does not report its first paint has painted. */
const afterPaint = () => jest.advanceTimersByTimeAsync(60);
const started = () => document.querySelectorAll("body > script").length;

const setReadyState = (value: DocumentReadyState) =>
  Object.defineProperty(document, "readyState", { configurable: true, value });

beforeEach(() => {
  setReadyState("loading");
  html.removeAttribute("data-whole");
  jest.useFakeTimers();
  html.removeAttribute("data-hydrated");
  html.dataset.js = "";
  idle = [];
  window.requestIdleCallback = ((task: () => void) => idle.push(task)) as never;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, "addEventListener").mockImplementation((...given: unknown[]) => {
      const [type, listener, options] = given as Parameters<typeof add>;
      listeners.push([target, type, listener, options]);
      add(type, listener, options);
    });
  }
});

afterEach(() => {
  for (const [target, type, listener, options] of listeners.splice(0))
    target.removeEventListener(type, listener, options as never);
  history.replaceState(null, "", "/");
});

test("a scroll before the page has loaded starts no script", () => {
  openPage();
  fireEvent.scroll(window);
  expect(started()).toBe(0);
});

test.each([
  ["a hash", () => (location.hash = "price=100")],
  ["a history state", () => history.replaceState({ topic: "profit" }, "")],
  ["consent to analytics", () => localStorage.setItem(consentKey, granted)],
])("%s starts the scripts of a page without an interaction", async (_, need) => {
  openPage();
  need();
  fireEvent.load(window);
  await afterPaint();
  idle.forEach((task) => task());
  expect(started()).toBe(2);
  expect(document.querySelector('body > script[src="/app.js"]')).not.toBeNull();
});

test("a script that a host runs after the load of the page starts the scripts too", async () => {
  setReadyState("complete");
  location.hash = "price=100";
  openPage();
  await afterPaint();
  idle.forEach((task) => task());
  expect(started()).toBe(2);
});

test("an error in a script of the site hides what needs it, one in an extension does not", async () => {
  openPage();
  const reject = (file: string) => {
    const reason = { stack: `TypeError: x\n at ${file}:1:2` };
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  };
  reject("extension://a/b.js");
  expect(html).toHaveAttribute("data-js");
  reject(`${location.origin}/app.js`);
  await waitFor(() => expect(html).not.toHaveAttribute("data-js"));
});

test("an idle page prefetches its scripts, unless the visitor saves data", () => {
  const prefetches = () => document.querySelectorAll("link[rel=prefetch]").length;
  document.head.replaceChildren();
  Object.assign(navigator, { connection: { saveData: true } });
  openPage();
  const becomeIdle = () => {
    fireEvent.load(window);
    jest.advanceTimersByTime(1000);
    idle.splice(0).forEach((task) => task());
  };
  becomeIdle();
  expect(prefetches()).toBe(0);
  Reflect.deleteProperty(navigator, "connection");
  becomeIdle();
  expect(prefetches()).toBe(1);
  expect(started()).toBe(0);
});

test("a movement shows the deferred sections; starting the scripts and pressing a button do not", () => {
  location.hash = "price=100";
  openPage();
  fireEvent.load(window);
  jest.advanceTimersByTime(3000);
  const button = document.createElement("button");
  document.body.append(button);
  fireEvent.pointerDown(button);
  expect(html).not.toHaveAttribute("data-whole");
  fireEvent.pointerMove(document.body);
  expect(html).toHaveAttribute("data-whole");
});
