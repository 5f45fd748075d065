import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  type ComponentType,
  type MemoExoticComponent,
} from "react";
import { persist } from "../site/persist";

/** How near the window's edge counts as near. */
const margin = "300px";

/**
 * Makes a part of a page whose HTML is there from the start and whose script is fetched only when a visitor
 * comes near it, points at it or moves focus into it. Give it the same props at each rendering: they are
 * compared one by one.
 * @param load fetches the component; a connection that fails is tried again
 * @param height the room that is kept for it where the server did not draw it
 */
export function onApproach<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height: string,
): MemoExoticComponent<ComponentType<Props>> {
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Part = lazy(async () => {
    if (typeof document !== "undefined") await wanted;
    // Until it is there the HTML stays as the server wrote it, so a form can be filled in meanwhile.
    return { default: (await persist(load)) as ComponentType<object> };
  });
  const Approach = (props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const element = place.current;
      if (!element) return undefined;
      // Nothing drawn by the server: the page was come to by a link, and waits for this part.
      if (element.querySelector("[data-room]")) {
        want();
        return undefined;
      }
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
      // On the way down from the document: React stops what happens in a part that waits for its script.
      const options = { capture: true, passive: true };
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
