import { useEffect, useRef, useState, type MouseEvent } from "react";
import { hydratedAttribute } from "./hydration";

/** Wait until the page is shown at its top, in milliseconds. */
const delay = 100;

/** Whether the page that is rendering is the first of its document. */
export const isFirstPage = () =>
  typeof document !== "undefined" && !document.documentElement.hasAttribute(hydratedAttribute);

/**
 * On Back to a list, scrolls to the entry whose link the visitor followed and focuses it. The history entry of the list
 * stores the index.
 */
export function useReturnToEntry<List extends HTMLElement>() {
  const ref = useRef<List>(null);
  // After a reload, the browser restores the position.
  const [isFirst] = useState(isFirstPage);
  useEffect(() => {
    if (isFirst) return undefined;
    const state = window.history.state as { followedEntry?: number } | null;
    const entry = ref.current?.children[state?.followedEntry ?? -1];
    if (!entry) return undefined;
    const timer = window.setTimeout(() => {
      entry.scrollIntoView();
      const target = entry.matches("[tabindex]") ? entry : entry.querySelector("a");
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    }, delay);
    return () => window.clearTimeout(timer);
  }, [isFirst]);
  // In the capture phase, before the router leaves the page.
  const onClickCapture = ({ target, currentTarget, ...event }: MouseEvent<List>) => {
    if (!(target instanceof Element) || !target.closest("a")) return;
    // Such a click opens another tab or window, and the list stays.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const followedEntry = [...currentTarget.children].findIndex((entry) => entry.contains(target));
    const { key } = (window.history.state ?? {}) as { key?: string };
    window.history.replaceState({ key, followedEntry }, "");
  };
  return { ref, onClickCapture };
}
