/** The fixture content, as a query hands it out: no unit test depends on what editors write under content/. */
import path from "node:path";
import { z } from "zod";
import { unwrap } from "../../src/model/fields";
import { kindOf, type KindName } from "../../src/model/kinds";
import { entriesOf, loadContent } from "../../src/content/load";
import { nodeFields } from "../../src/gatsby/nodes";

const fixtures = path.resolve("__tests__/fixtures/content");

/** All fixture content, read once in a test file, on a day that never changes. */
export const content = loadContent(fixtures, { today: "2024-11-21", drafts: false });
if (content.problems.length > 0)
  throw new Error(`The fixture content is wrong: ${JSON.stringify(content.problems)}`);

/** GraphQL answers null, not undefined, for an optional field that is left out. */
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

/**
 * The nodes of a kind with every field of their own; references stay ids, pictures stay paths.
 * @returns nodes in the order of their `order`
 */
export const nodesOf = <Node = Record<string, unknown>>(kind: KindName): Node[] =>
  entriesOf(content, kind)
    .map((entry) => withNulls(kindOf(kind).schema, nodeFields(entry, "")))
    .sort((a, b) => (a as { order: number }).order - (b as { order: number }).order) as Node[];

/** The node of a kind that has one file. */
export function nodeOf<Node = Record<string, unknown>>(kind: KindName): Node {
  const [node] = nodesOf<Node>(kind);
  if (!node) throw new Error(`There is no content of the kind ${kind}.`);
  return node;
}

/** A call to action by its id. */
export function callOf(id: string): Queries.CallFragment {
  const call = nodesOf<Queries.CallFragment>("CallToAction").find(({ slug }) => slug === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}
