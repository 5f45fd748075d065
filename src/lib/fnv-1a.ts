/** FNV-1a: turns a text into 32 bits, the same on every machine. Not for secrets. */
export function fnv1a(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state;
}
