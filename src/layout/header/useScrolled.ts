import { useEffect, useState } from "react";

/** The bar is compact once the page is scrolled further than this, in pixels (spec §9). */
const compactFrom = 50;

/** Whether the page is scrolled so far that the bar is compact; also where it comes up scrolled. */
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
