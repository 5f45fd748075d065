/** Finds a Chromium or Chrome on this machine. */
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** The headless shells come first, since they open a page with half the work. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

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

/**
 * The browser for tests: CHROME_PATH if it is set, else the headless shell of Chromium if there is one, else the first
 * Chromium or Chrome.
 * @returns the path of the program; undefined for Playwright's Chromium, so that Playwright opens its headless shell
 * @throws an error that says how to get one
 */
export function findTestBrowser(): string | undefined {
  const own = chromium.executablePath();
  const candidates = [process.env.CHROME_PATH ?? "", ...onPath(names), ...elsewhere, own];
  const found = candidates.find((candidate) => candidate !== "" && existsSync(candidate));
  if (found) return found === own ? undefined : found;
  throw new Error(
    "No Chromium or Chrome was found. Fetch one (npx playwright install chromium) or set CHROME_PATH.",
  );
}
