/** Tools, the resources page, jobs and perks. */
import { z } from "zod";
import { jobTypes, toolStatuses } from "../choices";
import {
  expireOn,
  draft,
  icon,
  internalLink,
  key,
  named,
  point,
  reference,
  seo,
  text,
} from "../fields";
import { kind, kindWithPages } from "../kind";

/** Whether a tool can be used yet. */
const toolStatus = named("ToolStatus", z.enum(toolStatuses));

const toolSchema = z
  .strictObject({
    title: text(3, 60).describe("The name of the tool."),
    order: z.number().int().min(1).describe("Its place on the page, from 1."),
    description: text(60, 200).describe("What it does, for the card."),
    category: text(3, 30).describe("The field it belongs to."),
    status: toolStatus.describe("Available, or Coming Soon."),
    lead: text(60, 360).describe("What it does, for its own page."),
    does: z
      .array(point)
      .min(3)
      .max(6)
      .describe("What the tool does, step by step or part by part."),
    forWhom: z.array(text(20, 200)).min(2).max(5).describe("Who should use it, and when."),
    needs: z.array(text(5, 140)).min(2).max(6).describe("What one needs at hand."),
    meanwhile: text(40, 400).describe("How to get the result today: with us, or by hand."),
    check: reference("Check").optional().describe("The guided check that its page holds."),
    services: z
      .array(reference("Service", { field: "tools", description: "Tools that fit the service." }))
      .min(1)
      .max(4)
      .describe("The services whose work it prepares."),
    seo: seo.describe("Search texts."),
  })
  .describe("A tool on /resources/tools/, with a page at /tools/<id>/.");

export const tool = kindWithPages({
  schema: toolSchema,
  place: { shape: "files", folder: "tools", extension: "yml" },
  mayBeEmpty: true,
  list: "/resources/tools/",
  inGroups: "optional",
  pages: {
    under: "/tools/",
    template: "tool",
    templateWith: { check: "tool-check" },
    openGraph: "website",
    sitemap: { changes: "monthly", priority: 0.6 },
  },
  search: { summary: "description" },
});

const resource = (kinds: readonly string[]) =>
  named(
    "Resource",
    z.strictObject({
      name: text(3, 80).describe("The name of the resource."),
      description: text(30, 200).describe("What one gets from it."),
      type: named("ResourceType", z.enum(kinds)).describe("What it is."),
      link: internalLink().describe("Where it is."),
    }),
  );

/** @param kinds the kinds whose entries groups may name */
export const resourceGroup = (kinds: readonly string[]) =>
  z
    .strictObject({
      id: key().describe("A key."),
      title: text(3, 60).describe("The heading of the group."),
      icon: icon.describe("Its icon."),
      description: text(30, 200).describe("What the group is for."),
      resources: z.array(resource(kinds)).min(1).max(8).describe("The resources of the group."),
    })
    .describe("A group on /resources/.");

const jobSchema = z
  .strictObject({
    id: key().describe("A key."),
    title: text(5, 60).describe("The position, in gender-neutral words."),
    draft: draft(),
    department: text(2, 40).describe("The department."),
    location: text(2, 60).describe("Where the work is done."),
    type: named("JobType", z.enum(jobTypes)).describe("The contract."),
    salary: z
      .string()
      .regex(/^\$\d+k-\$\d+k$/, { error: "must be a yearly range such as $90k-$120k" })
      .meta({ examples: ["$90k-$120k"] })
      .describe("The yearly gross range in US dollars."),
    description: text(80, 600).describe("What the work is."),
    closes: expireOn()
      .optional()
      .describe("The last day to apply; the day after, the position is gone from the site."),
  })
  .describe("An open position on /about/careers/.");

export const job = kind({
  schema: jobSchema,
  place: { shape: "list", file: "jobs.yml" },
  mayBeEmpty: true,
  list: "/about/careers/",
  newAs: "job",
});

export const perk = z
  .strictObject({
    id: key().describe("A key."),
    title: text(3, 40).describe("The perk."),
    description: text(20, 200).describe("What it is."),
  })
  .describe("What we offer to people who work here.");
