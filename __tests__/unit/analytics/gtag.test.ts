/** @jest-environment jsdom */
import type * as Measure from "../../../src/analytics/gtag";

const id = "G-TEST1";
const before = process.env.GATSBY_ANALYTICS_ID;

/** A new copy of the module, as on a page that has just been loaded. */
function load(): typeof Measure {
  let module: typeof Measure | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof Measure>("../../../src/analytics/gtag");
  });
  if (!module) throw new Error("The module is missing.");
  return module;
}

const pushed = () => (window.dataLayer ?? []) as IArguments[];
const commands = () => pushed().map((given) => Array.from(given) as unknown[]);
const views = () => commands().filter(([command]) => command === "config");
const scripts = () => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]'),
];
const isDisabled = () => Reflect.get(window, `ga-disable-${id}`) as unknown;
const readyState = (state: DocumentReadyState) =>
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const script of scripts()) script.remove();
  delete window.dataLayer;
  delete window.gtag;
  Reflect.deleteProperty(window, "requestIdleCallback");
  Reflect.deleteProperty(window, `ga-disable-${id}`);
  if (before === undefined) delete process.env.GATSBY_ANALYTICS_ID;
  else process.env.GATSBY_ANALYTICS_ID = before;
});

describe("the measurement id", () => {
  const hosts = ["netlify.app", "localhost"];
  const idOn = (host: string) => load().measurementId(host, hosts);

  test("is used on a public host, without surrounding spaces", () => {
    process.env.GATSBY_ANALYTICS_ID = ` ${id} `;
    expect(idOn("www.northkeel.example")).toBe(id);
    expect(idOn("notnetlify.app")).toBe(id);
  });

  test.each(["netlify.app", "deploy-preview-7--x.netlify.app", "localhost"])(
    "is not used on the preview host %s",
    (host) => {
      process.env.GATSBY_ANALYTICS_ID = id;
      expect(idOn(host)).toBeUndefined();
    },
  );

  test.each([undefined, "", "  "])("is missing if the environment has %j", (value) => {
    if (value === undefined) delete process.env.GATSBY_ANALYTICS_ID;
    else process.env.GATSBY_ANALYTICS_ID = value;
    expect(idOn("www.northkeel.example")).toBeUndefined();
  });
});

describe("a page view", () => {
  test("is sent after consent mode has denied everything, and allows only analytics", () => {
    load().measurePage(id, "/services/", "Services");
    const denied = {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    };
    expect(commands().map(([command, name]) => [command, name])).toEqual([
      ["consent", "default"],
      ["js", expect.any(Date)],
      ["consent", "update"],
      ["config", id],
    ]);
    expect(commands()[0]?.[2]).toEqual(denied);
    expect(commands()[2]?.[2]).toEqual({ analytics_storage: "granted" });
    expect(isDisabled()).toBe(false);
  });

  test("has the page's address without query and hash, no advertising signals, and cookies for 14 months", () => {
    window.history.replaceState(null, "", "/calculators/margin/?price=120#result");
    jest
      .spyOn(document, "referrer", "get")
      .mockReturnValue("https://www.northkeel.example/calculators/margin/?price=95#result");
    load().measurePage(id, "/calculators/margin/", "True margin");
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

  test("is passed on as `arguments`, not as an array, as the tracker requires", () => {
    load().measurePage(id, "/", "Home");
    expect(pushed()).toHaveLength(4);
    for (const given of pushed())
      expect(Object.prototype.toString.call(given)).toBe("[object Arguments]");
  });

  test("is sent once per page, and again after coming back to the page", () => {
    const { measurePage } = load();
    for (const path of ["/", "/", "/blog/", "/blog/", "/"]) measurePage(id, path, "A page");
    expect(views().map(([, , view]) => (view as { page_path: string }).page_path)).toEqual([
      "/",
      "/blog/",
      "/",
    ]);
  });
});

describe("the tracker's script", () => {
  test("is fetched once, when the loaded page is idle, and not before", () => {
    readyState("loading");
    const idle = jest.fn<number, [IdleRequestCallback, IdleRequestOptions?]>(() => 1);
    Object.assign(window, { requestIdleCallback: idle });
    const { measurePage } = load();
    measurePage(id, "/", "Home");
    expect(idle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    expect(idle).toHaveBeenCalledTimes(1);
    expect(idle.mock.calls[0]?.[1]).toEqual({ timeout: 3000 });
    expect(scripts()).toHaveLength(0);
    idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
    expect(scripts().map(({ src, async }) => [src, async])).toEqual([
      [`https://www.googletagmanager.com/gtag/js?id=${id}`, true],
    ]);
    measurePage(id, "/blog/", "Insights");
    window.dispatchEvent(new Event("load"));
    expect(idle).toHaveBeenCalledTimes(1);
    expect(scripts()).toHaveLength(1);
  });

  test("logs a warning, not an error, if it is blocked", () => {
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    load().measurePage(id, "/", "Home");
    jest.runAllTimers();
    scripts()[0]?.dispatchEvent(new Event("error"));
    expect(warned.mock.calls).toEqual([["Analytics could not be loaded."]]);
  });

  test("is not fetched if consent is withdrawn first, but is once it is given again", () => {
    const { measurePage, stopMeasuring } = load();
    measurePage(id, "/", "Home");
    stopMeasuring(id, "/");
    jest.runAllTimers();
    expect(scripts()).toHaveLength(0);
    measurePage(id, "/", "Home");
    jest.runAllTimers();
    expect(scripts()).toHaveLength(1);
  });
});

describe("a visitor who withdraws consent", () => {
  test("is not measured from that moment on", () => {
    const { measurePage, stopMeasuring } = load();
    measurePage(id, "/", "Home");
    expect(window.gtag).toBeInstanceOf(Function);
    stopMeasuring(id, "/");
    expect(commands().at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
    expect(isDisabled()).toBe(true);
    expect(window.gtag).toBeUndefined();
  });

  test("is measured again, by one tracker, after a new consent", () => {
    const { measurePage, stopMeasuring } = load();
    measurePage(id, "/", "Home");
    jest.runAllTimers();
    stopMeasuring(id, "/");
    measurePage(id, "/", "Home");
    jest.runAllTimers();
    expect(isDisabled()).toBe(false);
    expect(commands().filter(([command]) => command === "js")).toHaveLength(1);
    expect(commands().at(-1)).toEqual(["consent", "update", { analytics_storage: "granted" }]);
    expect(views()).toHaveLength(1);
    expect(scripts()).toHaveLength(1);
    window.gtag?.("event", "cta_click", {});
    expect(commands().at(-1)).toEqual(["event", "cta_click", {}]);
  });
});

describe("someone else's tracker", () => {
  test("is kept when ours starts and stops", () => {
    const theirs = jest.fn();
    window.gtag = theirs;
    const { measurePage, stopMeasuring } = load();
    measurePage(id, "/", "Home");
    expect(window.gtag).toBe(theirs);
    expect(views()).toHaveLength(1);
    stopMeasuring(id, "/");
    expect(window.gtag).toBe(theirs);
    measurePage(id, "/blog/", "Insights");
    expect(window.gtag).toBe(theirs);
    expect(theirs).not.toHaveBeenCalled();
  });
});
