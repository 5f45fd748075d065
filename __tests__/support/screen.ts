/** The answers of media queries, for code that asks with matchMedia. */

type Listener = (event: { matches: boolean }) => void;

/**
 * Answers every media query of scripts.
 * @param matches whether they match
 * @returns tells the page that they match now, or no longer
 */
export function answerMediaQueries(matches = false): (matches: boolean) => void {
  const listeners = new Set<Listener>();
  const list = (media: string) => ({
    media,
    matches,
    addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
  });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: list });
  return (now) => listeners.forEach((listener) => listener({ matches: now }));
}
