import { jsonForScript } from "../../../src/lib/text";
import { articleData, type Article } from "../../../src/seo/structured-data";
import { site } from "../../support/site-facts";

const page = {
  path: "/blog/hidden-profit-leaks-ecommerce/",
  title: "Profit leaks that a store can find",
  description: "Find the leaks.",
  keywords: ["profit leaks", "margin"],
};

const article: Article = {
  type: "BlogPosting",
  headline: "Hidden profit leaks",
  author: "Northkeel Profit Desk",
  published: "2024-12-05",
  cover: {
    childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/static/cover.jpg" } } } },
  } as Queries.ShareImageFragment,
  words: 2100,
  section: "Profit Optimization",
};

/** The data after serialisation. */
const read = (data: Record<string, unknown>) =>
  JSON.parse(jsonForScript(data)) as Record<string, unknown>;

test("the author of an article is a desk, or a person of the team", () => {
  const typeOf = (isPerson: boolean) =>
    read(articleData(site, page, { ...article, isPerson })).author;
  expect(typeOf(false)).toMatchObject({ "@type": "Organization", name: article.author });
  expect(typeOf(true)).toMatchObject({ "@type": "Person", name: article.author });
});

test("a text cannot close the script element of its data", () => {
  const headline = 'A </script><script>alert("1")</script> & <!-- more';
  const json = jsonForScript(articleData(site, page, { ...article, headline }));
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toMatchObject({ headline });
});
