import { TextEncoder } from "node:util";

/** What Gatsby's links expect of the page they stand on. */
Object.assign(globalThis, {
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
  ___navigate: () => undefined,
});

/** What every browser has and jsdom lacks: it lays nothing out, so no media query matches and nothing scrolls. */
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
}
