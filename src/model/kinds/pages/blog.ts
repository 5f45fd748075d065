import { z } from "zod";
import { group, link, seo, text } from "../../fields";
import { closing, draft, empty, hero, sending, thanks } from "./parts";

export const blogPage = z
  .strictObject({
    hero,
    allLabel: text(2, 20).describe("The first chip."),
    filterByCategory: z
      .boolean()
      .describe("Makes the chips links to a page for each category. Off: they are labels."),
    empty,
    postsPerPage: z
      .int()
      .min(6)
      .max(60)
      .describe("The most articles on one page; what is more goes on at /blog/page/2/."),
    pages: group("PageLinksCopy", {
      label: text(3, 40).describe("The name of the row of pages."),
      page: text(2, 20).describe("The word before the number of a page."),
      previous: text(3, 30).describe("The link to the page before."),
      next: text(3, 30).describe("The link to the page after."),
      description: text(50, 140).describe(
        "What search results say of the second page and those after it; the number is put before it.",
      ),
    }).describe("The pages of a list too long for one."),
    newsletter: group("NewsletterCopy", {
      title: text(3, 60).describe("The heading."),
      lead: text(20, 240).describe("What one gets, how often, and how to stop."),
      label: text(2, 40).describe("The label of the field."),
      submit: text(2, 30).describe("The words of the button."),
      sending: sending.describe("What the form says while it is sent and after that."),
      privacy: text(20, 200).describe("What happens with the address."),
      policy: link.describe("The link to the privacy policy at the end of it."),
      withoutScript: text(20, 300).describe("How to subscribe where scripts do not run."),
      mailFallback: text(5, 80).describe("The link that subscribes by mail instead."),
      draft: draft.describe("What was typed in an earlier visit."),
      thanks: thanks.describe(
        "The page after a form that was sent without script; its title and lead also stand below one sent with script.",
      ),
    }).describe("The form that subscribes to the newsletter."),
    article: group("ArticleLabels", {
      contents: text(3, 30).describe("The heading of the table of contents."),
      readTime: text(3, 20).describe("The words after the minutes."),
      services: text(3, 60).describe("The heading of the services an article is about."),
      next: text(3, 30).describe("The word before the next article."),
      related: text(3, 60).describe("The heading of what is related to a text."),
    }).describe("Words around an article."),
    closing: closing.describe("The call at the end of each article."),
    seo,
  })
  .describe("The copy of /blog/ and around each article.");
