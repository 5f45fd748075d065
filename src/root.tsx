/** What surrounds every page, in the browser and on the server alike. */
import type { GatsbyBrowser } from "gatsby";
import type { PageContext } from "./lib/page-context";
import { Layout } from "./layout/Layout";
import { PageErrorBoundary } from "./layout/PageErrorBoundary";
import { Toaster } from "./notifications/Toaster";

/** Around the whole site, once: the outermost error boundary and the toaster. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <>
    <PageErrorBoundary>{element}</PageErrorBoundary>
    <Toaster />
  </>
);

/** Around each page: header, breadcrumbs and footer, which survive a crash of the page. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout
    path={props.location.pathname}
    context={props.pageContext as Partial<PageContext>}
    notFound={/^\/404(\.html|\/)/.test(props.pageResources?.page.path ?? props.location.pathname)}
  >
    <PageErrorBoundary key={props.location.pathname}>{element}</PageErrorBoundary>
  </Layout>
);
