/** Loads the parts of a page at once, so that their fragments are known before the query of the page is answered. */
import type { ComponentType } from "react";

const parts: Promise<unknown>[] = [];

export const fetchParts = (): Promise<unknown> => Promise.all(parts);

export function lazyHydrate<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> = () => null;
  parts.push(load().then((loaded) => (Part = loaded)));
  return (props: Props) => <Part {...props} />;
}
