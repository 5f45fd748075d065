/**
 * Renders the page of a pressed link before the address changes, so that both change together. Gatsby's router changes
 * the address first, and a slow phone then renders the page for a third of a second.
 */
import { navigate, type WrapPageElementBrowserArgs } from "gatsby";
import { createElement, useLayoutEffect, useState, type ComponentType } from "react";
import { linkKind } from "../lib/link-kind";
import { stateAttribute } from "./hydration";
import { fetchParts } from "./lazy-hydrate";

type PageArgs = Pick<WrapPageElementBrowserArgs, "element" | "props">;

interface Resources {
  component: ComponentType<object> & { default?: ComponentType<object> };
  json: object;
  page: { webpackCompilationHash: string };
}

declare global {
  /** Gatsby's loader, which its links use. */
  const ___loader: {
    hovering: (path: string) => void;
    loadPage: (path: string) => Promise<Partial<Resources> | undefined>;
  };

  /** Gatsby's imports of all pages and templates, by the names of their chunks. */
  const asyncRequires: { components: Record<string, () => Promise<unknown>> };
}

interface Shown {
  args: PageArgs;
  /** Where the router was when the page showed. */
  at: string;
  /** Tells that the page shows before the router has moved to it. */
  onShown?: () => void;
}

let show: ((args: PageArgs, onShown: () => void) => void) | undefined;

/** The page to show: that of the router or, until the router has moved to it, that of a pressed link. */
export function useShownPage(routed: PageArgs): PageArgs {
  const { key, href, pathname } = routed.props.location;
  const at = `${key} ${href}`;
  const [shown, setShown] = useState<Shown>({ args: routed, at });
  let { args, onShown } = shown;
  if (at !== shown.at) {
    // The router has moved; what it has moved to may show already.
    if (!onShown || args.props.location.pathname !== pathname) args = routed;
    onShown = undefined;
    setShown({ args, at });
  }
  useLayoutEffect(() => {
    // In one task: between the tasks of a transition, browsers would compute the styles of the whole page anew.
    show = (next, tell) => setShown((now) => ({ args: next, at: now.at, onShown: tell }));
    // After a crash of the whole site, its links lead to documents.
    return () => {
      show = undefined;
    };
  }, []);
  useLayoutEffect(() => onShown?.(), [onShown]);
  return process.env.NODE_ENV === "development" ? routed : args;
}

let lastPress: MouseEvent | undefined;

/** The link to a page of the site that an event concerns. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | undefined {
  // A page in another language belongs to another build.
  const own = SITE.hasTwins ? "a:not([hreflang])" : "a";
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(own);
  return link && linkKind(link.getAttribute("href") ?? "mailto:") === "page" ? link : undefined;
}

/** Fetches a page: its data and beside it its script, of which Gatsby learns from the data, and then its lazy parts. */
export function fetchPage(pathname: string): void {
  ___loader.hovering(pathname);
  const path = pathname.slice(SITE.prefix.length, -1);
  const folder = path.replace(/[^/]*$/, "");
  const [, template] = SITE.templates.find(([under]) => under === folder) ?? [];
  void [`pages${path || "/index"}`, `templates/${template}`]
    .map((file) => asyncRequires.components[`component---src-${file.replaceAll("/", "-")}-tsx`])
    .find(Boolean)?.()
    // A failure is repeated when the page is needed.
    .then(fetchParts, () => {});
}

/**
 * Follows a pressed link within the site.
 * @param prepare fetches what every page needs besides its own script and data
 * @param onSlow called if the next page is not there within a second
 * @param onShown called in the task in which the next page shows, before the address changes
 */
export async function followLink(
  press: MouseEvent,
  prepare: () => Promise<void>,
  onSlow: () => void,
  onShown: (link: HTMLAnchorElement) => void,
): Promise<void> {
  const link = pageLinkOf(press);
  if (!link || !show || link.target || link.pathname === window.location.pathname) return;
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = press;
  if (button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return;
  press.preventDefault();
  lastPress = press;
  const to = link.href.slice(window.location.origin.length + SITE.prefix.length);
  const state = JSON.parse(link.getAttribute(stateAttribute) ?? "{}") as object;
  const slow = setTimeout(onSlow, 1000);
  const prepared = prepare();
  const { component, json, page } = (await ___loader.loadPage(link.pathname)) ?? {};
  await prepared;
  clearTimeout(slow);
  // In a task of its own: in that of the press, React would run effects before the address has changed.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (lastPress !== press) return;
  // The page could not be fetched, or the site has another version than this tab.
  if (!component || page?.webpackCompilationHash !== window.___webpackCompilationHash)
    return window.location.assign(link.href);
  const location = Object.assign(new URL(link.href), { state });
  const props = { ...json, location, pageResources: { page } };
  // The removal of an element with the focus would make the browser compute the styles of the whole page.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const element = createElement(component.default ?? component, props);
  show({ element, props: props as unknown as PageArgs["props"] }, () => {
    onShown(link);
    void navigate(to, { state });
  });
}
