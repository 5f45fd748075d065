import { entryAddress, entryInSentence, entryName, placeOf } from "../../../src/admin/entries";
import type { Problem } from "../../../src/model/problem";

const problem = (file: string, field: string, line = 1): Problem => ({
  file,
  line,
  column: 1,
  field,
  message: "",
});

it.each([
  [
    "content/blog/a/index.md",
    "---\ntitle: Where it leaks\n---\n",
    "Article “Where it leaks”",
    "the article “Where it leaks”",
    "/collections/BlogPost/entries/a/index",
  ],
  // Without a title it goes by its id, also where the YAML cannot be read.
  [
    "content/blog/a/index.md",
    "---\ntitle: [\n---\n",
    "Article “a”",
    "the article “a”",
    "/collections/BlogPost/entries/a/index",
  ],
  [
    "content/services/b.yml",
    "",
    "Service “b”",
    "the service “b”",
    "/collections/Service/entries/b",
  ],
  [
    "content/redirects.yml",
    "",
    "Redirects",
    "“Redirects”",
    "/collections/settings/entries/Redirect",
  ],
  [
    "content/pages/not-found.yml",
    "title: x",
    "Not found",
    "“Not found”",
    "/collections/pages/entries/NotFoundPage",
  ],
  ["content/elsewhere.txt", "", "content/elsewhere.txt", "“content/elsewhere.txt”", undefined],
])("%s is called and found as in the CMS", (file, text, name, inSentence, address) => {
  expect(entryName(file, text)).toBe(name);
  expect(entryInSentence(file, text)).toBe(inSentence);
  expect(entryAddress(file)).toBe(address);
});

it.each([
  [
    "content/blog/a/index.md",
    "seo.keywords[1]",
    "Search texts › Keywords › entry 2",
    "seo.keywords.1.item",
  ],
  ["content/redirects.yml", "[2].to", "Entry 3 › Leads to", "entries.2.to"],
  // The id of an entry in lists about addresses is one.
  ["content/redirects.yml", "[0].id", "Entry 1 › Old address", "entries.0.id"],
  ["content/claims.yml", "[0].id", "Entry 1 › Key", "entries.0.id"],
  ["content/pages/not-found.yml", "", "", ""],
])("in %s, the field %s is %s", (file, field, label, way) => {
  expect(placeOf(problem(file, field), "---\ntitle: a\n---\n\nText.\n")).toEqual({
    label,
    field: way,
  });
});

it("a line of a Markdown text is counted as in its field, which leaves out the empty line above it", () => {
  const file = "content/blog/a/index.md";
  const spaced = "---\ntitle: a\n---\n\nFirst.\nSecond.\n";
  expect(placeOf(problem(file, "link", 6), spaced)).toEqual({
    label: "Text, line 2",
    field: "body.2",
  });
  const close = spaced.replace("---\n\n", "---\n");
  expect(placeOf(problem(file, "body", 4), close).field).toBe("body.1");
  expect(placeOf(problem(file, "title", 2), close).field).toBe("title");
});
