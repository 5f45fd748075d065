/** The words that are put in place of Decap's own. */
import {
  addedPhrases,
  ownPhrases,
  replaced,
  savePhrases,
  type Phrases,
} from "../../../src/admin/phrases";

const paths = (phrases: Phrases, above: readonly string[] = []): string[] =>
  Object.entries(phrases).flatMap(([name, phrase]) =>
    typeof phrase === "string" ? [[...above, name].join(".")] : paths(phrase, [...above, name]),
  );

const { default: english } = jest.requireActual<{ default: Phrases }>(
  "decap-cms-locales/dist/esm/en/index.js",
);

it.each([
  ["everywhere", ownPhrases],
  ["where nobody reviews a save", savePhrases],
])("each stands for one that Decap has: %s", (_where, phrases) => {
  const known = paths(english);
  expect(paths(phrases).filter((path) => !known.includes(path))).toEqual([]);
});

it("those that are added are none of Decap's, and leave its others", () => {
  const added = paths(addedPhrases);
  expect(paths(english).filter((path) => added.includes(path))).toEqual([]);
  expect(paths(replaced(english, addedPhrases))).toEqual(
    expect.arrayContaining([...paths(english), ...added]),
  );
});

it("where nobody reviews a save, no button and no question speaks of what is published", () => {
  const { editor } = replaced(replaced(english, ownPhrases), savePhrases) as {
    editor: Record<"editor" | "editorToolbar", Record<string, string>>;
  };
  const { publish, publishing, published, publishNow } = editor.editorToolbar;
  const { publishAndCreateNew, publishAndDuplicate, deletePublishedEntry } = editor.editorToolbar;
  const buttons = [publish, publishing, published, publishNow, publishAndCreateNew];
  const questions = [
    editor.editor.onDeletePublishedEntry,
    editor.editor.onDeleteWithUnsavedChanges,
  ];
  for (const words of [...buttons, publishAndDuplicate, deletePublishedEntry, ...questions])
    expect(words).not.toMatch(/publish/i);
});

it("nothing on the site is said to leave it while a change of it is saved", () => {
  const { editorToolbar } = replaced(english, ownPhrases).editor as {
    editorToolbar: Record<string, string>;
  };
  expect(editorToolbar.unpublishing).toBe(editorToolbar.published);
});

it("the others stay", () => {
  const phrases = { a: { b: "One", c: "Two" }, d: "Three" };
  expect(replaced(phrases, { a: { b: "Uno" } })).toEqual({ a: { b: "Uno", c: "Two" }, d: "Three" });
});
