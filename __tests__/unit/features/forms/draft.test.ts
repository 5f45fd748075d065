import { draftStore } from "../../../../src/features/forms/draft";

const draft = draftStore("contact-draft");

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("what was written is read again, even by the next page", () => {
  draft.write({ firstName: "Mari" });
  expect(draftStore("contact-draft").read()).toEqual({ firstName: "Mari" });
});

test("each form has a draft of its own", () => {
  draft.write({ email: "mari@shop.example" });
  expect(draftStore("newsletter-draft").read()).toEqual({});
});

test("a draft that is cleared is gone", () => {
  draft.write({ firstName: "Mari" });
  draft.clear();
  expect(draft.read()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test.each(["{", "null", "7", '"Mari"', ""])("the stored text %j is not a draft", (stored) => {
  sessionStorage.setItem("contact-draft", stored);
  expect(draft.read()).toEqual({});
});

test("values that are not texts are left out", () => {
  sessionStorage.setItem(
    "contact-draft",
    '{"firstName":"Mari","needs":7,"message":null,"email":{"a":1}}',
  );
  expect(draft.read()).toEqual({ firstName: "Mari" });
});

test("if storage is refused nothing is kept and nothing fails", () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Refused", "SecurityError");
    });
  expect(() => draft.write({ firstName: "Mari" })).not.toThrow();
  expect(draft.read()).toEqual({});
  expect(() => draft.clear()).not.toThrow();
});
