import { jsonForScript } from "../../../src/lib/text";
import {
  articleData,
  breadcrumbs,
  organisation,
  service,
  website,
  type Article,
} from "../../../src/seo/structured-data";
import { site } from "../../support/site-facts";

const article: Article = {
  type: "BlogPosting",
  path: "/blog/hidden-profit-leaks-ecommerce/",
  title: "Hidden profit leaks",
  description: "Find the leaks.",
  author: "Northkeel Profit Desk",
  published: "2024-12-05",
  image: "/static/cover.jpg",
  words: 2100,
  section: "Profit Optimization",
  keywords: ["profit leaks", "margin"],
};

const audit = {
  path: "/services/profit-optimization/",
  title: "Profit & Margin Optimisation",
  description: "We find the margin.",
};

const crumbs = [
  { label: "Home", path: "/" },
  { label: "Blog", path: "/blog/" },
];

/** The data after serialisation. */
const read = (data: Record<string, unknown>) =>
  JSON.parse(jsonForScript(data)) as Record<string, unknown>;

/** All values of a tree. */
const leaves = (data: unknown): unknown[] =>
  typeof data === "object" && data !== null ? Object.values(data).flatMap(leaves) : [data];

test.each([
  ["the firm", organisation(site)],
  ["the site", website(site)],
  ["the breadcrumbs", breadcrumbs(site, crumbs)],
  ["an article", articleData(site, article)],
  ["a service", service(site, audit)],
])("the data of %s has no empty value, and its context is schema.org", (_name, data) => {
  expect(read(data)["@context"]).toBe("https://schema.org");
  expect(leaves(read(data))).not.toHaveLength(0);
  for (const value of leaves(read(data))) expect([null, "", "undefined"]).not.toContain(value);
});

test("the author of an article is a desk, or a person of the team", () => {
  const typeOf = (isPerson: boolean) => read(articleData(site, { ...article, isPerson })).author;
  expect(typeOf(false)).toMatchObject({ "@type": "Organization", name: article.author });
  expect(typeOf(true)).toMatchObject({ "@type": "Person", name: article.author });
});

test("a text cannot close the script element of its data", () => {
  const title = 'A </script><script>alert("1")</script> & <!-- more';
  const json = jsonForScript(articleData(site, { ...article, title }));
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ headline: title });
});

test("an article without a revision has no date of one", () => {
  expect(read(articleData(site, article))).not.toHaveProperty("dateModified");
  const revised = articleData(site, { ...article, updated: "2025-01-10" });
  expect(read(revised)).toMatchObject({ datePublished: "2024-12-05", dateModified: "2025-01-10" });
});

test.each([
  ["Estonia", "EE"],
  ["United Kingdom", "GB"],
  ["Ruritania", "Ruritania"],
])("the country of the address, %s, is %s", (country, wanted) => {
  expect(organisation({ ...site, country })).toMatchObject({ address: { addressCountry: wanted } });
});
