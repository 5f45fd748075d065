import { z } from "zod";
import { group, list, seo, text } from "../../fields";
import { claims, closing, hero } from "./parts";

export const aboutPage = z
  .strictObject({
    hero,
    story: group("AboutStory", {
      title: text(3, 60).describe("The heading."),
      paragraphs: list(text(60, 900), 2, 6).describe("The story, a paragraph each."),
    }).describe("Where we come from."),
    valuesTitle: text(3, 60).describe("The heading of the values."),
    mission: group("AboutMission", {
      title: text(3, 60).describe("The heading."),
      text: text(60, 500).describe("The mission, in one to three sentences."),
    }).describe("What the firm is there for."),
    statsTitle: text(3, 60).describe("The heading of the figures."),
    claims: claims(6).describe("The figures."),
    basisTitle: text(3, 60).describe("The heading of what the figures rest on, once that is told."),
    teamTitle: text(3, 60).describe("The heading of the people, once there are any."),
    closing: closing.describe("The closing band."),
    seo,
  })
  .describe("The copy of /about/.");
