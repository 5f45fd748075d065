import { breadcrumbTrail } from "../../../src/layout/breadcrumb-trail";

const written = (path: string, context?: Parameters<typeof breadcrumbTrail>[1]) =>
  breadcrumbTrail(path, context)
    .map((crumb) => `${crumb.label} ${crumb.path}`)
    .join(" > ");

test.each([
  ["/contact/", "Home / > Contact /contact/"],
  ["/case-studies/", "Home / > Case studies /case-studies/"],
  ["/about/careers/", "Home / > About /about/ > Careers /about/careers/"],
  ["/resources/audit/", "Home / > Resources /resources/ > Audit /resources/audit/"],
])("the breadcrumbs of %s follow its address", (path, trail) => {
  expect(written(path)).toBe(trail);
});

test.each([
  [
    "/services/ai-automation/",
    { title: "AI & Automation Systems", above: ["/services/"] },
    "Home / > Services /services/ > AI & Automation Systems /services/ai-automation/",
  ],
  [
    "/blog/page/2/",
    { title: "Page 2", above: ["/blog/"] },
    "Home / > Blog /blog/ > Page 2 /blog/page/2/",
  ],
  [
    "/guides/erp/",
    { title: "An ERP", above: ["/resources/"] },
    "Home / > Resources /resources/ > An ERP /guides/erp/",
  ],
  [
    "/tools/finder/",
    { title: "Finder", above: ["/resources/", "/resources/tools/"] },
    "Home / > Resources /resources/ > Tools /resources/tools/ > Finder /tools/finder/",
  ],
])("the breadcrumbs of %s have the parents that the build names", (path, context, trail) => {
  expect(written(path, context)).toBe(trail);
});
