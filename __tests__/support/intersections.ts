/** An IntersectionObserver for tests, since jsdom has none. */

interface Watch {
  targets: Set<Element>;
  margin: string | undefined;
  notify: (changes: Change[]) => void;
}

interface Change {
  target: Element;
  isIntersecting: boolean;
  top?: number;
}

export interface Intersections {
  /** Reports a change to the observers of an element. */
  report: (target: Element, change: Omit<Change, "target">) => void;
  /** Reports changes that happen together. */
  reportAll: (changes: Change[]) => void;
  /** The elements that are observed. */
  watched: () => Element[];
  /** The margins of every observer made so far. */
  margins: () => (string | undefined)[];
  restore: () => void;
}

/** Installs an observer that reports what the test says. */
export function watchIntersections(): Intersections {
  const watches: Watch[] = [];
  class Observer {
    private readonly watch: Watch;
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      this.watch = {
        targets: new Set(),
        margin: options.rootMargin,
        notify: (changes) =>
          callback(
            changes.map(
              ({ target, isIntersecting, top = 0 }) =>
                ({
                  target,
                  isIntersecting,
                  boundingClientRect: { top },
                }) as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          ),
      };
      watches.push(this.watch);
    }
    observe(target: Element): void {
      this.watch.targets.add(target);
    }
    unobserve(target: Element): void {
      this.watch.targets.delete(target);
    }
    disconnect(): void {
      this.watch.targets.clear();
    }
  }
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  const reportAll = (changes: Change[]) => {
    for (const watch of watches) {
      const own = changes.filter(({ target }) => watch.targets.has(target));
      if (own.length > 0) watch.notify(own);
    }
  };
  return {
    report: (target, change) => reportAll([{ target, ...change }]),
    reportAll,
    watched: () => watches.flatMap(({ targets }) => [...targets]),
    margins: () => watches.map(({ margin }) => margin),
    restore: () => Reflect.deleteProperty(window, "IntersectionObserver"),
  };
}
