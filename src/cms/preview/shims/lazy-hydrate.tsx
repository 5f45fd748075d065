/** Loads the parts of a page at once, so that their fragments are known before the query of the page is answered. */
import { lazy, Suspense, type ComponentType } from "react";

const parts: Promise<unknown>[] = [];

export const fetchParts = (): Promise<unknown> => Promise.all(parts);

export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = load();
  parts.push(part);
  const Island = lazy(async () => ({ default: await part })) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense>
      <Island {...props} />
    </Suspense>
  );
}
