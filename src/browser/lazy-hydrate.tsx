import {
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MemoExoticComponent,
  type RefObject,
} from "react";
import { onApproach, type ApproachOptions } from "./approach";
import { dehydratedAttribute, onPartHydrated } from "./late-scripts";
import { readPromise } from "./read-promise";
import { retryForever } from "./retry";
import { useHydrated } from "./useHydrated";

interface LazyHydrateOptions extends ApproachOptions {
  /** The space reserved for the part while it is fetched, if the server did not render it. */
  reservedHeight: string;
}

export const onServer = typeof document === "undefined";

/** On the server, the modules of all parts. */
const serverModules: Promise<unknown>[] = [];

/**
 * On the server, waits until the modules of all parts are loaded. A page that had to wait for one while it is
 * rendered would have its styles in another order than the same page rendered later.
 * @throws when the module of a part fails
 */
export const partsLoaded = async (): Promise<void> => {
  await Promise.all(serverModules);
};

/** Makes the server's rendering wait for a module that browsers fetch later. */
export const waitForPart = (module: Promise<unknown>): void => void serverModules.push(module);

/**
 * Makes a part of a page whose HTML the server writes and whose script is fetched when a visitor comes near. Instances
 * share the script, and each hydrates when a visitor comes near it. It renders again only if one of its props is another
 * object, so keep the props of an instance the same.
 * @param load fetches the component; it is called again if the connection fails
 * @param options the reserved space, and what counts as an approach if not coming near the part
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { reservedHeight, ...approach }: LazyHydrateOptions,
): MemoExoticComponent<ComponentType<Props>> {
  const loader = loadOnce(load);
  if (onServer) waitForPart(loader.fetch());

  /** Suspends until its script is there; React keeps the HTML of the server until then. */
  const Part = ({ instance, props }: { instance: Instance<Props>; props: Props }) => {
    const hydrating = !useHydrated() && !onServer;
    // Without HTML from the server, the page was reached by a link and shows the part now.
    if (!hydrating) instance.fetch();
    const Component = (!hydrating && instance.loaded) || readPromise(instance.component);
    const { place } = instance;
    useEffect(() => {
      if (place.current) onPartHydrated(place.current);
    }, [place]);
    return <Component {...props} />;
  };

  const LazyPart = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [instance] = useState(() => newInstance(loader, place));
    useEffect(() => {
      const element = place.current;
      if (!element || element.querySelector("[data-reserved]")) return undefined;
      return onApproach(element, instance.fetch, approach);
    }, [instance]);
    return (
      <div ref={place} {...{ [dehydratedAttribute]: "" }}>
        <Suspense fallback={<div data-reserved="" style={{ minHeight: reservedHeight }} />}>
          <Part instance={instance} props={props} />
        </Suspense>
      </div>
    );
  };
  return memo(LazyPart as ComponentType<Props>);
}

interface Loader<Props> {
  loaded?: ComponentType<Props>;
  /** Fetches the component; all calls share one request. */
  fetch: () => Promise<ComponentType<Props>>;
}

function loadOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): Loader<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  const loader: Loader<Props> = {
    fetch: () =>
      (pending ??= (onServer ? load() : retryForever(load)).then((component) => {
        // Keeps the content from rendering again when its part does, after hydration.
        loader.loaded = memo(component) as unknown as ComponentType<Props>;
        return loader.loaded;
      })),
  };
  return loader;
}

interface Instance<Props> {
  loaded?: ComponentType<Props>;
  /** The component, once this instance has called `fetch`. */
  component: Promise<ComponentType<Props>>;
  fetch: () => void;
  place: RefObject<HTMLElement>;
}

function newInstance<Props>(
  { loaded, fetch }: Loader<Props>,
  place: RefObject<HTMLElement>,
): Instance<Props> {
  let resolve: (component: Promise<ComponentType<Props>>) => void = () => {};
  const component = new Promise<ComponentType<Props>>((fulfil) => {
    resolve = fulfil;
  });
  return { loaded, component, fetch: () => resolve(fetch()), place };
}
