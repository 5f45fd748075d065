import { noteNames, platformForms, withoutScript, type FormType } from "../../model/platform-forms";

interface PlatformFieldsProps {
  type: FormType;
  /** The names of what the owner has sent along besides the fields. */
  extra?: readonly string[];
}

/**
 * What a form needs to be posted to the host's forms: its name, and every value that it may carry, since the host
 * learns of them from the HTML. With script the values are filled in as the form is sent.
 */
export const PlatformFields = ({ type, extra = [] }: PlatformFieldsProps) => (
  <>
    <input type="hidden" name="form-name" value={platformForms[type].name} />
    <input type="hidden" name="type" value={type} />
    {["timestamp", ...extra, ...noteNames].map((name) => (
      <input
        key={name}
        type="hidden"
        name={name}
        value={name === "reason" ? withoutScript : undefined}
      />
    ))}
  </>
);
