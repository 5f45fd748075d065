import { z } from "zod";
import { entry, group, link, seo, text, whole } from "../../fields";
import { closing, empty, hero, notice, thanks } from "./parts";

export const blogPage = entry("The copy of /blog/ and around each article.", {
  hero,
  filterByCategory: z
    .boolean()
    .describe("On: each chip links to a page of its category. Off: the chips are labels."),
  empty,
  postsPerPage: whole(6, 60).describe(
    "The most articles on one page; the others are at /blog/page/2/ and so on.",
  ),
  pagesDescription: text(50, 140).describe(
    "The description for search results of each page after the first; the page's number is put before it.",
  ),
  newsletter: group("NewsletterCopy", {
    title: text(3, 60).describe("The heading."),
    lead: text(20, 240).describe("What subscribers get, how often, and how to stop."),
    sent: notice.describe("The notification that the form has arrived."),
    privacy: text(20, 200).describe("What happens with the address."),
    policy: link.describe("The link to the privacy policy after these words."),
    withoutScript: text(20, 300).describe("How to subscribe where scripts do not run."),
    thanks: thanks.describe("What the page says that follows the sent form."),
  }).describe("The form that subscribes to the newsletter."),
  closing: closing.describe("The call at the end of each article."),
  seo,
});
