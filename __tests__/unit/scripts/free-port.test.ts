/** Free ports, and ports from variables. */
import { createServer, type AddressInfo, type Server } from "node:net";
import { freePort, isTaken, portFor, portIn } from "../../../scripts/lib/free-port";

const listenOn = (port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(port, host, () => resolve(server));
  });

/**
 * Listens on a port that no other process takes after it is free again: the system assigns none below 32768, and other
 * test processes start at other numbers.
 */
const listen = async (host: string): Promise<Server> =>
  listenOn(await freePort(20_000 + (process.pid % 10_000)), host);

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const close = (server: Server) => new Promise((resolve) => server.close(resolve));

test("freePort skips a port that is taken", async () => {
  const server = await listen("127.0.0.1");
  const port = portOf(server);
  expect(await isTaken(port)).toBe(true);
  expect(await freePort(port)).toBeGreaterThan(port);
  await close(server);
  expect(await isTaken(port)).toBe(false);
  expect(await freePort(port)).toBe(port);
});

test("portIn reads a port from a variable, and rejects other values", () => {
  expect(portIn("PORT", 8000, {})).toBe(8000);
  expect(portIn("PORT", 8000, { PORT: " " })).toBe(8000);
  expect(portIn("PORT", 8000, { PORT: "8010" })).toBe(8010);
  for (const wrong of ["abc", "0", "80.5", "70000"])
    expect(() => portIn("PORT", 8000, { PORT: wrong })).toThrow(
      `PORT is "${wrong}"; it must be a number from 1 to 65535, or empty.`,
    );
});

test("portFor says how to choose another port if one is taken", async () => {
  const server = await listen("127.0.0.1");
  const port = portOf(server);
  await expect(portFor("A_PORT", port, "npm start")).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .+\\. Choose another one: A_PORT=\\d+ npm start$`),
  );
  await close(server);
  expect(await portFor("A_PORT", port, "npm start")).toBe(port);
});
