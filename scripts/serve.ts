/**
 * `npm run serve`: serves the built site as the static host does, with the 404 page, redirects to the trailing slash, and
 * the host's headers.
 */
import { portFor } from "./lib/free-port";
import { runScript } from "./lib/run-script";
import { serveSite } from "./lib/static-host";

async function main(): Promise<void> {
  const { address } = await serveSite(await portFor(9100, "npm run serve"));
  console.log(`The built site is at ${address}`);
}

runScript(main());
