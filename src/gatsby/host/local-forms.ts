/** Takes forms on a developer's machine as Netlify Forms does on the host, and keeps leads in a file. */
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import readBody from "raw-body";
import { hostForms, honeypotName } from "../../model/host-forms";
import type { DevServer } from "../develop/dev-server";
import { formLimit, isOwnRequest, sendError } from "../develop/local-requests";

/** Where leads are kept on this machine, one line of JSON each. */
export const leadsFile = (variables: Record<string, string | undefined> = process.env): string =>
  path.resolve(variables.LEADS_FOLDER ?? ".leads", "leads.jsonl");

export function keepLead(lead: unknown, file = leadsFile()): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(lead)}\n`);
}

/** Whether a request is a form that a browser sent by itself, or that a script sent in the same way. */
export const isFormPost = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" &&
  (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

const formNames = Object.values(hostForms).map(({ name }) => name);
const thanksPages = Object.values(hostForms).map(({ thanks }) => thanks);

/**
 * Answers a form as Netlify does: a form that the site does not have is not found; one with the hidden field filled
 * in is thrown away without a word; any other is kept. The answer leads to the page that the form names.
 */
export async function takeFormPost(
  request: IncomingMessage,
  response: ServerResponse,
  file = leadsFile(),
  print: (line: string) => void = console.log,
): Promise<void> {
  const lead = Object.fromEntries(
    new URLSearchParams(await readBody(request, { limit: formLimit, encoding: true })),
  );
  if (!formNames.includes(lead["form-name"] ?? "")) {
    response.writeHead(404).end("There is no such form.\n");
    return;
  }
  const { [honeypotName]: honeypot, ...fields } = lead;
  if (honeypot) print("A form with its hidden field filled in was thrown away.");
  else {
    keepLead(fields, file);
    print(`A form arrived by the Netlify backup: ${JSON.stringify(fields)}`);
  }
  const page = thanksPages.find((address) => address === request.url);
  if (page) response.writeHead(303, { Location: page }).end();
  else response.writeHead(200).end("Your form submission has been received.\n");
}

export function serveFormPosts(server: DevServer): void {
  server.use("/", (request, response, next) => {
    if (!isFormPost(request)) return next();
    if (isOwnRequest(request)) takeFormPost(request, response).catch(sendError(response));
    else response.writeHead(403).end("Only pages of this server may send forms here.\n");
  });
}
