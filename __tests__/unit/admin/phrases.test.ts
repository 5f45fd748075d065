/** The words that are put in place of Decap's own. */
import { ownPhrases, replaced, type Phrases } from "../../../src/admin/phrases";

const paths = (phrases: Phrases, above: readonly string[] = []): string[] =>
  Object.entries(phrases).flatMap(([name, phrase]) =>
    typeof phrase === "string" ? [[...above, name].join(".")] : paths(phrase, [...above, name]),
  );

const { default: english } = jest.requireActual<{ default: Phrases }>(
  "decap-cms-locales/dist/esm/en/index.js",
);

it("each stands for one that Decap has", () => {
  const known = paths(english);
  expect(paths(ownPhrases).filter((path) => !known.includes(path))).toEqual([]);
});

it("the others stay", () => {
  const phrases = { a: { b: "One", c: "Two" }, d: "Three" };
  expect(replaced(phrases, { a: { b: "Uno" } })).toEqual({ a: { b: "Uno", c: "Two" }, d: "Three" });
});
