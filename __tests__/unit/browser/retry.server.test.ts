import { withRetries } from "../../../src/browser/retry";

it("withRetries does not retry on the server", async () => {
  const load = jest.fn(async () => {
    throw new Error("unreachable");
  });
  await expect(withRetries(load)).rejects.toThrow("unreachable");
  expect(load).toHaveBeenCalledTimes(1);
});
