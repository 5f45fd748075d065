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

test("a consent starts the scripts without an interaction for a year, and is then deleted", () => {
  chooseConsent("denied");
  expect(isReturning()).toBe(false);
  const day = 24 * 60 * 60 * 1000;
  chooseConsent("granted", new Date(Date.now() - consentLifetime + day));
  expect(isReturning()).toBe(true);
  chooseConsent("granted", new Date(Date.now() - consentLifetime - day));
  expect(isReturning()).toBe(false);
  expect(localStorage.getItem(consentKey)).toBeNull();
});

test.each([
  ["the contact form of a closed tab", contactDraft, "localStorage"],
  ["the newsletter", newsletterDraft, "sessionStorage"],
] as const)("a draft of %s starts the scripts without an interaction", (_, key, area) => {
  expect(isReturning()).toBe(false);
  window[area].setItem(key, JSON.stringify({ at: Date.now(), values: {} }));
  expect(isReturning()).toBe(true);
});

test("a draft is deleted from localStorage after a day, even beside a new one, and stays in the tab that it was typed in", () => {
  localStorage.setItem(newsletterDraft, JSON.stringify({ at: Date.now(), values: {} }));
  for (const key of [contactDraft, "theme"])
    localStorage.setItem(key, JSON.stringify({ at: Date.now() - draftLifetime, values: {} }));
  sessionStorage.setItem(contactDraft, "{}");
  expect(isReturning()).toBe(true);
  localStorage.removeItem(newsletterDraft);
  expect(isReturning()).toBe(true);
  expect(Object.keys(localStorage)).toEqual(["theme"]);
  sessionStorage.clear();
  expect(isReturning()).toBe(false);
});

test("an unreadable value does not hide the others", () => {
  localStorage.setItem(consentKey, "{broken");
  localStorage.setItem(contactDraft, "{broken");
  expect(isReturning()).toBe(false);
  sessionStorage.setItem(contactDraft, "{}");
  expect(isReturning()).toBe(true);
});
