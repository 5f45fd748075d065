import {
  cover,
  draft,
  entry,
  order,
  pageFields,
  publishOn,
  readTime,
  services,
  text,
} from "../fields";
import { kindWithPages } from "../kind";

const schema = entry("A guide at /guides/<id>/.", {
  title: text(15, 75).describe("The title of the guide."),
  draft: draft(),
  description: text(90, 200).describe("What the reader will be able to do."),
  updated: publishOn().describe("The day of the last revision; before it, the guide is not shown."),
  readTime: readTime(),
  order: order().describe("Its place among the guides, from 1."),
  ...cover,
  services: services("guides", "Guides about the service.", 2).describe(
    "The services that the guide is about.",
  ),
  ...pageFields,
});

export const guide = kindWithPages({
  schema,
  place: { shape: "folders", folder: "guides", file: "index.md" },
  mayBeEmpty: true,
  list: "/resources/",
  inGroups: "required",
  pages: {
    under: "/guides/",
    template: "guide",
    sitemap: { changes: "monthly", priority: 0.7, lastChange: ["updated"] },
  },
  search: "description",
  related: { max: 2 },
  picture: "cover",
});
