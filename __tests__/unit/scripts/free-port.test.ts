/** Free ports, and ports from variables. */
import { createServer, type AddressInfo, type Server } from "node:net";
import { freePort, isTaken, portFor } from "../../../scripts/lib/free-port";

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

test("portFor says how to choose another port if one is taken", async () => {
  const server = await listen("127.0.0.1");
  const port = portOf(server);
  await expect(portFor(port, "npm start")).rejects.toThrow(
    new RegExp(`^Port ${port} is taken by .+\\. Choose another one: PORT=\\d+ npm start$`),
  );
  await close(server);
  expect(await portFor(port, "npm start")).toBe(port);
});
