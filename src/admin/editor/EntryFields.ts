/** The fields of the entry that is open, which can be led to by the names that the content check gives them. */
import ControlPane from "decap-cms-core/dist/esm/components/Editor/EditorControlPane/EditorControlPane";
import { isUnsaved, openFile } from "../decap";

interface Place {
  /** The file of the entry, from the project's folder. */
  file: string;
  /** Where the CMS shows the entry, such as `/collections/BlogPost/entries/a/index`; undefined for a new one. */
  address: string | undefined;
  /** The field in it, such as `hero.claims.0.value`. */
  field: string;
}

/** Leads to a field of the form that is shown. */
let lead: ((field: string) => void) | undefined;
let awaited: Place | undefined;

/** A field as Decap is configured with it, in Immutable's lists and maps. */
interface ConfiguredField {
  get(name: "name" | "widget"): string;
  get(name: "fields"): ConfiguredFields | undefined;
}

interface ConfiguredFields {
  find(isMeant: (field: ConfiguredField) => boolean): ConfiguredField | undefined;
  first(): ConfiguredField | undefined;
}

/** The way to a field or a list; to the first field of a group, or of an entry of a list, that is meant as a whole. */
function withFirst(fields: ConfiguredFields, path: string): string {
  const [name, index, ...further] = path.split(".");
  const field = fields.find((each) => each.get("name") === name);
  const inner = field?.get("fields");
  if (!inner) return path;
  if (field?.get("widget") === "list" && index === undefined) return path;
  const isEntry = /^\d+$/.test(index ?? "");
  const [before, rest] = isEntry
    ? [[name, index], further]
    : [[name], [index, ...further].filter((step) => step !== undefined)];
  const isWhole = rest.length === 0 || rest[0] === "item";
  const after = isWhole ? (inner.first()?.get("name") ?? "") : rest.join(".");
  return [...before, withFirst(inner, after)].join(".");
}

/** Takes the place of Decap's module, to know the fields that are shown. */
export default class EntryFields extends ControlPane<{ fields: ConfiguredFields }> {
  /** Decap takes a field that is added further down, such as that of a list's new entry, for the whole list. */
  override controlRef: ControlPane<unknown>["controlRef"] = (field, control) => {
    if (control?.props.field === field) this.childRefs[field.get("name")] = control;
  };

  private readonly lead = (field: string): void => this.focus(withFirst(this.props.fields, field));

  override componentDidMount(): void {
    lead = this.lead;
    this.leadToAwaited();
  }

  override componentDidUpdate(): void {
    this.leadToAwaited();
  }

  /** The form of an entry may be there before the entry is. */
  private leadToAwaited(): void {
    if (!awaited || awaited.file !== openFile()) return;
    const { field } = awaited;
    awaited = undefined;
    this.lead(field);
  }

  override componentWillUnmount(): void {
    if (lead === this.lead) lead = undefined;
  }
}

/**
 * Leads to a field, and opens the entry, the groups and the entries of lists that it is in.
 * @param opened the file that was open when the place was told: a new entry has no address to be found at
 */
export function leadTo(place: Place, opened: string | undefined): void {
  const { file, address, field } = place;
  const isHere = file === openFile() || (address === undefined && opened === openFile());
  awaited = undefined;
  if (isHere) lead?.(field);
  // What is not saved here stays: the other entry is opened beside it.
  else if (address !== undefined && isUnsaved()) window.open(`#${address}`, "_blank");
  else if (address !== undefined) {
    awaited = place;
    window.location.hash = address;
  }
}
