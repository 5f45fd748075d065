/** A mock of the webhook, and the messages for toasts. */
import { onNotify, type Message } from "../../src/notifications/notify";

export const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const answer = (status: number) =>
  ({ ok: status < 400, status, text: async () => "Accepted" }) as Response;

/** Makes the webhook answer with a status. */
export const answers = (status: number): void => {
  request.mockImplementation(async () => answer(status));
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
  sessionStorage.clear();
  localStorage.clear();
});
