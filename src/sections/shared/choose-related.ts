/** The maximum number of texts of one kind, and of all. */
const perKind = 2;
const inTotal = 3;

/** Chooses a few related texts, the closest of each kind; case studies are left out. */
export function chooseRelated<Text extends { readonly __typename: string }>(
  related: readonly Text[],
): Text[] {
  const earlier = (index: number) =>
    related.slice(0, index).filter((text) => text.__typename === related[index]?.__typename);
  return related
    .filter((text, index) => text.__typename !== "CaseStudy" && earlier(index).length < perKind)
    .slice(0, inTotal);
}
