import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { HeadTags } from "../../../src/seo/HeadTags";
import { nodeOf, nodesOf } from "../../support/content";
import { answerWith, siteSettings } from "../../support/gatsby";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

type Tag = Record<string, string>;

const page = {
  path: "/services/",
  title: "Profit and growth services",
  description: "Eight services for online stores.",
  keywords: ["profit audit"],
};

/** The head of the page. */
function head(part: Partial<React.ComponentProps<typeof HeadTags>> = {}) {
  answerWith({ siteSettings });
  const { unmount } = render(<HeadTags {...page} {...part} />);
  const found = Helmet.peek() as unknown as {
    title: string;
    htmlAttributes: Tag;
    metaTags: Tag[];
    linkTags: Tag[];
    scriptTags: Tag[];
  };
  unmount();
  const metas = (name: string) =>
    found.metaTags.filter((tag) => tag.name === name).map((tag) => tag.content);
  return {
    title: found.title,
    language: found.htmlAttributes.lang,
    canonical: found.linkTags.find((tag) => tag.rel === "canonical")?.href,
    robots: metas("robots"),
    description: metas("description"),
    data: found.scriptTags
      .filter(({ type }) => type === "application/ld+json")
      .map((tag) => JSON.parse(tag.innerHTML ?? "") as Tag),
  };
}

test("title, language, description and canonical address are in the head", () => {
  expect(head()).toMatchObject({
    title: `Profit and growth services | ${siteSettings.name}`,
    language: nodeOf<{ language: string }>("SiteSettings").language.replace("_", "-"),
    description: ["Eight services for online stores."],
    canonical: `${siteSettings.url}/services/`,
    robots: [],
  });
});

test("the home page has the title that the overrides give it", () => {
  const home = nodesOf<{ slug: string; title: string }>("SeoOverride").find(
    ({ slug }) => slug === "/",
  );
  expect(home?.title).toBeTruthy();
  expect(head({ path: "/" }).title).toBe(home?.title);
});

test("the firm stands in the structured data of every page, before that of the page", () => {
  const types = head({ data: [{ "@type": "Service" }] }).data.map((item) => item["@type"]);
  expect(types).toEqual(["Organization", "Service"]);
});

test("a build that is not for production is kept out of search", () => {
  const site = { siteMetadata: { siteUrl: siteSettings.url, production: false } };
  answerWith({ site });
  render(<HeadTags {...page} />);
  const { metaTags } = Helmet.peek() as unknown as { metaTags: Tag[] };
  expect(metaTags.filter(({ name }) => name === "robots")).toEqual([
    { name: "robots", content: "noindex" },
  ]);
});

test("a page kept out of search says so once, and has no canonical address", () => {
  const found = head({ path: "/404/", noindex: true });
  expect(found.robots).toEqual(["noindex"]);
  expect(found.canonical).toBeUndefined();
});
