/** The receiver of forms in `npm start`. */
import { rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import path from "node:path";
import { receiveForms } from "../../../scripts/lib/form-target";
import { scratchFolder } from "../../support/scratch-folder";

const webhook = "https://hooks.example.com/lead";
const folder = scratchFolder();
const file = path.join(folder, ".env.development");
const start = jest.fn((_port: number) => Promise.resolve());

beforeEach(() => start.mockClear());
afterEach(() => rmSync(file, { force: true }));
/** Asks for the receiver of a site at a port. */
const receive = (
  site: number,
  variables: Record<string, string>,
  webhookSwitch: "on" | "off" = "on",
) => receiveForms(webhookSwitch, site, variables, file, start);

/** Runs a function while another process listens on a port. */
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

test("forms are posted to the webhook if one is set, and no receiver is started", async () => {
  expect(await receive(8000, { GATSBY_FORM_WEBHOOK_URL: webhook })).toEqual({
    address: webhook,
    message: `Forms are posted to ${webhook} (GATSBY_FORM_WEBHOOK_URL)`,
  });
  writeFileSync(file, `GATSBY_FORM_WEBHOOK_URL=${webhook}\n`);
  expect((await receive(8000, {})).address).toBe(webhook);
  expect(start).not.toHaveBeenCalled();
});

test("without a webhook, a receiver is started at LEADS_PORT", async () => {
  const port = await whileTaken((free) => Promise.resolve(free));
  const { address, message } = await receive(8000, { LEADS_PORT: String(port) });
  expect(address).toBe(`http://localhost:${port}/leads`);
  expect(message).toBe(`Forms are posted to ${address} and saved in .leads/leads.jsonl`);
  expect(start).toHaveBeenCalledWith(port);
});

test("if LEADS_PORT is taken, the receiver uses another port, and the message says so", () =>
  whileTaken(async (port) => {
    const { address, message } = await receive(8000, { LEADS_PORT: String(port) });
    const [[chosen = 0] = []] = start.mock.calls;
    expect(chosen).toBeGreaterThan(port);
    expect(address).toBe(`http://localhost:${chosen}/leads`);
    expect(message).toMatch(
      new RegExp(`^Port ${port} is taken by .+; forms are posted to ${address} `),
    );
  }));

test("the receiver never uses the port of the site, even if its own is taken", async () => {
  const port = await whileTaken((free) => Promise.resolve(free));
  const { message } = await receive(port, { LEADS_PORT: String(port) });
  expect(start).not.toHaveBeenCalledWith(port);
  expect(message).toContain(`Port ${port} is taken by the site`);
  await whileTaken(async (other) => {
    await receive(other + 1, { LEADS_PORT: String(other) });
    expect(start).not.toHaveBeenCalledWith(other + 1);
  });
});

test("if content turns the webhook off, the site itself receives forms", async () => {
  const { address, message } = await receive(8000, {}, "off");
  expect(address).toBeUndefined();
  expect(message).toContain("by the site itself");
  expect(start).not.toHaveBeenCalled();
});
