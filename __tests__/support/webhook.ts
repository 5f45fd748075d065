/** A mock of the webhook, and the messages for toasts. */
import { onNotify, type Message } from "../../src/notifications/notify";

export const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Makes the webhook answer with a status, and a text. */
export const answers = (status: number, text = "Accepted"): void => {
  request.mockImplementation(
    async () => ({ ok: status < 400, status, text: async () => text }) as Response,
  );
};

/** The JSON bodies of the requests. */
export const bodies = (): Record<string, string>[] =>
  request.mock.calls.map(
    ([, options]) => JSON.parse(String(options?.body)) as Record<string, string>,
  );

/** The messages since the start of the test. */
export const notified: Message[] = [];

let stop: () => void;

beforeEach(() => {
  request.mockReset();
  answers(200);
  globalThis.fetch = request;
  stop = onNotify((message) => notified.push(message));
});

afterEach(() => {
  stop();
  notified.length = 0;
});
