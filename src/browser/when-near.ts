import { savesData, whenIdle } from "./when-idle";

/**
 * Calls back once the browser is idle and an element is in the window or at most a window's height away; never for a
 * visitor who saves data.
 * @returns a function that stops waiting
 */
export function whenNear(element: Element, callback: () => void): () => void {
  if (!("IntersectionObserver" in window) || savesData()) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenIdle(callback);
    },
    { rootMargin: "100%" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
