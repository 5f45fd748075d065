import { chooseConsent, readConsent } from "../../../src/analytics/consent";
import { blockStorage } from "../../support/blocked-storage";
import { consentKey } from "../../../src/analytics/events";

/** A new copy of the module, as in a new tab. */
function freshModule() {
  let module: { readConsent: typeof readConsent } | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual("../../../src/analytics/consent");
  });
  if (!module) throw new Error("The module is missing.");
  return module;
}

test("a choice is stored with its date, in UTC, and with what it is about", () => {
  chooseConsent("granted", new Date("2024-12-31T23:30:00-02:00"));
  expect(JSON.parse(localStorage.getItem(consentKey) ?? "")).toEqual({
    choice: "granted",
    day: "2025-01-01",
    question: SITE.analytics.question,
  });
  expect(freshModule().readConsent()).toBe("granted");
});

test.each(["granted", "denied"] as const)("%s does not count for another tool", (choice) => {
  chooseConsent(choice);
  const { question } = SITE.analytics;
  SITE.analytics.question = "matomo test";
  expect(freshModule().readConsent()).toBeUndefined();
  SITE.analytics.question = question;
});

test("a browser that sends Global Privacy Control has refused, until its visitor accepts", () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  expect(freshModule().readConsent()).toBe("denied");
  chooseConsent("granted");
  expect(freshModule().readConsent()).toBe("granted");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

test.each(["granted", "null", '{"choice":"GRANTED"}', '{"choice":["granted"]}'])(
  "the stored value %j does not count as a choice",
  (stored) => {
    localStorage.setItem(consentKey, stored);
    expect(freshModule().readConsent()).toBeUndefined();
  },
);

test("a choice lasts only for the visit if storage is blocked", () => {
  blockStorage("getItem", "setItem", "removeItem");
  chooseConsent("granted");
  expect(readConsent()).toBe("granted");
  expect(freshModule().readConsent()).toBeUndefined();
});

test("a refusal that cannot be stored removes an older consent", () => {
  chooseConsent("granted");
  blockStorage("setItem");
  chooseConsent("denied");
  expect(readConsent()).toBe("denied");
  expect(freshModule().readConsent()).toBeUndefined();
});
