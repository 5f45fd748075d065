import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { HeadTags } from "../../../src/seo/HeadTags";
import { answerWith, siteSettings } from "../../support/gatsby";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby") as object);

type Tag = Record<string, string>;

const page = {
  path: "/services/",
  title: "Profit and growth services",
  description: "Eight services for online stores.",
  keywords: ["profit audit"],
};

test("the structured data of a page starts with the Organization", () => {
  answerWith({ siteSettings });
  render(<HeadTags {...page} service="A profit audit" />);
  const { scriptTags } = Helmet.peek() as unknown as { scriptTags: Tag[] };
  const types = scriptTags
    .filter(({ type }) => type === "application/ld+json")
    .map((tag) => (JSON.parse(tag.innerHTML ?? "") as Tag)["@type"]);
  expect(types).toEqual(["Organization", "Service"]);
});

test("a preview build is noindex", () => {
  const site = { siteMetadata: { siteUrl: siteSettings.url, production: false } };
  answerWith({ site });
  render(<HeadTags {...page} />);
  const { metaTags } = Helmet.peek() as unknown as { metaTags: Tag[] };
  expect(metaTags.filter(({ name }) => name === "robots")).toEqual([
    { name: "robots", content: "noindex" },
  ]);
});
