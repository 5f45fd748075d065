import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { HeadTags } from "../../../src/seo/HeadTags";
import { answerWith, siteSettings } from "../../support/gatsby";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

type Tag = Record<string, string>;

const page = {
  path: "/services/",
  title: "Profit and growth services",
  description: "Eight services for online stores.",
  keywords: ["profit audit"],
};

test("the firm stands in the structured data of every page, before that of the page", () => {
  answerWith({ siteSettings });
  render(<HeadTags {...page} data={[{ "@type": "Service" }]} />);
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: Tag[] };
  const types = scriptTags
    .filter(({ type }) => type === "application/ld+json")
    .map((tag) => (JSON.parse(tag.innerHTML ?? "") as Tag)["@type"]);
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
