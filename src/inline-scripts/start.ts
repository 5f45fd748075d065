/** Starts the scripts of the page, which wait in a `<template>`. docs/architecture.md has the order of events. */
import { hydratedAttribute, templateId } from "../browser/hydration";
import { savesData, whenIdle } from "../browser/when-idle";
import { html } from "./html";
import { onScriptFailure } from "./outdated";
import { giveUp } from "./presses";
import { showDeferred } from "./deferred-sections";
import { isReturning } from "./returning";

const interactions = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"];

const options = { capture: true, passive: true };

const listen = (types: string[], listener: (event: Event) => void) =>
  types.forEach((type) => addEventListener(type, listener, options));

/** Wait before giving up on the scripts, in milliseconds; they may still arrive later. */
const scriptTimeout = 20_000;

/**
 * Wait between `load` and the prefetch of the scripts, in milliseconds. With less, the prefetch can begin before the
 * largest contentful paint.
 */
const fetchDelay = 1000;

let started = false;

/** The waiting scripts; a heading of a text can have the id of their template. */
const scripts = () =>
  document
    .querySelector<HTMLTemplateElement>(`template#${templateId}`)
    ?.content.querySelectorAll("script");

/** Starts the scripts, once. */
export function startScripts(): void {
  if (started) return;
  const waitingScripts = scripts();
  if (!waitingScripts) return addEventListener("DOMContentLoaded", startScripts);
  started = true;
  for (const waiting of waitingScripts) {
    const script = document.createElement("script");
    if (waiting.src) {
      script.src = waiting.src;
      script.onerror = onScriptFailure;
    } else script.text = waiting.text;
    document.body.append(script);
  }
  setTimeout(giveUp, scriptTimeout);
}

function onInteraction({ type, target }: Event): void {
  startScripts();
  // The layout of the rest would delay the answer to a button. A swipe that begins on a button also sends a pointermove.
  const isPress = type === "pointerdown" || type === "touchstart";
  if (isPress && target instanceof Element && target.closest("button")) return;
  showDeferred();
}

/** Whether the page starts its scripts without an interaction. */
const isEager = () =>
  // Comes first, since it also deletes what has expired.
  isReturning() || location.hash || history.state;

/** Prefetches the scripts at the lowest priority, so that the first press does not wait for the network. */
function fetchAhead(): void {
  if (started || savesData()) return;
  for (const { src } of scripts() ?? []) {
    const link = { rel: "prefetch", as: "script", href: src };
    if (src) document.head.append(Object.assign(document.createElement("link"), link));
  }
}

function onLoad(): void {
  // Not before: the browser itself scrolls to a hash or to the last position.
  listen(["scroll"], startScripts);
  if (!isEager()) return void setTimeout(() => whenIdle(fetchAhead), fetchDelay);
  // The page is painted after two frames.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(startScripts)));
}

/**
 * Reloads a page that comes back from the back/forward cache without its scripts, because the visitor left while they
 * were loading.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && started && !html.hasAttribute(hydratedAttribute)) location.reload();
}

/** A script of the site has failed, and not one of an extension. */
function onRejection({ reason }: PromiseRejectionEvent): void {
  for (const { src } of scripts() ?? [])
    if (src && (reason as Error | null)?.stack?.includes(src)) void onScriptFailure();
}

/** Starts the scripts at the first interaction, or without one on an eager page. */
export function startWithVisitor(): void {
  listen(interactions, onInteraction);
  // Focus needs no `showDeferred`: a focused element is shown already.
  listen(["focusin"], startScripts);
  // A host may run this script after the page has loaded.
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad);
  addEventListener("pageshow", onPageShow);
  addEventListener("unhandledrejection", onRejection);
}
