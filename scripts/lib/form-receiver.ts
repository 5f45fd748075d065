/**
 * A local webhook for development: it answers as the real one would, prints each lead, and appends it to
 * `leads.jsonl` in `LEADS_FOLDER` (`.leads`) as a line of JSON.
 */
import { createServer, type Server } from "node:http";
import { keepLead, leadsFile, readBody } from "../../src/gatsby/host/form-posts";

/**
 * Starts the receiver.
 * @param port where to listen
 * @param file where leads are kept
 * @param print called with each lead
 */
export function startReceiver(
  port: number,
  file = leadsFile(),
  print: (line: string) => void = console.log,
): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
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
    const refuse = (status: number, why: string) => response.writeHead(status).end(`${why}\n`);
    void readBody(request).then(
      (body) => {
        let lead: unknown;
        try {
          lead = JSON.parse(body);
        } catch {
          refuse(400, "The body is not JSON.");
          return;
        }
        try {
          keepLead(lead, file);
        } catch (error) {
          refuse(500, `The form could not be kept: ${String(error)}`);
          return;
        }
        print(`A form arrived: ${JSON.stringify(lead)}`);
        response.writeHead(200).end("ok");
      },
      () => refuse(413, "The form is too large."),
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
