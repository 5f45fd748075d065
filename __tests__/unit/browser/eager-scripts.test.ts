/** @jest-environment jsdom */
/** The scripts of the head that tell whether a page needs its scripts without a sign of the visitor. */
import { chooseConsent } from "../../../src/analytics/consent";
import { countedScript } from "../../../src/analytics/counted-script";
import { lifetime } from "../../../src/features/forms/draft";
import { contactDraft, newsletterDraft } from "../../../src/features/forms/draft-keys";
import { draftScript } from "../../../src/features/forms/draft-script";

const html = document.documentElement;

/** Whether a script of the head asks for the page's scripts. It is run as browsers run it. */
function asks(script: string): boolean {
  html.removeAttribute("data-eager");
  new Function(script)();
  return html.hasAttribute("data-eager");
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("a visitor is counted without a sign only if he has agreed", () => {
  expect(asks(countedScript)).toBe(false);
  chooseConsent("denied");
  expect(asks(countedScript)).toBe(false);
  chooseConsent("granted");
  expect(asks(countedScript)).toBe(true);
});

test.each([
  ["the contact form", contactDraft, "sessionStorage"],
  ["the contact form of a closed tab", contactDraft, "localStorage"],
  ["the newsletter", newsletterDraft, "sessionStorage"],
] as const)("what was left in %s is shown without a sign", (_, key, area) => {
  expect(asks(draftScript)).toBe(false);
  window[area].setItem(key, JSON.stringify({ at: Date.now(), values: {} }));
  expect(asks(draftScript)).toBe(true);
});

test("a draft of more than a day ago asks for nothing", () => {
  localStorage.setItem(contactDraft, JSON.stringify({ at: Date.now() - lifetime, values: {} }));
  expect(asks(draftScript)).toBe(false);
});

test("storage that is refused, and whatever is stored, stop nothing", () => {
  localStorage.setItem("consent", "{broken");
  expect(asks(countedScript)).toBe(false);
  const refuse = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused");
  });
  expect(asks(countedScript)).toBe(false);
  expect(asks(draftScript)).toBe(false);
  refuse.mockRestore();
});
