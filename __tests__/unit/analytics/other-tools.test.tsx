/** The tools that an owner can choose in place of Google Analytics. */
import { loadTracker, trackerOn } from "../../support/chosen-tracker";

const choose = (tool: typeof SITE.analytics.tool) =>
  Object.assign(SITE.analytics, { tool, site: "7" });

const scripts = () => [...document.head.querySelectorAll("script")];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.head.replaceChildren();
