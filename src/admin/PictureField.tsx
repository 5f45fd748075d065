/** The field of a picture: as soon as one is chosen, it leads to the field with its description. */
import { useEffect, useRef, type ComponentType, type Ref } from "react";

interface PictureFieldProps {
  value?: string;
  forID?: string;
  field: { get(name: string): unknown };
  ref?: Ref<object>;
}

/** The field of the description, if the group of the picture has one. */
function descriptionField(forID: string | undefined, name: string): HTMLElement | null {
  const own = forID && document.getElementById(forID);
  // Fields of the CMS have ids such as `coverAlt-field-9`; the nearest below the picture is of the same entry.
  const found = [...document.querySelectorAll<HTMLElement>(`[id^="${name}Alt-field-"]`)];
  if (!own) return found[0] ?? null;
  const follows = (field: HTMLElement) =>
    own.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
  return found.find(follows) ?? found[0] ?? null;
}

/**
 * Makes the field.
 * @param Image the field of the CMS for a picture
 */
export function pictureField(Image: ComponentType<Record<string, unknown>>) {
  return function PictureField({ ref, ...props }: PictureFieldProps) {
    const before = useRef(props.value);
    const { value, forID } = props;
    const name = String(props.field.get("name"));
    useEffect(() => {
      const isChosen = Boolean(value) && value !== before.current;
      before.current = value;
      if (!isChosen) return;
      const description = descriptionField(forID, name);
      description?.scrollIntoView({ block: "center" });
      description?.focus();
    }, [value, forID, name]);
    return (
      <>
        <Image ref={ref} {...props} />
        {value && (
          <span className="site-count">
            A picture needs its description, in the field below, for those who do not see it.
          </span>
        )}
      </>
    );
  };
}
