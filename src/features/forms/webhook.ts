import { wellFormed } from "../../lib/text";
import type { FormType } from "../../model/host-forms";

/** The wait for an answer, in milliseconds, after which sending counts as failed. */
export const timeout = 15_000;

/** Where forms are sent: the environment's address, else the receiver that `npm start` runs. */
export const webhookUrl =
  process.env.GATSBY_FORM_WEBHOOK_URL?.trim() || "http://localhost:9000/leads";

export interface Submission {
  type: FormType;
  body: Record<string, string>;
  /** The webhook; undefined if the owner does not use one. */
  webhook?: string;
  honeypotFilled: boolean;
  /** How long the form has been open, in milliseconds. */
  openFor: number;
}

/** The webhook answered, but did not accept the lead. */
export class WebhookError extends Error {}

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
 * Posts a submission as JSON, once. The status alone decides; the body of the answer is not read.
 * @throws an error if the webhook does not answer in time, cannot be reached, redirects, or answers with an error status
 */
export async function post(address: string, body: Record<string, string>): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    // A followed redirect may lose the lead: the browser then asks for the new address without it.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  if (response.type === "opaqueredirect")
    throw new WebhookError("The webhook redirects to another address.");
  if (!response.ok) throw new WebhookError(`The webhook answered with status ${response.status}.`);
}
