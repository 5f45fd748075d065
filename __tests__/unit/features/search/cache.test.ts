import { createCache, lifetime } from "../../../../src/features/search/cache";

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it("caches what was read for five minutes", async () => {
  let count = 0;
  const cache = createCache(async () => (count += 1));
  expect(lifetime).toBe(300_000);
  expect(cache.current()).toBeUndefined();
  await expect(cache.read()).resolves.toBe(1);
  jest.advanceTimersByTime(lifetime - 1);
  await expect(cache.read()).resolves.toBe(1);
  jest.advanceTimersByTime(1);
  await expect(cache.read()).resolves.toBe(2);
  expect(cache.current()).toBe(2);
});

it("does not cache a failure", async () => {
  const load = jest.fn(async () => "read").mockRejectedValueOnce(new Error("offline"));
  const cache = createCache(load);
  await expect(cache.read()).rejects.toThrow("offline");
  await expect(cache.read()).resolves.toBe("read");
});

it("returns outdated data if newer data cannot be read", async () => {
  const load = jest.fn(async () => "read");
  const cache = createCache(load);
  await cache.read();
  load.mockRejectedValue(new Error("offline"));
  jest.advanceTimersByTime(lifetime * 3);
  expect(cache.current()).toBe("read");
  await expect(cache.read()).resolves.toBe("read");
});
