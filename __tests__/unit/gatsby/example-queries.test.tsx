import { exampleQueries, exampleQueriesPage } from "../../../src/gatsby/example-queries";

const queries = exampleQueries();

it("the page of example queries links to each unchanged query in GraphiQL", () => {
  document.body.innerHTML = exampleQueriesPage(queries);
  const links = [...document.querySelectorAll("a")];
  expect(links.map(({ textContent }) => textContent)).toEqual([...queries.keys()]);
  const opened = links.map(({ href }) => new URL(href).searchParams.get("query"));
  expect(opened).toEqual([...queries.values()]);
});
