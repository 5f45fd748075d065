/** The example queries, which the build runs against the real schema, answer their tasks rightly. */
import { readFileSync } from "node:fs";
import { amountOf } from "../../src/lib/amounts";
import { routeOf } from "../support/built-routes";
import { all, origin } from "../support/content-files";
import { readBuilt } from "../support/site";

interface Node {
  href: string;
  slug: string;
  html: string;
  excerpt: string;
  wordCount: number;
  largestPercent: number;
  links: { to: string; text: string }[];
  posts: Node[];
  usedBy: (Partial<Node> & { internal: { type: string } })[];
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

const descending = (numbers: number[]) => numbers.toSorted((a, b) => b - a);

const newestFirst = all("BlogPost").toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1));

test("the newest articles of each category, in the order of the categories", () => {
  const categories = nodesOf("newest-by-category", "allCategory");
  expect(categories.map(({ slug }) => slug)).toEqual(all("Category").map(({ id }) => id));
  for (const { slug, posts } of categories) {
    const own = newestFirst.filter(({ data }) => data.category === slug);
    expect(posts.map(({ href }) => href)).toEqual(
      own.slice(0, 3).map(({ id }) => routeOf("BlogPost", id)),
    );
    for (const { excerpt } of posts) expect(excerpt.length).toBeLessThanOrEqual(120);
  }
});

test("the case studies with a result in percent, the largest first", () => {
  const largest = nodesOf("cases-by-result", "allCaseStudy").map((each) => each.largestPercent);
  const wanted = all("CaseStudy").flatMap(({ data }) => {
    const figures = data.results.map(({ value }) => amountOf(value, SITE.locale));
    const percents = figures.flatMap((each) => (each?.unit === "%" ? each.value : []));
    return percents.length > 0 ? Math.max(...percents) : [];
  });
  expect(largest).toEqual(descending(wanted));
});

test("all pages of the site, those of the sitemap", () => {
  const inSitemap = [...readBuilt("/sitemap.xml").matchAll(/<loc>([^<]*)/g)];
  expect(nodesOf("pages", "allPage").map(({ href }) => href)).toEqual(
    inSitemap.map(([, address]) => address?.replace(origin, "")),
  );
});

test("the links of each text, the newest text first, with their words", () => {
  const posts = nodesOf("links", "allBlogPost");
  expect(posts.map(({ href }) => href)).toEqual(
    newestFirst.map(({ id }) => routeOf("BlogPost", id)),
  );
  for (const { href, links } of posts) {
    const page = readBuilt(href);
    for (const { to, text } of links) {
      expect(text).not.toBe("");
      if (to.startsWith("/")) expect([href, page.includes(`href="${to}"`)]).toEqual([href, true]);
    }
  }
});

test("the calls to action, each with the pages of the entries that use it", () => {
  const calls = nodesOf("calls", "allCallToAction");
  expect(calls.map(({ slug }) => slug)).toEqual(all("CallToAction").map(({ id }) => id));
  for (const { id, data } of all("Service")) {
    const users = calls.find(({ slug }) => slug === data.call)?.usedBy.map(({ href }) => href);
    expect(users).toContain(routeOf("Service", id));
  }
});

test("the texts of the site with full addresses", () => {
  const texts = nodesOf("everything", "allPage").flatMap(({ entry }) => entry?.html ?? []);
  expect(texts.length).toBeGreaterThanOrEqual(newestFirst.length);
  for (const html of texts) expect(html).not.toMatch(/(href|src)="[/#]/);
});
