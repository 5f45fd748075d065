import { useEffect } from "react";

/** An element appears once its top has come this far above the window's bottom edge, in pixels (spec §9). */
const distance = 150;

/** Marks an element that waits to appear; styles hide it, except in print and with reduced motion. */
export const waiting = "data-waiting";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

const atEnd = () =>
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;

/**
 * Hides the marked elements that stand below the fold and shows each, once, as the page is scrolled to it
 * (readings.md, Behaviour). Without script, with reduced motion and above the fold nothing is ever hidden;
 * at the page's end nothing is left hidden.
 * @param path the address of the page: another page begins anew
 */
export function useReveal(path: string): void {
  useEffect(() => {
    if (!("IntersectionObserver" in window) || still()) return undefined;
    const below = [...document.querySelectorAll<HTMLElement>("[data-reveal]")].filter(
      (element) => element.getBoundingClientRect().top >= window.innerHeight,
    );
    if (below.length === 0) return undefined;
    const left = new Set(below);
    const show = (element: HTMLElement) => {
      element.removeAttribute(waiting);
      left.delete(element);
      observer.unobserve(element);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries)
          // Also what a jump has left above the window.
          if (isIntersecting || boundingClientRect.top < 0) show(target as HTMLElement);
      },
      { rootMargin: `0px 0px -${distance}px 0px` },
    );
    for (const element of below) {
      element.setAttribute(waiting, "");
      observer.observe(element);
    }
    const onMove = () => {
      if (atEnd()) left.forEach(show);
    };
    // Whoever comes by keyboard sees where the focus is.
    const onFocus = ({ target }: FocusEvent) => {
      const element = target instanceof Element && target.closest<HTMLElement>(`[${waiting}]`);
      if (element) show(element);
    };
    window.addEventListener("scroll", onMove, { passive: true });
    // A window that grows may hold the page's end, with nothing left to scroll.
    window.addEventListener("resize", onMove);
    document.addEventListener("focusin", onFocus, true);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", onMove);
      window.removeEventListener("resize", onMove);
      document.removeEventListener("focusin", onFocus, true);
      left.forEach(show);
    };
  }, [path]);
}
