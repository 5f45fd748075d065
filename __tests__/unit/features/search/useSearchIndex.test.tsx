import { act, renderHook } from "@testing-library/react";
import { useSearchIndex } from "../../../../src/features/search/useSearchIndex";

jest.mock("../../../../src/browser/retry", () => ({
  withRetries: <Value,>(load: () => Promise<Value>) => load(),
}));
jest.mock("../../../../src/features/search/search-index", () => ({
  createSearchIndex: (documents: unknown) => Promise.resolve(documents),
}));

let count = 0;
let now = 0;

const online = () =>
  Promise.resolve({ ok: true, json: () => Promise.resolve((count += 1)) } as Response);
const offline = () => Promise.reject(new Error("offline"));

beforeEach(() => {
  jest.spyOn(Date, "now").mockImplementation(() => now);
});

it("an index that does not arrive within ten seconds counts as failed", async () => {
  jest.useFakeTimers();
  globalThis.fetch = () => new Promise(() => undefined);
  const { result } = renderHook(() => useSearchIndex());
  act(() => result.current.refresh());
  expect(result.current.failed).toBe(false);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current.failed).toBe(true);
  jest.useRealTimers();
});

it("keeps the index for five minutes, retries after a failure, and keeps an outdated index if there is no newer one", async () => {
  globalThis.fetch = offline;
  const { result } = renderHook(() => useSearchIndex());
  const refresh = () => act(async () => result.current.refresh());
  await refresh();
  expect(result.current.failed).toBe(true);
  globalThis.fetch = online;
  await refresh();
  expect(result.current).toMatchObject({ index: 1, failed: false });
  now = 5 * 60_000 - 1;
  await refresh();
  expect(result.current.index).toBe(1);
  now += 1;
  await refresh();
  expect(result.current.index).toBe(2);
  globalThis.fetch = offline;
  now *= 3;
  await refresh();
  expect(result.current).toMatchObject({ index: 2, failed: false });
});
