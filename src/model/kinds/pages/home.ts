import { z } from "zod";
import { bridgeFigures } from "../../../lib/bridge-figures";
import { chartOf } from "../../chart";
import { film, group, intro, link, list, reference, seo, text } from "../../fields";
import { named } from "../../schema-notes";
import { templateIssues } from "../../formula-issues";
import { claims } from "./parts";

const engineStage = group("EngineStage", {
  title: text(3, 40).describe("The name of the part."),
  description: text(20, 160).describe("What flows in or comes out."),
});

const call = reference("CallToAction").describe("The call of the section.");

/** A section with a heading, which the page does not show if the file leaves it out. */
const section = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  description: string,
  fields: Shape,
) =>
  group(name, { intro: intro.describe("The heading."), ...fields })
    .optional()
    .describe(description);

/** How many articles the home page shows. */
export const shownOnHome = 3;

export const homePage = z
  .strictObject({
    hero: named(
      "HomeHero",
      z
        .strictObject({
          lead: text(40, 300).describe(
            "The text below the tagline, which is in the settings of the site (site.yml).",
          ),
          call: reference("CallToAction").describe("The first call."),
          offer: text(10, 120).describe("The text below the call: what it costs and what follows."),
          secondary: link.describe("A second link."),
          claims: claims(4).describe("Figures of the hero."),
          bridge: chartOf("bridge").describe("The profit bridge."),
          bridgeSummary: text(40, 320).describe(
            "The bridge in a sentence; {revenue}, {leaks} and so on are its figures.",
          ),
          yearlySales: z
            .number()
            .min(1)
            .describe("Yearly sales of the example, in the bridge's unit."),
          waiting: text(20, 220).describe(
            "What waiting costs, below the bridge; {yearly} and {monthly} are calculated from the bridge.",
          ),
        })
        .superRefine(({ bridge, yearlySales, bridgeSummary, waiting }, context) => {
          const figures = Object.entries(bridgeFigures(bridge.data ?? [], yearlySales));
          const names = figures.flatMap(([name, figure]) => (figure === null ? [] : name));
          const texts = [
            [["bridgeSummary"], bridgeSummary],
            [["waiting"], waiting],
          ] as [string[], string][];
          for (const issue of templateIssues(texts, names, "a figure of the bridge"))
            context.addIssue({ code: "custom", ...issue });
        }),
    ).describe("The hero; its heading is the tagline."),
    film: film().describe("A film below the hero."),
    services: section("HomeServices", "The services grid.", {
      call,
      link: link.describe("The link beside it, such as to what the audit covers."),
    }),
    about: section("HomeAbout", "About us, with the values.", {
      paragraphs: list(text(60, 600), 1, 3).describe("The text."),
      link: link.describe("The link to the story."),
    }),
    process: section("HomeProcess", "The steps of the work in short.", {
      call,
      link: link.describe("The link to the process page."),
    }),
    engine: section("HomeEngine", "The engine diagram.", {
      columns: group("EngineColumns", {
        inputs: text(3, 30).describe("The words above the data inputs."),
        processing: text(3, 30).describe("The words above the processing layer."),
        outputs: text(3, 30).describe("The words above what comes out."),
      }).describe("The words above the three columns."),
      inputs: z.array(engineStage).length(3).describe("Data inputs."),
      processing: engineStage.describe("The processing layer."),
      capabilities: list(text(3, 40), 2, 5).describe("What the layer does."),
      outputs: z.array(engineStage).length(3).describe("What comes out."),
      claims: claims(3).describe("Figures of the engine."),
    }),
    cases: section("HomeCases", "Case-study teasers.", {
      call,
      cardCall: reference("CallToAction").describe("The call of each card."),
    }),
    integrations: section("HomeIntegrations", "The integrations grid.", { call }),
    blog: section("HomeBlog", "Blog teasers.", {
      posts: z
        .array(reference("BlogPost"))
        .max(shownOnHome)
        .describe("The teasers, in order; an empty list for the newest articles."),
      link: link.describe("The link to all articles."),
      resources: link.describe("The link to calculators, guides and tools."),
    }),
    contact: intro.describe("The heading of the contact section."),
    seo,
  })
  .describe("The copy of the home page; a section that the file leaves out is not shown.");
