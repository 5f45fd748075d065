/**
 * `npm run serve`: serves the built site as the static host would: the not-found page with status 404,
 * redirects to the trailing slash, and the host's headers.
 */
import { serveSite } from "./lib/static-host";

const port = Number(process.env.PORT ?? 9100);
void serveSite(port).then(({ address }) => {
  console.log(`The built site is at ${address}`);
});
