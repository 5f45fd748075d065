import { z } from "zod";
import { example, key, text } from "../fields";

export const testimonial = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    example: example(),
    quote: text(40, 400).describe("What was said."),
    author: text(3, 60).describe("Who said it: a role, never a made-up name."),
    title: text(3, 80).describe("The kind of company."),
    rating: z.number().int().min(1).max(5).describe("Stars, 1 to 5."),
  })
  .describe("What a client said.");
