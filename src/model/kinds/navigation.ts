import { z } from "zod";
import { upperFirst } from "../../lib/text";
import { group, link, linkAddress, list, text, whole } from "../fields";

const spaced = (kind: string) => kind.replace(/(?!^)[A-Z]/g, " $&").toLowerCase();

/** The word for an entry of a kind that readers see; if it is left out, the name of the kind. */
const word = (kind: string) =>
  text(3, 30)
    .default(upperFirst(spaced(kind)))
    .describe(`The word for each ${spaced(kind)}; without it, the name of the kind.`);

const navigationEntry = group("NavigationEntry", {
  title: text(2, 40).describe("The words of the entry."),
  description: text(10, 120).describe("A line below it."),
  to: linkAddress().describe("The address that it leads to."),
});

const searchWords = (kinds: readonly string[]) =>
  group("SearchWords", {
    label: text(2, 20).describe("The name of the button and of the dialog."),
    field: text(5, 60).describe("The label of the field."),
    close: text(2, 30).describe("The name of the button that closes the dialog."),
    start: text(10, 160).describe("What the dialog says before anything is typed."),
    loading: text(5, 80).describe("What it says while the index is fetched."),
    one: text(2, 30).describe("The word after the number 1."),
    many: text(2, 30).describe("The word after any other number."),
    best: text(2, 30).describe(
      "The words between the number shown and the number found: 20 best of 34.",
    ),
    none: text(5, 80).describe("What it says when nothing was found; the query follows."),
    advice: text(20, 240).describe("What to try when nothing was found."),
    links: list(link, 1, 6).describe("The links to show before a query, and if nothing was found."),
    failed: text(10, 160).describe("What it says when the index could not be fetched."),
    retry: text(3, 30).describe("The button that tries again."),
    unavailable: text(10, 120).describe(
      "The message if the search or its dialog cannot be fetched.",
    ),
    keys: text(10, 120).describe("What each key does."),
    slash: text(5, 80).describe("The label of the switch for the / key."),
    types: group(
      "SearchTypes",
      Object.fromEntries(kinds.map((kind) => [kind, word(kind)])),
    ).describe("The word for each kind of search result or related text."),
  });

/** @param kinds the kinds that the search finds */
export const navigation = (kinds: readonly string[]) =>
  z
    .strictObject({
      services: group("NavigationServices", {
        label: text(2, 20).describe("The word in the header."),
        all: link.describe("The link to all services."),
        further: z
          .array(link)
          .max(3)
          .default([])
          .describe("Further links that help a visitor who looks for a service."),
        mobileCount: whole(1, 8).describe("Services shown in the small menu."),
      }).describe("The services panel; its entries are the services themselves."),
      about: group("NavigationAbout", {
        label: text(2, 20).describe("The word in the header."),
        entries: list(navigationEntry, 1, 6).describe("The entries of the panel."),
      }).describe("The about panel."),
      links: list(link, 1, 4).describe("Plain links in the header."),
      call: link.describe("The button in the header."),
      search: searchWords(kinds).describe("The search of the site."),
      footer: group("NavigationFooter", {
        statement: text(20, 300).describe("A sentence on what we do."),
        promises: list(text(5, 60), 1, 4).describe("What a visitor can count on."),
        columns: list(
          group("FooterColumn", {
            title: text(2, 30).describe("The heading of the column."),
            links: list(link, 1, 10).describe("The links of the column."),
          }),
          1,
          5,
        ).describe("Columns of links."),
      }).describe("The footer of every page."),
    })
    .describe("The header and the footer.");
