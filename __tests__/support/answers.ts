/** How long a page takes to answer an interaction: from each event to the end of the frame that follows it. */
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
 * Measures every event of a visitor on the open page from now on.
 * @returns ends it; gives the longest time, in milliseconds, and throws where the page was told of no event
 */
async function watchEvents(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const names = ["pointerdown", "pointerup", "click", "keydown", "keyup", "input"];
    const times: Promise<number>[] = [];
    const { scheduler } = window as unknown as {
      scheduler: { postTask: (task: () => void, options: { priority: string }) => void };
    };
    // A frame is painted after its callbacks; a task that blocks the visitor comes next, before what the page put off.
    const frame = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => scheduler.postTask(resolve, { priority: "user-blocking" })),
      );
    const listen = ({ timeStamp }: Event) =>
      void times.push(frame().then(() => performance.now() - timeStamp));
    for (const name of names) window.addEventListener(name, listen, { capture: true });
    return {
      times,
      stop: () => names.forEach((name) => window.removeEventListener(name, listen, true)),
    };
  });
  return async () => {
    const times = await watch.evaluate(({ times: told, stop }) => {
      stop();
      return Promise.all(told);
    });
    await watch.dispose();
    if (times.length === 0) throw new Error("The page was told of no event.");
    return Math.max(...times);
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
