/** The example queries, which the build runs against the real schema, answer their tasks rightly. */
import { readFileSync } from "node:fs";
import { routeOf } from "../support/built-routes";
import { all, origin } from "../support/content-files";
import { readBuilt } from "../support/site";

interface Node {
  href: string;
  slug: string;
  html: string;
  posts: Node[];
  entry: Partial<Node> | null;
}

const answers = JSON.parse(readFileSync(".cache/example-queries.json", "utf8")) as Record<
  string,
  { data: Record<string, { nodes: Node[] }>; errors?: unknown }
>;

/** The nodes of a list in the answer to an example. */
function nodesOf(example: string, list: string): Node[] {
  const { data, errors } = answers[`${example}.graphql`] ?? {};
  expect(errors).toBeUndefined();
  return data?.[list]?.nodes ?? [];
}

const newestFirst = all("BlogPost").toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));

test("the newest articles of each category, in the order of the categories", () => {
  const categories = nodesOf("newest-by-category", "allCategory");
  expect(categories.map(({ slug }) => slug)).toEqual(all("Category").map(({ id }) => id));
  for (const { slug, posts } of categories) {
    const own = newestFirst.filter(({ data }) => data.category === slug);
    expect(posts.map(({ href }) => href)).toEqual(
      own.slice(0, 3).map(({ id }) => routeOf("BlogPost", id)),
    );
  }
});

test("all pages of the site, those of the sitemap", () => {
  const inSitemap = [...readBuilt("/sitemap.xml").matchAll(/<loc>([^<]*)/g)];
  expect(nodesOf("pages", "allPage").map(({ href }) => href)).toEqual(
    inSitemap.map(([, address]) => address?.replace(origin, "")),
  );
});

test("the texts of the site with full addresses", () => {
  const texts = nodesOf("everything", "allPage").flatMap(({ entry }) => entry?.html ?? []);
  expect(texts.length).toBeGreaterThanOrEqual(newestFirst.length);
  for (const html of texts) expect(html).not.toMatch(/(href|src)="[/#]/);
});
