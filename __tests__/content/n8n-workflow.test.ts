/** The workflow for n8n in docs/ fits the forms of the site. */
import { readFileSync } from "node:fs";
import { contactFields } from "../../src/model/form-fields";

interface Node {
  name: string;
  type: string;
  notes?: string;
  parameters: {
    responseMode?: string;
    jsCode?: string;
    options?: { allowedOrigins?: string; responseCode?: number };
  };
}

interface Workflow {
  nodes: Node[];
  connections: Record<string, { main: { node: string }[][] }>;
}

const { nodes, connections } = JSON.parse(readFileSync("docs/n8n-leads.json", "utf8")) as Workflow;
const node = (type: string) => nodes.find((each) => each.type === `n8n-nodes-base.${type}`);

test("a lead of one origin is stored first and answered then, with an error if it could not be stored", () => {
  const origin = node("webhook")?.parameters.options?.allowedOrigins ?? "";
  expect(new URL(origin).origin).toBe(origin);
  const after = (name: string) =>
    connections[name]?.main.map(([next]) => nodes.find((each) => each.name === next?.node));
  expect(node("webhook")?.parameters.responseMode).toBe("responseNode");
  const [store] = after(node("webhook")?.name ?? "") ?? [];
  expect(store?.type).toBe("n8n-nodes-base.dataTable");
  const answers = after(store?.name ?? "") ?? [];
  expect(answers.map((each) => each?.parameters.options?.responseCode)).toEqual([200, 500]);
  expect(after(answers[1]?.name ?? "")?.[0]?.type).toBe("n8n-nodes-base.stopAndError");
  // Somebody can be told of every step that fails.
  expect(connections[node("errorTrigger")?.name ?? ""]?.main[0]).toHaveLength(1);
});

test("values that a spreadsheet would run as formulas are texts", () => {
  const body = { firstName: '=HYPERLINK("x")', message: " +1", company: "A-B", needs: ["@x"] };
  const code = node("code")?.parameters.jsCode ?? "";
  const run = new Function("$", code) as (steps: object) => unknown;
  const texts = { firstName: `'=HYPERLINK("x")`, message: "' +1", company: "A-B", needs: ["'@x"] };
  expect(run(() => ({ all: () => [{ json: { body } }] }))).toEqual([{ json: { body: texts } }]);
});

test("its notes name every value of a lead", () => {
  const notes = nodes.flatMap((each) => each.notes?.match(/\w+/g) ?? []);
  expect(notes).toEqual(
    expect.arrayContaining([...contactFields.map(({ name }) => name), "timestamp"]),
  );
});
