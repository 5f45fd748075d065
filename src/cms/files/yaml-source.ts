/** Finds the offsets of the entries of a YAML text. */
import {
  isCollection,
  isMap,
  isNode,
  type CST,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** An entry of a collection in the file: `- value`, or `key: value`. */
export interface Item {
  key?: string;
  /** Makes its data, which takes long for a large group. */
  data: () => unknown;
  node: Node | null;
  start: number;
  /** The offset after its value. */
  end: number;
}

const dataOf = (node: Node | null): unknown => (node ? (node.toJSON() as unknown) : null);

export class YamlSource {
  constructor(protected readonly text: string) {}

  /** The offset where the text of a node ends, without the lines after it. */
  endOf(node: Node): number {
    const [start, end] = node.range ?? [0, 0];
    const last =
      isCollection(node) && !node.flow ? this.itemsOf(node as YAMLMap).at(-1) : undefined;
    // A comment on the line of the last field belongs to the group.
    if (last) return last.end + this.text.slice(last.end, this.lineEnd(last.end)).trimEnd().length;
    return start + this.text.slice(start, end).trimEnd().length;
  }

  protected itemsOf(node: YAMLMap | YAMLSeq): Item[] {
    if (isMap(node))
      return node.items.map(({ key, value }) => {
        const name = key as Scalar;
        const child = isNode(value) && value.range ? value : null;
        const isEmpty = !child || child.range?.[0] === child.range?.[1];
        const start = name.range?.[0] ?? 0;
        const end = isEmpty ? this.text.indexOf(":", name.range?.[1]) + 1 : this.endOf(child);
        return {
          key: String(name.value),
          data: () => dataOf(child),
          node: isEmpty ? null : child,
          start,
          end,
        };
      });
    const tokens = (node.srcToken as CST.BlockSequence | undefined)?.items;
    return node.items.map((value, index) => {
      const child = value as Node;
      const dash = tokens?.[index]?.start.find(({ type }) => type === "seq-item-ind");
      const start = dash?.offset ?? child.range?.[0] ?? 0;
      const isEmpty = child.range?.[0] === child.range?.[1];
      const end = isEmpty ? start + 1 : this.endOf(child);
      return { data: () => dataOf(child), node: isEmpty ? null : child, start, end };
    });
  }

  protected lineEnd(offset: number): number {
    const end = this.text.indexOf("\n", offset);
    return end < 0 ? this.text.length : end;
  }

  protected column(offset: number): number {
    return offset - (this.text.lastIndexOf("\n", offset - 1) + 1);
  }

  /** The text after an entry on its last line, such as a comment. */
  protected trailing(item: Item): string {
    return this.text.slice(item.end, this.lineEnd(item.end)).trimEnd();
  }
}
