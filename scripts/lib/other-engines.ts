/** Firefox and WebKit for the journeys, as Debian, Ubuntu and Mozilla ship them. */
import { existsSync } from "node:fs";
import { onPath } from "./find-browser";

/** For each engine: its programs (the first one found is used), another one that it needs, its Debian packages. */
export const engines = {
  firefox: { programs: ["firefox-esr", "firefox"], packages: ["firefox-esr"] },
  webkit: { programs: ["WebKitWebDriver"], needs: "Xvfb", packages: ["webkit2gtk-driver", "xvfb"] },
} satisfies Record<string, { programs: string[]; needs?: string; packages: string[] }>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

const findProgram = (names: string[]): string | undefined =>
  onPath(names).find((file) => existsSync(file));

/** The path of the program that a journey starts; undefined if it is not installed. */
export function findEngine(name: EngineName): string | undefined {
  const { programs, needs }: { programs: string[]; needs?: string } = engines[name];
  return needs && !findProgram([needs]) ? undefined : findProgram(programs);
}
