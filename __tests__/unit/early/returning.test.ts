/** @jest-environment jsdom */
import { chooseConsent } from "../../../src/analytics/consent";
import { consentKey } from "../../../src/analytics/consent-key";
import { markReturning } from "../../../src/early/returning";
import {
  contactDraft,
  draftLifetime,
  newsletterDraft,
} from "../../../src/features/forms/draft-keys";

const html = document.documentElement;

/** Whether the page asks for its scripts without a sign of the visitor. */
function asks(): boolean {
  html.removeAttribute("data-eager");
  markReturning();
  return html.hasAttribute("data-eager");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a visitor is counted without a sign only if he has agreed", () => {
  expect(asks()).toBe(false);
  chooseConsent("denied");
  expect(asks()).toBe(false);
  chooseConsent("granted");
  expect(asks()).toBe(true);
});

test.each([
  ["the contact form", contactDraft, "sessionStorage"],
  ["the contact form of a closed tab", contactDraft, "localStorage"],
  ["the newsletter", newsletterDraft, "sessionStorage"],
] as const)("what was left in %s is shown without a sign", (_, key, area) => {
  expect(asks()).toBe(false);
  window[area].setItem(key, JSON.stringify({ at: Date.now(), values: {} }));
  expect(asks()).toBe(true);
});

test("a draft of more than a day ago asks for nothing", () => {
  localStorage.setItem(
    contactDraft,
    JSON.stringify({ at: Date.now() - draftLifetime, values: {} }),
  );
  expect(asks()).toBe(false);
});

test("storage that is refused, and whatever is stored, stop nothing", () => {
  localStorage.setItem(consentKey, "{broken");
  expect(asks()).toBe(false);
  // One thing that cannot be read does not hide the others.
  localStorage.setItem(contactDraft, "{broken");
  sessionStorage.setItem(contactDraft, "{}");
  expect(asks()).toBe(true);
  const refuse = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused");
  });
  expect(asks()).toBe(false);
  refuse.mockRestore();
});
