import { z } from "zod";
import { group, link, seo, text, whole } from "../../fields";
import { closing, draft, empty, hero, sending, thanks } from "./parts";

export const blogPage = z
  .strictObject({
    hero,
    allLabel: text(2, 20).describe("The first chip."),
    filterByCategory: z
      .boolean()
      .describe("On: each chip links to a page of its category. Off: the chips are labels."),
    empty,
    postsPerPage: whole(6, 60).describe(
      "The most articles on one page; the others are at /blog/page/2/ and so on.",
    ),
    pages: group("PageLinksCopy", {
      label: text(3, 40).describe("The name of the row of links to pages."),
      page: text(2, 20).describe("The word before the number of a page."),
      previous: text(3, 30).describe("The link to the page before."),
      next: text(3, 30).describe("The link to the page after."),
      description: text(50, 140).describe(
        "The description for search results of each page after the first; the page's number is put before it.",
      ),
    }).describe("The links between the pages of a long list."),
    newsletter: group("NewsletterCopy", {
      title: text(3, 60).describe("The heading."),
      lead: text(20, 240).describe("What subscribers get, how often, and how to stop."),
      label: text(2, 40).describe("The label of the field."),
      submit: text(2, 30).describe("The words of the button."),
      sending: sending.describe("The texts while the form is sent and after that."),
      privacy: text(20, 200).describe("What happens with the address."),
      policy: link.describe("The link to the privacy policy after these words."),
      withoutScript: text(20, 300).describe("How to subscribe where scripts do not run."),
      mailFallback: text(5, 80).describe("The link that subscribes by mail instead."),
      draft: draft.describe("The texts about what was typed in an earlier visit."),
      thanks: thanks.describe("What stands in the place of the form once it is sent."),
    }).describe("The form that subscribes to the newsletter."),
    article: group("ArticleLabels", {
      contents: text(3, 30).describe("The heading of the table of contents."),
      readTime: text(3, 20).describe("The words after the minutes."),
      services: text(3, 60).describe("The heading of the services that an article is about."),
      next: text(3, 30).describe("The word before the next article."),
      related: text(3, 60).describe("The heading of related reading."),
    }).describe("Words around an article."),
    closing: closing.describe("The call at the end of each article."),
    seo,
  })
  .describe("The copy of /blog/ and around each article.");
