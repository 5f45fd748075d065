import { wellFormed } from "../../lib/text";
import { answerFault } from "../../lib/webhook-answer";
import type { FormType } from "../../model/host-forms";

/** The wait for an answer, in milliseconds, after which sending counts as failed. */
export const timeout = 15_000;

/** Whether the page has an address that leads nowhere but to this machine: a local one, or one reserved for tests. */
const isLocal = () =>
  /^(localhost|127\.0\.0\.1|\[::1\])$|\.(example|test)$/.test(window.location.hostname);

/** The address of leads in `npm start`, which has no other port than its pages. */
const receiver = process.env.NODE_ENV === "production" ? "http://localhost:8000/leads" : "/leads";

/** Where forms are sent: the environment's address, else on a developer's machine to `npm start`. */
export const webhookUrl = (): string | undefined =>
  process.env.GATSBY_FORM_WEBHOOK_URL?.trim() || (isLocal() ? receiver : undefined);

export interface Submission {
  type: FormType;
  body: Record<string, string>;
  /** The webhook; undefined if the owner does not use one, and in a preview without one. */
  webhook?: string;
  honeypotFilled: boolean;
  /** How long the form has been open, in milliseconds. */
  openFor: number;
}

/** The webhook did not accept the lead; `cause` says why in a word. */
export class WebhookError extends Error {}

/** The cause of a failure in a word, for analytics. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (typeof error.cause === "string") return error.cause;
  return error.name === "TypeError" ? "connection" : error.name;
}

/** The largest body that a browser still sends once its tab is closed, in bytes; browsers allow 64 KiB. */
const lasting = 60_000;

/** The body of a submission; `extra` has source and topic, if the owner has turned that on. */
export const payload = (
  type: FormType,
  values: Record<string, string>,
  now: Date,
  extra: Record<string, string> = {},
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries({ ...values, ...extra }).map(([name, value]) => [name, wellFormed(value)]),
  ),
  timestamp: now.toISOString(),
  type,
});

/**
 * Posts a submission as JSON, once. The status decides and, where the kind of receiver is known, what its answer says.
 * @throws an error if the webhook does not answer in time, cannot be reached, redirects, or answers with an error
 */
export async function post(address: string, body: Record<string, string>): Promise<void> {
  const text = JSON.stringify(body);
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: text,
    keepalive: new Blob([text]).size <= lasting,
    // A followed redirect may lose the lead: the browser then asks for the new address without it.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  if (response.type === "opaqueredirect")
    throw new WebhookError("The webhook redirects to another address.", { cause: "redirect" });
  const { ok, status } = response;
  if (!ok)
    throw new WebhookError(`The webhook answered with status ${status}.`, {
      cause: `status_${status}`,
    });
  const fault = answerFault(address, await response.text());
  if (fault) throw new WebhookError(`The webhook answered with ${fault}.`, { cause: "answer" });
}
