import { z } from "zod";
import { draft, image, order, text } from "../fields";
import { kind } from "../kind";

const teamMemberSchema = z
  .strictObject({
    title: text(2, 60).describe("The name of the person."),
    draft: draft(),
    order: order().describe("The place among the people, from 1."),
    role: text(3, 80).describe("What this person does here."),
    picture: image().optional().describe("A picture in the folder of this entry."),
    pictureAlt: text(5, 140).optional().describe("What the picture shows besides the person."),
  })
  .describe("A person of the firm, shown on /about/.");

export const teamMember = kind({
  schema: teamMemberSchema,
  place: { shape: "folders", folder: "team", file: "index.yml" },
  mayBeEmpty: true,
  list: "/about/",
  newAs: "team-member",
});
