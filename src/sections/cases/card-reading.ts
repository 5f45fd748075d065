/** The most texts of one kind, and the most in all. */
const perKind = 2;
const inAll = 3;

/** Chooses a few related texts, closest first; case studies are left out. */
export function cardReading<Text extends { readonly __typename: string }>(
  related: readonly Text[],
): Text[] {
  const before = (index: number) =>
    related.slice(0, index).filter((text) => text.__typename === related[index]?.__typename);
  return related
    .filter((text, index) => text.__typename !== "CaseStudy" && before(index).length < perKind)
    .slice(0, inAll);
}
