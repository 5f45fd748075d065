import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  setConsentQuestion,
  chooseConsent,
  consentKey,
  readConsent,
  useConsentQuestion,
  useConsent,
} from "../../../src/analytics/consent";

/** The module as a new tab has it. */
function freshModule() {
  let module: { readConsent: typeof readConsent } | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual("../../../src/analytics/consent");
  });
  if (!module) throw new Error("The module is missing.");
  return module;
}

const refuse = () => {
  throw new DOMException("Refused", "SecurityError");
};

const Shown = () => (
  <p>
    {useConsent() ?? "none"}, {useConsentQuestion() ? "asking" : "quiet"}
  </p>
);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("there is no choice before one is made", () => {
  expect(freshModule().readConsent()).toBeUndefined();
});

test.each(["granted", "denied"] as const)("%s is kept with its day, that of UTC", (choice) => {
  chooseConsent(choice, new Date("2024-12-31T23:30:00-02:00"));
  expect(JSON.parse(localStorage.getItem(consentKey) ?? "")).toEqual({ choice, day: "2025-01-01" });
  expect(readConsent()).toBe(choice);
  expect(freshModule().readConsent()).toBe(choice);
});

test.each([
  "granted",
  '"granted"',
  "null",
  "true",
  "7",
  "",
  "{",
  "{}",
  '["granted"]',
  '{"choice":true}',
  '{"choice":"GRANTED"}',
  '{"choice":["granted"]}',
  '{"choice":{"choice":"granted"}}',
  '{"consent":"granted"}',
])("the stored value %j is no choice", (stored) => {
  localStorage.setItem(consentKey, stored);
  expect(freshModule().readConsent()).toBeUndefined();
});

test.each(["granted", "denied"] as const)(
  "where storage is refused %s holds for the visit, and for no longer",
  (choice) => {
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    chooseConsent(choice);
    expect(readConsent()).toBe(choice);
    expect(freshModule().readConsent()).toBeUndefined();
  },
);

test("a no that cannot be kept does not leave an older yes in force", () => {
  chooseConsent("granted");
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  chooseConsent("denied");
  expect(readConsent()).toBe("denied");
  expect(freshModule().readConsent()).toBeUndefined();
});

test("whoever looks on is told of a choice at once, and the question is closed by it", () => {
  render(<Shown />);
  act(() => chooseConsent("denied"));
  expect(screen.getByText("denied, quiet")).toBeVisible();
  act(() => setConsentQuestion(true));
  expect(screen.getByText("denied, asking")).toBeVisible();
  act(() => setConsentQuestion(false));
  expect(screen.getByText("denied, quiet")).toBeVisible();
  act(() => setConsentQuestion(true));
  act(() => chooseConsent("granted"));
  expect(screen.getByText("granted, quiet")).toBeVisible();
});

test("a choice made in another tab is followed", () => {
  chooseConsent("granted");
  render(<Shown />);
  act(() => {
    localStorage.setItem(consentKey, '{"choice":"denied","day":"2024-12-31"}');
    window.dispatchEvent(new StorageEvent("storage", { key: consentKey }));
  });
  expect(screen.getByText("denied, quiet")).toBeVisible();
});

test("the server's HTML knows of no choice, so the first look of the browser is the same", () => {
  chooseConsent("granted");
  expect(renderToString(<Shown />)).toContain("none");
});
