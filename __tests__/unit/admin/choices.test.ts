import { choicesOf, withUnknown } from "../../../src/admin/choices";
import type { Entry } from "../../../src/content/read/entry";

const entry = (kind: string, id: string, data: object) => ({ kind, id, data }) as Entry;

test("every kind has its entries by their names, hidden ones too", () => {
  const entries = [
    entry("Category", "bench", { title: "Work at the bench" }),
    entry("TeamMember", "ada", { name: "Ada" }),
    entry("CallToAction", "book", { label: "Book a call" }),
    entry("Category", "unnamed", { title: "" }),
  ];
  const draft = entry("Category", "later", { title: "Later", draft: true });
  const choices = choicesOf({ entries, hidden: [{ entry: draft, status: "draft" }] });
  expect(Object.fromEntries(choices)).toEqual({
    Category: [
      { value: "bench", label: "Work at the bench" },
      { value: "unnamed", label: "unnamed" },
      { value: "later", label: "Later" },
    ],
    TeamMember: [{ value: "ada", label: "Ada" }],
    CallToAction: [{ value: "book", label: "Book a call" }],
  });
});

test("those of the same name are told apart by their ids", () => {
  const entries = [
    entry("CallToAction", "hero_call", { label: "Book a call" }),
    entry("CallToAction", "footer_call", { label: "Book a call" }),
    entry("CallToAction", "audit", { label: "Start your audit" }),
  ];
  expect(
    choicesOf({ entries, hidden: [] })
      .get("CallToAction")
      ?.map(({ label }) => label),
  ).toEqual(["Book a call (hero_call)", "Book a call (footer_call)", "Start your audit"]);
});

const bench = { value: "bench", label: "Work at the bench" };

test.each([
  ["nothing", undefined],
  ["no more", null],
  ["an empty text", ""],
  ["an empty list", []],
  ["what is offered", "bench"],
  ["a list of what is offered", ["bench"]],
])("a field that holds %s adds no choice", (_, value) => {
  expect(withUnknown([bench], value)).toEqual([bench]);
});

test.each([
  ["one", "gone", ["gone"]],
  ["several", new Set(["gone", "bench", "away"]), ["gone", "away"]],
  ["one twice", ["gone", "gone"], ["gone"]],
  ["a number", [2024], [2024]],
])("an unknown value, %s, is a choice under its id", (_, value, added) => {
  const unknown = added.map((id) => ({ value: id, label: String(id) }));
  expect(withUnknown([bench], value)).toEqual([bench, ...unknown]);
});
