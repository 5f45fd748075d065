import { routesOf } from "../../../src/model/addresses";
import { breadcrumbTrail } from "../../../src/layout/breadcrumb-trail";
import { content } from "../../support/content";

const routes = routesOf(content.entries);

const written = (path: string, title?: string) =>
  breadcrumbTrail(path, title)
    .map((crumb) => `${crumb.label} ${crumb.path}`)
    .join(" > ");

test("the home page has no breadcrumbs", () => {
  expect(breadcrumbTrail("/")).toEqual([]);
});

test.each([
  ["/contact/", undefined, "Home / > Contact /contact/"],
  ["/case-studies/", undefined, "Home / > Case studies /case-studies/"],
  ["/about/careers/", undefined, "Home / > About /about/ > Careers /about/careers/"],
  ["/resources/audit/", undefined, "Home / > Resources /resources/ > Audit /resources/audit/"],
  [
    "/services/ai-automation/",
    "AI & Automation Systems",
    "Home / > Services /services/ > AI & Automation Systems /services/ai-automation/",
  ],
  ["/blog/some-post/", "Some post", "Home / > Blog /blog/ > Some post /blog/some-post/"],
  ["/blog/page/2/", "Page 2", "Home / > Blog /blog/ > Page 2 /blog/page/2/"],
  ["/legal/terms/", "Terms", "Home / > Legal /legal/ > Terms /legal/terms/"],
  ["/guides/erp/", "An ERP", "Home / > Resources /resources/ > An ERP /guides/erp/"],
  ["/calculators/sum/", "A sum", "Home / > Resources /resources/ > A sum /calculators/sum/"],
  [
    "/tools/finder/",
    "Finder",
    "Home / > Resources /resources/ > Tools /resources/tools/ > Finder /tools/finder/",
  ],
])("%s", (path, title, way) => {
  expect(written(path, title)).toBe(way);
});

test("the title is that of the page itself, not of those above it", () => {
  expect(written("/services/low-code/", "Low-Code Solutions")).toMatch(/^Home \/ > Services /);
});

test.each([...routes].filter((route) => route !== "/"))(
  "the breadcrumbs of %s start at the home page, end at the page, and link to pages that exist",
  (route) => {
    const paths = breadcrumbTrail(route).map(({ path }) => path);
    expect(paths.at(0)).toBe("/");
    expect(paths.at(-1)).toBe(route);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(routes).toContain(path);
  },
);
