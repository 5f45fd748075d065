import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import type { Renderer } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { answerFirst } from "./src/browser/answer-first";
import { isCalculatorHash } from "./src/lib/is-calculator-hash";

export { wrapPageElement, wrapRootElement } from "./src/root";

/** The site sets the scroll position between its pages; the browser restores one for a page that is loaded again. */
function shareScrolling(): void {
  const { history } = window;
  const take = () => (history.scrollRestoration = "manual");
  take();
  // WebKit has stored the position by the time of pagehide; iOS knows no beforeunload.
  for (const leaving of ["beforeunload", "pagehide"])
    window.addEventListener(leaving, () => (history.scrollRestoration = "auto"));
  // A page that has come back, or that an email link has not left, needs it before it is left for another page.
  window.addEventListener("click", take, true);
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  shareScrolling();
  if (process.env.NODE_ENV === "development")
    void import("./src/browser/problem-banner").then(({ followProblems }) => followProblems());
  // Gatsby renders as soon as this is done; a break lets the browser answer the visitor in between.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

/** The router has started by now. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = answerFirst;

/**
 * Every navigation starts at the top, Back and Forward too; a link with a hash goes to its target. A page that has
 * just been loaded stays where the visitor has scrolled by now.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const leadsToPart = location.hash !== "" && !isCalculatorHash(location.hash);
  if (!prevRouterProps || leadsToPart) return leadsToPart;
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  return false;
};

/** The next page is on its way over a slow network: the layout shows a bar. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  document.documentElement.setAttribute("data-loading", "");
  // In the live region in which Gatsby announces the next page.
  document.getElementById("gatsby-announcer")?.replaceChildren("Loading the page");
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () =>
  document.documentElement.removeAttribute("data-loading");

/** React error 421: a part that still waits for its script is rendered anew because the page around it changed. */
const isRenderedAnew = (error: unknown) => error instanceof Error && /#421\b/.test(error.message);

function onRecoverableError(error: unknown): void {
  if (!isRenderedAnew(error)) reportError(error);
}

/**
 * Hydrates in small tasks, so that the browser can respond to the visitor in between; by default Gatsby does
 * it in a single task.
 */
function hydrateInTasks(element: ReactNode, container: Element): void {
  const sent = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  if (sent) startTransition(() => void hydrateRoot(container, element, { onRecoverableError }));
  else createRoot(container).render(element);
}

/** In develop Gatsby's own function shows what a boundary catches, with its place in the source. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrateInTasks as Renderer : undefined;
