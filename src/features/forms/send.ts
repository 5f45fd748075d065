import type { FormWays } from "../../model/platform-forms";
import { post, type Submission } from "./submit";

export const fetchSecondWay = () => import("./second-way");

/**
 * Sends a form once: to the webhook, and by the second way if the owner has turned that on and the webhook does not
 * take it. With the webhook alone, a form that only a program can have filled in is not sent.
 * @throws an error if no way has taken it
 */
export async function send(backup: FormWays["backup"], lead: Submission): Promise<void> {
  // Where the script of the second way cannot be fetched, the webhook may still be there.
  const second = backup === "netlify" ? await fetchSecondWay().catch(() => undefined) : undefined;
  if (second) return second.sendEitherWay(lead);
  if (lead.trapped) return undefined;
  if (!lead.webhook) throw new Error("The script that sends the form could not be fetched.");
  return post(lead.webhook, lead.body);
}
