/** Wraps every page, in the browser and on the server. */
import type { GatsbyBrowser } from "gatsby";
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
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout
    path={pathOf(props.location.pathname)}
    context={props.pageContext as Partial<PageContext>}
    notFound={/^\/404(\.html|\/)/.test(
      props.pageResources?.page.path ?? pathOf(props.location.pathname),
    )}
  >
    <PageErrorBoundary key={props.location.pathname}>{element}</PageErrorBoundary>
  </Layout>
);
