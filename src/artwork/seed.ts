/** Gives random numbers that are the same for the same id. */
import { fnv1a } from "../lib/fnv-1a";

/**
 * A repeatable source of numbers: the same id gives the same sequence on every machine.
 *
 * @param id - any text; a page's id as a rule
 * @returns a function that gives the next number, from 0 up to but not including 1
 */
export function seeded(id: string): () => number {
  // mulberry32 turns the state into numbers.
  let state = fnv1a(id);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
