/** A visitor in any browser, who finds elements by role and name, points, types and waits. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { ByRoleOptions, queryAllByRole } from "@testing-library/dom";
import { testPort } from "../public-host";
import { escapeRegExp } from "../escape-regexp";
import type { Pointer, Key, Tab } from "./engine";

/** An element to find, by its role and the start of its accessible name. */
export interface Target {
  role: string;
  name?: string;
  /** The selector of a part of the page to search. */
  within?: string;
  /** The index among several; a negative one counts from the last. */
  nth?: number;
}

declare const TestingLibraryDom: { queryAllByRole: typeof queryAllByRole };

const testingLibrary = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

const nameOf = ({ role, name = "" }: Target) => `${role} ${name}`;

/** Finds a visible element, since Testing Library ignores hidden ones. Runs on the page. */
function findOnPage(role: string, name: string, within: string, nth: number) {
  const options: ByRoleOptions = name ? { name: new RegExp(name) } : {};
  return [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((part) => TestingLibraryDom.queryAllByRole(part, role, options))
    .at(nth);
}

/** The point at which an element can be pressed; null while another one covers it. Runs on the page. */
function pointOf(element: Element): [number, number] | null {
  const isWhole = ({ top, bottom }: DOMRect) => top >= 80 && bottom <= innerHeight;
  if (!isWhole(element.getBoundingClientRect()))
    element.scrollIntoView({ block: "center", behavior: "instant" });
  const [box] = element.getClientRects();
  if (!box) return null;
  const point: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(...point);
  return top && (element.contains(top) || top.contains(element)) ? point : null;
}

declare global {
  interface Window {
    /** Whether the last press hit its element; null if there was no click, for example after a long press. */
    pressHit?: boolean | null;
  }
}

/** Records whether the next press hits an element, or another one because of scrolling. Runs on the page. */
function watchPress(element: Element): boolean {
  window.pressHit = null;
  const note = ({ target, isTrusted }: MouseEvent) => {
    // The page repeats early presses with clicks of its own.
    if (!isTrusted) return;
    const met = target as Node;
    // A press on a label around an input counts.
    window.pressHit = element.contains(met) || met.contains(element);
    removeEventListener("click", note, true);
  };
  addEventListener("click", note, true);
  return true;
}

export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly pointer: Pointer,
  ) {}

  /** @param address a path of the built site, or the address of another host on this machine */
  goto(address: string): Promise<void> {
    return this.tab.goto(new URL(address, `http://localhost:${testPort}`).href);
  }

  /** Runs a function on the page and returns its value. The function cannot use variables around it. */
  run<Args extends unknown[], Value>(
    task: (...given: Args) => Value,
    ...given: Args
  ): Promise<Value> {
    return this.tab.evaluate(`(${task})(...${JSON.stringify(given)})`) as Promise<Value>;
  }

  /** Runs a function on the page with an element, and returns its value; undefined if there is no such element. */
  async with<Args extends unknown[], Value>(
    { role, name = "", within = "body", nth = 0 }: Target,
    task: (element: HTMLElement, ...given: Args) => Value,
    ...given: Args
  ): Promise<Value | undefined> {
    const known = await this.tab.evaluate("'TestingLibraryDom' in window");
    if (!known) await this.tab.evaluate(`(() => { ${testingLibrary} })()`);
    const pattern = name && `^${escapeRegExp(name)}`;
    const found = `(${findOnPage})(...${JSON.stringify([role, pattern, within, nth])})`;
    const rest = given.map((each) => `, ${JSON.stringify(each)}`).join("");
    const value = await this.tab.evaluate(
      `((element) => element ? (${task})(element${rest}) : null)(${found})`,
    );
    return (value ?? undefined) as Value | undefined;
  }

  /** Waits until a condition holds, also after an error, because a page that is being left does not answer. */
  async until(what: string, isSo: () => Promise<unknown>): Promise<void> {
    await expect(async () => expect(await isSo(), what).toBeTruthy()).toPass({ timeout: 30_000 });
  }

  /** Waits until an element is visible. */
  waitFor(target: Target): Promise<void> {
    return this.until(`${nameOf(target)} is shown`, () => this.with(target, () => true));
  }

  /** An element that is hidden counts as gone. */
  waitUntilGone(target: Target): Promise<void> {
    return this.until(
      `${nameOf(target)} is gone`,
      async () => !(await this.with(target, () => true)),
    );
  }

  /** Waits for an address, which may leave out the hash. */
  async waitForAddress(address: string): Promise<void> {
    await this.until(`the address is ${address}`, async () => {
      const at = await this.run(() => [location.pathname, location.hash]);
      return at.join("") === address || at[0] === address;
    });
  }

  /** Waits until an element stops moving and nothing covers it; returns its centre. */
  private async pointOf(target: Target): Promise<[number, number]> {
    let last: unknown;
    let point: [number, number] | null | undefined;
    await this.until(`${nameOf(target)} can be pressed`, async () => {
      last = JSON.stringify(point);
      point = await this.with(target, pointOf);
      return point && JSON.stringify(point) === last;
    });
    return point ?? [0, 0];
  }

  async hover(target: Target): Promise<void> {
    await this.tab.point(...(await this.pointOf(target)), "mouse", false);
  }

  /** Presses an element, and again if the press hit another one or had no effect. */
  async press(target: Target): Promise<void> {
    await this.until(`the press hits ${nameOf(target)}`, async () => {
      const point = await this.pointOf(target);
      await this.with(target, watchPress);
      await this.tab.point(...point, this.pointer, true);
      // A page that is being left does not answer, and the next one has no record of the press.
      return this.run(() => !("pressHit" in window) || window.pressHit).catch(() => true);
    });
  }

  /** Presses at a point in the window. */
  pressAt(x: number, y: number): Promise<void> {
    return this.tab.point(x, y, this.pointer, true);
  }

  key(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Target): Promise<void> {
    const isThere = () => this.with(target, (element) => element === document.activeElement);
    for (let step = 0; step < 60 && !(await isThere()); step += 1) await this.key("Tab");
    expect(await isThere(), `Tab reaches ${nameOf(target)}`).toBe(true);
  }

  back(): Promise<void> {
    return this.run(() => history.back());
  }

  forward(): Promise<void> {
    return this.run(() => history.forward());
  }

  waitForHydration(): Promise<void> {
    return this.until("the page is hydrated", () =>
      this.run(() => document.documentElement.hasAttribute("data-hydrated")),
    );
  }
}
