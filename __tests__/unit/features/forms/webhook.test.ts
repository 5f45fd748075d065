/** @jest-environment jsdom */
import { payload, post, timeout } from "../../../../src/features/forms/webhook";

const address = "https://hooks.example.com/lead";
const now = new Date("2024-11-21T05:00:00.000Z");
const body = { email: "mari@shop.example", timestamp: now.toISOString(), type: "newsletter" };

const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const answer = (status: number, type = "cors") =>
  ({ ok: status >= 200 && status < 300, status, type }) as Response;

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
});

test("source and topic are in the body only if they are passed", () => {
  expect(payload("full", { firstName: "Mari" }, now, { source: "hero_primary" })).toEqual({
    firstName: "Mari",
    source: "hero_primary",
    timestamp: "2024-11-21T05:00:00.000Z",
    type: "full",
  });
});

test("a value cannot replace the time or the form", () => {
  expect(payload("full", { type: "newsletter", timestamp: "never" }, now)).toEqual({
    timestamp: "2024-11-21T05:00:00.000Z",
    type: "full",
  });
});

test("half a character in a value becomes a whole one", () => {
  expect(payload("full", { message: "\ud83d!" }, now, { source: "\udc4d" })).toMatchObject({
    message: "\uFFFD!",
    source: "\uFFFD",
  });
});

test("a form is posted once, as JSON", async () => {
  request.mockResolvedValue(answer(200));
  await expect(post(address, body)).resolves.toBeUndefined();
  expect(request).toHaveBeenCalledTimes(1);
  const [url, options] = request.mock.calls[0] ?? [];
  expect(url).toBe(address);
  expect(options?.method).toBe("POST");
  expect(options?.headers).toEqual({ "Content-Type": "application/json" });
  expect(JSON.parse(String(options?.body))).toEqual(body);
});

test("a redirect is a failure and is not followed, because the lead would not go with it", async () => {
  request.mockResolvedValue(answer(0, "opaqueredirect"));
  await expect(post(address, body)).rejects.toThrow("redirects");
  expect(request.mock.calls[0]?.[1]?.redirect).toBe("manual");
});

test.each([404, 500])(
  "an answer with status %i is a failure, and is not retried",
  async (status) => {
    request.mockResolvedValue(answer(status));
    await expect(post(address, body)).rejects.toThrow(`status ${status}`);
    expect(request).toHaveBeenCalledTimes(1);
  },
);

test("a network error is a failure, and is not retried", async () => {
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(post(address, body)).rejects.toThrow("Failed to fetch");
  expect(request).toHaveBeenCalledTimes(1);
});

describe("a webhook that does not answer", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    request.mockImplementation(
      (_url, options) =>
        new Promise((_resolve, reject) => {
          const signal = options?.signal;
          signal?.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    );
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test("fails after 15 seconds, not before", async () => {
    expect(timeout).toBe(15_000);
    const failed = jest.fn();
    const sending = post(address, body).catch(failed);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await sending;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError" }));
  });
});
