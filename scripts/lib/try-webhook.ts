/** Sends a lead to a webhook as a browser would, and says what a browser would object to. */
import { answerFault } from "../../src/lib/webhook-answer";

/** How long a form waits for an answer, in milliseconds. */
const timeout = 15_000;

/** Checks an answer that a browser needs before it lets a page send, or read. @param what the start of a sentence */
function objectionsTo(answer: Response, origin: string, what: string): string[] {
  const { status, headers, ok } = answer;
  if (status >= 300 && status < 400)
    return [`${what} is redirected to ${headers.get("location")}. Use that address itself.`];
  // Reports an error status alone, because missing headers follow from it.
  if (!ok) return [`${what} is answered with status ${status}.`];
  const allowed = headers.get("access-control-allow-origin");
  if (allowed === "*" || allowed === origin) return [];
  return [
    `The answer to ${what.toLowerCase()} allows the origin ${allowed ?? "of no page"}, but the site's is ${origin}; they must be the same, letter for letter.`,
  ];
}

/** Sends a request. Throws the reason, as a sentence, if there is no answer. */
const ask = (address: string, options: RequestInit): Promise<Response> =>
  fetch(address, {
    ...options,
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch(({ name, message, cause }: Error) => {
    throw new Error(
      name === "TimeoutError"
        ? `There was no answer within ${timeout / 1000} seconds.`
        : `The webhook cannot be reached: ${cause instanceof Error ? cause.message : message}.`,
    );
  });

/**
 * Tries a webhook: the preflight, then one lead, which is not sent where a browser would stop after the preflight.
 * @param origin the site's origin, without a slash at the end
 * @param body the lead
 * @returns what a browser or the form would object to; empty if the lead was taken
 * @throws an error with a sentence if there is no answer
 */
export async function tryWebhook(
  address: string,
  origin: string,
  body: Record<string, string>,
): Promise<string[]> {
  if (origin.startsWith("https:") && /^http:\/\/(?!localhost\b|127\.0\.0\.1\b)/.test(address))
    return ["A page on https may not post to http. Give the webhook an https address."];
  const preflight = await ask(address, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
  });
  const refusals = objectionsTo(preflight, origin, "The preflight");
  const allowed = preflight.headers.get("access-control-allow-headers") ?? "";
  if (refusals.length === 0 && !/(^|[\s,])(content-type|\*)($|[\s,])/i.test(allowed))
    refusals.push(
      "The answer to the preflight does not name content-type in Access-Control-Allow-Headers, so JSON may not be sent.",
    );
  if (refusals.length > 0) return refusals;
  const answer = await ask(address, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const fault = answerFault(address, await answer.text());
  return [
    ...objectionsTo(answer, origin, "The lead"),
    ...(answer.ok && fault ? [`The lead is answered with ${fault}.`] : []),
  ];
}
