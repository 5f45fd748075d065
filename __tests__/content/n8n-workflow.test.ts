/** The workflow for n8n in docs/ fits the forms of the site. */
import { readFileSync } from "node:fs";
import { contactFields, newsletterFields } from "../../src/model/form-fields";
import { type FormType } from "../../src/model/host-forms";

interface Node {
  name: string;
  type: string;
  notes?: string;
  parameters: {
    httpMethod?: string;
    jsCode?: string;
    responseMode?: string;
    options?: { allowedOrigins?: string };
    rules?: {
      values: { conditions: { conditions: { leftValue: string; rightValue: string }[] } }[];
    };
  };
}

interface Workflow {
  active: boolean;
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const { nodes, connections } = JSON.parse(readFileSync("docs/n8n-leads.json", "utf8")) as Workflow;

const node = (type: string) => nodes.find((one) => one.type === `n8n-nodes-base.${type}`);
const after = (name = "", output = 0) => connections[name]?.main[output]?.map((to) => to.node);
const webhook = node("webhook");
const code = node("code");
const branch = node("switch");

test("the workflow accepts posts of a browser from one origin, and answers before its steps run", () => {
  expect(webhook?.parameters).toMatchObject({ httpMethod: "POST", responseMode: "onReceived" });
  const origin = webhook?.parameters.options?.allowedOrigins ?? "";
  expect(new URL(origin).origin).toBe(origin);
  expect(after(webhook?.name)).toEqual([code?.name]);
  expect(after(code?.name)).toEqual([branch?.name]);
});

test("values that a spreadsheet would run as formulas are texts", () => {
  const body = { firstName: '=HYPERLINK("x")', message: " +1", company: "A-B", needs: ["@x"] };
  const run = new Function("$input", code?.parameters.jsCode ?? "") as (input: object) => unknown;
  expect(run({ all: () => [{ json: { body } }] })).toEqual([
    {
      json: {
        body: {
          firstName: `'=HYPERLINK("x")`,
          message: "' +1",
          company: "A-B",
          needs: ["'@x"],
        },
      },
    },
  ]);
});

const forms: Record<FormType, readonly { name: string }[]> = {
  full: contactFields,
  newsletter: newsletterFields,
};

test.each(Object.keys(forms) as FormType[])("the step for %s names every value", (type) => {
  const values = branch?.parameters.rules?.values ?? [];
  const output = values.findIndex(
    ({ conditions: { conditions } }) => conditions[0]?.rightValue === type,
  );
  expect(values[output]?.conditions.conditions).toEqual([
    expect.objectContaining({ leftValue: "={{ $json.body.type }}" }),
  ]);
  const [name] = after(branch?.name, output) ?? [];
  const notes = nodes.find((one) => one.name === name)?.notes?.match(/\w+/g) ?? [];
  expect(notes).toEqual(
    expect.arrayContaining([...forms[type].map((field) => field.name), "timestamp"]),
  );
});
