import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { showLateFonts } from "./src/theme/late-fonts";

export { wrapPageElement, wrapRootElement } from "./src/root";

/** The site decides where a page comes up, not the browser's memory. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.history.scrollRestoration = "manual";
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) showLateFonts();
};

/** Every change of page starts at the top, Back and Forward too; a hash leads to its target (spec §2). */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (!prevRouterProps || location.hash) return true;
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  return false;
};

/**
 * React takes over the page in small steps, and lets the browser answer the visitor between them; by itself
 * Gatsby has it done in one go. Where the server sent no markup, as in develop, there is nothing to take over.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    const sent = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
    if (sent) startTransition(() => void hydrateRoot(container, element));
    else createRoot(container).render(element);
  };
