/**
 * The page is finished without its script: the scripts of the site are in a template, which browsers neither fetch nor
 * run, and are started at the first interaction of the visitor. With it the rest of the page is shown too, so that it
 * scrolls to where it should. Scrolling is an interaction once the page has loaded: until then the browser itself
 * scrolls, to a hash or to where the page was.
 *
 * A page that has something to do without an interaction starts its scripts by itself, after it has loaded, is painted
 * and the browser is idle: something on it is marked as eager, or its hash or its history entry says what it shows.
 */
import { eagerAttribute, hydratedAttribute, templateId } from "../browser/late-scripts";
import { whenIdle } from "../browser/when-idle";
import { html } from "./html";
import { giveUp } from "./presses";
import { showRest } from "./rest";

const interactions = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"];

/** Interactions after which the page is as it stands: what is scrolled or focused is there already. */
const movements = ["focusin", "scroll"];

const options = { capture: true, passive: true };

const listen = (types: string[], listener: () => void) =>
  types.forEach((type) => addEventListener(type, listener, options));

const unlisten = (types: string[], listener: () => void) =>
  types.forEach((type) => removeEventListener(type, listener, options));

/** Time after which scripts that have not come are given up on; they may still come later. In milliseconds. */
const scriptTimeout = 20_000;

/**
 * Time between load and fetching the scripts ahead, in milliseconds: with less, the fetch can begin before the largest
 * part of the page is painted.
 */
const fetchDelay = 1000;

let started = false;

const scripts = () =>
  (document.getElementById(templateId) as HTMLTemplateElement | null)?.content.querySelectorAll(
    "script",
  );

/** Starts the scripts, once. */
export function startScripts(): void {
  if (started) return;
  const waitingScripts = scripts();
  if (!waitingScripts) return document.addEventListener("DOMContentLoaded", startScripts);
  started = true;
  for (const waiting of waitingScripts) {
    const script = document.createElement("script");
    if (waiting.src) {
      script.src = waiting.src;
      script.onerror = giveUp;
    } else script.text = waiting.text;
    document.body.append(script);
  }
  setTimeout(giveUp, scriptTimeout);
}

function visit(): void {
  unlisten(movements, visit);
  startScripts();
}

function onInteraction(): void {
  unlisten(interactions, onInteraction);
  visit();
  showRest();
}

/** Whether the page has something to do without an interaction. */
const isEager = () =>
  location.hash || history.state || document.querySelector(`[${eagerAttribute}]`);

/** Fetches the scripts before they are needed, at the lowest priority, so that the first press waits for no network. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (started || connection?.saveData) return;
  for (const { src } of scripts() ?? []) {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.as = "script";
    link.href = src;
    if (src) document.head.append(link);
  }
}

function onLoad(): void {
  listen(["scroll"], visit);
  if (!isEager()) return void setTimeout(() => whenIdle(fetchAhead), fetchDelay);
  // The page is painted by then.
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(startScripts)));
}

/**
 * A page that was left while its scripts were fetched has lost them, and the browser's back/forward cache brings it back
 * like that: it is loaded again.
 */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && started && !html.hasAttribute(hydratedAttribute)) location.reload();
}

/** Starts the scripts at the first interaction, or by themselves where the page needs them. */
export function startWithVisitor(): void {
  started = false;
  listen(interactions, onInteraction);
  listen(["focusin"], visit);
  addEventListener("load", onLoad);
  addEventListener("pageshow", onPageShow);
}
