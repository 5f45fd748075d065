/**
 * One form for each entry. Decap keeps the form of the first entry when the browser's buttons, or an address changed by
 * hand, lead from one entry to another; so it does when a new entry gets its address by being saved, which is right.
 */
import Editor from "decap-cms-core/dist/esm/components/Editor/Editor";
import { useState } from "react";

export interface EntryRoute {
  location: { pathname: string };
  history: {
    /** POP where the browser has changed the address, PUSH or REPLACE where Decap has. */
    action: string;
  };
}

const EntryForm = (route: EntryRoute) => {
  const { pathname } = route.location;
  const [form, setForm] = useState({ pathname, number: 0 });
  if (form.pathname !== pathname)
    setForm({ pathname, number: form.number + (route.history.action === "POP" ? 1 : 0) });
  return <Editor key={form.number} {...route} />;
};

export default EntryForm;
