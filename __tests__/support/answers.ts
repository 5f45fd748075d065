/** How long a page takes to answer an interaction: as its browser tells it. */
import type { Page } from "@playwright/test";

/** How often an interaction is tried at most: other work on the machine can only make it longer. */
const tries = 45;

/** Slows the page's processor down. `rate` 4 is a quarter of its speed, 1 all of it. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/**
 * Measures the machine: the time of a piece of work that is always the same, in milliseconds, on the page as it is.
 * The shortest of some tries counts.
 */
const pace = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const work = () => {
      const start = performance.now();
      const words: string[] = [];
      let number = 1;
      for (let step = 0; step < 300_000; step += 1) {
        number = (number * 48_271) % 2_147_483_647;
        if (step % 60 === 0) words.push(number.toString(36));
      }
      words.sort();
      return performance.now() - start;
    };
    return Math.min(...Array.from({ length: 12 }, work));
  });

/** The browser tells of no event that is answered sooner, in milliseconds. */
const shortestTold = 16;

/**
 * Measures every event of a visitor on the open page from now on (Event Timing).
 * @returns ends it; gives the longest time, in milliseconds, and throws where the page had no event
 */
async function watchEvents(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((durationThreshold) => {
    const told: { startTime: number; duration: number }[] = [];
    const observer = new PerformanceObserver((list) => told.push(...list.getEntries()));
    observer.observe({ type: "event", durationThreshold } as PerformanceObserverInit);
    let count = 0;
    const names = ["pointerdown", "keydown"];
    const listen = () => (count += 1);
    for (const name of names) window.addEventListener(name, listen, true);
    const end = () => {
      for (const name of names) window.removeEventListener(name, listen, true);
      return count;
    };
    return { told, observer, end };
  }, shortestTold);
  return async () => {
    const count = await watch.evaluate(({ end }) => end());
    if (count === 0) throw new Error("The page had no event.");
    // Events are told in order, some frames after their answers: one that is slow for certain ends the list.
    const last = await watch.evaluateHandle((_watch, length) => {
      const at = { time: 0, dot: document.createElement("i") };
      at.dot.style.cssText =
        "position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:red";
      const block = ({ timeStamp }: Event) => {
        at.time = timeStamp;
        // Without anything to paint there is no answer to tell of.
        document.body.append(at.dot);
        while (performance.now() < timeStamp + length);
      };
      window.addEventListener("keydown", block, { capture: true, once: true });
      return at;
    }, 3 * shortestTold);
    await page.keyboard.press("Shift");
    const end = await last.evaluate(({ time }) => time);
    await page.waitForFunction(
      ([{ told }, { time }]) => told.some(({ startTime }) => startTime >= time),
      [watch, last] as const,
    );
    await last.evaluate(({ dot }) => dot.remove());
    const durations = await watch.evaluate(({ told, observer }, before) => {
      observer.disconnect();
      return told.filter(({ startTime }) => startTime < before).map(({ duration }) => duration);
    }, end);
    await Promise.all([watch.dispose(), last.dispose()]);
    return Math.max(shortestTold, ...durations);
  };
}

/**
 * Measures an interaction, from the event to the next frame that shows its answer, until it is as short as it should be.
 * @param act does it, and brings the page back to where it can be done again
 * @param limit how long it may take, in milliseconds on a machine with this `pace`
 * @param paceThere the `pace` of that machine, in milliseconds
 * @returns the shortest time of the tries, in milliseconds of that machine
 */
export async function answerTime(
  page: Page,
  act: () => Promise<void>,
  limit: number,
  paceThere: number,
): Promise<number> {
  let shortest = Infinity;
  for (let turn = 0; turn < tries && shortest > limit; turn += 1) {
    const here = await pace(page);
    const stop = await watchEvents(page);
    await act();
    shortest = Math.min(shortest, ((await stop()) * paceThere) / here);
  }
  return shortest;
}
