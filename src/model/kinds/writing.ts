/** What is written at length: articles, guides and legal texts. */
import { z } from "zod";
import { publishOn, date, draft, image, reference, seo, slug, text } from "../fields";

export const category = z
  .strictObject({
    id: slug().describe("The id that articles use."),
    title: text(2, 40).describe("The name of the category."),
    description: text(20, 160).describe("What its articles are about."),
    seo: seo.describe("Search texts of its list, where articles are filtered."),
  })
  .describe("A category of articles.");

/** Minutes of reading; where they are left out, the words of the text decide. */
const minutes = () =>
  z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(0)
    .describe("Minutes of reading; leave it out to have them counted, at 215 words a minute.");

export const blogPost = z
  .strictObject({
    title: text(25, 75).describe("The title of the article."),
    draft: draft(),
    excerpt: text(90, 180).describe("What the reader will be able to do."),
    category: reference("Category", {
      field: "posts",
      description: "Articles of the category, newest first.",
    }).describe("The category."),
    author: text(3, 60).describe("The desk that wrote it."),
    date: publishOn().describe(
      "The day of publication; before it, the article is not on the site.",
    ),
    readTime: minutes(),
    cover: image()
      .optional()
      .describe("The cover beside this file; without one the build draws it."),
    coverAlt: text(20, 120).optional().describe("What the cover shows."),
    services: z
      .array(
        reference("Service", {
          field: "posts",
          description: "Articles about the service, newest first.",
        }),
      )
      .min(1)
      .max(2)
      .describe("The services the article is about."),
    seo: seo.describe("Search texts."),
  })
  .describe("An article at /blog/<id>/.");

export const guide = z
  .strictObject({
    title: text(15, 75).describe("The title of the guide."),
    draft: draft(),
    description: text(90, 200).describe("What the reader will be able to do."),
    updated: publishOn().describe("The day it was last revised; before it, it is not on the site."),
    readTime: minutes(),
    order: z.number().int().min(1).describe("Its place among the guides, from 1."),
    cover: image()
      .optional()
      .describe("The cover beside this file; without one the build draws it."),
    coverAlt: text(20, 120).optional().describe("What the cover shows."),
    services: z
      .array(reference("Service", { field: "guides", description: "Guides about the service." }))
      .min(1)
      .max(2)
      .describe("The services the guide is about."),
    seo: seo.describe("Search texts."),
  })
  .describe("A guide at /guides/<id>/.");

export const legalDocument = z
  .strictObject({
    title: text(5, 60).describe("The title of the text."),
    description: text(60, 150).describe("What it covers, for the list on /legal/."),
    lastUpdated: date().describe("The day it was last changed."),
    order: z.number().int().min(1).describe("Its place on the list, from 1."),
    seo: seo.describe("Search texts."),
  })
  .describe("A legal text at /legal/<id>/.");
