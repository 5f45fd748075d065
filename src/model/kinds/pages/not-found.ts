import { z } from "zod";
import { link, list, seo, text, verbatim } from "../../fields";

export const notFoundPage = z
  .strictObject({
    title: text(5, 60).describe("The heading for an unknown page."),
    lead: text(20, 240).describe("A sentence of help."),
    home: link.describe("The link home."),
    suggestionsTitle: text(3, 60).describe("The heading of the links that may help."),
    suggestions: list(link, 1, 6).describe("Links that may help."),
    postTitle: text(5, 60).describe("The heading for an unknown article."),
    postLead: verbatim(20, 200).describe("What is said of it."),
    postLink: link.describe("The link back to the blog."),
    seo,
  })
  .describe("The copy of the page for addresses that lead nowhere.");
