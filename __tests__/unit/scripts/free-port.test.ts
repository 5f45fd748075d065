import { createServer, type AddressInfo } from "node:net";
import { freePort } from "../../../scripts/lib/free-port";

test("a port that is taken is left to the one who has it", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "localhost", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const other = await freePort(port);
  expect(other).not.toBe(port);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePort(port)).toBe(port);
});
