/** @jest-environment jsdom */
import { chooseConsent } from "../../../src/analytics/consent";
import { consentKey, consentLifetime } from "../../../src/analytics/events";
import { isReturning } from "../../../src/inline-scripts/returning";
import {
  contactDraft,
  draftLifetime,
  newsletterDraft,
} from "../../../src/features/forms/draft-keys";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("the scripts start without an interaction if the visitor has accepted analytics", () => {
  expect(isReturning()).toBe(false);
  chooseConsent("denied");
  expect(isReturning()).toBe(false);
  chooseConsent("granted");
  expect(isReturning()).toBe(true);
});

test("a consent older than a year is deleted", () => {
  const day = 24 * 60 * 60 * 1000;
  chooseConsent("granted", new Date(Date.now() - consentLifetime + day));
  expect(isReturning()).toBe(true);
  chooseConsent("granted", new Date(Date.now() - consentLifetime - day));
  expect(isReturning()).toBe(false);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

test.each([
  ["the contact form", contactDraft, "sessionStorage"],
  ["the contact form of a closed tab", contactDraft, "localStorage"],
  ["the newsletter", newsletterDraft, "sessionStorage"],
] as const)("a draft of %s starts the scripts without an interaction", (_, key, area) => {
  expect(isReturning()).toBe(false);
  window[area].setItem(key, JSON.stringify({ at: Date.now(), values: {} }));
  expect(isReturning()).toBe(true);
});

test.each([contactDraft, newsletterDraft])(
  "%s is deleted from localStorage after a day, and stays in the tab that it was typed in",
  (key) => {
    localStorage.setItem(key, JSON.stringify({ at: Date.now() - draftLifetime, values: {} }));
    localStorage.setItem("theme", "dark");
    expect(isReturning()).toBe(false);
    sessionStorage.setItem(key, "{}");
    localStorage.setItem(key, JSON.stringify({ at: Date.now() - draftLifetime, values: {} }));
    expect(isReturning()).toBe(true);
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, "{}"]);
    expect(localStorage.getItem("theme")).toBe("dark");
  },
);

test("an old draft is deleted even if consent and a new draft start the scripts", () => {
  chooseConsent("granted");
  localStorage.setItem(contactDraft, JSON.stringify({ at: Date.now(), values: {} }));
  localStorage.setItem(newsletterDraft, JSON.stringify({ at: 1, values: {} }));
  expect(isReturning()).toBe(true);
  expect(localStorage.getItem(contactDraft)).not.toBeNull();
  expect(localStorage.getItem(newsletterDraft)).toBeNull();
});

test("invalid stored values and blocked storage cause no error", () => {
  localStorage.setItem(consentKey, "{broken");
  expect(isReturning()).toBe(false);
  // An unreadable value does not hide the others.
  localStorage.setItem(contactDraft, "{broken");
  sessionStorage.setItem(contactDraft, "{}");
  expect(isReturning()).toBe(true);
  const refuse = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused");
  });
  expect(isReturning()).toBe(false);
  refuse.mockRestore();
});
