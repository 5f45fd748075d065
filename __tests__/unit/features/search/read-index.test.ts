jest.mock("gatsby", () => ({ withPrefix: (address: string) => address }));
jest.mock("../../../../src/browser/retry", () => ({
  withRetries: <Value>(load: () => Promise<Value>) => load(),
}));
jest.mock("../../../../src/features/search/search-index", () => ({
  createSearchIndex: (documents: unknown) => Promise.resolve(documents),
}));

let readIndex: () => Promise<unknown>;
let count = 0;
let now = 0;

beforeEach(async () => {
  jest.resetModules();
  count = 0;
  now = 0;
  jest.spyOn(Date, "now").mockImplementation(() => now);
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve((count += 1)) } as Response);
  ({ readIndex } = await import("../../../../src/features/search/useSearchIndex"));
});

const minute = 60_000;
const offline = () => Promise.reject(new Error("offline"));

it("caches what was read for five minutes, and shares one request", async () => {
  await expect(Promise.all([readIndex(), readIndex()])).resolves.toEqual([1, 1]);
  now = 5 * minute - 1;
  await expect(readIndex()).resolves.toBe(1);
  now = 5 * minute;
  await expect(readIndex()).resolves.toBe(2);
});

it("does not cache a failure", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = offline;
  await expect(readIndex()).rejects.toThrow("offline");
  globalThis.fetch = fetch;
  await expect(readIndex()).resolves.toBe(1);
});

it("returns outdated data if newer data cannot be read", async () => {
  await readIndex();
  globalThis.fetch = offline;
  now = 15 * minute;
  await expect(readIndex()).resolves.toBe(1);
});
