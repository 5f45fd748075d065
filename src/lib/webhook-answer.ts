/** The addresses of webhooks of n8n and Make, which answer a lead with a text or with JSON. */
const known = /\/webhook(-test|-waiting)?\/|\bhook\.[\w-]+\.make\.com\b|integromat/;

const page = /^\s*<(!doctype|html)\b/i;

/** An error in a text, or in an answer of JSON. */
const error =
  /^\s*error\b|"errors?"\s*:\s*(?!null|false|""|\[\s*\]|\{\s*\})|"(success|ok)"\s*:\s*false/i;

/**
 * Why an answer with status 200 does not say that a lead was taken: a proxy or a login answers in place of the receiver,
 * or the receiver reports an error.
 * @returns undefined too for a receiver of an unknown kind, which may answer as it likes
 */
export function answerFault(address: string, body: string): string | undefined {
  if (!known.test(address)) return undefined;
  if (page.test(body)) return "a web page";
  return error.test(body) ? "an error" : undefined;
}
