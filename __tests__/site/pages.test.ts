/** Every address of the site has a page, and no page stands where none belongs (spec §2). */
import { all, builtRoutes, contentRoutes, isBuilt } from "../support/site";

/** The table of spec §2, with the addresses it links and readings.md gives a page. */
const specRoutes = [
  "/",
  "/services/",
  "/services/profit-optimization/",
  "/services/growth-automation/",
  "/services/conversion-optimization/",
  "/services/ai-automation/",
  "/services/data-integration/",
  "/services/development/",
  "/services/low-code/",
  "/services/analytics/",
  "/about/",
  "/about/careers/",
  "/process/",
  "/case-studies/",
  "/blog/",
  "/blog/hidden-profit-leaks-ecommerce/",
  "/blog/ai-inventory-forecasting-guide/",
  "/blog/profit-dashboards-make-airtable/",
  "/resources/",
  "/resources/tools/",
  "/resources/audit/",
  "/legal/",
  "/legal/privacy/",
  "/legal/terms/",
  "/legal/cookies/",
  "/legal/acceptable-use/",
  "/contact/",
];

const files = ["/404.html", "/robots.txt", "/sitemap.xml", "/manifest.webmanifest"];

test.each([...specRoutes, ...files])("%s of the spec is built", (route) => {
  expect(isBuilt(route)).toBe(true);
});

test("every entry with a page of its own has it, and every fixed page is there", () => {
  expect(contentRoutes.filter((route) => !isBuilt(route))).toEqual([]);
});

test("no page stands at an address that neither content nor the not-found page has", () => {
  const expected = new Set([...contentRoutes, "/404.html", "/404/"]);
  expect(builtRoutes.filter((route) => !expected.has(route))).toEqual([]);
});

test("the pages are as many as the content makes, beside the two addresses of the not-found page", () => {
  const fixed = 12;
  const own = ["Service", "BlogPost", "Guide", "LegalDocument", "Tool", "Calculator"] as const;
  const entries = own.reduce((sum, kind) => sum + all(kind).length, 0);
  expect(builtRoutes).toHaveLength(fixed + entries + 2);
});

test("the site has at least the pages it was written with", () => {
  expect(all("Service")).toHaveLength(8);
  expect(all("BlogPost")).toHaveLength(9);
  expect(builtRoutes.length).toBeGreaterThanOrEqual(45);
});
