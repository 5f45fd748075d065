/** Elements that appear once as the page is scrolled to them (spec §2 and §9); src/layout/useReveal.ts moves them. */
import type { CSSProperties } from "react";

/** Waits between neighbours, in milliseconds. */
export const revealDelay = { service: 100, card: 150, integration: 50 } as const;

interface RevealProps {
  "data-reveal": "";
  style: CSSProperties;
}

/**
 * Marks an element that appears as the page is scrolled to it.
 * @param index its place among its neighbours, from 0
 * @param kind what it is: neighbours follow each other by the wait of their kind
 */
export const reveal = (index: number, kind: keyof typeof revealDelay = "card"): RevealProps => ({
  "data-reveal": "",
  style: { transitionDelay: `${index * revealDelay[kind]}ms` },
});
