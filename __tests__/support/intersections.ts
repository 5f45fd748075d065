/** A mock of IntersectionObserver, which jsdom lacks. */

interface Watch {
  targets: Set<Element>;
  notify: (change: Change) => void;
}

interface Change {
  target: Element;
  isIntersecting: boolean;
  top?: number;
}

export interface Intersections {
  /** Reports a change to the observers of an element. */
  report: (target: Element, change: Omit<Change, "target">) => void;
  /** The elements that are observed. */
  watched: () => Element[];
  restore: () => void;
}

/** Installs the mock, which only reports the changes of the test. */
export function watchIntersections(): Intersections {
  const watches: Watch[] = [];
  class Observer {
    private readonly watch: Watch;
    constructor(callback: IntersectionObserverCallback) {
      this.watch = {
        targets: new Set(),
        notify: ({ top = 0, ...change }) =>
          callback(
            [{ ...change, boundingClientRect: { top } } as IntersectionObserverEntry],
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
    report: (target, change) => {
      for (const watch of watches)
        if (watch.targets.has(target)) watch.notify({ target, ...change });
    },
    watched: () => watches.flatMap(({ targets }) => [...targets]),
    restore: () => Reflect.deleteProperty(window, "IntersectionObserver"),
  };
}
