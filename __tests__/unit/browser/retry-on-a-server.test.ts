/** @jest-environment node */
import { retries, withRetries } from "../../../src/browser/retry";

it("a server never tries again", async () => {
  const read = jest.fn(async () => {
    throw new Error("unreachable");
  });
  expect(retries).toBe(0);
  await expect(withRetries(read)).rejects.toThrow("unreachable");
  expect(read).toHaveBeenCalledTimes(1);
});
