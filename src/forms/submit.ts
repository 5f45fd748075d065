/** Sends a form to the webhook (spec §7). */

/** After this long without an answer, in milliseconds, sending counts as failed. */
export const timeout = 15_000;

/** Where forms go: the environment's address, else the receiver that `npm start` runs. */
export const webhookUrl =
  process.env.GATSBY_FORM_WEBHOOK_URL?.trim() || "http://localhost:9000/leads";

export type FormType = "full" | "newsletter";

/**
 * Makes the body of a submission: the form's values, when they were sent, and which form it was.
 * @param values checked values of the form
 * @param extra source and topic, where the owner has turned that on
 */
export const payload = (
  type: FormType,
  values: Record<string, string>,
  now: Date,
  extra: Record<string, string> = {},
): Record<string, string> => ({ ...values, ...extra, timestamp: now.toISOString(), type });

/**
 * Posts a submission, once.
 * @param address the webhook
 * @param body what is sent, as JSON
 * @throws an error if the webhook does not answer in time, cannot be reached, or answers with other than ok
 */
export async function post(address: string, body: Record<string, string>): Promise<void> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The webhook answered with status ${response.status}.`);
  // The body is read and not used: one that cannot be read takes nothing from an answer that is ok.
  await response.text().catch(() => undefined);
}
