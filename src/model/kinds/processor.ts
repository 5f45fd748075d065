import { z } from "zod";
import { example, key, text, webAddress } from "../fields";
import { named } from "../schema-notes";

const roles = "host forms spam-filter automation calendar analytics films other".split(" ");

export const processor = z
  .strictObject({
    id: key().describe("A short, unique name, which readers do not see."),
    example: example(),
    role: named("ProcessorRole", z.enum(roles)).describe(
      "What it does for the site, which tells the check whether it is in use; other: always.",
    ),
    name: text(2, 80).describe("The service and the company behind it."),
    purpose: text(10, 200).describe("What it does for us, and which data it gets."),
    country: text(2, 60).describe("Where that company is."),
    safeguard: text(2, 160).describe("What allows the transfer; none is needed within the EEA."),
    policy: webAddress().describe("Its privacy policy."),
  })
  .describe("A service that gets personal data for us; {{processors.rows}} shows those in use.");
