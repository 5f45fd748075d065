/** Values that the webhook and the tracker know: content may choose among them, never rename them. */
import { jsonSchemaOf } from "../../src/model/json-schema";
import { fixedOptions } from "../support/fixed-options";

interface Described {
  enum?: string[];
  items?: Described;
  properties?: Record<string, Described>;
}

/** What a field of a kind allows, found by the names of the fields on the way. */
function allowed(kind: Parameters<typeof jsonSchemaOf>[0], ...names: string[]) {
  let field = jsonSchemaOf(kind) as Described;
  for (const name of names) {
    const next = (field.items ?? field).properties?.[name];
    if (!next) throw new Error(`${kind} has no field ${names.join(".")}`);
    field = next;
  }
  return field.enum ?? field.items?.enum;
}

it("the events of calls to action", () => {
  expect(allowed("CallToAction", "event", "name")).toEqual([
    "cta_click",
    "case_study_click",
    "service_cta_click",
  ]);
});

it("the need that a call preselects", () => {
  expect(allowed("CallToAction", "needs")).toEqual(fixedOptions.needs);
});
