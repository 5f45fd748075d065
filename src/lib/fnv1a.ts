/** The FNV-1a hash of a text, as a 32-bit integer: quick, equal on every machine, and not for secrets. */
export function fnv1a(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state;
}
