import type * as Chosen from "../../src/analytics/tracker";
import type { Tracker } from "../../src/analytics/tracker";

/** The tracker of a page that has just been loaded on a host; undefined if nothing is measured there. */
export function trackerOn(host: string, hosts: string[] = []): Tracker | undefined {
  let tracker: Tracker | undefined;
  jest.isolateModules(() => {
    const chosen = jest.requireActual("../../src/analytics/tracker") as typeof Chosen;
    tracker = chosen.trackerOn(host, hosts);
  });
  return tracker;
}

/** The tracker of a page that has just been loaded, which is measured. */
export function loadTracker(): Tracker {
  const tracker = trackerOn("www.northkeel.example");
  if (!tracker) throw new Error("Nothing is measured.");
  return tracker;
}
