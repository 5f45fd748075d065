import { fetchToasts } from "../../../src/notifications/fetch-toasts";

const mockArrive = jest.fn(() => ({ Toasts: () => null }));
jest.mock("../../../src/notifications/Toasts", () => mockArrive());

test("a failing fetch fails for all callers, and the next call tries again", async () => {
  mockArrive.mockImplementationOnce(() => {
    throw new Error("Loading chunk failed.");
  });
  const [first, second] = [fetchToasts(), fetchToasts()];
  expect(second).toBe(first);
  await expect(first).rejects.toThrow("Loading chunk failed.");
  await expect(fetchToasts()).resolves.toHaveProperty("Toasts");
  await fetchToasts();
  expect(mockArrive).toHaveBeenCalledTimes(2);
});
