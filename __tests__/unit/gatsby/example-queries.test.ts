/** @jest-environment jsdom */
import { parse } from "gatsby/graphql";
import { exampleQueries, exampleQueriesPage } from "../../../src/gatsby/example-queries";

const queries = exampleQueries();

it("each example query says in its first line what it asks for", () => {
  expect(queries.size).toBeGreaterThan(3);
  for (const query of queries.values()) {
    expect(query).toMatch(/^# [A-Z].*\.\n/);
    expect(parse(query).definitions).toHaveLength(1);
  }
});

it("the page of example queries opens each in GraphiQL, letter for letter", () => {
  document.body.innerHTML = exampleQueriesPage(queries);
  const links = [...document.querySelectorAll("a")];
  expect(links.map(({ textContent }) => textContent)).toEqual([...queries.keys()]);
  const opened = links.map(({ href }) => new URL(href).searchParams.get("query"));
  expect(opened).toEqual([...queries.values()]);
});
