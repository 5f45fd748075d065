/** Where the forms of `npm start` go. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { receiveForms } from "../../../scripts/lib/receive-forms";

const webhook = "https://hooks.example.com/lead";
const folder = mkdtempSync(path.join(tmpdir(), "forms-"));
const file = path.join(folder, ".env.development");
const start = jest.fn((_port: number) => Promise.resolve());

beforeEach(() => start.mockClear());
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** A port that somebody listens on while a function runs. */
async function whileTaken<Value>(run: (port: number) => Promise<Value>): Promise<Value> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  try {
    return await run((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test("a webhook that is set gets them, and no receiver is started", async () => {
  expect(await receiveForms("on", { GATSBY_FORM_WEBHOOK_URL: webhook }, file, start)).toEqual({
    address: webhook,
    said: `Forms are posted to ${webhook} (GATSBY_FORM_WEBHOOK_URL)`,
  });
  writeFileSync(file, `GATSBY_FORM_WEBHOOK_URL=${webhook}\n`);
  expect((await receiveForms("on", {}, file, start)).address).toBe(webhook);
  expect(start).not.toHaveBeenCalled();
});

test("else a receiver gets them, at the port that is chosen", async () => {
  const port = await whileTaken((once) => Promise.resolve(once));
  const { address, said } = await receiveForms("on", { LEADS_PORT: String(port) }, file, start);
  expect(address).toBe(`http://localhost:${port}/leads`);
  expect(said).toBe(`Forms are posted to ${address} and saved in .leads/leads.jsonl`);
  expect(start).toHaveBeenCalledWith(port);
});

test("where the port is taken, the next one is, and one sentence says so", () =>
  whileTaken(async (port) => {
    const { address, said } = await receiveForms("on", { LEADS_PORT: String(port) }, file, start);
    const [[chosen = 0] = []] = start.mock.calls;
    expect(chosen).toBeGreaterThan(port);
    expect(address).toBe(`http://localhost:${chosen}/leads`);
    expect(said).toMatch(
      new RegExp(`^Port ${port} is taken by .+; forms are posted to ${address} `),
    );
  }));

test("where the owner uses no webhook, the site itself takes them", async () => {
  const { address, said } = await receiveForms("off", {}, file, start);
  expect(address).toBeUndefined();
  expect(said).toContain("by the site itself");
  expect(start).not.toHaveBeenCalled();
});
