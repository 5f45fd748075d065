/** How long a page takes to answer an interaction, as its browser tells it (Event Timing). */
import type { Page } from "@playwright/test";

/** How often each interaction is tried: the shortest time is what the page itself needs. */
const tries = 4;

/** Slows the page's processor down. `rate` 4 is a quarter of its speed, 1 all of it. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/**
 * Measures the machine: the time of a piece of work that is always the same, in milliseconds, on the page as it is.
 * Other work on the machine can only make it longer, so the shortest of some tries counts.
 */
export const pace = (page: Page): Promise<number> =>
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
 * Measures an interaction, from the event to the next frame that shows its answer.
 * @param act does it, and brings the page back to where it can be done again
 * @returns the shortest time of some tries, in milliseconds; 16 where the browser finds it too short to tell
 */
export async function answerTime(page: Page, act: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) {
    await page.evaluate(() => {
      const events: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) events.push(duration);
      });
      observer.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { events, stopEvents: () => observer.disconnect() });
    });
    await act();
    times.push(
      await page.evaluate(async () => {
        // The browser tells of an event some frames after it has shown the answer.
        await new Promise((resolve) => setTimeout(resolve, 150));
        const { events, stopEvents } = window as unknown as {
          events: number[];
          stopEvents: () => void;
        };
        stopEvents();
        return Math.max(16, ...events);
      }),
    );
  }
  return Math.min(...times);
}
