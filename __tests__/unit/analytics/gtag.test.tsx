import { keepCampaign } from "../../../src/browser/campaign";
import { blockStorage } from "../../support/blocked-storage";
import { loadTracker as load, trackerOn } from "../../support/chosen-tracker";

const id = "G-TEST1";

const pushed = () => (window.dataLayer ?? []) as IArguments[];
const commands = () => pushed().map((given) => Array.from(given) as unknown[]);
const views = () => commands().filter(([command]) => command === "config");
const scripts = () => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]'),
];
const isDisabled = () => Reflect.get(window, `ga-disable-${id}`) as unknown;

beforeEach(() => {
  jest.useFakeTimers();
  process.env.GATSBY_ANALYTICS_ID = id;
  sessionStorage.clear();
  delete window.landing;
});

afterEach(() => {
  for (const script of scripts()) script.remove();
  delete window.dataLayer;
  Reflect.deleteProperty(window, `ga-disable-${id}`);
});

test.each([
  ["www.northkeel.example", id, true],
  ["deploy-preview-7--x.netlify.app", id, false],
  ["www.northkeel.example", "  ", false],
])("%s with the id %j is measured: %s", (host, value, measured) => {
  process.env.GATSBY_ANALYTICS_ID = value;
  expect(trackerOn(host, ["netlify.app"]) !== undefined).toBe(measured);
});

test("a page view is sent after consent mode has denied everything, and allows only analytics", () => {
  load().measurePage("/services/", "Services");
  const types = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"];
  expect(commands().map(([command, name]) => [command, name])).toEqual([
    ["consent", "default"],
    ["js", expect.any(Date)],
    ["consent", "update"],
    ["config", id],
  ]);
  expect(commands()[0]?.[2]).toEqual(Object.fromEntries(types.map((type) => [type, "denied"])));
  expect(commands()[2]?.[2]).toEqual({ analytics_storage: "granted" });
  // The tracker requires `arguments` and ignores an array.
  expect(pushed().some(Array.isArray)).toBe(false);
});

test("a page view has the page's address without query and hash, no advertising signals, and cookies for 14 months", () => {
  window.history.replaceState(null, "", "/calculators/margin/?price=120#result");
  jest
    .spyOn(document, "referrer", "get")
    .mockReturnValue("https://www.northkeel.example/calculators/margin/?price=95#result");
  load().measurePage("/calculators/margin/", "True margin");
  expect(views()[0]?.[2]).toEqual({
    page_path: "/calculators/margin/",
    page_title: "True margin",
    page_location: `${window.location.origin}/calculators/margin/`,
    page_referrer: "https://www.northkeel.example/calculators/margin/",
    cookie_expires: 36_892_800,
    cookie_update: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  expect(JSON.stringify(commands())).not.toMatch(/price|result/);
  window.history.replaceState(null, "", "/");
});

test.each([true, false])("a page view has its campaign once, with storage: %s", (hasStorage) => {
  window.history.replaceState(null, "", "/?utm_source=mail&private=1&gclid=y");
  if (!hasStorage) blockStorage("setItem");
  keepCampaign();
  expect(sessionStorage).toHaveLength(0);
  window.history.replaceState(null, "", "/blog/");
  const { measurePage } = load();
  for (const path of ["/blog/", "/about/"]) measurePage(path, "A page");
  const { origin } = window.location;
  expect(views().map(([, , view]) => (view as { page_location: string }).page_location)).toEqual([
    `${origin}/blog/?utm_source=mail&gclid=y`,
    `${origin}/about/`,
  ]);
  expect(sessionStorage).toHaveLength(hasStorage ? 1 : 0);
  window.history.replaceState(null, "", "/");
});

test("a page view is sent once per page, with the page before as its referrer, and again after coming back", () => {
  const { measurePage } = load();
  for (const path of ["/", "/", "/blog/", "/blog/", "/"]) measurePage(path, "A page");
  const { origin } = window.location;
  expect(views().map(([, , view]) => view)).toMatchObject([
    { page_path: "/" },
    { page_path: "/blog/", page_referrer: `${origin}/` },
    { page_path: "/", page_referrer: `${origin}/blog/` },
  ]);
});

test("the tracker's script is fetched once, when the loaded page is idle, and not before", () => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const { measurePage } = load();
  measurePage("/", "Home");
  jest.runAllTimers();
  expect(scripts()).toHaveLength(0);
  window.dispatchEvent(new Event("load"));
  expect(scripts()).toHaveLength(0);
  jest.runAllTimers();
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([
    [`https://www.googletagmanager.com/gtag/js?id=${id}`, true],
  ]);
  measurePage("/blog/", "Insights");
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
});

test("the tracker's script logs a warning, not an error, if it is blocked", () => {
  const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  load().measurePage("/", "Home");
  jest.runAllTimers();
  scripts()[0]?.dispatchEvent(new Event("error"));
  expect(warned.mock.calls).toEqual([["Analytics could not be loaded."]]);
});

test("the tracker's script is not fetched if consent is withdrawn first, but is once it is given again", () => {
  const { measurePage, stop } = load();
  measurePage("/", "Home");
  stop("/");
  jest.runAllTimers();
  expect(scripts()).toHaveLength(0);
  measurePage("/", "Home");
  jest.runAllTimers();
  expect(scripts()).toHaveLength(1);
});

test("a visitor who withdraws consent is not measured, until a new consent, by one tracker", () => {
  const { measurePage, stop } = load();
  measurePage("/", "Home");
  jest.runAllTimers();
  expect(window.gtag).toBeInstanceOf(Function);
  stop("/");
  expect(commands().at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
  expect(isDisabled()).toBe(true);
  expect(window.gtag).toBeUndefined();
  measurePage("/", "Home");
  jest.runAllTimers();
  expect(isDisabled()).toBe(false);
  expect(commands().filter(([command]) => command === "js")).toHaveLength(1);
  expect(commands().at(-1)).toEqual(["consent", "update", { analytics_storage: "granted" }]);
  expect([views().length, scripts().length]).toEqual([1, 1]);
  window.gtag?.("event", "cta_click", {});
  expect(commands().at(-1)).toEqual(["event", "cta_click", {}]);
});

test("someone else's tracker is kept when ours starts and stops", () => {
  const theirs = jest.fn();
  window.gtag = theirs;
  const { measurePage, stop } = load();
  measurePage("/", "Home");
  expect(views()).toHaveLength(1);
  stop("/");
  measurePage("/blog/", "Insights");
  expect(window.gtag).toBe(theirs);
  expect(theirs).not.toHaveBeenCalled();
});
