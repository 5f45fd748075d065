import { TextEncoder } from "node:util";

/** The globals that Gatsby's links use. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___navigate: () => undefined,
});

/** What browsers have and jsdom lacks. Without layout, no media query matches and nothing scrolls. */
if (typeof window !== "undefined") {
  Object.assign(window, { TextEncoder });
  const ignore = () => undefined;
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: ignore,
      removeEventListener: ignore,
    }),
  });
  Element.prototype.scrollIntoView = () => undefined;
  performance.getEntriesByType = () => [];
}
