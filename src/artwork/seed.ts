/** A repeatable source of numbers: the same id gives the same sequence on every machine. */
import { fnv1a } from "../lib/fnv1a";

export function seeded(id: string): () => number {
  let state = fnv1a(id);
  // Mulberry32 turns the state into numbers.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
