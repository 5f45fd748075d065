/** Values that the webhook and the tracker rely on, so content can choose among them but not rename them. */
import { jsonSchemaOf } from "../../src/model/json-schema";
import { fixedOptions } from "../support/fixed-options";

interface Described {
  enum?: string[];
  items?: Described;
  properties?: Record<string, Described>;
}

/** The values that a field allows, found by the names of the fields that lead to it. */
function allowed(kind: Parameters<typeof jsonSchemaOf>[0], ...names: string[]) {
  let field = jsonSchemaOf(kind) as Described;
  for (const name of names) {
    const next = (field.items ?? field).properties?.[name];
    if (!next) throw new Error(`${kind} has no field ${names.join(".")}`);
    field = next;
  }
  return field.enum ?? field.items?.enum;
}

it("a call to action has one of three events", () => {
  expect(allowed("CallToAction", "event", "name")).toEqual([
    "cta_click",
    "case_study_click",
    "service_cta_click",
  ]);
});

it("a call to action can preselect exactly the needs of the contact form", () => {
  expect(allowed("CallToAction", "needs")).toEqual(fixedOptions.needs);
});
