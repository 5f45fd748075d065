/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { consentKey } from "../../../src/analytics/consent-key";
import { hasVisitor, onPageHydrated, onPartHydrated } from "../../../src/browser/late-scripts";
import { keepPresses } from "../../../src/early/presses";
import { begin, startWithVisitor } from "../../../src/early/start";

const html = document.documentElement;
const pressed: string[] = [];
let idle: (() => void)[] = [];
const listeners: [EventTarget, string, EventListenerOrEventListenerObject, unknown][] = [];

/** What the server sends. */
function showPage() {
  document.body.innerHTML = `<main>
    <button type="button" data-fallback="#footer">Menu</button>
    <button type="button">Search</button>
    <div data-dehydrated=""><button type="button">Copy</button></div>
    </main><template id="late-scripts"><script>window.__ran=1</script><script src="/app.js" async></script></template>`;
}

/** A page whose head has run. */
function openPage() {
  showPage();
  startWithVisitor();
  keepPresses(begin);
}

function eagerPart(): Element {
  const part = document.createElement("p");
  part.setAttribute("data-eager", "");
  return part;
}

/** A page with a part that reads two parameters, at an address with a query. */
function readParameters(query: string) {
  history.replaceState(null, "", query);
  const part = document.createElement("section");
  part.setAttribute("data-query", "price currency");
  document.body.append(part);
}

/** A page that needs its scripts without a sign of the visitor. */
function openEagerPage() {
  openPage();
  document.body.append(eagerPart());
}

/** From now on presses are answered, as by React. */
const hydrate = () =>
  screen
    .getByRole("main")
    .addEventListener("click", ({ target }) =>
      pressed.push((target as HTMLElement).textContent ?? ""),
    );

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** The frame after which a browser without such news has painted. */
const afterPaint = () => jest.advanceTimersByTimeAsync(60);
const started = () => document.querySelectorAll("body > script").length;

beforeEach(() => {
  html.removeAttribute("data-whole");
  jest.useFakeTimers();
  html.removeAttribute("data-hydrated");
  html.removeAttribute("data-visited");
  html.dataset.js = "";
  pressed.length = 0;
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
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const [target, type, listener, options] of listeners.splice(0))
    target.removeEventListener(type, listener, options as never);
  history.replaceState(null, "", "/");
});

describe("the scripts", () => {
  test("wait for a sign of the visitor, however long that takes", async () => {
    openPage();
    fireEvent.load(window);
    await jest.advanceTimersByTimeAsync(60_000);
    idle.splice(0).forEach((task) => task());
    expect(started()).toBe(0);
    expect(hasVisitor()).toBe(false);
    fireEvent.scroll(window);
    expect(started()).toBe(2);
    expect(hasVisitor()).toBe(true);
  });

  test("wait while the page loads and the browser scrolls it to where its address leads", () => {
    openPage();
    fireEvent.scroll(window);
    expect(hasVisitor()).toBe(false);
    expect(started()).toBe(0);
  });

  test.each([
    ["something on the page is eager", () => document.body.append(eagerPart())],
    ["the hash says what the page shows", () => (location.hash = "price=100")],
    ["a parameter does that the page reads", () => readParameters("?utm_source=mail&price=100")],
    ["the history entry does", () => history.replaceState({ topic: "profit" }, "")],
  ])("start by themselves where %s", async (_, need) => {
    openPage();
    need();
    fireEvent.load(window);
    await afterPaint();
    idle.forEach((task) => task());
    expect(started()).toBe(2);
    expect(hasVisitor()).toBe(false);
  });

  test("wait on an address with parameters that the page does not read", () => {
    history.replaceState(null, "", "?utm_source=mail");
    openPage();
    fireEvent.load(window);
    jest.advanceTimersByTime(3000);
    expect(started()).toBe(0);
    readParameters("?utm_source=mail");
    fireEvent.load(window);
    jest.advanceTimersByTime(3000);
    expect(started()).toBe(0);
  });

  test("start once an eager page has loaded and the browser is idle", async () => {
    openEagerPage();
    expect(started()).toBe(0);
    fireEvent.load(window);
    expect(started()).toBe(0);
    await afterPaint();
    expect(started()).toBe(0);
    idle.forEach((task) => task());
    expect(started()).toBe(2);
    expect(document.querySelector("body > script[src]")).toHaveAttribute("src", "/app.js");
  });

  test.each([
    ["touch", () => fireEvent.touchStart(document.body)],
    ["key", () => fireEvent.keyDown(document.body, { key: "Tab" })],
    ["movement of the mouse", () => fireEvent.pointerMove(document.body)],
    ["press", () => press("Menu")],
  ])("start at the first %s, and once only", async (_, sign) => {
    openPage();
    sign();
    sign();
    fireEvent.load(window);
    await afterPaint();
    idle.forEach((task) => task());
    expect(started()).toBe(2);
  });

  test("start once the largest part is painted, where the browser tells of it", async () => {
    let painted = () => {};
    class Observer {
      static supportedEntryTypes = ["largest-contentful-paint"];
      constructor(callback: () => void) {
        painted = callback;
      }
      observe() {
        return undefined;
      }
    }
    window.PerformanceObserver = Observer as never;
    openEagerPage();
    fireEvent.load(window);
    await afterPaint();
    expect(idle).toEqual([]);
    painted();
    await afterPaint();
    idle.forEach((task) => task());
    expect(started()).toBe(2);
    Reflect.deleteProperty(window, "PerformanceObserver");
  });

  test("start all the same in a window that is never painted", () => {
    openEagerPage();
    fireEvent.load(window);
    jest.advanceTimersByTime(3000);
    expect(started()).toBe(2);
  });
});

test("they are fetched ahead once the page is idle, but not for visitors who save data", () => {
  const ahead = () => document.querySelectorAll("link[rel=prefetch]").length;
  document.head.replaceChildren();
  Object.assign(navigator, { connection: { saveData: true } });
  openPage();
  fireEvent.load(window);
  idle.splice(0).forEach((task) => task());
  expect(ahead()).toBe(0);
  Reflect.deleteProperty(navigator, "connection");
  fireEvent.load(window);
  idle.splice(0).forEach((task) => task());
  expect(ahead()).toBe(1);
  expect(started()).toBe(0);
});

test("after the first scroll nothing is done at the next one", () => {
  openPage();
  fireEvent.load(window);
  fireEvent.scroll(window);
  html.removeAttribute("data-visited");
  fireEvent.scroll(window);
  fireEvent.focusIn(document.body);
  expect(hasVisitor()).toBe(false);
});

test("whoever has agreed to be counted needs the scripts without a sign: all of the head together", async () => {
  localStorage.setItem(consentKey, '{"choice":"granted"}');
  showPage();
  // The test environment knows no navigations.
  performance.getEntriesByType = () => [];
  Object.assign(document, { fonts: { load: async () => [] } });
  jest.isolateModules(() => void jest.requireActual("../../../src/early/page"));
  fireEvent.load(window);
  delete html.dataset.eager;
  localStorage.clear();
  await afterPaint();
  idle.forEach((task) => task());
  expect(started()).toBe(2);
});

test("the first sign of a visitor shows the rest of the page, the start of the scripts does not", () => {
  openEagerPage();
  fireEvent.load(window);
  jest.advanceTimersByTime(3000);
  expect(html).not.toHaveAttribute("data-whole");
  fireEvent.keyDown(document.body, { key: "End" });
  expect(html).toHaveAttribute("data-whole");
});

describe("a press before React has taken over", () => {
  test("is done once it has, once and in order, and React has answered each before the next", async () => {
    openPage();
    press("Search");
    press("Menu");
    press("Search");
    hydrate();
    onPageHydrated();
    expect(pressed).toEqual(["Search"]);
    // React answers a press in a microtask of its own.
    await Promise.resolve();
    expect(pressed).toEqual(["Search", "Menu"]);
    await Promise.resolve();
    expect(pressed).toEqual(["Search", "Menu", "Search"]);
    onPageHydrated();
    await afterPaint();
    expect(pressed).toHaveLength(3);
  });

  test("in a part that comes later is done when the part has come", async () => {
    openPage();
    press("Copy");
    press("Menu");
    hydrate();
    onPageHydrated();
    expect(pressed).toEqual(["Menu"]);
    press("Copy");
    pressed.length = 0;
    const part = document.querySelector("[data-dehydrated]") as Element;
    onPartHydrated(part);
    await afterPaint();
    expect(pressed).toEqual(["Copy", "Copy"]);
  });

  test("afterwards nothing is remembered", () => {
    openPage();
    hydrate();
    onPageHydrated();
    press("Menu");
    onPageHydrated();
    expect(pressed).toEqual(["Menu"]);
  });
});

describe("a key before React has taken over", () => {
  const menu = () => screen.getByRole("button", { name: "Menu" });
  const expandable = (button: Element) => {
    button.setAttribute("aria-expanded", "false");
    return button;
  };
  /** Presses a key on an element, and tells whether it was taken from the browser. */
  const isTaken = (target: Element, init: KeyboardEventInit) => !fireEvent.keyDown(target, init);

  test("that means something to the site is pressed again, once and in order with presses", async () => {
    openPage();
    const dropdown = expandable(menu());
    dropdown.parentElement?.setAttribute("data-menu", "x");
    menu().focus();
    expect(isTaken(dropdown, { key: "ArrowDown" })).toBe(true);
    press("Search");
    expect(isTaken(document.body, { key: "Escape" })).toBe(false);
    hydrate();
    const onKey = ({ key }: KeyboardEvent) => pressed.push(key);
    document.addEventListener("keydown", onKey);
    onPageHydrated();
    onPageHydrated();
    await afterPaint();
    document.removeEventListener("keydown", onKey);
    expect(pressed).toEqual(["ArrowDown", "Search", "Escape"]);
  });

  test.each<[string, () => Element, KeyboardEventInit]>([
    ["a letter", () => document.body, { key: "k" }],
    ["an arrow that scrolls", () => document.body, { key: "ArrowDown" }],
    ["an arrow on a button that opens nothing", menu, { key: "ArrowDown" }],
    ["an arrow on a button that opens no dropdown", () => expandable(menu()), { key: "ArrowDown" }],
  ])("is left to the browser: %s", (_, target, init) => {
    openPage();
    expect(isTaken(target(), init)).toBe(false);
    expect(window.earlyPresses).toEqual([]);
  });

  test("is left to the browser once the scripts are given up on", () => {
    openPage();
    press("Menu");
    jest.advanceTimersByTime(20_000);
    const dropdown = expandable(menu());
    dropdown.parentElement?.setAttribute("data-menu", "x");
    expect(isTaken(dropdown, { key: "ArrowDown" })).toBe(false);
  });
});

/** A page whose menu button opens a panel with a link. */
function openMenuPage() {
  openPage();
  const panel = document.createElement("div");
  panel.id = "panel";
  panel.innerHTML = `<a href="/">Home</a>`;
  document.body.append(panel);
  const button = screen.getByRole("button", { name: "Menu" });
  button.setAttribute("aria-controls", "panel");
  button.setAttribute("aria-expanded", "false");
  return { panel, button, link: screen.getByText("Home") };
}

/** A page whose menu button opens a dropdown, whose panel is shown by style. */
function openDropdownPage() {
  const { panel, button, link } = openMenuPage();
  const item = document.createElement("div");
  item.setAttribute("data-menu", "");
  button.replaceWith(item);
  item.append(button, panel);
  return { panel, button, link };
}

describe("a button with a hidden panel", () => {
  const openHiddenPage = () => {
    const opened = openMenuPage();
    opened.panel.hidden = true;
    return opened;
  };

  test("shows and hides it at once, and React is told of each press later", async () => {
    const { panel, button } = openHiddenPage();
    press("Menu");
    expect(panel).toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "true");
    press("Menu");
    expect(panel).not.toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "false");
    hydrate();
    onPageHydrated();
    await afterPaint();
    expect(pressed).toEqual(["Menu", "Menu"]);
  });

  test("leaves it hidden if the scripts never come", () => {
    const { panel } = openHiddenPage();
    press("Menu");
    jest.advanceTimersByTime(20_000);
    expect(panel).not.toBeVisible();
    expect(location.hash).toBe("#footer");
  });

  test("has the focus back when Escape hides it", () => {
    const { panel, button, link } = openHiddenPage();
    press("Menu");
    link.focus();
    fireEvent.keyDown(link, { key: "Escape" });
    expect(panel).not.toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();
  });
});

describe("the button of a dropdown", () => {
  test("says at once that it is open, or closed, and leaves its panel to the style", async () => {
    const { panel, button } = openDropdownPage();
    button.focus();
    press("Menu");
    expect(button).toHaveAttribute("aria-expanded", "true");
    press("Menu");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(panel.hidden).toBe(false);
    fireEvent.keyDown(button, { key: "ArrowDown" });
    fireEvent.keyDown(button, { key: "ArrowDown" });
    expect(button).toHaveAttribute("aria-expanded", "true");
    hydrate();
    onPageHydrated();
    await afterPaint();
    expect(pressed).toEqual(["Menu", "Menu"]);
  });

  test("is not pressed again, and says that it is closed, where it has been left since", async () => {
    const { button } = openDropdownPage();
    button.focus();
    press("Menu");
    fireEvent.keyDown(button, { key: "ArrowDown" });
    button.blur();
    hydrate();
    button.addEventListener("keydown", ({ key }) => pressed.push(key));
    onPageHydrated();
    await afterPaint();
    expect(pressed).toEqual([]);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("says that it is closed once the scripts are given up on", () => {
    const { button } = openDropdownPage();
    button.focus();
    fireEvent.keyDown(button, { key: "ArrowDown" });
    jest.advanceTimersByTime(20_000);
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

describe("scripts that never come", () => {
  test("may still come late", () => {
    openPage();
    press("Search");
    jest.advanceTimersByTime(20_000);
    onPageHydrated();
    expect(html).toHaveAttribute("data-js");
    expect(html).toHaveAttribute("data-hydrated");
  });
});
