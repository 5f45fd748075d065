import { z } from "zod";
import { group, intro, link, reference, seo, text } from "../../fields";
import { claims, hero } from "./parts";

export const servicesPage = z
  .strictObject({
    hero,
    claims: claims(4).describe("The four stat tiles."),
    listTitle: text(3, 60).describe("The heading of the list."),
    cardLabel: text(3, 30).describe("The words before a service's title in its link."),
    featuresLabel: text(3, 40).describe("The words that open a service's features on a phone."),
    viewLabel: text(3, 40).describe("The words of the link from a service back to this page."),
    sections: group("ServiceSectionTitles", {
      figures: text(3, 60).describe("Heading of the figures."),
      features: text(3, 60).describe("Heading of the features."),
      benefits: text(3, 60).describe("Heading of the benefits."),
      faqs: text(3, 60).describe("Heading of the questions."),
      integrations: text(3, 60).describe("Heading of the tools."),
      caseStudies: text(3, 60).describe("Heading of the case studies."),
      reading: text(3, 60).describe("Heading of the articles."),
      tools: text(3, 60).describe("Heading of the tools and calculators of ours that fit."),
      free: text(3, 60).describe("Heading of what is free, where a part of a package is."),
      paid: text(3, 60).describe("Heading of the rest of such a package."),
    }).describe("Headings shared by all service pages."),
    prices: group("ServicesPrices", {
      title: text(3, 60).describe("The heading."),
      lead: text(20, 300).describe("One or two sentences."),
      work: text(2, 30).describe("Head of the column with the kind of work."),
      range: text(2, 30).describe("Head of the column with the price."),
      movedBy: text(2, 40).describe("Head of the column with what moves the price."),
    }).describe("The words around prices.yml; shown once a row there has a range."),
    testimonials: intro.describe("The heading of the testimonials."),
    consultation: text(20, 240).describe("The offer of the short consultation."),
    closing: group("ServicesClosing", {
      title: text(5, 90).describe("The heading."),
      lead: text(20, 300).describe("One or two sentences."),
      link: link.describe("The link to the case studies."),
      call: reference("CallToAction").describe("The button, one of the calls to action."),
    }).describe("The closing band."),
    seo,
  })
  .describe("The copy of /services/, and the headings of every service page.");
