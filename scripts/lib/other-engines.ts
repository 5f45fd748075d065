/** Firefox and WebKit for the journeys, as Debian, Ubuntu and Mozilla ship them. */
import { existsSync } from "node:fs";
import path from "node:path";

/** For each engine: its programs (the first one found is used), another one that it needs, its Debian packages. */
export const engines = {
  firefox: { programs: ["firefox-esr", "firefox"], packages: ["firefox-esr"] },
  webkit: { programs: ["WebKitWebDriver"], needs: "Xvfb", packages: ["webkit2gtk-driver", "xvfb"] },
} satisfies Record<string, { programs: string[]; needs?: string; packages: string[] }>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as EngineName[];

function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** The path of the program that a journey starts; undefined if it is not installed. */
export function findEngine(name: EngineName): string | undefined {
  const { programs, needs }: { programs: string[]; needs?: string } = engines[name];
  if (needs && !onPath(needs)) return undefined;
  return programs.map(onPath).find((file) => file !== undefined);
}
