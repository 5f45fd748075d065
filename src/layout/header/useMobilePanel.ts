import { useCallback, useEffect, useRef, useState } from "react";

/**
 * The menu panel on small screens. While it is open, the page behind does not scroll. Escape, a navigation or a window
 * that becomes wide closes it.
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

/** The header is compact once the page has scrolled further than this, in pixels. */
const compactFrom = 50;

/** Whether the page has scrolled far enough for the compact header, also if it loads scrolled. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > compactFrom);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);
  return scrolled;
}
