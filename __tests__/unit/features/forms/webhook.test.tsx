import { payload, post, timeout } from "../../../../src/features/forms/webhook";
import { answers, bodies, request } from "../../../support/webhook";

const address = "https://hooks.example.com/lead";
const now = new Date("2024-11-21T05:00:00.000Z");
const body = { email: "mari@shop.example", timestamp: now.toISOString(), type: "newsletter" };

test("the body has the values, which cannot replace the time or the form, and half a character as a whole one", () => {
  const values = { firstName: "\ud83d!", type: "newsletter", timestamp: "never" };
  expect(payload("full", values, now, { source: "\udc4d" })).toEqual({
    firstName: "\uFFFD!",
    source: "\uFFFD",
    timestamp: "2024-11-21T05:00:00.000Z",
    type: "full",
  });
});

test("a form is posted once, as JSON", async () => {
  await expect(post(address, body)).resolves.toBeUndefined();
  const [[url, options] = []] = request.mock.calls;
  expect([url, options?.method]).toEqual([address, "POST"]);
  expect(options?.headers).toEqual({ "Content-Type": "application/json" });
  expect(bodies()).toEqual([body]);
  expect(options?.keepalive).toBe(true);
});

test("a body that is too long to outlive its tab is sent all the same", async () => {
  await post(address, { ...body, message: "é".repeat(30_000) });
  expect(request.mock.calls[0]?.[1]?.keepalive).toBe(false);
});

test("a redirect is a failure and is not followed, because the lead would not go with it", async () => {
  request.mockResolvedValue({ ok: false, status: 0, type: "opaqueredirect" } as Response);
  await expect(post(address, body)).rejects.toThrow("redirects");
  expect(request.mock.calls[0]?.[1]?.redirect).toBe("manual");
});

test("an error and a lost connection are failures, and are not retried", async () => {
  answers(404);
  await expect(post(address, body)).rejects.toThrow("status 404");
  request.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(post(address, body)).rejects.toThrow("Failed to fetch");
  expect(request).toHaveBeenCalledTimes(2);
});

const page = "<!DOCTYPE html><title>Sign in</title>";
const n8n = "https://n8n.example.com/webhook/forms";
const make = "https://hook.eu2.make.com/abc";

test.each([
  [n8n, page, "a web page"],
  [make, page, "a web page"],
  [n8n, '{"error":{"message":"Table not found"}}', "an error"],
  [n8n, '{"success": false}', "an error"],
  [make, "Error: the scenario is off", "an error"],
])("with status 200, %s has not taken a lead if it answers %s", async (receiver, text, words) => {
  answers(200, text);
  await expect(post(receiver, body)).rejects.toThrow(`The webhook answered with ${words}.`);
});

test.each([
  [n8n, '{"stored":true}'],
  [n8n, '{"error":null,"errors":[],"success":true,"message":"The \\"error\\": margin"}'],
  [make, "Accepted"],
  [address, page],
])("with status 200, %s has taken a lead if it answers %s", async (receiver, text) => {
  answers(200, text);
  await expect(post(receiver, body)).resolves.toBeUndefined();
});

test("a webhook that does not answer fails after 15 seconds, not before", async () => {
  jest.useFakeTimers();
  request.mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) => {
        const signal = options?.signal;
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  expect(timeout).toBe(15_000);
  const failed = jest.fn();
  const sending = post(address, body).catch(failed);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await sending;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError" }));
  jest.useRealTimers();
});
