/** An edit of a YAML text changes only the edited lines. */
import { parse } from "yaml";
import { editYaml } from "../../../../src/cms/files/edit-yaml";

it.each(
  Object.entries<[string, unknown, string]>({
    "a value": [
      "# top\na: 1.50 # one\n\nb: two\n",
      { a: 3, b: "two" },
      "# top\na: 3 # one\n\nb: two\n",
    ],
    "a folded text": [
      "a: >-\n  one\n  two\nb: 1\n",
      { a: "three", b: 1 },
      "a: >-\n  three\nb: 1\n",
    ],
    "a value within brackets": [
      "a: { b: 1, c: [x, y] } # why\nd: 2\n",
      { a: { b: 1, c: ["x", "z", "y"] }, d: 2 },
      "a: { b: 1, c: [x, z, y] } # why\nd: 2\n",
    ],
    "a field of an entry, with the comments of the others": [
      "# top\n- id: a # the first\n  # why\n  name: one\n- id: b\n",
      [{ id: "a", name: "two" }, { id: "b" }],
      "# top\n- id: a # the first\n  # why\n  name: two\n- id: b\n",
    ],
    "an added field, in the order of the model": [
      "a: 1 # one\nd: 4\n",
      { a: 1, b: { c: "3" }, d: 4 },
      'a: 1 # one\nb:\n  c: "3"\nd: 4\n',
    ],
    "a quoted text": ["a: 'it''s'\n", { a: "it's his" }, "a: 'it''s his'\n"],
    "a text that needs quotes": ["a: plain\n", { a: "now: quoted" }, 'a: "now: quoted"\n'],
    "the last field, removed": ["a: 1\nb: 2\n", { a: 1 }, "a: 1\n"],
    "an empty list, filled": ["# top\n[]\n", [{ id: 1 }], "# top\n- id: 1\n"],
    "a list, emptied": ["# top\n- id: 1\n", [], "# top\n[]\n"],
    "a list with a comment inside": ["- 1\n# two\n- 2\n", [1, 2, 3], "- 1\n# two\n- 2\n- 3\n"],
    "another paragraph in a folded text of an entry": [
      "- id: a # note\n  # why\n  text: >- # long\n    one\n    two\n    three\n# on b\n- id: b\n",
      [{ id: "a", text: "one two\n\nthree" }, { id: "b" }],
      "- id: a # note\n  # why\n  text: >- # long\n    one two\n\n\n    three\n# on b\n- id: b\n",
    ],
    "a second line of a text with a comment after it": [
      "- a: one two # why\n  b: 1\n",
      [{ a: "one\ntwo", b: 1 }],
      "- a: |- # why\n    one\n    two\n  b: 1\n",
    ],
  }),
)("keeps all other lines: %s", (_name, [before, data, after]) => {
  expect(editYaml(before, data)).toBe(after);
});

const texts = [
  "one\n\n\n\ntwo",
  "one\n\n",
  "\n\n one\ntwo",
  "one  two\n\n three ",
  "one \n \n\ttwo",
  "# one\n- two\n\n? three: four\n--- \n...",
  `one\n\n${"long".repeat(60)} ${"word ".repeat(60)}end`,
  "one\r\n\r\ntwo",
  "one \"two\"\n\n'three' \\n {four} [five]\u2028six",
];
const places: [string, string, (text: string) => unknown][] = [
  [
    "a folded text",
    "# top\n- id: a # a\n  text: >- # why\n    one\n    two\n",
    (text) => ({ text }),
  ],
  ["a literal text", "- id: a\n  text: |+\n      one\n      two\n\n", (text) => ({ text })],
  ["a plain text", "- id: a\n  text: one # why\n", (text) => ({ text })],
  ["a quoted text", "- id: a\n  text: 'one\n    two'\n", (text) => ({ text })],
  [
    "a text in brackets",
    "- id: a\n  group: { text: one } # why\n",
    (text) => ({ group: { text } }),
  ],
  [
    "a text of a list",
    "- id: a\n  texts:\n    - one\n    - >\n      two\n",
    (text) => ({ texts: ["one", text] }),
  ],
  [
    "a new text in brackets",
    "- id: a\n  group: { one: 1 }\n",
    (text) => ({ group: { one: 1, text } }),
  ],
];

it.each(places)("changes only %s, whatever its new text", (_name, entry, fieldsWith) => {
  const otherEntry = "# on b\n- id: b # b\n  text: >-\n    four\n    five\n";
  const otherData = { id: "b", text: "four five" };
  for (const text of texts) {
    const data = [{ id: "a", ...(fieldsWith(text) as object) }, otherData];
    const edited = editYaml(entry + otherEntry, data);
    expect(parse(edited)).toEqual(data);
    expect(edited.endsWith(`\n${otherEntry}`)).toBe(true);
    for (const [comment] of entry.matchAll(/# \w+/g)) expect(edited).toContain(comment);
    const last = editYaml(otherEntry + entry, [otherData, data[0]]);
    expect(parse(last)).toEqual([otherData, data[0]]);
    expect(last.startsWith(otherEntry)).toBe(true);
  }
});
