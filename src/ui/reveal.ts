/** Elements that appear once, when the visitor scrolls to them; src/layout/useReveal.ts shows them. */

/** How long neighbours in a row wait for each other, in milliseconds. */
const revealDelay = { service: 100, card: 150, integration: 50 } as const;

export const revealAttribute = "data-reveal";

/** Marks an element that appears when the visitor scrolls to it; each kind has its own delay between neighbours. */
export const reveal = (
  kind: keyof typeof revealDelay = "card",
): Record<typeof revealAttribute, number> => ({ [revealAttribute]: revealDelay[kind] });
