/** The field in which an editor sees the address of a page and may change it. */
import { useImperativeHandle, type Ref } from "react";

interface AddressFieldProps {
  ref?: Ref<object>;
  value?: string;
  forID?: string;
  classNameWrapper: string;
  field: { get(name: string): unknown };
  /** The entry, as Decap CMS keeps it. */
  entry: { get(name: string): unknown };
  onChange: (value: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

/** The id of an entry, by the name that Decap CMS has for it. */
export const idOfSlug = (slug: unknown): string => String(slug ?? "").replace(/\/index$/, "");

/** The last part of the address; that of a new entry follows from its title. */
export function AddressField({ ref, value, forID, field, entry, ...props }: AddressFieldProps) {
  // Decap CMS validates a field that answers to its reference.
  useImperativeHandle(ref, () => ({}), []);
  if (entry.get("newRecord") === true)
    return (
      <p id={forID} className="site-count">
        It is made of the Latin letters and digits of the title when you first save.
      </p>
    );
  const current = idOfSlug(entry.get("slug"));
  const id = value ?? current;
  return (
    <>
      <input
        id={forID}
        className={props.classNameWrapper}
        type="text"
        value={id}
        aria-describedby={`${forID}-address`}
        onChange={({ target }) => props.onChange(target.value)}
        onFocus={props.setActiveStyle}
        onBlur={() => {
          // A page has an address: one that is left empty is the old one again.
          if (id.trim() === "") props.onChange(current);
          props.setInactiveStyle();
        }}
      />
      <span id={`${forID}-address`} className="site-count">
        {`${String(field.get("under"))}${id || current}/`}
      </span>
    </>
  );
}
