import { draftStore } from "../../../../src/features/forms/draft";
import { draftLifetime } from "../../../../src/features/forms/draft-keys";

const draft = draftStore("contact-draft");

/** The clock stands still unless a test moves it. */
const now = Date.UTC(2026, 0, 15);
beforeEach(() => {
  jest.spyOn(Date, "now").mockReturnValue(now);
});

/** Closes the tab, and opens another one some time later. */
function closeTab(later = 0): void {
  sessionStorage.clear();
  jest.spyOn(Date, "now").mockReturnValue(now + later);
}

const none = { values: {}, earlier: false };

test("a draft can be read again, even on the next page", () => {
  draft.write({ firstName: "Mari" });
  expect(draftStore("contact-draft").read()).toEqual({
    values: { firstName: "Mari" },
    earlier: false,
  });
});

test("values of a draft that are not texts are left out", () => {
  sessionStorage.setItem(
    "contact-draft",
    '{"firstName":"Mari","needs":7,"message":null,"email":{"a":1}}',
  );
  expect(draft.read().values).toEqual({ firstName: "Mari" });
});

test("half a character is stored and read as a whole one", () => {
  draft.write({ firstName: "\ud83d" });
  expect(sessionStorage.getItem("contact-draft")).toContain("\uFFFD");
  sessionStorage.setItem("contact-draft", '{"firstName":"\\ud83d"}');
  expect(draft.read().values).toEqual({ firstName: "\uFFFD" });
});

test("after the tab is closed a draft can be read for a day, and is marked as an earlier one", () => {
  draft.write({ firstName: "Mari" });
  closeTab(draftLifetime - 1);
  expect(draft.read()).toEqual({ values: { firstName: "Mari" }, earlier: true });
});

test("after the tab is closed a draft is deleted after a day", () => {
  draft.write({ firstName: "Mari" });
  closeTab(draftLifetime);
  expect(draft.read()).toEqual(none);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ["sessionStorage", "{"],
  ["sessionStorage", '"Mari"'],
  ["localStorage", "null"],
  ["localStorage", '{"at":"now","values":{"a":"b"}}'],
  ["localStorage", '{"at":1768435200000,"values":7}'],
] as const)("in %s the text %j is not a draft", (area, stored) => {
  window[area].setItem("contact-draft", stored);
  expect(draft.read()).toEqual(none);
});
