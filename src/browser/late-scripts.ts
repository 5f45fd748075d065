/**
 * The page is finished without its script: the scripts of the site are in a template, which browsers neither fetch nor
 * run, and are started at the first sign of a visitor. With that sign the rest of the page is laid out too, so that it
 * scrolls to where it should. Buttons that are pressed before React has taken over are remembered, and pressed again
 * by then; a panel that a button shows or hides, such as the menu of a phone, it does at once. So are the keys that mean
 * something to the site: those that open the search, open a dropdown, or close what is open.
 * Scrolling is a sign once the page has loaded: until then the browser itself scrolls, to a hash or to where the page was.
 *
 * A page that has something to do without a sign starts its scripts by itself, after it has loaded, its largest part
 * is painted and the browser is idle: something on it is marked as eager, or its hash, its history entry or a parameter
 * that it reads says what it shows.
 */
import { queryAttribute } from "./page-query";

/** The id of the template that holds the scripts. */
export const templateId = "late-scripts";

/** Of `<html>`: React has taken over the page. */
export const hydratedAttribute = "data-hydrated";

/** Of a part of the page that React takes over later than the page. */
export const dehydratedAttribute = "data-dehydrated";

/** Of `<html>` or a part of a page: needs the scripts without a sign of the visitor. */
export const eagerAttribute = "data-eager";

/** Of `<html>`: the visitor has moved, touched, typed or scrolled. */
const visitedAttribute = "data-visited";

/** Whether the visitor has given a sign already; scripts that start later cannot have seen it. */
export const hasVisitor = (): boolean => document.documentElement.hasAttribute(visitedAttribute);

/** Of a button: where its press leads if the scripts never come. */
export const fallbackAttribute = "data-fallback";

/** Of a dropdown of the bar, which is shown by style, also where the pointer or the focus is on it. */
export const dropdownAttribute = "data-menu";

/** Time after which scripts that have not come are given up on; they may still come later. */
const scriptTimeoutMs = 20_000;

type EarlyPress = HTMLButtonElement | KeyboardEvent;

declare global {
  interface Window {
    /** Buttons, and keys that press none, pressed before React has taken them over, in order. */
    earlyPresses?: EarlyPress[];
  }
}

/**
 * Lets scripts that mark the page as eager run once it has loaded: what they read of the browser's storage takes its
 * time at first, and nothing of the page waits for it. It belongs before `startScript`, which looks for the mark then.
 * @param scripts each marks the page if it has a reason to
 * @returns one script for the head
 */
export const onceLoaded = (scripts: readonly string[]): string =>
  `addEventListener("load",function(){${scripts.join(";")}})`;

/** Runs in the head, the same on every page. Without the scripts, the page is as it is in a browser without script. */
export const startScript = `(function () {
  var doc = document, html = doc.documentElement, begun, presses = (window.earlyPresses = []);
  var interactions = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"], movements = ["focusin", "scroll"];
  var options = { capture: true, passive: true };
  function listen(types, listener) { types.forEach(function (type) { addEventListener(type, listener, options); }); }
  function unlisten(types, listener) { types.forEach(function (type) { removeEventListener(type, listener, options); }); }
  function show(button, shown) {
    var panel = doc.getElementById(button.getAttribute("aria-controls"));
    if (!panel || !button.ariaExpanded) return;
    if (!shown && panel.contains(doc.activeElement)) button.focus();
    button.setAttribute("aria-expanded", shown);
    if (!button.closest("[${dropdownAttribute}]")) panel.hidden = !shown;
  }
  function hideAll() {
    doc.querySelectorAll("[aria-expanded=true]").forEach(function (button) { show(button, false); });
  }
  function giveUp() {
    if (html.hasAttribute("${hydratedAttribute}")) return;
    delete html.dataset.js;
    hideAll();
    var last = presses.splice(0).filter(function (press) { return press.click; }).pop(), to = last && last.getAttribute("${fallbackAttribute}");
    if (to) location.hash = to;
  }
  function visit() {
    unlisten(movements, visit);
    html.setAttribute("${visitedAttribute}", "");
    begin();
  }
  function onSign() {
    unlisten(interactions, onSign);
    visit();
    window.renderRest(true);
  }
  function begin() {
    if (begun) return;
    var template = doc.getElementById("${templateId}");
    if (!template) return doc.addEventListener("DOMContentLoaded", begin);
    begun = 1;
    template.content.querySelectorAll("script").forEach(function (waiting) {
      var script = doc.createElement("script");
      if (waiting.src) { script.src = waiting.src; script.onerror = giveUp; }
      else script.text = waiting.text;
      doc.body.append(script);
    });
    setTimeout(giveUp, ${scriptTimeoutMs});
  }
  listen(interactions, onSign);
  listen(["focusin"], visit);
  function isAsked() {
    var part = doc.querySelector("[${queryAttribute}]"), query = new URLSearchParams(location.search);
    return part && part.getAttribute("${queryAttribute}").split(" ").some(function (name) { return query.has(name); });
  }
  function whenIdle() { (window.requestIdleCallback || setTimeout)(begin); }
  function afterPaint() { requestAnimationFrame(function () { requestAnimationFrame(whenIdle); }); }
  function onceDecoded() {
    var images = doc.querySelectorAll("img[fetchpriority=high]");
    var decoded = [].map.call(images, function (image) { return image.decode && image.decode(); });
    Promise.all(decoded).then(afterPaint, afterPaint);
  }
  addEventListener("load", function () {
    listen(["scroll"], visit);
    if (!(location.hash || history.state || isAsked() || doc.querySelector("[${eagerAttribute}]"))) return;
    var paint = "largest-contentful-paint", observer = window.PerformanceObserver;
    setTimeout(begin, 3000);
    if (observer && observer.supportedEntryTypes.includes(paint)) new observer(onceDecoded).observe({ type: paint, buffered: true });
    else onceDecoded();
  });
  doc.addEventListener("click", function (event) {
    var button = event.target.closest && event.target.closest("button[type=button],[method=dialog] button");
    if (!button) return;
    if (html.hasAttribute("${hydratedAttribute}") && !button.closest("[${dehydratedAttribute}]")) return;
    presses.push(button);
    show(button, button.ariaExpanded != "true");
    begin();
  }, true);
  doc.addEventListener("keydown", function (event) {
    var target = event.target, key = event.key, typed = target.matches("input,select,textarea");
    if (html.hasAttribute("${hydratedAttribute}") || !("js" in html.dataset)) return;
    if (key == "Escape") hideAll();
    else {
      var opens = key == "ArrowDown" && target.ariaExpanded;
      if (!(key == "k" ? event.ctrlKey || event.metaKey : key == "/" ? !typed : opens)) return;
      event.preventDefault();
      if (opens) show(target, true);
    }
    presses.push(event);
  }, true);
  addEventListener("unhandledrejection", giveUp);
})()`;

const isWaiting = (element: Element) => element.closest(`[${dehydratedAttribute}]`) !== null;

const targetOf = (press: EarlyPress): Element =>
  press instanceof Element ? press : (press.target as Element);

/** Whether what was pressed opens a dropdown that pointer and keyboard have both left since. */
const isLeft = (pressed: Element): boolean =>
  pressed.ariaExpanded !== null &&
  pressed.closest(`[${dropdownAttribute}]`)?.matches(":not(:hover, :has(:focus-visible))") === true;

function pressAgain(press: EarlyPress): void {
  const target = targetOf(press);
  if (isLeft(target)) target.ariaExpanded = "false";
  else if (press instanceof KeyboardEvent)
    target.dispatchEvent(new KeyboardEvent("keydown", press));
  else press.click();
}

/** Presses one after the other: React shows what a press has changed before the next one. */
function pressInTurn([press, ...others]: readonly EarlyPress[]): void {
  if (press) pressAgain(press);
  if (others.length > 0) void Promise.resolve().then(() => pressInTurn(others));
}

/** Presses again, once and in order, what was pressed in a part of the page that React has now taken over. */
function replayPresses(within: Element): void {
  const all = window.earlyPresses ?? [];
  const ready = all.filter((press) => {
    const target = targetOf(press);
    return within.contains(target) && !isWaiting(target);
  });
  window.earlyPresses?.splice(0, all.length, ...all.filter((press) => !ready.includes(press)));
  pressInTurn(ready);
}

/** Call it when React has taken over the page. */
export function onPageHydrated(): void {
  const { documentElement } = document;
  documentElement.setAttribute(hydratedAttribute, "");
  documentElement.dataset.js = "";
  replayPresses(documentElement);
}

/** Call it when React has taken over a part that comes later than the page. */
export function onPartHydrated(part: Element): void {
  part.removeAttribute(dehydratedAttribute);
  replayPresses(part);
}
