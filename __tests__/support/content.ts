/** The fixture content, as a query hands it out. */
import { readFileSync } from "node:fs";
import type { KindName } from "../../src/model/kinds";

/** Kept by keep-nodes.ts. */
const kept = JSON.parse(readFileSync(process.env.FIXTURE_NODES ?? "", "utf8")) as Record<
  KindName,
  unknown[]
>;

/**
 * The nodes of a kind with every field of their own; references stay ids, pictures stay paths.
 * @returns nodes in the order of their `order`, the caller's own to change
 */
export const nodesOf = <Node = Record<string, unknown>>(kind: KindName): Node[] =>
  JSON.parse(JSON.stringify(kept[kind])) as Node[];

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
