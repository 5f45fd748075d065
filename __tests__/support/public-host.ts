/** The hosts of browser tests: all of them lead to this machine. */

import path from "node:path";

const name = "www.public.example";

/** Where the built site is served. */
export const testPort = Number(process.env.TEST_PORT ?? 9123);

/** Where the host of the built site keeps the forms that it takes. */
export const leadsFolder = path.resolve("test-results/leads");

/** The built site under a host that is no preview, where visitors are asked about analytics. */
export const publicHost = `http://${name}:${testPort}`;

/** The host and port that the built site posts its forms to. */
export const webhookHost = "localhost:9000";

/**
 * Leads the browser to the public host and to a receiver of forms.
 * @param receiverPort the port on which the receiver listens in the place of the webhook's
 */
export const hostRules = (receiverPort: number): string =>
  `--host-resolver-rules=MAP ${name} 127.0.0.1, MAP ${webhookHost} 127.0.0.1:${receiverPort}`;
