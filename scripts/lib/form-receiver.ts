/**
 * A local webhook for development: it answers as the real one would, prints each lead, and appends it to
 * `leads.jsonl` in `LEADS_FOLDER` (`.leads`) as a line of JSON.
 */
import { createServer, type Server } from "node:http";
import readBody from "raw-body";
import { formLimit, isLocalRequest, sendError } from "../../src/gatsby/develop/local-requests";
import { keepLead, leadsFile } from "../../src/gatsby/host/local-forms";

export function startReceiver(port: number): Promise<Server> {
  const file = leadsFile();
  const server = createServer((request, response) => {
    if (!isLocalRequest(request)) {
      response.writeHead(403).end("Only pages of this machine may send forms here.\n");
      return;
    }
    response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    if (request.method !== "POST") {
      response.writeHead(405).end("Post a form as JSON.\n");
      return;
    }
    const take = (body: string) => {
      let lead: unknown;
      try {
        lead = JSON.parse(body);
      } catch {
        response.writeHead(400).end("The body is not JSON.\n");
        return;
      }
      keepLead(lead, file);
      console.log(`A form arrived: ${JSON.stringify(lead)}`);
      response.writeHead(200).end("ok");
    };
    readBody(request, { limit: formLimit, encoding: true }).then(take).catch(sendError(response));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
