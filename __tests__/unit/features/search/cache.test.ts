import { cacheOf, lifetime } from "../../../../src/features/search/cache";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it("keeps what was read for five minutes", async () => {
  let count = 0;
  const cache = cacheOf(async () => (count += 1));
  expect(lifetime).toBe(300_000);
  expect(cache.current()).toBeUndefined();
  await expect(cache.read()).resolves.toBe(1);
  jest.advanceTimersByTime(lifetime - 1);
  await expect(cache.read()).resolves.toBe(1);
  jest.advanceTimersByTime(1);
  await expect(cache.read()).resolves.toBe(2);
  expect(cache.current()).toBe(2);
});

it("makes one read of two that meet", async () => {
  const load = jest.fn(async () => "read");
  const cache = cacheOf(load);
  await Promise.all([cache.read(), cache.read()]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("does not keep a failure", async () => {
  const load = jest.fn(async () => "read").mockRejectedValueOnce(new Error("offline"));
  const cache = cacheOf(load);
  await expect(cache.read()).rejects.toThrow("offline");
  await expect(cache.read()).resolves.toBe("read");
});

it("serves what is out of date when it cannot be read anew", async () => {
  const load = jest.fn(async () => "read");
  const cache = cacheOf(load);
  await cache.read();
  load.mockRejectedValue(new Error("offline"));
  jest.advanceTimersByTime(lifetime * 3);
  expect(cache.current()).toBe("read");
  await expect(cache.read()).resolves.toBe("read");
});
