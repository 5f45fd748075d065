/** The workflow for n8n in docs/ fits the forms of the site. */
import { readFileSync } from "node:fs";
import { contactFields } from "../../src/model/form-fields";

interface Node {
  type: string;
  notes?: string;
  parameters: { jsCode?: string; options?: { allowedOrigins?: string } };
}

const { nodes } = JSON.parse(readFileSync("docs/n8n-leads.json", "utf8")) as { nodes: Node[] };
const node = (type: string) => nodes.find((each) => each.type === `n8n-nodes-base.${type}`);

test("the workflow accepts the posts of one origin", () => {
  const origin = node("webhook")?.parameters.options?.allowedOrigins ?? "";
  expect(new URL(origin).origin).toBe(origin);
});

test("values that a spreadsheet would run as formulas are texts", () => {
  const body = { firstName: '=HYPERLINK("x")', message: " +1", company: "A-B", needs: ["@x"] };
  const code = node("code")?.parameters.jsCode ?? "";
  const run = new Function("$input", code) as (input: object) => unknown;
  const texts = { firstName: `'=HYPERLINK("x")`, message: "' +1", company: "A-B", needs: ["'@x"] };
  expect(run({ all: () => [{ json: { body } }] })).toEqual([{ json: { body: texts } }]);
});

test("its notes name every value of a lead", () => {
  const notes = nodes.flatMap((each) => each.notes?.match(/\w+/g) ?? []);
  expect(notes).toEqual(
    expect.arrayContaining([...contactFields.map(({ name }) => name), "timestamp"]),
  );
});
