import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import type { Renderer } from "react-dom";
import { hydrateRoot } from "react-dom/client";

import { onRecoverableError, watchHydration } from "./src/browser/carry-over";
import { entriesAttribute } from "./src/browser/hydration";
import { fetchPage, followLink, pageLinkOf } from "./src/browser/next-page";
import { wholeAttribute } from "./src/lib/deferred-attributes";
import { fetchHeadTags } from "./src/seo/Seo";

export { wrapPageElement, wrapRootElement } from "./src/root";

/** The link that was followed last. */
let followedLink: HTMLElement | null = null;

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

/** When the visitor points at a link, focuses or touches it, fetches its page; Gatsby's links only do so on hover. */
function fetchNext(event: Event): void {
  const link = pageLinkOf(event);
  if (!link) return;
  void fetchHead();
  fetchPage(link.pathname);
}

/** A failure is repeated when the head is needed. */
const fetchHead = () => fetchHeadTags().catch(() => {});

/** Gatsby calls this when it prefetches a page whose link is in the window, unless the connection is slow. */
export const onPrefetchPathname: GatsbyBrowser["onPrefetchPathname"] = () => void fetchHead();

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  if (isCopy()) await new Promise(() => {});
  shareScrolling();
  const onClick = (press: MouseEvent) =>
    void followLink(press, fetchHead, tellSlow, showFirstScreen);
  if (process.env.NODE_ENV === "production") {
    for (const type of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(type, fetchNext, { passive: true });
    // In the capture phase, before Gatsby's links follow the press themselves.
    document.addEventListener("click", onClick, true);
  }
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

/** Tells that the next page is slow to load. */
function tellSlow(): void {
  showProgress(true);
  announcer()?.replaceChildren(WORDS.pages.loading);
}

function announce(text: string): void {
  if (announcer()?.textContent !== text) announcer()?.replaceChildren(text);
}

/** Shows a page, as soon as it is rendered, from its top or the target of its hash, and announces it. */
function arrive({ hash }: { hash: string }): void {
  showProgress(false);
  const target = partOf(hash);
  if (hash && target) target.scrollIntoView();
  else window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  announce(arrival());
}

/** Wait until the router has moved the focus to the page, in milliseconds. */
const focusDelay = 100;

/** On Back to a list, focuses the entry that was followed, in view. */
function returnToEntry(): void {
  const { followed } = (window.history.state ?? {}) as { followed?: string };
  const selector = `main [${entriesAttribute}] a[href="${followed}"]`;
  const link = document.querySelector<HTMLElement>(selector);
  link?.closest("li, article")?.scrollIntoView();
  link?.focus({ preventScroll: true });
}

/** Shows a page that a link leads to; its first frame needs only the first screen. */
function showFirstScreen(link: HTMLAnchorElement): void {
  const { documentElement } = document;
  const setWhole = (isWhole: boolean) => documentElement.toggleAttribute(wholeAttribute, isWhole);
  setWhole(link.hash !== "");
  arrive(link);
  const followed = link.getAttribute("href");
  window.history.replaceState({ ...window.history.state, followed }, "");
  requestAnimationFrame(() => setTimeout(() => setWhole(true)));
}

const arrival = () =>
  WORDS.pages.arrived.replace(
    "{heading}",
    () => document.querySelector("h1")?.textContent ?? document.title,
  );

/**
 * A navigation without a target on the page starts at the top, also Back and Forward. The first page keeps its position,
 * because the visitor may have scrolled before React started.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  showProgress(false);
  if (!prevLocation) return;
  const { pathname, hash } = location;
  const isSamePage = pathname === prevLocation.pathname;
  // A hash may name no element, such as the figures of a calculator.
  const staysSilent = isSamePage && !(hash && !partOf(hash));
  if (!isSamePage) {
    arrive(location);
    setTimeout(() => (partOf(hash) ? moveFocus(hash) : returnToEntry()), focusDelay);
  } else if (!hash) window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  // Gatsby announces the page for each change of the address, in English.
  requestAnimationFrame(() => announce(staysSilent ? "" : arrival()));
  if (isSamePage && (!hash || partOf(hash))) moveFocus(hash);
};

/**
 * Hydrates in small tasks, so that the browser can respond to the visitor in between; by default Gatsby does
 * it in a single task.
 */
function hydrateInTasks(element: ReactNode, container: Element): void {
  watchHydration(container);
  startTransition(() => void hydrateRoot(container, element, { onRecoverableError }));
}

/** In development, Gatsby's own function shows the errors that a boundary catches, with their place in the source. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production" ? () => hydrateInTasks as Renderer : undefined;
