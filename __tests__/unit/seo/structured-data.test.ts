import { jsonForScript } from "../../../src/lib/text";
import {
  blogPosting,
  breadcrumbs,
  organisation,
  service,
  type Article,
} from "../../../src/seo/structured-data";
import { site } from "../../support/site-facts";

const article: Article = {
  path: "/blog/hidden-profit-leaks-ecommerce/",
  title: "Hidden profit leaks",
  description: "Find the leaks.",
  author: "Northkeel Profit Desk",
  date: "2024-12-05",
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
  ["the breadcrumbs", breadcrumbs(site, crumbs)],
  ["an article", blogPosting(site, article)],
  ["a service", service(site, audit)],
])("the data of %s has no empty value, and its context is schema.org", (_name, data) => {
  expect(read(data)["@context"]).toBe("https://schema.org");
  expect(leaves(data)).not.toHaveLength(0);
  for (const value of leaves(data)) expect([undefined, null, "", "undefined"]).not.toContain(value);
});

test("a text cannot close the script element of its data", () => {
  const title = 'A </script><script>alert("1")</script> & <!-- more';
  const json = jsonForScript(blogPosting(site, { ...article, title }));
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ headline: title });
});
