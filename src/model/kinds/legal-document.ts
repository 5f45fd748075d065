import { z } from "zod";
import { date, entry, order, pageFields, text } from "../fields";
import { kindWithPages } from "../kind";

const schema = entry("A legal text at /legal/<id>/.", {
  title: text(5, 60).describe("The title of the text."),
  description: text(60, 150).describe("What it covers, for the list on /legal/."),
  lastUpdated: date().describe("The day it was last changed."),
  writtenFor: z
    .array(text(2, 40))
    .optional()
    .describe(
      "The analytics tool and the services of films that it was last read for. When the site has others, the check asks to read it again.",
    ),
  order: order().describe("Its place on the list, from 1."),
  ...pageFields,
});

export const legalDocument = kindWithPages({
  schema,
  place: { shape: "files", folder: "legal", extension: "md" },
  needed: { "acceptable-use": "security.txt links to this text" },
  list: "/legal/",
  pages: {
    under: "/legal/",
    template: "legal-document",
    sitemap: { changes: "yearly", priority: 0.4, lastChange: ["lastUpdated"] },
  },
});
