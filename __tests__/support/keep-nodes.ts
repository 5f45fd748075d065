/**
 * Runs once before all unit tests and writes the nodes of the fixture content to a file, so that each test file need not
 * read and check all content.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { entriesOf } from "../../src/content/read/entry";
import { buildFields } from "../../src/gatsby/nodes/content-nodes";
import { unwrap } from "../../src/model/schema-notes";
import { kindNames, kindOf, type KindName } from "../../src/model/kinds";
import { content } from "./fixture-content";

/** GraphQL returns null, not undefined, for a missing optional field. */
function withNulls(schema: z.core.$ZodType, data: unknown): unknown {
  if (data === undefined || data === null) return null;
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray && Array.isArray(data))
    return data.map((item) => withNulls(inner.element, item));
  if (!(inner instanceof z.ZodObject)) return data;
  const fields = data as Record<string, unknown>;
  const answers = Object.entries(inner.shape).map(([name, field]) => [
    name,
    withNulls(field as z.core.$ZodType, fields[name]),
  ]);
  return { ...fields, ...(Object.fromEntries(answers) as object) };
}

/** The nodes of a kind, sorted by `order`. */
const nodesOf = (kind: KindName) =>
  entriesOf(content.site.entries, kind)
    .map((entry) =>
      withNulls(
        kindOf(kind).schema,
        buildFields(entry, content.site, "", ({ id }) => id),
      ),
    )
    .sort((a, b) => (a as { order: number }).order - (b as { order: number }).order);

export default function keepNodes(): void {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "fixture-nodes-")), "nodes.json");
  const nodes = Object.fromEntries(kindNames.map((kind) => [kind, nodesOf(kind)]));
  writeFileSync(file, JSON.stringify(nodes));
  // The workers of Jest inherit it.
  process.env.FIXTURE_NODES = file;
}
