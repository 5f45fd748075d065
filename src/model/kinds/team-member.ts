import { draft, entry, image, order, text } from "../fields";
import { kind } from "../kind";

const schema = entry("A person of the firm, shown on /about/.", {
  title: text(2, 60).describe("The name of the person."),
  draft: draft(),
  order: order().describe("The place among the people, from 1."),
  role: text(3, 80).describe("What this person does here."),
  picture: image().optional().describe("A picture in the folder of this entry."),
  pictureAlt: text(5, 140).optional().describe("What the picture shows besides the person."),
});

export const teamMember = kind({
  schema,
  place: { shape: "folders", folder: "team", file: "index.yml" },
  mayBeEmpty: true,
  list: "/about/",
});
