/** Forms received on a developer's machine, as the host receives them. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { sendError } from "../../../../src/gatsby/develop/local-requests";
import { isFormPost, takeFormPost } from "../../../../src/gatsby/host/local-forms";
import { scratchFolder } from "../../../support/scratch-folder";

const folder = scratchFolder();
const file = path.join(folder, "leads.jsonl");
const print = jest.fn();
jest.spyOn(console, "error").mockImplementation();

const server = createServer((request, response) => {
  if (isFormPost(request)) takeFormPost(request, response, file, print).catch(sendError(response));
  else response.writeHead(200).end("a page");
});

const listening = new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(() => listening);
beforeEach(() => rmSync(file, { force: true, recursive: true }));

afterAll(() => {
  server.close();
});

const post = (to: string, fields: Record<string, string>) =>
  fetch(origin() + to, {
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
  expect(print).toHaveBeenCalledWith(expect.stringContaining("Mari"));
});

test("a form with a filled honeypot is dropped, and redirects all the same", async () => {
  const answer = await post("/contact/thanks/", { ...lead, "leave-empty": "x" });
  expect(answer.status).toBe(303);
  expect(kept()).toEqual([]);
});

test("a form that the site does not have is not found", async () => {
  expect((await post("/contact/thanks/", { "form-name": "other" })).status).toBe(404);
  expect(kept()).toEqual([]);
});

test("a form that is longer than any visitor writes is refused", async () => {
  const long = { ...lead, message: "a".repeat(20_000_000) };
  expect((await post("/contact/thanks/", long)).status).toBe(413);
  expect(kept()).toEqual([]);
  expect((await post("/contact/thanks/", lead)).status).toBe(303);
});
