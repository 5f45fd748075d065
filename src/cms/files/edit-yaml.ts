/** Changes YAML so that the diff shows only the real change: comments, quotes, brackets and line breaks stay. */
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
  type Tags,
} from "yaml";
import { isRecord } from "../../lib/is-record";
import { matchItems, same } from "./match-items";

/** Writes YAML without breaking lines. */
const unbroken = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

const text = "tag:yaml.org,2002:str";

class Editor {
  /** How texts and collections in brackets stand in the file, for those that do not change. */
  private readonly sources = new Map<unknown, string>();
  private readonly document: Document;

  constructor(yaml: string) {
    const customTags = (tags: Tags): Tags =>
      tags.map((tag) =>
        typeof tag === "object" && !tag.collection && tag.tag === text
          ? {
              ...tag,
              stringify: (node, context, noteComment, ...rest) => {
                const source = this.sources.get(node);
                if (source === undefined)
                  return tag.stringify?.(node, context, noteComment, ...rest) ?? "";
                // The first line of a block has its comment.
                if (/^[|>]/.test(source)) noteComment?.();
                return source;
              },
            }
          : tag,
      );
    this.document = parseDocument(yaml, { customTags });
    visit(this.document, {
      Node: (_key, node) => {
        const [start, end] = node.range ?? [0, 0];
        if (isScalar(node) ? typeof node.value === "string" : isCollection(node) && node.flow)
          this.sources.set(node, yaml.slice(start, end).replace(/\n$/, ""));
      },
    });
  }

  /** Gives a node another value. @returns the node, or a new one for a value of another kind */
  private changed(node: unknown, value: unknown): Node {
    if (isCollection(node) && same(node.toJSON(), value)) return node as Node;
    if (isMap(node) && node.items.length > 0 && isRecord(value)) {
      this.sources.delete(node);
      const pairs = node.items as Pair<Scalar<string>>[];
      const kept = pairs.filter(({ key }) => key.value in value);
      // A new field comes after the field that precedes it in the model.
      Object.entries(value).forEach(([name, item], place, order) => {
        const at = (key?: string) => kept.findIndex((pair) => pair.key.value === key);
        const pair = kept[at(name)];
        if (pair) pair.value = this.changed(pair.value, item) as never;
        else kept.splice(at(order[place - 1]?.[0]) + 1, 0, this.document.createPair(name, item));
      });
      node.items = kept as never;
      return node;
    }
    if (isSeq(node) && node.items.length > 0 && Array.isArray(value)) {
      this.sources.delete(node);
      const before = node.items;
      const places = matchItems(
        before.map((item) => (item as Node).toJSON()),
        value,
      );
      node.items = value.map((item, at) => this.changed(before[places[at] ?? -1], item));
      return node;
    }
    if (isScalar(node) && (typeof value !== "object" || value === null)) {
      this.setScalar(node, value);
      return node;
    }
    return this.document.createNode(value, { aliasDuplicateObjects: false });
  }

  private setScalar(node: Scalar, value: unknown): void {
    if (node.value === value) return;
    this.sources.delete(node);
    node.value = value;
    delete node.minFractionDigits;
    if (node.type === Scalar.PLAIN) delete node.type;
  }

  /** The YAML with other data. */
  edited(data: unknown): string {
    this.document.contents = this.changed(this.document.contents, data) as never;
    visit(this.document, {
      Collection: (_key, node) => {
        const source = this.sources.get(node);
        const write = node.toString.bind(node);
        node.toString = (context, ...rest) =>
          source ??
          write(context && { ...context, flowCollectionPadding: isMap(node) ? " " : "" }, ...rest);
      },
    });
    return this.document.toString(unbroken);
  }
}

/**
 * Writes data into a YAML text.
 * @param yaml the current text
 * @param data the new data: fields in the order of the model, or a list
 * @returns the text with changed fields and entries rewritten, and everything else as it was
 */
export function editYaml(yaml: string, data: unknown): string {
  if (same(parse(yaml) ?? {}, data)) return yaml;
  // The comments at the top are about the file, not about its first entry.
  const head = /^(#.*\n)*/.exec(yaml)?.[0] ?? "";
  const edited = new Editor(yaml.slice(head.length)).edited(data);
  return head + (same(parse(edited), data) ? edited : stringify(data, unbroken));
}
