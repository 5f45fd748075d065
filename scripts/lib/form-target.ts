/** Chooses where the forms of `npm start` go: to the configured webhook, or else to a receiver on this machine. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { leadsFile } from "../../src/gatsby/host/local-forms";
import { localReceiver } from "../../src/gatsby/host/environment";
import type { FormDelivery } from "../../src/model/host-forms";
import { startReceiver } from "./form-receiver";
import { freePort, isTaken, portIn } from "./free-port";

interface FormTarget {
  /** The address that forms are posted to; undefined where the owner uses no webhook. */
  address?: string;
  /** Says where the forms go. */
  message: string;
}

/** The webhook that is set in the environment or in the file that Gatsby reads. */
function givenWebhook(variables: Record<string, string | undefined>, file: string) {
  const name = "GATSBY_FORM_WEBHOOK_URL";
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8"))[name] : undefined;
  return (variables[name] ?? inFile)?.trim() || undefined;
}

/**
 * Starts the receiver, unless forms go elsewhere. If its port is taken, perhaps by another copy of the site, it takes
 * the next free one, so that no copy gets the forms of another.
 * @param webhook whether the owner uses a webhook
 * @param sitePort the port that the site will take
 * @param variables the environment; `LEADS_PORT` chooses the port and `LEADS_FOLDER` where forms are saved
 * @param settings the file of the variables that Gatsby reads
 * @throws an error worded for the person who has set a wrong port
 */
export async function receiveForms(
  webhook: FormDelivery["webhook"],
  sitePort: number,
  variables: Record<string, string | undefined> = process.env,
  settings = ".env.development",
  start: (port: number) => Promise<unknown> = startReceiver,
): Promise<FormTarget> {
  const file = path.relative(process.cwd(), leadsFile(variables));
  if (webhook === "off")
    return { message: `Forms are taken by the site itself and saved in ${file}` };
  const given = givenWebhook(variables, settings);
  if (given && given !== localReceiver)
    return { address: given, message: `Forms are posted to ${given} (GATSBY_FORM_WEBHOOK_URL)` };
  const url = new URL(localReceiver);
  const wanted = portIn("LEADS_PORT", Number(url.port), variables);
  const isOfSite = wanted === sitePort;
  const by = isOfSite ? "the site" : "another program";
  const taken = isOfSite || (await isTaken(wanted)) ? `Port ${wanted} is taken by ${by}; ` : "";
  const port = taken ? await freePort(wanted + 1, sitePort) : wanted;
  await start(port);
  url.port = String(port);
  const choice = taken ? " (LEADS_PORT chooses the port)" : "";
  return {
    address: url.href,
    message: `${taken}${taken ? "forms" : "Forms"} are posted to ${url.href}${choice} and saved in ${file}`,
  };
}
