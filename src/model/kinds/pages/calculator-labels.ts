import { z } from "zod";
import { eachOnce } from "../../refinements";
import { group, list, text } from "../../fields";
import { closing } from "./parts";

const currency = group("Currency", {
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be three capital letters, such as EUR" })
    .describe("Its code, which links hold."),
  symbol: text(1, 4).describe("The currency sign in front of an amount, such as $."),
  name: text(3, 30).describe("Its name in the choice."),
});

export const calculatorLabels = group("CalculatorLabels", {
  eyebrow: text(2, 40).describe("The words above the name."),
  inputs: text(3, 60).describe("The heading of the inputs."),
  inputsNote: text(20, 240).describe("What may be typed."),
  withoutScript: text(20, 300).describe("What is said where scripts do not run."),
  result: text(3, 60).describe("The heading of the result."),
  jump: text(3, 40).describe("The link from the inputs to the result, on a phone."),
  working: text(3, 60).describe("The heading of the sum."),
  workingNote: text(20, 240).describe("What figures the sum is worked out with."),
  columns: group("CalculatorColumns", {
    line: text(2, 30).describe("Head of the column that says what is computed."),
    formula: text(2, 30).describe("Head of the column with the formula."),
    working: text(2, 30).describe("Head of the column with the figures put in."),
    result: text(2, 30).describe("Head of the column with the result."),
  }).describe("The headings of the sum's columns."),
  reading: text(3, 60).describe("The heading of how to read it."),
  sources: text(3, 60).describe("The heading of where the formula comes from."),
  currency: group("CalculatorCurrency", {
    label: text(2, 30).describe("The label of the choice."),
    hint: text(10, 140).describe("What the choice does not do."),
    choices: list(currency, 1, 12)
      .superRefine(eachOnce("code"))
      .describe("The currencies; the first is set."),
  }).describe("The choice of currency."),
  actions: group("CalculatorActions", {
    copy: text(3, 40).describe("Copies the link."),
    copied: text(3, 80).describe("Said when the link was copied."),
    copyFailed: text(10, 140).describe("Said when the browser does not let it be copied."),
    print: text(3, 40).describe("Prints the page."),
    reset: text(3, 40).describe("Goes back to the example."),
  }).describe("What can be done with the figures."),
  problems: group("CalculatorProblems", {
    empty: text(10, 140).describe("A field is empty; {name} is its label."),
    number: text(10, 200).describe("It holds no figure; {name} is its label."),
    low: text(10, 140).describe("The figure is below {min}; {name} is the label."),
    high: text(10, 140).describe("The figure is above {max}; {name} is the label."),
    link: text(20, 240).describe("The link held {names}, which could not be used."),
    waiting: text(10, 140).describe("The result rests on the last usable figures."),
  }).describe("What is said when a figure cannot be used."),
  printed: text(3, 60).describe("Before the link, on paper."),
  message: z
    .string()
    .min(40)
    .max(800)
    .describe("The message to us: {title}, {figures}, {verdict}, {results} and {link}."),
  closing: closing.describe("The call at the end."),
});
