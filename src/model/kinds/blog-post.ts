import {
  cover,
  date,
  draft,
  entry,
  example,
  pageFields,
  publishOn,
  readTime,
  reference,
  services,
  text,
} from "../fields";
import { kindWithPages } from "../kind";

const schema = entry("An article at /blog/<id>/.", {
  title: text(25, 75).describe("The title of the article."),
  draft: draft(),
  example: example(),
  excerpt: text(90, 180).describe(
    "What the reader will be able to do, in a sentence or two; cards show it too.",
  ),
  category: reference("Category", {
    field: "posts",
    description: "Articles of the category, newest first.",
  }).describe("The category that it is listed in."),
  author: text(3, 60).describe(
    "Who wrote it, as shown above the text: a desk, or a person of the team by name.",
  ),
  date: publishOn().describe("The day of publication; before it, the article is not on the site."),
  updated: date()
    .optional()
    .describe(
      "The day of the last revision that readers should know of; shown beside the date, and told to search engines.",
    ),
  readTime: readTime(),
  ...cover,
  services: services("posts", "Articles about the service, newest first.", 2).describe(
    "The services that the article is about.",
  ),
  ...pageFields,
}).refine(({ date, updated }) => !updated || updated >= date, {
  path: ["updated"],
  error: "is before the day of publication",
});

export const blogPost = kindWithPages({
  schema,
  place: { shape: "folders", folder: "blog", file: "index.md" },
  mayBeEmpty: true,
  list: "/blog/",
  newestFirst: "date",
  pages: {
    under: "/blog/",
    template: "blog-post",
    sitemap: { changes: "monthly", priority: 0.7, lastChange: ["updated", "date"] },
  },
  search: "excerpt",
  related: { max: 3, next: true },
  picture: "cover",
});
