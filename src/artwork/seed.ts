/** A repeatable source of numbers: the same id gives the same sequence on every machine. */
export function seeded(id: string): () => number {
  // FNV-1a turns the text into a 32-bit state, mulberry32 turns the state into numbers.
  let state = 0x811c9dc5;
  for (const character of id) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
