/** Forms received on a developer's machine, as the host and a webhook receive them. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { serveForms } from "../../../../src/gatsby/host/local-forms";
import { serveWhileTesting } from "../../../support/local-server";
import { scratchFolder } from "../../../support/scratch-folder";

const folder = scratchFolder();
const file = path.join(folder, "leads.jsonl");
process.env.LEADS_FOLDER = folder;

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const routes: [path: string, answer: Answer][] = [];
serveForms({ use: (...route) => routes.push(route) });

const port = serveWhileTesting((request, response) => {
  const answers = routes.filter(([start]) => (request.url ?? "").startsWith(start));
  answers[0]?.[1](request, response, () => response.writeHead(200).end("a page"));
});

beforeEach(() => {
  rmSync(file, { force: true });
  for (const name of ["log", "error"] as const) jest.spyOn(console, name).mockImplementation();
});

const post = (to: string, fields: Record<string, string>) =>
  fetch(`http://127.0.0.1:${port()}${to}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });

const kept = (): unknown[] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown)
    : [];

const lead = { "form-name": "contact", firstName: "Mari", message: "Margin & returns\nfall." };

test("a form is stored, and redirects to its thank-you page", async () => {
  const answer = await post("/contact/thanks/", { ...lead, "leave-empty": "" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact/thanks/"]);
  expect(kept()).toEqual([lead]);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining("Mari"));
});

test("a form with a filled honeypot is dropped, and redirects all the same", async () => {
  const answer = await post("/contact/thanks/", { ...lead, "leave-empty": "x" });
  expect(answer.status).toBe(303);
  expect(kept()).toEqual([]);
});

const send = (body: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port()}/leads`, { method: "POST", body, headers });

test("a lead is stored; one that is no JSON, too long or of another site is not", async () => {
  const answer = await send('{ "firstName": "Mari" }', { Origin: "http://localhost:9100" });
  expect(answer.headers.get("access-control-allow-origin")).toBe("http://localhost:9100");
  expect(kept()).toEqual([{ firstName: "Mari" }]);
  expect((await send("Mari")).status).toBe(500);
  expect((await send(JSON.stringify("a".repeat(20_000_000)))).status).toBe(413);
  expect((await send("{}", { Origin: "https://example.com" })).status).toBe(403);
  expect(kept()).toHaveLength(1);
});
