import { useEffect } from "react";
import { revealAttribute } from "../ui/reveal";

/**
 * An element appears once its top is this far above the window's bottom edge, in pixels. The footer is higher, so at the
 * page's end all have appeared.
 */
const distance = 150;

/** The most delays that an element waits for, however long its row is. */
const maxSteps = 3;

/** Marks an element that has not appeared yet; CSS hides it, except in print, with the focus and with reduced motion. */
const waiting = "data-waiting";

/** Whether an element is below the window. A deferred section is not displayed yet and has no position, so it counts. */
const isBelow = (element: Element) =>
  element.checkVisibility?.() === false ||
  element.getBoundingClientRect().top >= window.innerHeight;

/** Hides the marked elements below the fold, and shows each once the visitor scrolls to it. Hides nothing without script. */
export function useReveal(path: string): void {
  useEffect(() => {
    const below = [...document.querySelectorAll<HTMLElement>(`[${revealAttribute}]`)].filter(
      isBelow,
    );
    if (below.length === 0) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        entries
          .filter(({ isIntersecting }) => isIntersecting)
          .forEach(({ target }, place) => {
            const delay = Number(target.getAttribute(revealAttribute));
            (target as HTMLElement).style.transitionDelay =
              `${Math.min(place, maxSteps) * delay}ms`;
            target.removeAttribute(waiting);
            observer.unobserve(target);
          });
      },
      // Includes elements that a jump has skipped, now above the window.
      { rootMargin: `1000000px 0px -${distance}px 0px` },
    );
    for (const element of below) {
      element.setAttribute(waiting, "");
      observer.observe(element);
    }
    return () => {
      observer.disconnect();
      for (const element of below) element.removeAttribute(waiting);
    };
  }, [path]);
}
