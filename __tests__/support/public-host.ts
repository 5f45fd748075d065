/** The hosts of browser tests, which all resolve to this machine. */

import path from "node:path";

const name = "www.public.example";

/** The port of the built site. */
export const testPort = Number(process.env.TEST_PORT ?? 9123);

/** The folder in which the local host stores leads of Netlify Forms. */
export const leadsFolder = path.resolve("test-results/browser/leads");

/** The built site under a public host, where the consent banner appears. */
export const publicHost = `http://${name}:${testPort}`;

/** The host and port of the webhook in the built site. */
export const webhookHost = "localhost:8000";

/**
 * Makes the browser resolve the public host and the webhook to this machine.
 * @param receiverPort the port of the receiver that replaces the webhook
 */
export const hostRules = (receiverPort: number): string =>
  `--host-resolver-rules=MAP ${name} 127.0.0.1, MAP ${webhookHost} 127.0.0.1:${receiverPort}`;
