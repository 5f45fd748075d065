import { retries, retryDelay, withRetries } from "../../../src/browser/retry";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Fails a number of times, then answers. */
const failing = (times: number) => {
  const read = jest.fn(async () => {
    if (read.mock.calls.length <= times) throw new Error(`failure ${read.mock.calls.length}`);
    return "read";
  });
  return read;
};

it("waits one second, doubled with each failure, at most thirty", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});

it("reads once when that works", async () => {
  const read = failing(0);
  await expect(withRetries(read)).resolves.toBe("read");
  expect(read).toHaveBeenCalledTimes(1);
});

it("tries three times more, after one, two and four seconds", async () => {
  expect(retries).toBe(3);
  const read = failing(3);
  const result = withRetries(read);
  await jest.advanceTimersByTimeAsync(999);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(read).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(4000);
  expect(read).toHaveBeenCalledTimes(4);
  await expect(result).resolves.toBe("read");
});

it("gives up with the last failure after three retries", async () => {
  const read = failing(9);
  const result = withRetries(read);
  const told = expect(result).rejects.toThrow("failure 4");
  await jest.advanceTimersByTimeAsync(60_000);
  await told;
  expect(read).toHaveBeenCalledTimes(4);
});
