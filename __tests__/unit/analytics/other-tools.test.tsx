/** The tools that an owner can choose in place of Google Analytics. */
import { keepCampaign } from "../../../src/browser/campaign";
import { loadTracker, trackerOn } from "../../support/chosen-tracker";

const choose = (tool: typeof SITE.analytics.tool) =>
  Object.assign(SITE.analytics, { tool, site: "7" });

const scripts = () => [...document.head.querySelectorAll("script")];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.head.replaceChildren();
  delete window._paq;
  delete window.plausible;
});

test("Matomo gets page views and events after its script is asked for, and its cookies go with consent", () => {
  choose("matomo");
  const matomo = loadTracker();
  matomo.measurePage("/", "Home");
  matomo.measurePage("/blog/", "Blog");
  window.sendEvent?.("cta_click", { cta_type: "primary", cta_location: "hero" });
  jest.runAllTimers();
  expect(scripts().map(({ src }) => src)).toEqual(["https://stats.example.com/matomo.js"]);
  const { origin, pathname } = window.location;
  expect(window._paq).toEqual(
    expect.arrayContaining([
      ["setTrackerUrl", "https://stats.example.com/matomo.php"],
      ["setSiteId", "7"],
      ["setCustomUrl", `${origin}/blog/`],
      ["setReferrerUrl", `${origin}/`],
      ["trackEvent", "cta_click", "primary · hero", pathname],
    ]),
  );
  document.cookie = "_pk_id.7=1";
  matomo.stop("/blog/");
  expect(document.cookie).toBe("");
  expect(window.sendEvent).toBeUndefined();
});

test("Plausible gets page views and events before and after its script has loaded, until it is stopped; without consent nothing is stored", () => {
  window.history.replaceState(null, "", "/?utm_source=mail&private=1");
  keepCampaign();
  choose("plausible");
  Object.assign(SITE.analytics, { needsNoConsent: true, variant: "b" });
  const plausible = loadTracker();
  plausible.measurePage("/", "Home");
  jest.runAllTimers();
  const [script] = scripts();
  expect([script?.src, script?.dataset.domain]).toEqual([
    "https://stats.example.com/js/script.manual.js",
    "7",
  ]);
  expect(window.plausible?.q).toEqual([
    ["pageview", { u: `${window.location.origin}/?utm_source=mail`, props: { variant: "b" } }],
  ]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  window.plausible = jest.fn();
  window.sendEvent?.("sign_up", { method: "newsletter" });
  expect(window.plausible).toHaveBeenCalledWith("sign_up", { props: { method: "newsletter" } });
  plausible.stop("/");
  expect(window.sendEvent).toBeUndefined();
  Object.assign(SITE.analytics, { needsNoConsent: false, variant: undefined });
});

test("without a tool nothing is measured", () => {
  process.env.GATSBY_ANALYTICS_ID = "G-TEST1";
  choose("none");
  expect(trackerOn("www.northkeel.example")).toBeUndefined();
});
