import type { SiteFacts } from "../../src/seo/head";

/** A site made up for tests of pure functions. */
export const site: SiteFacts = {
  name: "Northkeel",
  url: "https://www.northkeel.example",
  description: "Finds the profit an online store is losing.",
  email: "hello@northkeel.example",
  language: "en-GB",
  city: "Tallinn",
  country: "Estonia",
  share: {
    src: "/static/share.jpg",
    width: 1200,
    height: 630,
    alt: "Depth contours of a sea chart",
  },
  social: [{ href: "https://www.linkedin.com/company/northkeel-example" }],
};
