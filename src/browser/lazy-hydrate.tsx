import {
  memo,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MemoExoticComponent,
  type RefObject,
} from "react";
import { keepChanges } from "./controls";
import { dehydratedAttribute, onPartHydrated, reservedAttribute } from "./hydration";
import { readPromise } from "./read-promise";
import { retryForever } from "./retry";
import { useHydrated } from "./useHydrated";
import { whenNear } from "./when-near";
import { whenUsed } from "./when-used";

interface LazyHydrateOptions {
  /** The space reserved for the part while it is fetched, if the server did not render it. */
  reservedHeight: string;
  /** Whether the part is needed before the visitor uses it, for example because it has to fill in a draft. */
  atOnce?: () => boolean;
}

export const onServer = typeof document === "undefined";

const fetches: (() => Promise<unknown>)[] = [];

/** Lets `fetchParts` fetch a module. */
export const addPart = (fetch: () => Promise<unknown>): void => void fetches.push(fetch);

/**
 * Fetches the modules of all parts that the loaded pages have. The server does so before it renders: a page that waits for
 * a module meanwhile would get its styles in another order than the same page rendered later.
 * @throws on the server, when the module of a part fails
 */
export const fetchParts = async (): Promise<void> => {
  await Promise.all(fetches.map((fetch) => fetch()));
};

/**
 * Makes a part of a page that the server renders and that hydrates when a visitor presses or focuses it, or before, near
 * the window of an idle page. Its script is fetched then; all instances share it. Pass props that keep their identity: if
 * a prop changes before the part has hydrated, React discards the server's HTML and renders the part anew (error 421 in
 * `carry-over.ts`).
 * @param load fetches the component; it is called again if the connection fails
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { reservedHeight, atOnce }: LazyHydrateOptions,
): MemoExoticComponent<ComponentType<Props>> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  const fetchComponent = () =>
    (pending ??= (onServer ? load() : retryForever(load)).then((component) => {
      // `Part` renders again after hydration; `memo` spares its content that.
      loaded = memo(component) as unknown as ComponentType<Props>;
      return loaded;
    }));
  addPart(fetchComponent);

  /** Each instance has a promise of its component, which stays pending until the instance calls `start`. */
  const newInstance = () => {
    let start = () => {};
    const component = new Promise<ComponentType<Props>>((resolve) => {
      start = () => resolve(fetchComponent());
    });
    return { loaded, component, start };
  };

  interface IslandProps {
    instance: ReturnType<typeof newInstance>;
    place: RefObject<HTMLElement>;
    props: Props;
  }

  /** Suspends until its script has loaded; React keeps the server's HTML until then. */
  const Island = ({ instance, place, props }: IslandProps) => {
    const hydrating = !useHydrated() && !onServer;
    // Not hydrating: on the server, or on a page that was reached by a link and has no HTML to keep.
    if (!hydrating) instance.start();
    const Component = (!hydrating && instance.loaded) || readPromise(instance.component);
    // Reads the visitor's input before the component can empty its fields, and repeats it before an effect may need it.
    const repeatChanges = useRef<() => void>();
    useInsertionEffect(() => {
      repeatChanges.current = keepChanges(place.current);
    }, [place]);
    useLayoutEffect(() => repeatChanges.current?.(), [place]);
    useEffect(() => {
      if (place.current) onPartHydrated(place.current);
    }, [place]);
    return <Component {...props} />;
  };

  const LazyIsland = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [instance] = useState(newInstance);
    useEffect(() => {
      const element = place.current;
      if (!element || element.querySelector(`[${reservedAttribute}]`)) return undefined;
      if (atOnce?.()) return instance.start();
      const stops = [whenNear, whenUsed].map((when) => when(element, instance.start));
      return () => stops.forEach((stop) => stop());
    }, [instance]);
    return (
      <div ref={place} {...{ [dehydratedAttribute]: "" }}>
        <Suspense
          fallback={<div {...{ [reservedAttribute]: "" }} style={{ minHeight: reservedHeight }} />}
        >
          <Island instance={instance} place={place} props={props} />
        </Suspense>
      </div>
    );
  };
  return memo(LazyIsland as ComponentType<Props>);
}
