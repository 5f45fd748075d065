import { useEffect } from "react";
import { revealAttribute } from "../ui/reveal";

/** An element appears once its top is this far above the window's bottom edge, in pixels. */
const distance = 150;

/** The most delays that an element waits for, however long its row is. */
const maxSteps = 3;

/** Marks an element that has not appeared yet; CSS hides it, except in print and with reduced motion. */
const waiting = "data-waiting";

const prefersReducedMotion = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const atEnd = () =>
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/** Whether an element is below the window. A deferred section is not displayed yet and has no position, so it counts. */
const isBelow = (element: Element) =>
  element.checkVisibility?.() === false ||
  element.getBoundingClientRect().top >= window.innerHeight;

/**
 * Hides the marked elements below the fold, and shows each once the visitor scrolls to it. Hides nothing without script
 * or with reduced motion, and shows everything at the page's end.
 */
export function useReveal(path: string): void {
  useEffect(() => {
    if (!("IntersectionObserver" in window) || prefersReducedMotion()) return undefined;
    const below = [...document.querySelectorAll<HTMLElement>(`[${revealAttribute}]`)].filter(
      isBelow,
    );
    if (below.length === 0) return undefined;
    const hidden = new Set(below);
    const show = (element: HTMLElement, place = 0) => {
      const delay = Number(element.getAttribute(revealAttribute));
      element.style.transitionDelay = `${Math.min(place, maxSteps) * delay}ms`;
      element.removeAttribute(waiting);
      hidden.delete(element);
      observer.unobserve(element);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        /** How many have appeared so far in each row, by its top. */
        const rows = new Map<number, number>();
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          const top = Math.round(boundingClientRect.top);
          // Includes elements that a jump has skipped, now above the window.
          if (!isIntersecting && top >= 0) continue;
          const place = rows.get(top) ?? 0;
          rows.set(top, place + 1);
          show(target as HTMLElement, place);
        }
      },
      { rootMargin: `0px 0px -${distance}px 0px` },
    );
    for (const element of below) {
      element.setAttribute(waiting, "");
      observer.observe(element);
    }
    const onMove = () => {
      if (atEnd()) hidden.forEach((element) => show(element));
    };
    // Keyboard users must see where the focus is.
    const onFocus = ({ target }: FocusEvent) => {
      const element = target instanceof Element && target.closest<HTMLElement>(`[${waiting}]`);
      if (element) show(element);
    };
    window.addEventListener("scroll", onMove, { passive: true });
    // A window that grows may reach the page's end, with nothing left to scroll.
    window.addEventListener("resize", onMove);
    document.addEventListener("focusin", onFocus, true);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", onMove);
      window.removeEventListener("resize", onMove);
      document.removeEventListener("focusin", onFocus, true);
      hidden.forEach((element) => show(element));
    };
  }, [path]);
}
