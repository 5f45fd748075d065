/** The fields of the entry that is open, which can be led to by the names that the content check gives them. */
import ControlPane from "decap-cms-core/dist/esm/components/Editor/EditorControlPane/EditorControlPane";
import { openFile } from "../decap";

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

/** Takes the place of Decap's module, to know the fields that are shown. */
export default class EntryFields extends ControlPane {
  private readonly lead = (field: string): void => this.focus(field);

  componentDidMount(): void {
    lead = this.lead;
    this.leadToAwaited();
  }

  componentDidUpdate(): void {
    this.leadToAwaited();
  }

  /** The form of an entry may be there before the entry is. */
  private leadToAwaited(): void {
    if (!awaited || awaited.file !== openFile()) return;
    const { field } = awaited;
    awaited = undefined;
    this.lead(field);
  }

  componentWillUnmount(): void {
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
  awaited = isHere || address === undefined ? undefined : place;
  if (isHere) lead?.(field);
  else if (address !== undefined) window.location.hash = address;
}
