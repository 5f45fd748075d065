import { execute, parseQuery } from "../../../../src/cms/preview/query";

const node = {
  title: "One",
  lists: ({ limit }: { limit?: number }) =>
    [
      { id: 1, words: "a" },
      { id: 2, words: "b" },
    ].slice(0, limit),
  held: { a: 1, b: 2 },
};
const root = {
  entry: ({ slug }: { slug: { eq: string } }) => (slug.eq === "one" ? node : null),
};

it("returns only the fields of a query, under their aliases", () => {
  const query = parseQuery(`query Page($slug: String!) {
    entry(slug: { eq: $slug }) { name: title lists(limit: 1) { id } missing }
  }`);
  expect(execute(query, root, { slug: "one" })).toEqual({
    entry: { name: "One", lists: [{ id: 1 }], missing: null },
  });
  expect(execute(query, root, { slug: "two" })).toEqual({ entry: null });
});

it("merges the fields that two fragments select from the same group", () => {
  parseQuery("fragment First on Entry { held { a } lists { id } }");
  const query = parseQuery(`query Both { entry(slug: { eq: "one" }) { ...First ...Second } }
    fragment Second on Entry { held { b } lists { words } }`);
  expect(execute(query, root)).toEqual({ entry: { held: node.held, lists: node.lists({}) } });
});
