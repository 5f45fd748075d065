/** A webhook to send forms to, and the notifications that follow. */
import { act } from "@testing-library/react";
import { onNotify, type Message } from "../../src/notifications/notify";
import { nodeOf } from "./content";

export const request = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const answer = (status: number) =>
  ({ ok: status < 400, status, text: async () => "Accepted" }) as Response;

/** The webhook answers every request with a status. */
export const answers = (status: number): void => {
  request.mockImplementation(async () => answer(status));
};

/** The webhook does not answer before the returned function is called. */
function holds(): (status?: number) => Promise<void> {
  let resolve: (response: Response) => void = () => undefined;
  request.mockImplementation(() => new Promise((done) => (resolve = done)));
  return (status = 200) =>
    act(async () => {
      resolve(answer(status));
    });
}

/** What was sent, as the webhook reads it. */
export const bodies = (): Record<string, string>[] =>
  request.mock.calls.map(
    ([, options]) => JSON.parse(String(options?.body)) as Record<string, string>,
  );

/** Notifications since the test began. */
export const notified: Message[] = [];

/** The notification of a failure. */
const failureNotice = {
  kind: "error",
  title: "Submission failed",
  text: `Please try again or contact us directly at ${nodeOf<{ email: string }>("SiteSettings").email}`,
};

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
