/** Calculators, whose texts and examples are checked against the formulas that they name. */
import { z } from "zod";
import { formulaNames, formulaOf, partsOf, quantitiesOf } from "../../formulas/formulas";
import { group, list, order, pageFields, point, services, text, webAddress } from "../fields";
import { named } from "../schema-notes";
import { kindWithPages } from "../kind";
import { nameIssues, templateIssues, type Issue } from "../formula-issues";

/** A choice among the names that the formulas use. */
const choiceOf = (pick: (formula: ReturnType<typeof formulaOf>) => readonly string[]) =>
  z.enum([...new Set(formulaNames.flatMap((name) => pick(formulaOf(name))))]);

const input = group("CalculatorTerm", {
  key: named(
    "CalculatorInput",
    choiceOf(({ inputs }) => Object.keys(inputs)),
  ).describe("The quantity of the formula."),
  name: text(2, 60).describe("The quantity, as the label of its field."),
  unit: text(1, 40).describe("Its unit; {currency} becomes the sign of the chosen currency."),
  meaning: text(10, 240).describe("What to count, and where to find it."),
  example: z
    .number()
    .describe("Its value in the worked example, which the calculator starts with."),
});

const line = group("CalculatorLine", {
  name: text(2, 60).describe("What is calculated."),
  formula: text(3, 200).describe("The formula in words."),
  working: text(3, 200).describe("The formula with quantities in braces, such as {price}."),
  result: text(1, 60).describe("The result with its unit, with the quantity in braces."),
  none: text(1, 60).optional().describe("The text if there is no such result."),
});

const result = group("CalculatorResult", {
  label: text(2, 60).describe("What the figure measures."),
  value: text(1, 60).describe("The figure, with its quantity in braces."),
  none: text(1, 40).optional().describe("The text if there is no such figure."),
});

const outcome = group("CalculatorOutcome", {
  key: named(
    "CalculatorOutcomeName",
    choiceOf(({ outcomes }) => outcomes),
  ).describe("The outcome of the formula."),
  text: text(20, 300).describe("What it means, with quantities in braces."),
});

const part = group("CalculatorPart", {
  key: named("CalculatorPartName", choiceOf(partsOf)).describe("The part of the drawing."),
  label: text(2, 40).describe("The label of the part in the drawing."),
});

const source = group("CalculatorSource", {
  title: text(5, 140).describe("The work: author, title, year."),
  says: text(20, 240).describe("What the calculator takes from it, and what it does differently."),
  href: webAddress().describe("Where to read it."),
});

type TextAtPath = Parameters<typeof templateIssues>[0][number];

const schema = z
  .strictObject({
    title: text(3, 60).describe("The name of the calculator."),
    order: order().describe("Its place on the page, from 1."),
    description: text(60, 200).describe("What it answers, for the card."),
    lead: text(60, 400).describe(
      "What it answers, for its own page; quantities in braces are those of the example.",
    ),
    formula: named("CalculatorFormula", z.enum(formulaNames)).describe(
      "The formula of the calculator.",
    ),
    inputs: list(input, 3, 10).describe("The quantities that visitors fill in."),
    lines: list(line, 3, 10).describe("The calculation, line by line."),
    results: list(result, 2, 4).describe("The results at the top; the first is shown largest."),
    outcomes: list(outcome, 2, 5).describe("A sentence for each outcome of the formula."),
    chart: group("CalculatorChart", {
      title: text(5, 80).describe("What the drawing shows."),
      caption: text(10, 200).describe("One sentence on how to read it."),
      parts: list(part, 2, 10).describe("The labels of its parts."),
    }).describe("The drawing beside the result."),
    reading: list(point, 2, 5).describe(
      "How to read the result; quantities in braces are those of the example.",
    ),
    sources: list(source, 1, 4).describe("Where the formula comes from."),
    services: services(
      "calculators",
      "Calculators for the figures that the service is about.",
      4,
    ).describe("The services that are about its figures."),
    ...pageFields,
  })
  .superRefine((value, context) => {
    const formula = formulaOf(value.formula);
    const { inputs, outcomes } = formula;
    const limits = value.inputs.flatMap(({ key, example }, index): Issue[] => {
      const rule = inputs[key];
      if (!rule || (example >= rule.min && example <= rule.max)) return [];
      const message = `is ${example}; must be between ${rule.min} and ${rule.max}`;
      return [{ path: ["inputs", index, "example"], message }];
    });
    /** A field of each entry of a list, with its path. */
    const each = <Field extends string>(
      list: string,
      field: Field,
      entries: readonly Record<Field, string>[],
    ) => entries.map((entry, index): TextAtPath => [[list, index, field], entry[field]]);
    const texts = [
      ...each("lines", "working", value.lines),
      ...each("lines", "result", value.lines),
      ...each("results", "value", value.results),
      ...each("outcomes", "text", value.outcomes),
      ...each("reading", "description", value.reading),
      [["lead"], value.lead] satisfies TextAtPath,
    ];
    const units = each("inputs", "unit", value.inputs);
    for (const { path, message } of [
      ...nameIssues(["inputs"], value.inputs, Object.keys(inputs)),
      ...nameIssues(["outcomes"], value.outcomes, outcomes),
      ...nameIssues(["chart", "parts"], value.chart.parts, partsOf(formula)),
      ...limits,
      ...templateIssues(texts, quantitiesOf(formula)),
      ...templateIssues(units, ["currency"]),
    ])
      context.addIssue({ code: "custom", path, message });
  })
  .describe("A calculator at /calculators/<id>/.");

export const calculator = kindWithPages({
  schema,
  place: { shape: "files", folder: "calculators", extension: "yml" },
  mayBeEmpty: true,
  list: "/resources/",
  inGroups: "required",
  pages: {
    under: "/calculators/",
    template: "calculator",
    sitemap: { changes: "monthly", priority: 0.6 },
  },
  search: "description",
  related: { max: 1 },
});
