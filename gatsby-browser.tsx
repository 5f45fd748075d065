import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import type { Renderer } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";

import { onRecoverableError, watchHydration } from "./src/browser/carry-over";
import { linkKind } from "./src/lib/link-kind";
import { fetchHeadTags } from "./src/seo/Seo";

export { wrapPageElement, wrapRootElement } from "./src/root";

/** The link that was followed last. */
let followedLink: HTMLElement | null = null;

/** The address that the browser has gone to by itself, without the router. */
let arrivedAt = "";

/** The site scrolls on its own navigations; after a reload or Back from another site, the browser does. */
function shareScrolling(): void {
  const { history } = window;
  const setManual = () => (history.scrollRestoration = "manual");
  setManual();
  // WebKit stores the position before `pagehide`, and iOS has no `beforeunload`, so both are needed.
  for (const leaving of ["beforeunload", "pagehide"])
    window.addEventListener(leaving, () => (history.scrollRestoration = "auto"));
  // The page may still be on "auto": an email link fires `beforeunload`, and Back restores a page from the cache.
  window.addEventListener(
    "click",
    ({ target }) => {
      setManual();
      followedLink = (target as Element).closest<HTMLElement>("a") ?? followedLink;
    },
    true,
  );
  // At once: when the router tells of the change, the visitor may have moved on.
  window.addEventListener("hashchange", () => {
    arrivedAt = window.location.href;
    moveFocus(window.location.hash);
  });
}

/**
 * Whether the page is a copy at another path, such as in an archive or a file. It stays as it was saved: it cannot fetch
 * its data, and Gatsby would go to its former path.
 */
function isCopy(): boolean {
  const { pagePath, location } = window;
  // `npm start` has no path here, and the host shows the 404 page at any.
  if (!pagePath || /^\/404/.test(pagePath)) return false;
  const path = decodeURI(location.pathname).replace(/\/(index\.html)?$/, "");
  return path !== SITE.prefix + pagePath.slice(0, -1);
}

/** Fetches the page of a link that the visitor points at, focuses or touches; Gatsby's links only do so on hover. */
function fetchPage({ target }: Event): void {
  // A page in another language belongs to another build.
  const own = SITE.hasTwins ? "a:not([hreflang])" : "a";
  const address = target instanceof Element && target.closest(own)?.getAttribute("href");
  if (!address || linkKind(address) !== "page") return;
  fetchHead();
  window.___loader?.hovering(new URL(address, window.location.href).pathname);
}

/** A failure is repeated when the head is needed. */
const fetchHead = () => void fetchHeadTags().catch(() => {});

/** Gatsby calls this when it prefetches a page whose link is in the window, unless the connection is slow. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = fetchHead;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  if (isCopy()) await new Promise(() => {});
  shareScrolling();
  for (const type of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(type, fetchPage, { passive: true });
  // Gatsby renders as soon as this resolves; the pause lets the browser respond to the visitor first.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

/** A link with a hash goes to its target. On the first page, the browser has gone there already. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => prevRouterProps !== undefined && location.hash !== "";

/** The live region in which Gatsby announces the next page. */
const announcer = () => document.getElementById("gatsby-announcer");

/** The part of the page that a hash names, if any. */
const partOf = (hash: string) => document.getElementById(decodeURI(hash.slice(1)));

/** Moves the focus to a part of the page that was reached by a link, or on Back to the link. */
function moveFocus(hash: string): void {
  if (!hash) return followedLink?.focus();
  const target = partOf(hash);
  if (!target) return;
  // The browser has moved the focus already, and the visitor may have moved on from there by Tab.
  const { activeElement } = document;
  const isAtLink = activeElement === followedLink || activeElement === document.body;
  if (followedLink?.getAttribute("href") === hash && !isAtLink) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const showProgress = (shown: boolean) =>
  document.querySelector(".progress")?.toggleAttribute("hidden", !shown);

/** Gatsby calls this when the next page is slow to load. */
export const onRouteUpdateDelayed: GatsbyBrowser["onRouteUpdateDelayed"] = () => {
  showProgress(true);
  announcer()?.replaceChildren(WORDS.pages.loading);
};

/**
 * A navigation without a target on the page starts at the top, also Back and Forward. The first page keeps its position,
 * because the visitor may have scrolled before React started.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  showProgress(false);
  if (!prevLocation) return;
  const { pathname, hash } = location;
  const isSamePage = pathname === prevLocation.pathname;
  const target = partOf(hash);
  // A hash may name no element, such as the figures of a calculator; another page then starts at its top.
  const hasTarget = hash !== "" && (isSamePage || target !== null);
  if (!hasTarget) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  const heading = document.querySelector("h1")?.textContent ?? document.title;
  const arrival =
    isSamePage && !(hash && !target) ? "" : WORDS.pages.arrived.replace("{heading}", () => heading);
  // Gatsby announces the page for each change of the address, in English.
  requestAnimationFrame(() => announcer()?.replaceChildren(arrival));
  if (!isSamePage || (hash && !target)) return;
  if (window.location.href !== arrivedAt) moveFocus(hash);
  arrivedAt = "";
};

/**
 * Hydrates in small tasks, so that the browser can respond to the visitor in between; by default Gatsby does
 * it in a single task.
 */
function hydrateInTasks(element: ReactNode, container: Element): void {
  const isServerRendered = container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes();
  if (!isServerRendered) return createRoot(container).render(element);
  watchHydration(container);
  startTransition(() => void hydrateRoot(container, element, { onRecoverableError }));
}

/** In development, Gatsby's own function shows the errors that a boundary catches, with their place in the source. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrateInTasks as Renderer : undefined;
