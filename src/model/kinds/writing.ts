/** What is written at length: articles, guides and legal texts. */
import { z } from "zod";
import { categoryLists } from "../../lib/filters";
import { publishOn, date, draft, image, reference, seo, slug, text } from "../fields";
import { kind, kindWithPages } from "../kind";

const categorySchema = z
  .strictObject({
    id: slug().describe("The id that articles use."),
    title: text(2, 40).describe("The name of the category."),
    description: text(20, 160).describe("What its articles are about."),
    seo: seo.describe("Search texts of its list, where articles are filtered."),
  })
  .describe("A category of articles.");

export const category = kind({
  schema: categorySchema,
  place: { shape: "list", file: "categories.yml" },
  groupLists: {
    under: categoryLists,
    parent: "/blog/",
    sitemap: { changes: "monthly", priority: 0.7 },
  },
});

/** Minutes of reading; where they are left out, the words of the text decide. */
const minutes = () =>
  z
    .number()
    .int()
    .min(1)
    .max(60)
    .default(0)
    .describe("Minutes of reading; leave it out to have them counted, at 215 words a minute.");

const blogPostSchema = z
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

export const blogPost = kindWithPages({
  schema: blogPostSchema,
  place: { shape: "folders", folder: "blog", file: "index.md" },
  mayBeEmpty: true,
  list: "/blog/",
  newestFirst: "date",
  pages: {
    under: "/blog/",
    template: "blog-post",
    headingMap: false,
    openGraph: "article",
    sitemap: { changes: "monthly", priority: 0.7, lastChange: "date" },
  },
  search: { summary: "excerpt" },
  related: { most: 3, next: true },
  picture: "cover",
  newAs: "post",
});

const guideSchema = z
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

export const guide = kindWithPages({
  schema: guideSchema,
  place: { shape: "folders", folder: "guides", file: "index.md" },
  mayBeEmpty: true,
  list: "/resources/",
  inGroups: "required",
  pages: {
    under: "/guides/",
    template: "guide",
    headingMap: false,
    openGraph: "article",
    sitemap: { changes: "monthly", priority: 0.7, lastChange: "updated" },
  },
  search: { summary: "description" },
  related: { most: 2 },
  picture: "cover",
  newAs: "guide",
});

const legalDocumentSchema = z
  .strictObject({
    title: text(5, 60).describe("The title of the text."),
    description: text(60, 150).describe("What it covers, for the list on /legal/."),
    lastUpdated: date().describe("The day it was last changed."),
    order: z.number().int().min(1).describe("Its place on the list, from 1."),
    seo: seo.describe("Search texts."),
  })
  .describe("A legal text at /legal/<id>/.");

export const legalDocument = kindWithPages({
  schema: legalDocumentSchema,
  place: { shape: "files", folder: "legal", extension: "md" },
  needed: { "acceptable-use": "security.txt links to this text" },
  list: "/legal/",
  pages: {
    under: "/legal/",
    template: "legal-document",
    headingMap: false,
    openGraph: "website",
    sitemap: { changes: "yearly", priority: 0.4, lastChange: "lastUpdated" },
  },
  search: { leftOut: "every page leads to the legal texts at its end" },
});
