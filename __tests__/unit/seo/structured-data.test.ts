import {
  blogPosting,
  breadcrumbs,
  organisation,
  service,
  toJson,
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

/** What a search engine reads. */
const read = (data: Record<string, unknown>) => JSON.parse(toJson(data)) as Record<string, unknown>;

/** Every value of a tree. */
const leaves = (data: unknown): unknown[] =>
  typeof data === "object" && data !== null ? Object.values(data).flatMap(leaves) : [data];

test.each([
  ["the firm", organisation(site)],
  ["the breadcrumbs", breadcrumbs(site, crumbs)],
  ["an article", blogPosting(site, article)],
  ["a service", service(site, audit)],
])("%s leaves nothing empty and names its vocabulary", (_name, data) => {
  expect(read(data)["@context"]).toBe("https://schema.org");
  expect(leaves(data)).not.toHaveLength(0);
  for (const value of leaves(data)) expect([undefined, null, "", "undefined"]).not.toContain(value);
});

test("the firm has name, address, mail, logo and pages elsewhere", () => {
  expect(read(organisation(site))).toMatchObject({
    "@type": "Organization",
    name: "Northkeel",
    url: "https://www.northkeel.example/",
    logo: "https://www.northkeel.example/mark.png",
    email: "hello@northkeel.example",
    address: { addressLocality: "Tallinn", addressCountry: "Estonia" },
    sameAs: ["https://www.linkedin.com/company/northkeel-example"],
  });
});

test("breadcrumbs count from one and lead to full addresses", () => {
  expect(read(breadcrumbs(site, crumbs))).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://www.northkeel.example/" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Blog",
        item: "https://www.northkeel.example/blog/",
      },
    ],
  });
});

test("an article has all that a search engine asks for, published by the firm", () => {
  expect(read(blogPosting(site, article))).toMatchObject({
    "@type": "BlogPosting",
    headline: "Hidden profit leaks",
    description: "Find the leaks.",
    datePublished: "2024-12-05",
    dateModified: "2024-12-05",
    inLanguage: "en-GB",
    author: { "@type": "Organization", name: "Northkeel Profit Desk" },
    publisher: { "@id": organisation(site)["@id"] },
    mainEntityOfPage: "https://www.northkeel.example/blog/hidden-profit-leaks-ecommerce/",
    image: ["https://www.northkeel.example/static/cover.jpg"],
    wordCount: 2100,
    articleSection: "Profit Optimization",
    keywords: "profit leaks, margin",
  });
});

test("an article without picture and section says nothing of them", () => {
  const data = read(blogPosting(site, { ...article, image: undefined, section: undefined }));
  expect(data).not.toHaveProperty("image");
  expect(data).not.toHaveProperty("articleSection");
});

test("a service is provided by the firm", () => {
  expect(read(service(site, audit))).toMatchObject({
    "@type": "Service",
    name: "Profit & Margin Optimisation",
    description: "We find the margin.",
    url: "https://www.northkeel.example/services/profit-optimization/",
    provider: { "@id": organisation(site)["@id"] },
  });
});

test("no text can end the script element it stands in", () => {
  const title = 'A </script><script>alert("1")</script> & <!-- more';
  const json = toJson(blogPosting(site, { ...article, title }));
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ headline: title });
});
