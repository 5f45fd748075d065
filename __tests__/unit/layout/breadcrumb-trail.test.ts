import { breadcrumbTrail } from "../../../src/layout/breadcrumb-trail";

const written = (path: string, context?: Parameters<typeof breadcrumbTrail>[1]) =>
  breadcrumbTrail(path, context)
    .map((crumb) => `${crumb.label} ${crumb.path}`)
    .join(" > ");

test.each([
  ["/case-studies/", "Home / > Case studies /case-studies/"],
  ["/about/careers/", "Home / > About /about/ > Careers /about/careers/"],
])("the breadcrumbs of %s follow its address", (path, trail) => {
  expect(written(path)).toBe(trail);
});

test.each([
  [
    "/blog/page/2/",
    { title: "Page 2", above: ["/blog/"] },
    "Home / > Blog /blog/ > Page 2 /blog/page/2/",
  ],
  [
    "/tools/finder/",
    { title: "Finder", above: ["/resources/", "/resources/tools/"] },
    "Home / > Resources /resources/ > Tools /resources/tools/ > Finder /tools/finder/",
  ],
])("the breadcrumbs of %s have the parents that the build names", (path, context, trail) => {
  expect(written(path, context)).toBe(trail);
});
