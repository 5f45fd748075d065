import { retryForever } from "../../../src/browser/retry-forever";
import { reloadIfStale } from "../../../src/browser/stale-tab";

jest.mock("../../../src/browser/stale-tab", () => ({ reloadIfStale: jest.fn() }));

const asked = jest.mocked(reloadIfStale);

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset().mockResolvedValue(false);
});
afterEach(() => jest.useRealTimers());

test("what comes at once is not asked for twice", async () => {
  const load = jest.fn(async () => "part");
  await expect(retryForever(load)).resolves.toBe("part");
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});

test("what fails is tried again after 1 s, 2 s, 4 s, and never more than 30 s apart", async () => {
  const times: number[] = [];
  const start = Date.now();
  void retryForever(async () => {
    times.push((Date.now() - start) / 1000);
    throw new Error("Loading chunk failed.");
  });
  await jest.advanceTimersByTimeAsync(125_000);
  expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
});

test("after each failure a stale tab has the chance to be loaded anew", async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error("gone"));
  load.mockRejectedValueOnce(new Error("gone")).mockResolvedValue("part");
  const part = retryForever(load);
  await jest.advanceTimersByTimeAsync(3000);
  await expect(part).resolves.toBe("part");
  expect(asked).toHaveBeenCalledTimes(2);
});
