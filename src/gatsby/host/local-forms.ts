/** Takes forms on a developer's machine, as a webhook and as Netlify Forms do, and keeps leads in a file. */
import { appendFileSync, mkdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import readBody from "raw-body";
import { hostForms, honeypotName } from "../../model/host-forms";
import type { DevServer } from "../develop/dev-server";
import { formLimit, isLocalRequest, isOwnRequest, sendError } from "../develop/local-requests";

/** Keeps a lead in a file on this machine, as a line of JSON. */
function keepLead(lead: string): void {
  const folder = path.resolve(process.env.LEADS_FOLDER ?? ".leads");
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, "leads.jsonl"), `${lead}\n`);
  console.log(`A form arrived: ${lead}`);
}

const bodyOf = (request: IncomingMessage) =>
  readBody(request, { limit: formLimit, encoding: true });

/** Answers a lead and its preflight as a webhook does. */
async function takeLead(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
  response.setHeader("Access-Control-Allow-Headers", "content-type");
  const body = await bodyOf(request);
  if (request.method === "POST") keepLead(JSON.stringify(JSON.parse(body)));
  response.writeHead(200).end("ok");
}

/** Whether a request is a form that a browser sent by itself, or that a script sent in the same way. */
export const isFormPost = ({ method, headers }: IncomingMessage): boolean =>
  method === "POST" &&
  (headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");

const thanksPages = Object.values(hostForms).map(({ thanks }) => thanks);

/**
 * Answers a form as Netlify does: one with the hidden field filled in is thrown away without a word, any other is kept.
 * The answer leads to the page that the form names.
 */
export async function takeFormPost(request: IncomingMessage, response: ServerResponse) {
  const lead = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
  const { [honeypotName]: honeypot, ...fields } = lead;
  if (!honeypot) keepLead(JSON.stringify(fields));
  const page = thanksPages.find((address) => address === request.url);
  if (page) response.writeHead(303, { Location: page }).end();
  else response.writeHead(200).end("Your form submission has been received.\n");
}

/** Takes forms at the pages of the site, and at /leads from all pages of this machine, such as those of a build. */
export function serveForms(server: DevServer): void {
  const refusal = "Only pages of this machine may send forms here.\n";
  server.use("/leads", (request, response) => {
    if (isLocalRequest(request)) takeLead(request, response).catch(sendError(response));
    else response.writeHead(403).end(refusal);
  });
  server.use("/", (request, response, next) => {
    if (!isFormPost(request)) return next();
    if (isOwnRequest(request)) takeFormPost(request, response).catch(sendError(response));
    else response.writeHead(403).end(refusal);
  });
}
