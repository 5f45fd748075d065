import { useCallback, useEffect, useRef, useState } from "react";

/**
 * The panel of small screens: while it is open the page behind does not scroll; Escape, a navigation and a window
 * that becomes wide close it.
 */
export function useMobilePanel(path: string) {
  const [open, setOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  const [shownPath, setShownPath] = useState(path);
  if (shownPath !== path) {
    setShownPath(path);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return undefined;
    const { style } = document.documentElement;
    const wide = window.matchMedia("(min-width: 64rem)");
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close();
      toggleButton.current?.focus();
    };
    style.overflow = "hidden";
    wide.addEventListener("change", close);
    document.addEventListener("keydown", onKey);
    return () => {
      style.overflow = "";
      wide.removeEventListener("change", close);
      document.removeEventListener("keydown", onKey);
    };
  }, [open, close]);

  return { open, close, toggleButton, toggle: () => setOpen((wasOpen) => !wasOpen) };
}
