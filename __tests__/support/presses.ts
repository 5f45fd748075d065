/** The time of every press on a page until its answer is painted, as Event Timing tells it. */
import type { JSHandle, Page } from "@playwright/test";
import { drawn } from "./frames";

/** The browser tells of no event that is answered sooner, in milliseconds. */
const shortestTold = 16;

/** What is told of a page, and what has been pressed on it. */
interface Watch {
  told: PerformanceEntry[];
  presses: { name: string; time: number }[];
  /** Ends the list of presses; what is told of them comes later. */
  end: () => void;
  observer: PerformanceObserver;
}

/** Begins to watch; runs on the page. */
function watch(durationThreshold: number): Watch {
  const told: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => told.push(...list.getEntries()));
  observer.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
  observer.observe({ type: "first-input" });
  const presses: Watch["presses"] = [];
  const names = ["pointerdown", "pointerup", "click", "keydown", "keyup"];
  const listen = ({ type, timeStamp, isTrusted }: Event) => {
    if (!isTrusted) return;
    presses.push({ name: type, time: timeStamp });
    // A press after which nothing is painted would be told with the time of whatever is painted next.
    if (type !== "pointerdown") return;
    const dot = document.createElement("i");
    dot.style.cssText = "position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:red";
    document.body.append(dot);
    setTimeout(() => dot.remove(), 500);
  };
  for (const name of names) window.addEventListener(name, listen, true);
  const end = () => {
    for (const name of names) window.removeEventListener(name, listen, true);
  };
  return { told, presses, end, observer };
}

/** A key that ends the list of presses. */
interface LastKey {
  /** When it was pressed. */
  time: Promise<number>;
  /** Ends the painting. */
  end: () => void;
}

/**
 * Listens for a key whose answer takes so long that the browser tells of it for certain, and paints from then on in
 * every frame: the browser tells when it paints, and a single change may be painted before the key is let go, or be
 * gone before a busy machine paints at all. Runs on the page.
 */
function blockNextKey(length: number): LastKey {
  const dot = document.createElement("i");
  dot.style.cssText =
    "position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:red;z-index:99999";
  let frame = 0;
  const paint = () => {
    dot.style.background = dot.style.background === "red" ? "blue" : "red";
    frame = requestAnimationFrame(paint);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    dot.remove();
  };
  const time = new Promise<number>((resolve) => {
    const block = ({ timeStamp }: Event) => {
      document.body.append(dot);
      paint();
      while (performance.now() < timeStamp + length);
      resolve(timeStamp);
    };
    window.addEventListener("keydown", block, { capture: true, once: true });
  });
  return { time, end };
}

/** Waits until all presses have been told of: the browser tells in order. */
async function allTold(page: Page, watched: JSHandle<Watch>): Promise<void> {
  const last = await page.evaluateHandle(blockNextKey, 3 * shortestTold);
  await page.keyboard.press("Shift");
  const time = await last.evaluate((key) => key.time);
  await page.waitForFunction(
    ([{ told }, before]) => told.some(({ startTime }) => startTime >= before),
    [watched, time] as const,
  );
  await last.evaluate(({ end }) => end());
  await last.dispose();
}

/**
 * Measures every press on the open page from now on: buttons of the pointer and keys, down, up and as a click.
 * @returns ends it; gives the time of each press in order, in milliseconds, and throws where there was none
 */
export async function watchPresses(page: Page): Promise<() => Promise<number[]>> {
  const watched = await page.evaluateHandle(watch, shortestTold);
  return async () => {
    // What is painted late is still the answer to a press, and not to the key that ends the list.
    await drawn(page);
    await watched.evaluate(({ end }) => end());
    await allTold(page, watched);
    const times = await watched.evaluate(({ told, observer, presses }, shortest) => {
      observer.disconnect();
      return presses.map(({ name, time }) => {
        const answers = told.filter(
          (entry) => entry.name === name && Math.abs(entry.startTime - time) < 1,
        );
        return Math.max(shortest, ...answers.map(({ duration }) => duration));
      });
    }, shortestTold);
    await watched.dispose();
    if (times.length === 0) throw new Error("The page had no press.");
    return times;
  };
}
