/** Wraps every page, in the browser and on the server. */
import type { GatsbyBrowser, WrapPageElementBrowserArgs } from "gatsby";
import { useMemo } from "react";
import { useShownPage } from "./browser/next-page";
import type { PageContext } from "./lib/page-context";
import { Layout } from "./layout/Layout";
import { PageErrorBoundary } from "./layout/PageErrorBoundary";
import { Toaster } from "./notifications/Toaster";

/** Wraps the whole site, once, in the outermost error boundary, and adds the toaster. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    <PageErrorBoundary>{element}</PageErrorBoundary>
    <Toaster />
  </>
);

/** The address of a page without the prefix of its language. */
const pathOf = (pathname: string) => (SITE.prefix ? pathname.slice(SITE.prefix.length) : pathname);

/** Wraps each page in header, breadcrumbs and footer, which stay when the page crashes. */
const Page = (routed: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const shown = useShownPage(routed);
  return useMemo(() => {
    const { location, pageContext, pageResources } = shown.props;
    const path = pathOf(location.pathname);
    return (
      <Layout
        path={path}
        context={pageContext as Partial<PageContext>}
        notFound={/^\/404(\.html|\/)/.test(pageResources?.page.path ?? path)}
      >
        <PageErrorBoundary key={path}>{shown.element}</PageErrorBoundary>
      </Layout>
    );
  }, [shown]);
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Page element={element} props={props} />
);
