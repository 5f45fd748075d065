import { fnv1a } from "../../../src/lib/fnv-1a";

// The test vectors of the authors of FNV.
test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("of %p it is the published value", (text, hash) => expect(fnv1a(text) >>> 0).toBe(hash));
