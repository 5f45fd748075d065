/** An IntersectionObserver for tests, since jsdom has none. */

interface Watch {
  targets: Set<Element>;
  margin: string | undefined;
  notify: (target: Element, isIntersecting: boolean, top: number) => void;
}

export interface Intersections {
  /** Reports a change to the observers of an element. */
  report: (target: Element, change: { isIntersecting: boolean; top?: number }) => void;
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
        notify: (target, isIntersecting, top) =>
          callback(
            [{ target, isIntersecting, boundingClientRect: { top } } as IntersectionObserverEntry],
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
  return {
    report: (target, { isIntersecting, top = 0 }) => {
      for (const watch of watches.filter(({ targets }) => targets.has(target)))
        watch.notify(target, isIntersecting, top);
    },
    watched: () => watches.flatMap(({ targets }) => [...targets]),
    margins: () => watches.map(({ margin }) => margin),
    restore: () => Reflect.deleteProperty(window, "IntersectionObserver"),
  };
}
