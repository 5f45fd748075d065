/** Sends a lead to a webhook as a browser would, and reports in sentences what a browser would object to. */
import { answerFault } from "../../src/lib/webhook-answer";

/** In milliseconds: a webhook fails after `timeout`, and gets a remark after `slow`. */
const timeout = 15_000;
const slow = 5_000;

export interface Finding {
  /** `objection`: visitors would see an error. `remark`: it works, and could be better. */
  kind: "objection" | "remark" | "fine";
  text: string;
}

const objection = (text: string): Finding => ({ kind: "objection", text });
const fine = (text: string): Finding => ({ kind: "fine", text });

/** Checks that the answer lets a page of the site read it. */
function permission(answer: Response, origin: string, what: string): Finding[] {
  const allowed = answer.headers.get("access-control-allow-origin");
  if (allowed === null)
    return [
      objection(`${what} has no Access-Control-Allow-Origin, so a browser keeps it from the page.`),
    ];
  if (allowed === "*" || allowed === origin) return [];
  return [
    objection(
      `${what} allows the origin ${allowed}, but the site's is ${origin}; they must be the same, letter for letter.`,
    ),
  ];
}

const isRedirect = ({ status }: Response) => status >= 300 && status < 400;

/** Checks the answer to the preflight, with which a browser asks whether it may post JSON to another origin. */
function judgePreflight(answer: Response, origin: string): Finding[] {
  const { status, headers } = answer;
  if (isRedirect(answer))
    return [
      objection(
        `The preflight is redirected to ${headers.get("location")}, which browsers refuse. Use that address itself.`,
      ),
    ];
  // Reports an error status alone, because missing headers follow from it.
  if (!answer.ok)
    return [
      objection(`The preflight is answered with status ${status}; a browser needs 200 to 299.`),
    ];
  const wrong = permission(answer, origin, "The answer to the preflight");
  const allowed = (headers.get("access-control-allow-headers") ?? "").toLowerCase();
  if (!/(^|[\s,])(content-type|\*)($|[\s,])/.test(allowed))
    wrong.push(
      objection(
        "The answer to the preflight does not name content-type in Access-Control-Allow-Headers, so JSON may not be sent.",
      ),
    );
  return wrong.length > 0 ? wrong : [fine("The preflight is allowed.")];
}

/** Checks the answer to the lead. */
async function judgePost(answer: Response, origin: string, took: number): Promise<Finding[]> {
  const { status, headers } = answer;
  if (isRedirect(answer))
    return [
      objection(
        `The lead is redirected (status ${status}) to ${headers.get("location")}; on the way it may be lost. Use that address itself.`,
      ),
    ];
  const wrong = permission(answer, origin, "The answer to the lead");
  const fault = answer.ok ? answerFault(answer.url, await answer.text()) : `status ${status}`;
  if (fault) wrong.unshift(objection(`The lead is answered with ${fault}.`));
  if (wrong.length > 0) return wrong;
  const seconds = (took / 1000).toFixed(1);
  const arrived = fine(`The lead was taken with status ${status} after ${seconds} seconds.`);
  if (took < slow) return [arrived];
  const text = `That is slow: after ${timeout / 1000} seconds a visitor is told that sending failed. Let the webhook answer at once, before its workflow has run.`;
  return [arrived, { kind: "remark", text }];
}

/** Sends a request. Returns an objection with the reason if there is no answer. */
async function ask(address: string, options: RequestInit): Promise<Response | Finding> {
  try {
    return await fetch(address, {
      ...options,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError")
      return objection(`There was no answer within ${timeout / 1000} seconds.`);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return objection(
      `The webhook cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}.`,
    );
  }
}

/**
 * Tries a webhook: the preflight, then one lead. Sends no lead if a browser would stop after the preflight.
 * @param address the webhook
 * @param origin the site's origin, without a slash at the end
 * @param body the lead
 * @returns what was found, in order
 */
export async function tryWebhook(
  address: string,
  origin: string,
  body: Record<string, string>,
): Promise<Finding[]> {
  const secure =
    origin.startsWith("https:") && /^http:\/\/(?!localhost\b|127\.0\.0\.1\b)/.test(address)
      ? [objection("A page on https may not post to http. Give the webhook an https address.")]
      : [];
  const preflight = await ask(address, {
    method: "OPTIONS",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
  });
  if (!(preflight instanceof Response)) return [...secure, preflight];
  const asked = [...secure, ...judgePreflight(preflight, origin)];
  if (asked.some(({ kind }) => kind === "objection"))
    return [...asked, fine("A browser stops here, so no lead was sent.")];
  const started = performance.now();
  const answer = await ask(address, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!(answer instanceof Response)) return [...asked, answer];
  return [...asked, ...(await judgePost(answer, origin, performance.now() - started))];
}
