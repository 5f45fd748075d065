import { useEffect, useState } from "react";

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
