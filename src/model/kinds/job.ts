import { z } from "zod";
import { jobTypes } from "../choices";
import { draft, entry, example, expireOn, group, key, linkAddress, text, whole } from "../fields";
import { named } from "../schema-notes";
import { kind } from "../kind";

const schema = entry("An open position on /about/careers/.", {
  id: key().describe("A short, unique name, which readers do not see."),
  title: text(5, 60).describe("The position, in gender-neutral words."),
  draft: draft(),
  example: example(),
  department: text(2, 40).describe("The department that hires."),
  location: text(2, 60).describe("Where the work is done."),
  type: named("JobType", z.enum(jobTypes)).describe("The kind of contract."),
  pay: group("PayRange", {
    from: whole(1).describe("The least, such as 90000."),
    to: whole(1).describe("The most."),
  }).describe("What the work pays a year, gross, in the currency of the firm."),
  description: text(80, 600).describe("What the work is."),
  apply: linkAddress()
    .optional()
    .describe("Where to apply, such as mailto:jobs@example.com; without it, by the contact form."),
  closes: expireOn()
    .optional()
    .describe("The last day to apply; after it, the site does not show the position."),
});

export const job = kind({
  schema,
  place: { shape: "list", file: "jobs.yml" },
  mayBeEmpty: true,
  list: "/about/careers/",
});
