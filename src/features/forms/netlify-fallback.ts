/**
 * Netlify Forms as the fallback of the webhook, where the owner has turned it on: they take what the webhook did not
 * take, and what looks like spam. Each lead is posted to them at most once.
 */
import { contactFields } from "../../model/form-fields";
import { platformForms, type FormWays } from "../../model/platform-forms";
import { post, timeout, WebhookError, type Submission } from "./submit";

/** A form that is sent sooner than this, in milliseconds, was not filled in by a person. */
export const soonest = 2000;

const linksIn = (text: string): number =>
  (text.match(/https?:\/\/|(?<![\w./])www\./gi) ?? []).length;

/** Why a form looks like spam, in a sentence for the owner; undefined if it does not. */
export function suspicion({ body, trapped, openFor }: Submission): string | undefined {
  if (trapped) return "Looks like spam: the hidden field is filled in.";
  if (openFor < soonest)
    return `Looks like spam: sent ${(openFor / 1000).toFixed(1)} seconds after the form was opened.`;
  const linked = contactFields.find(
    ({ name, control }) => control === "text" && linksIn(body[name] ?? "") > 1,
  );
  return linked && `Looks like spam: several links in ${linked.name}.`;
}

/** Why a lead did not go to the webhook, in a sentence for the owner. */
function reasonOf(error: unknown): string {
  if (error instanceof WebhookError) return error.message;
  if (error instanceof DOMException && error.name === "TimeoutError")
    return `The webhook did not answer within ${timeout / 1000} seconds; it may have the lead too.`;
  return "The connection to the webhook failed; if it broke late, the webhook may have the lead too.";
}

/**
 * Posts a lead to the host's forms, once.
 * @param reason why the webhook does not have it; empty if there is none
 * @throws an error if the host does not answer in time, cannot be reached, or answers with an error status
 */
async function postToHost({ type, body }: Submission, reason: string): Promise<void> {
  const { name, thanks } = platformForms[type];
  const response = await fetch(thanks, {
    method: "POST",
    body: new URLSearchParams({
      "form-name": name,
      ...body,
      // Made of what the webhook's body holds as well, so that the owner recognises a lead that came twice.
      "lead-id": `${body.timestamp} ${body.email}`,
      reason,
    }),
    // The host answers with a redirect to a form that it has taken.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok && response.type !== "opaqueredirect")
    throw new Error(`The host's forms answered with status ${response.status}.`);
}

/**
 * Sends a lead to the webhook and, if that fails, to the host's forms; what looks like spam goes to the host's
 * forms alone.
 * @throws an error if neither has taken it
 */
async function sendWithFallback(lead: Submission): Promise<void> {
  const suspected = suspicion(lead);
  let reason = suspected ?? "";
  if (lead.webhook && !suspected) {
    try {
      await post(lead.webhook, lead.body);
      return;
    } catch (error) {
      reason = reasonOf(error);
    }
  }
  await postToHost(lead, reason).catch((error: unknown) => {
    throw new Error([reason, error instanceof Error ? error.message : error].join(" ").trim());
  });
}

/**
 * Sends a form once. With the webhook alone, a form that only a program can have filled in is not sent.
 * @throws an error if nobody has taken it
 */
export async function send(backup: FormWays["backup"], lead: Submission): Promise<void> {
  if (backup === "netlify") await sendWithFallback(lead);
  else if (lead.webhook && !lead.trapped) await post(lead.webhook, lead.body);
}
