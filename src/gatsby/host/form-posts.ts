/** Takes forms on a developer's machine as Netlify Forms does on the host, and keeps leads in a file. */
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { platformForms, trapName } from "../../model/platform-forms";

/** Larger than any form of the site, in bytes. */
const largest = 100_000;

/** Where leads are kept on this machine, one line of JSON each. */
export const leadsFile = (variables: Record<string, string | undefined> = process.env): string =>
  path.resolve(variables.LEADS_FOLDER ?? ".leads", "leads.jsonl");

export function keepLead(lead: unknown, file = leadsFile()): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(lead)}\n`);
}

/** @throws an error if it is larger than any form */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open, so that the answer can be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > largest) throw new Error("too large");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Whether a request is a form that a browser sent by itself, or that a script sent in the same way. */
export const isFormPost = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" &&
  (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

/**
 * Reads the target of a request; `//` and the like are paths here, and never name another host.
 * @returns undefined if it is no address
 */
export function requestAddress(target = "/"): URL | undefined {
  const whole = target.startsWith("/") ? `http://host${target}` : target;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

const names = Object.values(platformForms).map(({ name }) => name);
const pages = Object.values(platformForms).map(({ thanks }) => thanks);

const ownPage = `<!doctype html><html lang="en"><title>Thank you</title>
<h1>Thank you!</h1><p>Your form submission has been received. <a href="/">Back to our site</a></p></html>`;

/**
 * Answers a form as Netlify does: a form that the site does not have is not found; one with the hidden field filled
 * in is thrown away without a word; any other is kept. The answer leads to the page that the form names, or is a
 * page of its own. Never fails: a form that cannot be read or kept is answered with a status of 400 or more.
 */
export async function takeFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  file = leadsFile(),
  print: (line: string) => void = console.log,
): Promise<void> {
  const address = requestAddress(request.url);
  if (!address) {
    response.writeHead(400).end("This is no address.\n");
    return;
  }
  let body: string;
  try {
    body = await readBody(request);
  } catch {
    response.writeHead(413).end("The form is too large.\n");
    return;
  }
  const lead = Object.fromEntries(new URLSearchParams(body));
  if (!names.includes(lead["form-name"] ?? "")) {
    response.writeHead(404).end("There is no such form.\n");
    return;
  }
  const { [trapName]: trap, ...fields } = lead;
  if (trap) print("A form with its hidden field filled in was thrown away.");
  else {
    try {
      keepLead(fields, file);
    } catch (error) {
      response.writeHead(500).end(`The form could not be kept: ${String(error)}\n`);
      return;
    }
    print(`A form arrived by the second way: ${JSON.stringify(fields)}`);
  }
  const { pathname } = address;
  if (pages.includes(pathname)) response.writeHead(303, { Location: pathname }).end();
  else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(ownPage);
}

export interface FormServer {
  use: (
    handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
  ) => void;
}

export function serveFormPosts(app: FormServer): void {
  app.use((request, response, next) => {
    if (isFormPost(request)) void takeFormPost(request, response);
    else next();
  });
}
