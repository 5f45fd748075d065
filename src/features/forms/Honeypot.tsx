import type { Ref } from "react";

/** A field that people can neither see nor reach; bots fill it in. It is never sent. */
export const Honeypot = ({ id, ref }: { id: string; ref: Ref<HTMLInputElement> }) => (
  <div className="visually-hidden" aria-hidden="true">
    <label htmlFor={id}>Leave this field empty</label>
    <input id={id} ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
