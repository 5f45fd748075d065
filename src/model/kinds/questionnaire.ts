/** A questionnaire: questions by area, scored in the visitor's browser. */
import { z } from "zod";
import { group, key, list, reference, text, whole } from "../fields";
import { worstPoints } from "../choices";
import { named } from "../schema-notes";
import { closing } from "./pages/parts";

const answer = group("QuestionnaireAnswer", {
  label: text(2, 100).describe("The answer as a visitor reads it."),
  points: whole(0, worstPoints).describe("0 for no leak, 5 for the largest."),
});

const question = group("QuestionnaireQuestion", {
  id: key().describe("A short name of the question, one word, different from all others."),
  question: text(15, 160).describe("The question as a visitor reads it."),
  hint: text(15, 200).describe("The report that has the figure."),
  answers: list(answer, 3, 5).describe("The answers, from no leak to the largest."),
});

const percent = () => z.number().min(0).max(25);

const cost = group("QuestionnaireCost", {
  from: percent().describe("The low end, in percent of yearly sales."),
  to: percent().describe("The high end, in percent of yearly sales."),
  basis: text(20, 240).describe("How the range was worked out."),
}).refine(({ from, to }) => from < to, { error: "must have a from that is smaller than its to" });

const area = group("QuestionnaireArea", {
  id: key().describe("A short name of the area, one word, different from all others."),
  title: text(3, 40).describe("The name of the area."),
  threshold: text(20, 240).describe(
    "The value from which it is worth acting, and what to do first.",
  ),
  questions: list(question, 1, 3).describe("The questions of the area."),
  posts: z.array(reference("BlogPost")).max(3).describe("Articles to read next."),
  guides: z.array(reference("Guide")).max(2).describe("Guides to read next."),
  services: list(reference("Service"), 1, 2).describe("Services that repair it."),
  cost: cost.optional().describe("What the area costs a store in a year at the worst score."),
});

const verdict = group("QuestionnaireVerdict", {
  from: whole(0, 100).describe("The lowest share of all points with this result, in percent."),
  title: text(5, 90).describe("The result in a line."),
  text: text(30, 300).describe("What it means."),
});

const questionsOf = (areas: { questions: { id: string }[] }[]) =>
  areas.flatMap(({ questions }) => questions);

const isUnique = (parts: { id: string }[]): boolean =>
  new Set(parts.map(({ id }) => id)).size === parts.length;

export const questionnaire = z
  .strictObject({
    title: text(5, 90).describe("The heading."),
    lead: text(20, 300).describe("How it works, and how long it takes."),
    privacy: text(20, 200).describe("What happens with the answers."),
    withoutScript: text(20, 300).describe("How to use the questions without JavaScript."),
    areas: list(area, 3, 8)
      .refine((areas) => questionsOf(areas).length >= 8 && questionsOf(areas).length <= 12, {
        error: "must have 8 to 12 questions in total",
      })
      .refine((areas) => isUnique(areas) && isUnique(questionsOf(areas)), {
        error: "has two areas or two questions with the same id",
      })
      .describe("The areas, in the order of the steps."),
    unknownLimit: whole(1, 12).describe(
      "From this number of unknown answers on, the result is what to find out first, without a verdict.",
    ),
    unknownText: text(30, 300).describe("What to do in that case."),
    verdicts: list(verdict, 2, 5)
      .refine((verdicts) => verdicts[0]?.from === 0, {
        error: "must start with one whose from is 0",
      })
      .refine(
        (verdicts) =>
          verdicts.every(({ from }, at) => at === 0 || from > (verdicts[at - 1]?.from ?? 0)),
        { error: "must be in rising order of from" },
      )
      .describe("What the whole result means, from the lowest share of points up."),
    closing: named(
      "QuestionnaireClosing",
      closing.extend({
        scores: text(5, 60).describe("The words before the scores, with which the message ends."),
      }),
    ).describe("What to do with the result."),
  })
  .describe("A questionnaire on the page of a tool. The answers do not leave the browser.");
