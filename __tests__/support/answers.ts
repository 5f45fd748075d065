/** How long a page takes to answer a visitor, as its browser tells it, at full speed and at a quarter of it. */
import type { Page } from "@playwright/test";
import { drawn } from "./frames";
import { watchPresses } from "./presses";

/** At a quarter of the speed every answer is there by then, in milliseconds. */
const limit = 200;

/** A quarter of the speed. */
const slowness = 4;

/** At full speed an answer may take so many times as long as the smallest answer of the same page. */
const share = 3;

/** What a visitor does with a page, and how to come to where it can be done. */
export interface Interaction {
  /** Does it: the same presses in the same order each time. */
  act: () => Promise<unknown>;
  /** Brings the page to where it can be done, each time; nothing where `act` leaves it there. */
  before?: () => Promise<unknown>;
  /** Brings the page to rest. */
  after?: () => Promise<unknown>;
}

/** The times of an interaction, in milliseconds: the shortest of each press, of which the longest counts. */
export interface Answers {
  /** At full speed. */
  full: number;
  /** At a quarter of the speed. */
  slow: number;
  /** Of a press that shows no more than a dot, at full speed. */
  least: number;
}

/**
 * Tells what is wrong with the times of an interaction. At full speed an answer takes no more than a quarter of the
 * limit, and at a quarter of the speed it takes no more than four times as long. A machine that is slow or busy takes
 * longer for the smallest answer too, and gets that much more.
 * @returns nothing where they are right
 */
export function problemsOf({ full, slow, least }: Answers): string[] {
  const most = Math.max(limit / slowness, share * least);
  const mostSlow = Math.max(limit, slowness * full);
  const problems: string[] = [];
  if (full > most) problems.push(`${full} ms at full speed, more than ${most} ms`);
  if (slow > mostSlow) problems.push(`${slow} ms at a quarter of it, more than ${mostSlow} ms`);
  return problems;
}

/** Does something while the page's processor is slowed down. `rate` 4 is a quarter of its speed, 1 all of it. */
async function atSpeed<Result>(page: Page, rate: number, work: () => Promise<Result>) {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    return await work();
  } finally {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await session.detach();
  }
}

/** Measures an interaction once: the time of each of its presses, in order. */
async function measure(page: Page, rate: number, { act, before, after }: Interaction) {
  await before?.();
  const times = await atSpeed(page, rate, async () => {
    const stop = await watchPresses(page);
    await act();
    return stop();
  });
  await after?.();
  return times;
}

/** The smallest answer: a key that shows a dot. */
const leastOf = (page: Page): Interaction => ({
  act: async () => {
    await page.evaluate(() => {
      const dot = document.createElement("i");
      dot.style.cssText = "position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:red";
      const show = () => document.body.append(dot);
      window.addEventListener("keydown", show, { once: true });
      window.addEventListener("keyup", () => dot.remove(), { once: true });
    });
    await page.keyboard.down("Shift");
    await drawn(page);
    await page.keyboard.up("Shift");
  },
});

/** Keeps the shortest time of each press. */
const keepShortest = (kept: number[], times: readonly number[]) =>
  times.forEach((time, index) => (kept[index] = Math.min(kept[index] ?? Infinity, time)));

/**
 * Measures an interaction at full speed and at a quarter of it, in turns. Other work on the machine can only make a
 * time longer, so the shortest of each press counts.
 * @param rounds how often it is measured at most; at least three times, and until its times are right
 * @returns the times
 * @throws where the page has no press
 */
export async function measureAnswers(
  page: Page,
  interaction: Interaction,
  rounds = 24,
): Promise<Answers> {
  const full: number[] = [];
  const slow: number[] = [];
  const least: number[] = [];
  const answers = (): Answers => ({
    full: Math.max(...full),
    slow: Math.max(...slow),
    least: Math.max(...least),
  });
  for (let round = 1; round <= rounds; round += 1) {
    keepShortest(full, await measure(page, 1, interaction));
    keepShortest(least, await measure(page, 1, leastOf(page)));
    keepShortest(slow, await measure(page, slowness, interaction));
    if (round >= 3 && problemsOf(answers()).length === 0) break;
  }
  return answers();
}
