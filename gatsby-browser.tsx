import type { GatsbyBrowser } from "gatsby";

export { wrapPageElement, wrapRootElement } from "./src/root";

/** The site decides where a page comes up, not the browser's memory. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  window.history.scrollRestoration = "manual";
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
