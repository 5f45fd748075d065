/**
 * `npm run leads -- URL`: sends a test lead to a webhook with the site's origin, after a preflight. Prints what a
 * browser would object to and how to fix it. `-- URL ORIGIN` uses another origin.
 */
import { loadSettings } from "../src/content/disk/load";
import { isOrigin } from "../src/lib/site-address";
import { contactFields, type FormField } from "../src/model/form-fields";
import { runScript } from "./lib/run-script";
import { tryWebhook } from "./lib/try-webhook";

/** A valid value that nobody mistakes for a visitor's. */
function testValue(field: FormField): string {
  if (field.control === "list") return field.options[0];
  if (field.control === "email") return "test@example.com";
  if (field.control === "area")
    return "This is a test of the webhook by npm run leads. Please ignore it.";
  return "Test";
}

/** A lead as the form sends it: its fields, the time and the type. */
const testLead = (): Record<string, string> => ({
  ...Object.fromEntries(contactFields.map((field) => [field.name, testValue(field)])),
  timestamp: new Date().toISOString(),
  type: "full",
});

async function main([address = "", given]: string[]): Promise<void> {
  const settings = loadSettings();
  const written = given || process.env.SITE_URL?.trim() || settings?.url || "";
  const origin = written.replace(/\/$/, "");
  if (!URL.canParse(address) || !isOrigin(origin)) {
    console.error(
      "Give the address of the webhook, such as `npm run leads -- https://hooks.example.com/lead`. If the site's origin is not the `url` of content/site.yml, add it as a second argument.",
    );
    process.exitCode = 2;
    return;
  }
  console.log(`A test lead from ${origin} to ${address}\n`);
  const objections = await tryWebhook(address, origin, testLead());
  if (objections.length === 0) return console.log("The lead was taken.");
  for (const objection of objections) console.error(objection);
  console.error("How to set up n8n, Make or another service: docs/owning.md, “A webhook instead”.");
  process.exitCode = 1;
}

runScript(main(process.argv.slice(2)));
