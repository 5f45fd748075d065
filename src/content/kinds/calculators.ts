/** Calculators, and the words that all of their pages share. */
import { z } from "zod";
import { formulaNames, formulaOf, formulas, quantitiesOf } from "../../calculators/formulas";
import { placeholdersOf } from "../../calculators/template";
import { named, point, seo, text } from "../fields";
import { allowedValues, didYouMean } from "../problem";

/** Every name that one of the formulas uses, as the values of one choice. */
const namesOf = (pick: (formula: ReturnType<typeof formulaOf>) => readonly string[]) =>
  z.enum([...new Set(formulaNames.flatMap((name) => pick(formulaOf(name))))]);

const input = named(
  "CalculatorTerm",
  z.strictObject({
    key: named(
      "CalculatorInput",
      namesOf(({ inputs }) => Object.keys(inputs)),
    ).describe("Which quantity of the formula it is."),
    name: text(2, 60).describe("The quantity, as the label of its field."),
    unit: text(1, 40).describe("Its unit; {currency} stands for the sign of the chosen currency."),
    meaning: text(10, 240).describe("What to count, and where to find it."),
    example: z
      .number()
      .describe("Its value in the worked example, which the calculator starts with."),
  }),
);

const line = named(
  "CalculatorLine",
  z.strictObject({
    name: text(2, 60).describe("What is computed."),
    formula: text(3, 200).describe("The formula in words."),
    working: text(3, 200).describe("The formula with quantities in braces, such as {price}."),
    result: text(1, 60).describe("The result with its unit, the quantity in braces."),
    none: text(1, 60).optional().describe("What to say where there is no such result."),
  }),
);

const result = named(
  "CalculatorResult",
  z.strictObject({
    label: text(2, 60).describe("What the figure is."),
    value: text(1, 60).describe("The figure, its quantity in braces."),
    none: text(1, 40).optional().describe("What to say where there is no such figure."),
  }),
);

const outcome = named(
  "CalculatorOutcome",
  z.strictObject({
    key: named(
      "CalculatorOutcomeName",
      namesOf(({ outcomes }) => outcomes),
    ).describe("Which outcome of the formula."),
    text: text(20, 300).describe("What it means, with quantities in braces."),
  }),
);

const part = named(
  "CalculatorPart",
  z.strictObject({
    key: named(
      "CalculatorPartName",
      namesOf(({ parts }) => parts),
    ).describe("Which part of the drawing."),
    label: text(2, 40).describe("Its label."),
  }),
);

const source = named(
  "CalculatorSource",
  z.strictObject({
    title: text(5, 140).describe("The work: author, title, year."),
    says: text(20, 240).describe("What the calculator takes from it, and what it does otherwise."),
    href: z.url({ protocol: /^https$/ }).describe("Where to read it."),
  }),
);

interface Named {
  key: string;
}

interface Issue {
  path: (string | number)[];
  message: string;
}

/** Every name of the formula once, and no other. */
function nameIssues(field: string[], entries: Named[], allowed: readonly string[]): Issue[] {
  const keys = entries.map(({ key }) => key);
  const wrong = keys.flatMap((key, index): Issue[] => {
    const path = [...field, index, "key"];
    if (!allowed.includes(key))
      return [
        {
          path,
          message: `"${key}" is no part of this formula${didYouMean(key, [...allowed])}; allowed: ${allowedValues([...allowed])}`,
        },
      ];
    return keys.indexOf(key) < index ? [{ path, message: `"${key}" stands here twice` }] : [];
  });
  const missing = allowed.filter((key) => !keys.includes(key));
  return missing.length > 0
    ? [...wrong, { path: field, message: `needs an entry for ${allowedValues(missing)} too` }]
    : wrong;
}

function templateIssues(texts: [path: (string | number)[], value: string][], allowed: string[]) {
  return texts.flatMap(([path, value]) =>
    placeholdersOf(value)
      .filter((name) => !allowed.includes(name))
      .map((name) => ({
        path,
        message: `{${name}} is no quantity of this formula${didYouMean(name, allowed)}; allowed: ${allowedValues(allowed)}`,
      })),
  );
}

export const calculator = z
  .strictObject({
    title: text(3, 60).describe("The name of the calculator."),
    order: z.number().int().min(1).describe("Its place on the page, from 1."),
    description: text(60, 200).describe("What it answers, for the card."),
    lead: text(60, 400).describe(
      "What it answers, for its own page; quantities in braces are those of the example.",
    ),
    formula: named("CalculatorFormula", z.enum(formulaNames)).describe(
      "The formula that works it out; each is a file of src/calculators.",
    ),
    inputs: z.array(input).min(3).max(10).describe("What goes in."),
    lines: z.array(line).min(3).max(10).describe("The calculation, line by line."),
    results: z
      .array(result)
      .min(2)
      .max(4)
      .describe("The results on top; the first is shown largest."),
    outcomes: z.array(outcome).min(2).max(5).describe("A sentence for each way it can come out."),
    chart: named(
      "CalculatorChart",
      z.strictObject({
        title: text(5, 80).describe("What the drawing shows."),
        caption: text(10, 200).describe("One sentence on how to read it."),
        parts: z.array(part).min(2).max(10).describe("The labels of its parts."),
      }),
    ).describe("The drawing beside the result."),
    reading: z
      .array(point)
      .min(2)
      .max(5)
      .describe("How to read the result; quantities in braces are those of the example."),
    sources: z.array(source).min(1).max(4).describe("Where the formula comes from."),
    seo: seo.describe("Search texts."),
  })
  .superRefine((value, context) => {
    const formula = formulas[value.formula] as ReturnType<typeof formulaOf>;
    const { inputs, outcomes, parts } = formula;
    const limits = value.inputs.flatMap(({ key, example }, index): Issue[] => {
      const rule = inputs[key];
      if (!rule || (example >= rule.min && example <= rule.max)) return [];
      const message = `is ${example}; between ${rule.min} and ${rule.max} is allowed`;
      return [{ path: ["inputs", index, "example"], message }];
    });
    const texts: Parameters<typeof templateIssues>[0] = [
      ...value.lines.flatMap(({ working, result: shown }, index): typeof texts => [
        [["lines", index, "working"], working],
        [["lines", index, "result"], shown],
      ]),
      ...value.results.map((each, index): (typeof texts)[number] => [
        ["results", index, "value"],
        each.value,
      ]),
      ...value.outcomes.map((each, index): (typeof texts)[number] => [
        ["outcomes", index, "text"],
        each.text,
      ]),
      ...value.reading.map((each, index): (typeof texts)[number] => [
        ["reading", index, "description"],
        each.description,
      ]),
      [["lead"], value.lead],
    ];
    const units = value.inputs.map(({ unit }, index): (typeof texts)[number] => [
      ["inputs", index, "unit"],
      unit,
    ]);
    for (const { path, message } of [
      ...nameIssues(["inputs"], value.inputs, Object.keys(inputs)),
      ...nameIssues(["outcomes"], value.outcomes, outcomes),
      ...nameIssues(["chart", "parts"], value.chart.parts, parts),
      ...limits,
      ...templateIssues(texts, quantitiesOf(formula)),
      ...templateIssues(units, ["currency"]),
    ])
      context.addIssue({ code: "custom", path, message });
  })
  .describe("A calculator at /calculators/<id>/.");

const currency = named(
  "Currency",
  z.strictObject({
    code: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: "must be three capital letters, such as EUR" })
      .describe("Its code, which links hold."),
    symbol: text(1, 4).describe("What stands before a figure."),
    name: text(3, 30).describe("Its name in the choice."),
  }),
);

/** The words of every calculator page, apart from its closing call. */
export const calculatorWords = {
  eyebrow: text(2, 40).describe("The words above the name."),
  inputs: text(3, 60).describe("The heading of the inputs."),
  inputsNote: text(20, 240).describe("What may be typed."),
  withoutScript: text(20, 300).describe("What is said where scripts do not run."),
  result: text(3, 60).describe("The heading of the result."),
  jump: text(3, 40).describe("The link from the inputs to the result, on a phone."),
  working: text(3, 60).describe("The heading of the sum."),
  workingNote: text(20, 240).describe("What figures the sum is worked out with."),
  columns: named(
    "CalculatorColumns",
    z.strictObject({
      line: text(2, 30).describe("What is computed."),
      formula: text(2, 30).describe("The formula."),
      working: text(2, 30).describe("With the figures put in."),
      result: text(2, 30).describe("The result."),
    }),
  ).describe("The headings of the sum's columns."),
  reading: text(3, 60).describe("The heading of how to read it."),
  sources: text(3, 60).describe("The heading of where the formula comes from."),
  currency: named(
    "CalculatorCurrency",
    z.strictObject({
      label: text(2, 30).describe("The label of the choice."),
      hint: text(10, 140).describe("What the choice does not do."),
      choices: z.array(currency).min(1).max(12).describe("The currencies; the first is set."),
    }),
  ).describe("The choice of currency."),
  actions: named(
    "CalculatorActions",
    z.strictObject({
      copy: text(3, 40).describe("Copies the link."),
      copied: text(3, 80).describe("Said when the link was copied."),
      copyFailed: text(10, 140).describe("Said when the browser does not let it be copied."),
      print: text(3, 40).describe("Prints the page."),
      reset: text(3, 40).describe("Goes back to the example."),
    }),
  ).describe("What can be done with the figures."),
  problems: named(
    "CalculatorProblems",
    z.strictObject({
      empty: text(10, 140).describe("A field is empty; {name} is its label."),
      number: text(10, 200).describe("It holds no figure; {name} is its label."),
      low: text(10, 140).describe("The figure is below {min}; {name} is the label."),
      high: text(10, 140).describe("The figure is above {max}; {name} is the label."),
      link: text(20, 240).describe("The link held {names}, which could not be used."),
      waiting: text(10, 140).describe("The result rests on the last usable figures."),
    }),
  ).describe("What is said when a figure cannot be used."),
  printed: text(3, 60).describe("Before the link, on paper."),
  message: z
    .string()
    .min(40)
    .max(800)
    .describe("The message to us: {title}, {figures}, {verdict}, {results} and {link}."),
};
