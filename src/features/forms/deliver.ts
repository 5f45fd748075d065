/**
 * Netlify Forms as the backup of the webhook, if the owner has turned it on. They receive leads that the webhook did
 * not accept, and suspected spam. Each lead is posted to them at most once.
 */
import { contactFields } from "../../model/form-fields";
import { hostForms, type FormDelivery } from "../../model/host-forms";
import { causeOf, post, timeout, WebhookError, type Submission } from "./webhook";

/** A form that is sent sooner after it was opened, in milliseconds, looks like spam. */
export const soonest = 2000;

const linksIn = (text: string): number =>
  (text.match(/https?:\/\/|(?:^|[^\w./])www\./gi) ?? []).length;

/** Why a form looks like spam, in a sentence for the owner; undefined if it does not. */
export function suspicion({ body, honeypotFilled, openFor }: Submission): string | undefined {
  if (honeypotFilled) return "Looks like spam: the hidden field is filled in.";
  if (openFor < soonest)
    return `Looks like spam: sent ${(openFor / 1000).toFixed(1)} seconds after the form was opened.`;
  const suspect = contactFields.find(
    ({ name, control }) => control === "text" && linksIn(body[name] ?? "") > 1,
  );
  return suspect && `Looks like spam: several links in ${suspect.name}.`;
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
 * @param reason why the webhook does not have the lead; empty if the owner uses no webhook
 * @throws an error if the host does not answer in time, cannot be reached, or answers with an error status
 */
async function postToHost({ type, body }: Submission, reason: string): Promise<void> {
  const { name, thanks } = hostForms[type];
  const response = await fetch(SITE.prefix + thanks, {
    method: "POST",
    body: new URLSearchParams({
      "form-name": name,
      ...body,
      // Combines values that the webhook receives too, so that the owner recognises a lead that came twice.
      "lead-id": `${body.timestamp} ${body.email}`,
      reason,
    }),
    // The host answers an accepted form with a redirect.
    redirect: "manual",
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok && response.type !== "opaqueredirect")
    throw new Error(`The host's forms answered with status ${response.status}.`);
}

/**
 * Sends a lead to the webhook and, if that fails, to the host's forms; suspected spam goes only to the host's forms.
 * @throws an error if neither accepts the lead
 */
async function sendWithBackup(lead: Submission): Promise<void> {
  const suspected = suspicion(lead);
  let reason = suspected ?? "";
  let cause = "backup";
  if (lead.webhook && !suspected) {
    try {
      await post(lead.webhook, lead.body);
      return;
    } catch (error) {
      reason = reasonOf(error);
      cause = causeOf(error);
    }
  }
  await postToHost(lead, reason).catch((error: unknown) => {
    const own = error instanceof Error ? error.message : error;
    throw new Error([reason, own].join(" ").trim(), { cause });
  });
}

/**
 * Sends a form once. Without the host's forms, drops a form whose honeypot is filled in.
 * @throws an error if no receiver accepts the form
 */
export async function deliver(backup: FormDelivery["backup"], lead: Submission): Promise<void> {
  if (backup === "netlify") return sendWithBackup(lead);
  if (lead.honeypotFilled) return;
  if (!lead.webhook)
    throw new WebhookError("This preview has no receiver.", { cause: "no_receiver" });
  await post(lead.webhook, lead.body);
}
