import { retryForever, withRetries } from "../../../src/browser/retry";
import { reloadIfStale } from "../../../src/browser/stale-tab";

jest.mock("../../../src/browser/stale-tab", () => ({ reloadIfStale: jest.fn() }));

const staleCheck = jest.mocked(reloadIfStale);

beforeEach(() => {
  jest.useFakeTimers();
  staleCheck.mockReset().mockResolvedValue(false);
});

/** Fails a number of times, then succeeds. */
const failing = (times: number) => {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) throw new Error(`failure ${load.mock.calls.length}`);
    return "loaded";
  });
  return load;
};

it("withRetries retries three times, after one, two and four seconds", async () => {
  const load = failing(3);
  const result = withRetries(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(4);
  await expect(result).resolves.toBe("loaded");
  expect(staleCheck).not.toHaveBeenCalled();
});

it("retryForever retries after 1 s, 2 s, 4 s and so on, at most 30 s apart", async () => {
  const times: number[] = [];
  const start = Date.now();
  void retryForever(async () => {
    times.push((Date.now() - start) / 1000);
    throw new Error("Loading chunk failed.");
  });
  await jest.advanceTimersByTimeAsync(125_000);
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
});
