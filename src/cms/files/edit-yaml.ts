/**
 * Changes YAML so that the diff shows only the real change: at any depth, everything that is not edited keeps its
 * comments, quotes, brackets and line breaks.
 */
import {
  isCollection,
  isMap,
  isScalar,
  parse,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isRecord } from "../../lib/is-record";
import { matchItems, same, type Group } from "./match-items";
import { bracketYaml, indented, plainYaml, quoted, writeScalar } from "./write-scalar";
import { YamlSource, type Item } from "./yaml-source";

/** Whether a node can be edited in place: it and its new value are filled collections of the same shape. */
const isEditable = (node: unknown, value: unknown): node is YAMLMap | YAMLSeq =>
  isCollection(node) &&
  (isMap(node) ? isRecord(value) : Array.isArray(value)) &&
  node.items.length > 0 &&
  Object.keys(value as object).length > 0;

class Editor extends YamlSource {
  /** @param inQuotes whether to write every changed text in quotes, on one line */
  constructor(
    text: string,
    private readonly inQuotes: boolean,
  ) {
    super(text);
  }

  /**
   * Writes a new entry of a collection.
   * @param column the column in which its entries begin
   * @param flow whether the collection is in brackets
   */
  private newItem(key: string | undefined, value: unknown, column: number, flow: boolean): string {
    if (flow) {
      const inner = bracketYaml([value]).slice(1, -1).trim();
      return key === undefined ? inner : `${plainYaml(key)}: ${inner}`;
    }
    return indented(plainYaml(key === undefined ? [value] : { [key]: value }), column);
  }

  /** Writes an entry with a new value, and keeps as much of its style as possible. */
  private editedItem(item: Item, value: unknown, flow: boolean): string {
    const { node, start, end } = item;
    if (same(item.data(), value)) return this.text.slice(start, end);
    const column = this.column(start);
    const from = node?.range?.[0] ?? end;
    if (isEditable(node, value)) return this.text.slice(start, from) + this.edited(node, value);
    if (isScalar(node) && (typeof value !== "object" || value === null)) {
      const source = this.text.slice(from, end);
      const written =
        this.inQuotes && typeof value === "string"
          ? quoted(node, source, value)
          : writeScalar(node, source, value, column);
      return this.text.slice(start, from) + written;
    }
    return this.newItem(item.key, value, column, flow);
  }

  /** The entries of the edited collection in order, each with the index that it had before. */
  private plan(node: YAMLMap | YAMLSeq, items: Item[], value: unknown) {
    if (!isMap(node)) {
      const after = value as unknown[];
      const matches = matchItems(
        items.map((item) => item.data()),
        after,
      );
      return after.map((entry, index) => ({ key: undefined, value: entry, was: matches[index] }));
    }
    const after = value as Group;
    const before = items.map(({ key = "" }) => key);
    const keys = before.filter((key) => key in after);
    // A new field comes after the field that precedes it in the model.
    Object.keys(after).forEach((key, place, order) => {
      if (!keys.includes(key)) keys.splice(keys.indexOf(order[place - 1] ?? "") + 1, 0, key);
    });
    return keys.map((key) => {
      const was = before.indexOf(key);
      return { key, value: after[key], was: was < 0 ? undefined : was };
    });
  }

  /** The collection's text with a new value, from the start of its first entry (or bracket) to its end. */
  edited(node: YAMLMap | YAMLSeq, value: unknown): string {
    const flow = Boolean(node.flow);
    const items = this.itemsOf(node);
    const [first] = items;
    const start = node.range?.[0] ?? 0;
    if (!first) return plainYaml(value);
    const column = this.column(first.start);
    const rest = (item: Item) => (flow ? "" : this.trailing(item));
    const endOf = (item: Item) => item.end + rest(item).length;
    const separator = (index: number) => {
      const [before, item] = [items[index - 1], items[index]];
      return before && item ? this.text.slice(endOf(before), item.start) : undefined;
    };
    const newSeparator = flow
      ? (separator(1)?.replace(/#.*\n/g, "\n") ?? ", ")
      : `\n${" ".repeat(column)}`;
    const parts = this.plan(node, items, value).map((entry, index) => {
      const item = entry.was === undefined ? undefined : items[entry.was];
      const own = entry.was ? separator(entry.was) : undefined;
      const written = item
        ? this.editedItem(item, entry.value, flow) + rest(item)
        : this.newItem(entry.key, entry.value, column, flow);
      if (index > 0) return (own ?? newSeparator) + written;
      // An entry that moves to the first place keeps the comments above it.
      return (flow ? "" : (own ?? "").replace(/^[\s]*/, "")) + written;
    });
    const last = items.at(-1) ?? first;
    const head = this.text.slice(flow ? start : first.start, first.start);
    const close = flow ? this.text.slice(last.end, this.endOf(node)) : "";
    return head + parts.join("") + close;
  }
}

function editDocument(text: string, data: unknown, inQuotes: boolean): string {
  const { contents } = parseDocument(text, { keepSourceTokens: true });
  if (!isEditable(contents, data)) return "";
  const editor = new Editor(text, inQuotes);
  const start = contents.range?.[0] ?? 0;
  return text.slice(0, start) + editor.edited(contents, data) + text.slice(editor.endOf(contents));
}

function holds(yaml: string, data: unknown): boolean {
  try {
    return yaml !== "" && same(parse(yaml), data);
  } catch {
    return false;
  }
}

/**
 * Writes data into a YAML text.
 * @param text the current text
 * @param data the new data: fields in the order of the model, or a list
 * @returns the text with changed fields and entries rewritten, and everything else as it was
 */
export function editYaml(text: string, data: unknown): string {
  for (const inQuotes of [false, true]) {
    const edited = editDocument(text, data, inQuotes);
    if (holds(edited, data)) return edited;
  }
  // A text that cannot be changed in place is rewritten, below the comments at the top of the file.
  const head = /^(#.*\n)*/.exec(text)?.[0] ?? "";
  return `${head}${plainYaml(data)}\n`;
}
