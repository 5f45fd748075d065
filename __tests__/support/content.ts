/** The fixture content, as GraphQL returns it. */
import { readFileSync } from "node:fs";
import type { KindName } from "../../src/model/kinds";

/** The file that keep-nodes.ts has written. */
const kept = JSON.parse(readFileSync(process.env.FIXTURE_NODES ?? "", "utf8")) as Record<
  KindName,
  unknown[]
>;

/**
 * The nodes of a kind with their own fields. References are ids, and pictures are paths.
 * @returns a copy, sorted by `order`
 */
export const nodesOf = <Node = Record<string, unknown>>(kind: KindName): Node[] =>
  JSON.parse(JSON.stringify(kept[kind])) as Node[];

/** The node of a kind with a single entry. */
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
