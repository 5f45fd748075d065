/** What a client meets before the work begins: the way to a proposal, prices, and the people. */
import { z } from "zod";
import { draft, image, key, text } from "../fields";
import { kind } from "../kind";

export const pathStep = z
  .strictObject({
    id: key().describe("A key."),
    title: text(3, 20).describe("The step in a word, such as Call."),
    text: text(3, 60).describe("Its price and length in a few words."),
  })
  .describe(
    "A step from the first call to a proposal, shown in one line wherever a visitor decides.",
  );

export const price = z
  .strictObject({
    id: key().describe("A key."),
    work: text(3, 60).describe("The kind of work."),
    range: text(2, 40)
      .optional()
      .describe("What it costs, such as $8,000 to $20,000; the row is not shown without it."),
    movedBy: text(10, 160).describe("What makes it cost less or more."),
  })
  .describe("What a kind of work costs, in the table on /services/.");

const teamMemberSchema = z
  .strictObject({
    title: text(2, 60).describe("The name."),
    draft: draft(),
    order: z.number().int().min(1).describe("The place among the people, from 1."),
    role: text(3, 80).describe("What this person does here."),
    picture: image().optional().describe("A picture beside this file."),
    pictureAlt: text(5, 140).optional().describe("What the picture shows."),
  })
  .describe("Somebody behind the firm, shown on /about/.");

export const teamMember = kind({
  schema: teamMemberSchema,
  place: { shape: "folders", folder: "team", file: "index.yml" },
  mayBeEmpty: true,
  newAs: "team-member",
});
