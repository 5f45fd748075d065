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
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  /** Fetches the component; all instances share one request. */
  const fetchComponent = () =>
    (pending ??= (onServer ? load() : retryForever(load)).then((component) => {
      // Keeps the content from rendering again when its part does, after hydration.
      loaded = memo(component) as unknown as ComponentType<Props>;
      return loaded;
    }));
  if (onServer) waitForPart(fetchComponent());

  /** An instance has its component, as a promise, once it has called `start`. */
  const newInstance = () => {
    let start = () => {};
    const component = new Promise<ComponentType<Props>>((resolve) => {
      start = () => resolve(fetchComponent());
    });
    return { loaded, component, start };
  };

  interface PartProps {
    instance: ReturnType<typeof newInstance>;
    place: RefObject<HTMLElement>;
    props: Props;
  }

  /** Suspends until its script is there; React keeps the HTML of the server until then. */
  const Part = ({ instance, place, props }: PartProps) => {
    const hydrating = !useHydrated() && !onServer;
    // Without HTML from the server, the page was reached by a link and shows the part now.
    if (!hydrating) instance.start();
    const Component = (!hydrating && instance.loaded) || readPromise(instance.component);
    useEffect(() => {
      if (place.current) onPartHydrated(place.current);
    }, [place]);
    return <Component {...props} />;
  };

  const LazyPart = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [instance] = useState(newInstance);
    useEffect(() => {
      const element = place.current;
      if (!element || element.querySelector("[data-reserved]")) return undefined;
      return onApproach(element, instance.start, approach);
    }, [instance]);
    return (
      <div ref={place} {...{ [dehydratedAttribute]: "" }}>
        <Suspense fallback={<div data-reserved="" style={{ minHeight: reservedHeight }} />}>
          <Part instance={instance} place={place} props={props} />
        </Suspense>
      </div>
    );
  };
  return memo(LazyPart as ComponentType<Props>);
}
