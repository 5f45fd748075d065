import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type MemoExoticComponent,
} from "react";
import { retryForever } from "./retry";

/** The distance from the window's edge that counts as near. */
const margin = "300px";

interface Approach {
  /**
   * Wait for an interaction of the visitor, wherever the part is: a part near the top of a page would otherwise
   * always belong to its first view.
   */
  onSign?: boolean;
  /** Whether it is needed at once nevertheless, as for an address that says what the part shows. */
  atOnce?: () => boolean;
}

const signs = ["scroll", "pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

// In the capture phase: React stops events inside a part that waits for its script.
const options = { capture: true, passive: true };

/** On the server, what is still loading. */
const loading: Promise<void>[] = [];

/**
 * On the server, waits until every part is there. A page that had to wait for one would have its styles in
 * another order than the same page rendered later.
 * @throws when the module of a part fails
 */
export const partsLoaded = async (): Promise<void> => {
  await Promise.all(loading);
};

/** Calls back at the first interaction of the visitor. */
function onFirstSign(listener: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, listener, options);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, listener, options);
  };
}

/**
 * Makes a part of a page whose HTML is there from the start and whose script is fetched only when a visitor
 * comes near it, points at it or moves focus into it. Give it the same props in each render: they are
 * compared one by one.
 * @param load fetches the component; it is called again if the connection fails
 * @param height the space reserved for it if the server did not render it
 * @param approach what counts as an approach, if not coming near the window
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
  { onSign = false, atOnce }: Approach = {},
): MemoExoticComponent<ComponentType<Props>> {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  let Loaded: ComponentType<Props> | undefined;
  if (typeof document === "undefined")
    loading.push(
      load().then((component) => {
        Loaded = component;
      }),
    );
  const Lazy = lazy(async () => {
    if (typeof document !== "undefined") await wanted;
    // Until then the HTML stays as the server rendered it, so a form can be filled in meanwhile.
    return { default: (await retryForever(load)) as ComponentType<object> };
  });
  const Approach = (props: Props) => {
    const Part = Loaded ?? Lazy;
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      // Without HTML from the server, the page was reached by a link and needs this part now. A field that
      // already has the focus got it before this script ran.
      const chosen = onSign && element.contains(document.activeElement);
      if (chosen || atOnce?.() || element.querySelector("[data-room]")) {
        want();
        return undefined;
      }
      if (onSign) return onFirstSign(want);
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) want();
        },
        { rootMargin: margin },
      );
      const causes = ["focusin", "pointerover", "touchstart"] as const;
      const onCause = ({ target }: Event) => {
        if (target instanceof Node && element.contains(target)) want();
      };
      observer.observe(element);
      for (const cause of causes) document.addEventListener(cause, onCause, options);
      return () => {
        observer.disconnect();
        for (const cause of causes) document.removeEventListener(cause, onCause, options);
      };
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={<div data-room="" style={{ minHeight: height }} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
  return memo(Approach as ComponentType<Props>);
}
