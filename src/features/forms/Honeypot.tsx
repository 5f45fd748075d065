import type { Ref } from "react";
import { trapName } from "../../model/platform-forms";

/**
 * A field that people can neither see nor reach, and that browsers and their extensions leave alone, since it is
 * read-only and has a name of no meaning. Only a program fills it in. It is no part of what is sent to the webhook.
 */
export const Honeypot = ({ id, inputRef }: { id: string; inputRef: Ref<HTMLInputElement> }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Leave this field empty</label>
    <input
      id={id}
      ref={inputRef}
      type="text"
      name={trapName}
      tabIndex={-1}
      autoComplete="off"
      readOnly
    />
  </div>
);
