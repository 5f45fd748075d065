/** Elements that appear once as the page is scrolled to them; src/layout/useReveal.ts shows them. */
import type { CSSProperties } from "react";

/** Delays between neighbours, in milliseconds. */
export const revealDelay = { service: 100, card: 150, integration: 50 } as const;

interface RevealProps {
  "data-reveal": "";
  style: CSSProperties;
}

/**
 * Marks an element that appears as the page is scrolled to it.
 * @param index its position among its neighbours, from 0
 * @param kind what it is: each kind has its own delay between neighbours
 */
export const reveal = (index: number, kind: keyof typeof revealDelay = "card"): RevealProps => ({
  "data-reveal": "",
  style: { transitionDelay: `${index * revealDelay[kind]}ms` },
});
