import { z } from "zod";
import { entry, group, link, linkAddress, list, text, whole } from "../fields";

const navigationEntry = group("NavigationEntry", {
  title: text(2, 40).describe("The words of the entry."),
  description: text(10, 120).describe("A line below it."),
  to: linkAddress().describe("The address that it leads to."),
});

export const navigation = entry("The header and the footer.", {
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
  search: group("NavigationSearch", {
    start: text(10, 160).describe("What the dialog says before anything is typed."),
    advice: text(20, 240).describe("What to try when nothing was found."),
    links: list(link, 1, 6).describe("The links to show before a query, and if nothing was found."),
  }).describe("The search of the site."),
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
});
