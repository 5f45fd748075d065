import { z } from "zod";
import { key, text } from "../fields";

export const processStep = z
  .strictObject({
    id: key().describe("A short name of its own, which readers do not see."),
    title: text(3, 30).describe("The step in a word, such as Audit."),
    subtitle: text(5, 80).describe("The step in a line."),
    description: text(60, 500).describe("What happens."),
    duration: text(3, 20).describe("How long it takes."),
    deliverables: z.array(text(5, 100)).min(3).max(7).describe("What the client has at the end."),
    outcome: text(5, 80).describe("The expected outcome."),
  })
  .describe("A step of the process; the order of the file is the order of the steps.");
