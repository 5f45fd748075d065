/** Finds a Chromium or Chrome on this machine; none is ever downloaded. */
import { existsSync } from "node:fs";
import path from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser for tests: CHROME_PATH if it is set, else the first one found.
 * @returns the path of the program
 * @throws an error that says how to install one
 */
export function findBrowser(): string {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    process.env.CHROME_PATH ?? "",
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...elsewhere,
  ];
  const found = candidates.find((candidate) => candidate !== "" && existsSync(candidate));
  if (found) return found;
  throw new Error(
    "No Chromium or Chrome was found. Install one (Debian: apt-get install chromium) or set CHROME_PATH.",
  );
}
