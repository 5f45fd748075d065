/** How long a page takes to answer an interaction, as its browser tells it (Event Timing). */
import type { Page } from "@playwright/test";

/** How often an interaction is tried at most: other work on the machine can only make it longer. */
const tries = 15;

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
    await page.evaluate(() => {
      const events: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) events.push(duration);
      });
      observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { events, stopEvents: () => observer.disconnect() });
    });
    await act();
    const time = await page.evaluate(async () => {
      // The browser tells of an event some frames after it has shown the answer.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { events, stopEvents } = window as unknown as {
        events: number[];
        stopEvents: () => void;
      };
      stopEvents();
      return Math.max(0, ...events);
    });
    shortest = Math.min(shortest, (time * paceThere) / here);
  }
  return shortest;
}
