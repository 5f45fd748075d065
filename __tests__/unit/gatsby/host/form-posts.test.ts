/** Forms taken on a developer's machine as the host takes them. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request as requestOf, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFormPost, takeFormPost } from "../../../../src/gatsby/host/form-posts";
import { startReceiver } from "../../../../scripts/lib/form-receiver";

const folder = mkdtempSync(path.join(tmpdir(), "leads-"));
const file = path.join(folder, "leads.jsonl");
const print = jest.fn();

const server = createServer((request, response) => {
  if (isFormPost(request)) void takeFormPost(request, response, file, print);
  else response.writeHead(200).end("a page");
});

const listening = new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const addressOf = (of: Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

beforeAll(() => listening);
beforeEach(() => rmSync(file, { force: true, recursive: true }));

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (to: string, fields: Record<string, string>) =>
  fetch(addressOf(server) + to, {
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

test("a form is kept, and the answer leads to the page that it names", async () => {
  const answer = await post("/contact/thanks/", { ...lead, "leave-empty": "" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact/thanks/"]);
  expect(kept()).toEqual([lead]);
  expect(print).toHaveBeenCalledWith(expect.stringContaining("Mari"));
});

test("posted elsewhere it is kept as well, and answered with a page of the host's", async () => {
  const answer = await post("/", lead);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Thank you");
  expect(kept()).toEqual([lead]);
});

test("with its hidden field filled in it is thrown away, and looks taken", async () => {
  const answer = await post("/contact/thanks/", { ...lead, "leave-empty": "x" });
  expect(answer.status).toBe(303);
  expect(kept()).toEqual([]);
});

test.each<Record<string, string>>([{}, { "form-name": "other" }])(
  "%j is not a form of the site",
  async (fields) => {
    expect((await post("/contact/thanks/", fields)).status).toBe(404);
    expect(kept()).toEqual([]);
  },
);

test("what is larger than any form is refused", async () => {
  expect((await post("/", { ...lead, message: "x".repeat(100_001) })).status).toBe(413);
});

/** Sends a form in pieces, to any target, as `fetch` would not. */
const send = (target: string, pieces: string[]): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const request = requestOf({ port, path: target, method: "POST", headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.once("error", reject);
    for (const piece of pieces) request.write(piece);
    request.end();
  });

test("it is refused as well where its size is not in the head of the request", async () => {
  const field = new URLSearchParams(lead).toString();
  expect(await send("/", [field, "&more=", "x".repeat(100_001)])).toBe(413);
  expect(kept()).toEqual([]);
});

test("what asks for no address is refused, and a path of slashes is a path", async () => {
  const field = new URLSearchParams(lead).toString();
  expect(await send("*", [field])).toBe(400);
  expect(kept()).toEqual([]);
  expect(await send("//", [field])).toBe(200);
});

test("a form that cannot be kept is answered with the reason", async () => {
  mkdirSync(file, { recursive: true });
  const answer = await post("/contact/thanks/", lead);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toMatch(/^The form could not be kept: /);
});

test("other requests are no forms", async () => {
  const json = { "Content-Type": "application/json" };
  const answer = await fetch(addressOf(server), { method: "POST", headers: json, body: "{}" });
  expect(await answer.text()).toBe("a page");
});

test("the receiver of the webhook keeps its leads in the same file", async () => {
  const receiver = await startReceiver(0, file, print);
  await fetch(addressOf(receiver), { method: "POST", body: JSON.stringify({ firstName: "Ann" }) });
  await post("/contact/thanks/", lead);
  receiver.close();
  expect(kept()).toEqual([{ firstName: "Ann" }, lead]);
});
