/**
 * Tests check the fixtures again and again, each time with one change. To be fast, they parse each version of a file
 * once, and read it once for the same values of text tokens.
 */
import type * as ReadEntries from "../../src/content/read/read-entries";
import type * as SourceFile from "../../src/content/read/source-file";

jest.mock("../../src/content/read/source-file", () => {
  const { parseSource } = jest.requireActual(
    "../../src/content/read/source-file",
  ) as typeof SourceFile;
  const known = new Map<string, ReturnType<typeof parseSource>>();
  return {
    parseSource: ((file, name) => {
      const key = [name, file.kind, file.id, file.text].join("\n");
      const source = known.get(key) ?? parseSource(file, name);
      known.set(key, source);
      return source;
    }) satisfies typeof parseSource,
  };
});

jest.mock("../../src/content/read/read-entries", () => {
  const { readEntries } = jest.requireActual(
    "../../src/content/read/read-entries",
  ) as typeof ReadEntries;
  const known = new Map<string, WeakMap<object, ReturnType<typeof readEntries>>>();
  let last: { table?: unknown; facts: string } = { facts: "" };
  return {
    readEntries: ((source, table) => {
      if (last.table !== table) last = { table, facts: JSON.stringify([...table]) };
      const ofFacts = known.get(last.facts) ?? new WeakMap();
      known.set(last.facts, ofFacts);
      const read = ofFacts.get(source) ?? readEntries(source, table);
      ofFacts.set(source, read);
      return read;
    }) satisfies typeof readEntries,
  };
});
