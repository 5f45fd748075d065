import { act, render, screen } from "@testing-library/react";
import { setBannerReopened } from "../../../../src/analytics/consent";
import { consentKey } from "../../../../src/analytics/events";
import { Analytics } from "../../../../src/layout/consent/Analytics";
import { nodeOf } from "../../../support/content";

const mockMeasure = jest.fn();
const mockStop = jest.fn();
jest.mock("../../../../src/analytics/gtag", () => ({
  ga4: () =>
    process.env.GATSBY_ANALYTICS_ID
      ? {
          measurePage: (...view: unknown[]) => void mockMeasure(...view),
          stop: (...path: unknown[]) => void mockStop(...path),
        }
      : undefined,
}));

let mockLostConnections = 2;
jest.mock("../../../../src/layout/consent/ConsentBanner", () => {
  mockLostConnections -= 1;
  if (mockLostConnections >= 0) throw new Error("Loading chunk failed.");
  return jest.requireActual("../../../../src/layout/consent/ConsentBanner") as object;
});

const { consent: words } = nodeOf<{
  consent: { title: string };
}>("SiteSettings");

const id = "G-TEST1";

/** The page at an address, with its title. */
function at(path: string, previewHosts: string[] = []) {
  window.history.replaceState(null, "", path);
  document.title = `${path} | The firm`;
  return <Analytics path={path} previewHosts={previewHosts} />;
}
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const banner = () => screen.queryByRole("region", { name: words.title });

/** Stores a choice as another tab does, which sends an event to this tab. */
const store = (choice?: "granted" | "denied") =>
  act(() => {
    const { question } = SITE.analytics;
    if (choice) localStorage.setItem(consentKey, JSON.stringify({ choice, question }));
    else localStorage.removeItem(consentKey);
    window.dispatchEvent(new StorageEvent("storage", { key: consentKey }));
  });

beforeEach(() => {
  jest.useFakeTimers();
  mockMeasure.mockReset();
  mockStop.mockReset();
  process.env.GATSBY_ANALYTICS_ID = id;
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
});

afterEach(async () => {
  await act(async () => setBannerReopened(false));
  delete process.env.GATSBY_ANALYTICS_ID;
});

test("the script of the consent banner is fetched again after a failure", async () => {
  render(at("/"));
  act(() => setBannerReopened(true));
  await wait(2999);
  expect(banner()).not.toBeInTheDocument();
  await wait(1);
  await wait(0);
  expect(banner()).toBeVisible();
});

test.each([
  ["without an id", "", []],
  ["on a preview host", id, [window.location.hostname]],
])(
  "%s nothing is measured, and the banner appears only if it is reopened",
  async (_, value, previewHosts) => {
    process.env.GATSBY_ANALYTICS_ID = value;
    render(at("/", previewHosts));
    await wait(60_000);
    expect(banner()).not.toBeInTheDocument();
    await act(async () => setBannerReopened(true));
    expect(banner()).toBeVisible();
    store("granted");
    await wait(60_000);
    expect(mockMeasure).not.toHaveBeenCalled();
  },
);

test("with consent a page view with its title is sent per page, and the banner does not appear", async () => {
  store("granted");
  const { rerender } = render(at("/services/"));
  await wait(60_000);
  expect(mockMeasure.mock.calls).toEqual([["/services/", "/services/ | The firm"]]);
  rerender(at("/blog/"));
  await wait(60_000);
  expect(mockMeasure.mock.calls.slice(1)).toEqual([["/blog/", "/blog/ | The firm"]]);
  expect(mockStop).not.toHaveBeenCalled();
  expect(banner()).not.toBeInTheDocument();
});

test.each(["denied", undefined] as const)("%s in another tab stops measuring", async (choice) => {
  store("granted");
  const { rerender } = render(at("/"));
  store(choice);
  expect(mockStop).toHaveBeenCalledWith("/");
  rerender(at("/blog/"));
  await wait(60_000);
  expect(mockMeasure).toHaveBeenCalledTimes(1);
});

test.each([
  ["Global Privacy Control, no choice", true, undefined, false],
  ["no signal, no choice", false, undefined, true],
  ["a refusal", false, "denied", false],
] as const)("a tool that need not ask, with %s", async (_, signal, choice, isMeasured) => {
  SITE.analytics.needsNoConsent = true;
  if (signal) Object.assign(navigator, { globalPrivacyControl: true });
  store(choice);
  render(at("/"));
  await wait(60_000);
  expect(mockMeasure.mock.calls.length > 0).toBe(isMeasured);
  expect(banner()).not.toBeInTheDocument();
  SITE.analytics.needsNoConsent = false;
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});
