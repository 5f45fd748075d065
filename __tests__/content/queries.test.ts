/** The check of GraphQL queries without a build. */
import { buildSchema } from "graphql";
import { queryProblems } from "../../scripts/lib/queries/check-queries";
import { readDocuments } from "../../scripts/lib/queries/documents";

const schema = buildSchema(`
  type Job { title: String! salary: Int }
  type Query { jobs(limit: Int): [Job!]! }
`);

/** The problems that the check finds in files, given by name. */
function problemsOf(files: Record<string, string>, examples: Record<string, string> = {}) {
  const read = (from: Record<string, string>) => ((file: string) => from[file] ?? "") as never;
  return queryProblems(
    schema,
    readDocuments(Object.keys(files), read(files)),
    Object.keys(examples).map((file) => readDocuments([file], read(examples))),
  );
}

const code = (document: string) => `import { graphql } from "gatsby";

export const query = graphql\`${document}\`;
`;

const card = code(`
  fragment Card on Job {
    title
  }
`);

test("queries that fit the schema have no problem, also with a fragment of another file", () => {
  const page = code("query Jobs { jobs(limit: 2) { ...Card salary } }");
  expect(problemsOf({ "card.tsx": card, "page.tsx": page })).toEqual([]);
});

test("a mistake in a fragment is reported at its place in its own file", () => {
  const wrong = card.replace("title", "titel");
  const page = code("query Jobs { jobs { ...Card } }");
  expect(problemsOf({ "card.tsx": wrong, "page.tsx": page })).toEqual([
    'card.tsx:5:5  Cannot query field "titel" on type "Job". Did you mean "title"?',
  ]);
});

test.each([
  [
    "an unknown fragment",
    "query Jobs { jobs { ...Card } }",
    'page.tsx:3:53  Unknown fragment "Card".',
  ],
  ["a syntax error", "query Jobs {", "page.tsx:3:42  Syntax Error: Expected Name, found <EOF>."],
])("%s is reported with its line and column", (_name, document, problem) => {
  expect(problemsOf({ "page.tsx": code(document) })).toEqual([problem]);
});

test("an example query cannot use a fragment of the site", () => {
  const page = code("query Jobs { jobs { ...Card } }");
  expect(
    problemsOf(
      { "card.tsx": card, "page.tsx": page },
      { "jobs.graphql": "# Jobs\n{ jobs { ...Card } }\n" },
    ),
  ).toEqual(['jobs.graphql:2:13  Unknown fragment "Card".']);
});
