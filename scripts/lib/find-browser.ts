/** Finds a Chromium or Chrome on this machine. */
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** The headless shells of the same browsers, which open a page with half the work. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The possible paths of programs in the folders of PATH, those of the first program first. */
export const onPath = (programs: string[]): string[] => {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
};

/** Returns the first that exists of CHROME_PATH, these programs, the usual paths and Playwright's own Chromium. */
function firstOf(programs: string[]): string {
  const own = chromium.executablePath();
  const candidates = [process.env.CHROME_PATH ?? "", ...onPath(programs), ...elsewhere, own];
  const found = candidates.find((candidate) => candidate !== "" && existsSync(candidate));
  if (found) return found;
  throw new Error(
    "No Chromium or Chrome was found. Fetch one (npx playwright install chromium) or set CHROME_PATH.",
  );
}

/**
 * The browser as visitors have it: CHROME_PATH if it is set, else the first one found.
 * @returns the path of the program
 * @throws an error that says how to get one
 */
export const findBrowser = (): string => firstOf(names);

/**
 * The browser for tests: CHROME_PATH if it is set, else the headless shell of Chromium if there is one, else as above.
 * @returns the path of the program; undefined for Playwright's Chromium, so that Playwright opens its headless shell
 * @throws an error that says how to get one
 */
export function findTestBrowser(): string | undefined {
  const found = firstOf([...shells, ...names]);
  return found === chromium.executablePath() ? undefined : found;
}
