import type { SiteData } from "../../src/seo/head";

/** An invented site for tests of pure functions. */
export const site = {
  name: "Northkeel",
  url: "https://www.northkeel.example",
  description: "Finds the profit an online store is losing.",
  email: "hello@northkeel.example",
  language: "en-GB",
  city: "Tallinn",
  country: "EE",
  production: true,
  overrides: [],
  social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/northkeel-example" }],
} as unknown as SiteData;
