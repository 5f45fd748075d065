/**
 * Answers the queries of the site's pages from plain data. It knows the part of GraphQL that they are written in:
 * fields, aliases, arguments, variables and fragments.
 */

interface Field {
  name: string;
  alias: string;
  args: Record<string, unknown>;
  selection?: Selection[];
}

type Selection = Field | { fragment: string };

export interface Query {
  selection: Selection[];
}

/** A variable in the place of a value. */
class Variable {
  constructor(readonly name: string) {}
}

/** The fragments of all modules in the script; each has a name of its own on the whole site. */
const fragments = new Map<string, Selection[]>();

const tokenPattern = /\.\.\.|[{}()[\]:!=$]|"[^"]*"|-?\d+(?:\.\d+)?|\w+/g;

class Parser {
  private readonly tokens: string[];
  private place = 0;

  constructor(text: string) {
    this.tokens = text.replace(/#.*/g, "").match(tokenPattern) ?? [];
  }

  get next(): string | undefined {
    return this.tokens[this.place];
  }

  take(): string {
    const token = this.next;
    if (token === undefined) throw new Error("A query ends too early.");
    this.place += 1;
    return token;
  }

  /** Takes a token if it comes next. */
  takes(token: string): boolean {
    if (this.next !== token) return false;
    this.place += 1;
    return true;
  }

  selection(): Selection[] {
    const made: Selection[] = [];
    this.take();
    while (!this.takes("}"))
      made.push(this.takes("...") ? { fragment: this.take() } : this.field());
    return made;
  }

  private field(): Field {
    const first = this.take();
    const name = this.takes(":") ? this.take() : first;
    const args = this.next === "(" ? this.group(")") : {};
    return {
      name,
      alias: first,
      args,
      ...(this.next === "{" && { selection: this.selection() }),
    };
  }

  /** Names with values, between brackets. */
  private group(close: string): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    this.take();
    while (!this.takes(close)) {
      const name = this.take();
      this.take();
      values[name] = this.value();
    }
    return values;
  }

  private value(): unknown {
    if (this.next === "{") return this.group("}");
    if (this.takes("$")) return new Variable(this.take());
    if (this.takes("[")) {
      const items: unknown[] = [];
      while (!this.takes("]")) items.push(this.value());
      return items;
    }
    const token = this.take();
    if (token.startsWith('"')) return token.slice(1, -1);
    return /^-?\d/.test(token) ? Number(token) : token;
  }
}

/**
 * Reads a document: one query, fragments, or both. Its fragments are known to all queries from then on.
 * @throws an error if it ends too early
 */
export function parseQuery(text: string): Query {
  const parser = new Parser(text);
  let selection: Selection[] = [];
  while (parser.next !== undefined) {
    const isFragment = parser.take() === "fragment";
    const name = parser.take();
    // The type of a fragment, and the variables of a query with their types.
    while (parser.next !== "{" && parser.next !== undefined) parser.take();
    if (isFragment) fragments.set(name, parser.selection());
    else selection = parser.selection();
  }
  return { selection };
}

type Variables = Record<string, unknown>;

function filled(value: unknown, variables: Variables): unknown {
  if (value instanceof Variable) return variables[value.name];
  if (Array.isArray(value)) return value.map((item) => filled(item, variables));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, filled(item, variables)]),
  );
}

const limited = (value: unknown, { limit }: Record<string, unknown>): unknown =>
  Array.isArray(value) && typeof limit === "number" ? value.slice(0, limit) : value;

function answer(source: unknown, selection: Selection[], variables: Variables): unknown {
  if (source === null || source === undefined) return null;
  if (Array.isArray(source)) return source.map((item) => answer(item, selection, variables));
  const made: Record<string, unknown> = {};
  for (const part of selection) {
    if ("fragment" in part) {
      const asked = fragments.get(part.fragment);
      // A fragment of a module that a stand-in replaces: everything there is.
      const found = asked ? answer(source, asked, variables) : source;
      for (const [name, value] of Object.entries(found as object))
        made[name] = merged(made[name], value);
      continue;
    }
    const args = filled(part.args, variables) as Record<string, unknown>;
    const held = (source as Record<string, unknown>)[part.name];
    const value: unknown = typeof held === "function" ? held(args) : limited(held, args);
    const isGroup = typeof value === "object" && value !== null;
    const before = made[part.alias];
    const found =
      part.selection && isGroup ? answer(value, part.selection, variables) : (value ?? null);
    // Two fragments may each ask for a part of the same group.
    made[part.alias] = merged(before, found);
  }
  return made;
}

function merged(before: unknown, found: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(found))
    return found.map((item, index) => merged(before[index], item));
  const areGroups = [before, found].every(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  );
  if (!areGroups) return found;
  const result: Record<string, unknown> = { ...(before as object) };
  for (const [name, value] of Object.entries(found as object))
    result[name] = merged(result[name], value);
  return result;
}

/**
 * Answers a query.
 * @param root what the query begins at: values, or functions that take a field's arguments
 * @param variables the values of the query's variables
 * @returns what it asks for; what there is not is null
 */
export const execute = (
  { selection }: Query,
  root: Record<string, unknown>,
  variables: Variables = {},
): unknown => answer(root, selection, variables);
