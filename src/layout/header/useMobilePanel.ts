import { useCallback, useEffect, useRef, useState } from "react";

/** The menu panel on small screens. Escape, a navigation or a window that becomes wide closes it. */
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
    const wide = window.matchMedia("(min-width: 64rem)");
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // The search, which may be open above the menu, prevents the default of the Escape that closes it.
      if (key !== "Escape" || defaultPrevented) return;
      close();
      toggleButton.current?.focus();
    };
    wide.addEventListener("change", close);
    document.addEventListener("keydown", onKey);
    return () => {
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
