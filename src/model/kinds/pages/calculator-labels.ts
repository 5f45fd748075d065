import { z } from "zod";
import { eachOnce } from "../../refinements";
import { group, list, text } from "../../fields";
import { filledWith } from "../../formula-issues";
import { closing } from "./parts";

const namesInMessage = ["title", "figures", "verdict", "results", "link"];

const figureProblem = (max: number) => filledWith(text(10, max), "name", "min", "max");

const currency = group("Currency", {
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be three capital letters, such as EUR" })
    .describe("Its code, which links contain."),
  symbol: text(1, 4).describe("The currency sign in front of an amount, such as $."),
  name: text(3, 30).describe("Its name in the list of currencies."),
});

export const calculatorLabels = group("CalculatorLabels", {
  eyebrow: text(2, 40).describe("The words above the name."),
  inputs: text(3, 60).describe("The heading of the inputs."),
  inputsNote: text(20, 240).describe("What visitors may type."),
  withoutScript: text(20, 300).describe("The text where scripts do not run."),
  result: text(3, 60).describe("The heading of the result."),
  jump: text(3, 40).describe("The link from the inputs to the result, on a phone."),
  working: text(3, 60).describe("The heading of the calculation."),
  workingNote: text(20, 240).describe("Which figures the calculation uses."),
  columns: group("CalculatorColumns", {
    line: text(2, 30).describe("Head of the column that says what is calculated."),
    formula: text(2, 30).describe("Head of the column with the formula."),
    working: text(2, 30).describe("Head of the column with the figures filled in."),
    result: text(2, 30).describe("Head of the column with the result."),
  }).describe("The heads of the columns of the calculation."),
  reading: text(3, 60).describe("The heading of how to read the result."),
  sources: text(3, 60).describe("The heading of the sources of the formula."),
  currency: group("CalculatorCurrency", {
    label: text(2, 30).describe("The label of the choice."),
    hint: text(10, 140).describe("What the choice does not do."),
    choices: list(currency, 1, 12)
      .superRefine(eachOnce("code"))
      .describe("The currencies; the first is chosen at first."),
  }).describe("The choice of currency."),
  actions: group("CalculatorActions", {
    copy: text(3, 40).describe("The button that copies the link."),
    copied: text(3, 80).describe("The message when the link was copied."),
    copyFailed: text(10, 140).describe("The message when the browser does not allow it."),
    print: text(3, 40).describe("The button that prints the page."),
    reset: text(3, 40).describe("The button that goes back to the example."),
  }).describe("The buttons for the figures."),
  problems: group("CalculatorProblems", {
    empty: figureProblem(140).describe("A field is empty; {name} is its label."),
    number: figureProblem(200).describe("A field has no figure; {name} is its label."),
    low: figureProblem(140).describe("The figure is below {min}; {name} is the label."),
    high: figureProblem(140).describe("The figure is above {max}; {name} is the label."),
    link: filledWith(text(20, 240), "names").describe(
      "The link contained {names}, which could not be used.",
    ),
    waiting: text(10, 140).describe("The result is that of the last usable figures."),
  }).describe("The messages about a figure that cannot be used."),
  printed: text(3, 60).describe("The words before the link, on paper."),
  message: filledWith(z.string().min(40).max(800), ...namesInMessage).describe(
    "The message to us, with {title}, {figures}, {verdict}, {results} and {link}.",
  ),
  closing: closing.describe("The call at the end."),
});
