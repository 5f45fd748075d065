import { z } from "zod";
import { eachOnce } from "../../refinements";
import { group, list, text } from "../../fields";
import { filledWith } from "../../formula-issues";
import { closing } from "./parts";

const namesInMessage = ["title", "figures", "verdict", "results", "link"];

const currency = group("Currency", {
  code: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: "must be three capital letters, such as EUR" })
    .describe("Its code, which links contain."),
  symbol: text(1, 4).describe("The currency sign in front of an amount, such as $."),
  name: text(3, 30).describe("Its name in the list of currencies."),
});

export const calculatorCopy = group("CalculatorCopy", {
  currencies: list(currency, 1, 12)
    .superRefine(eachOnce("code"))
    .describe("The currencies that visitors may choose; the first is chosen at first."),
  message: filledWith(z.string().min(40).max(800), ...namesInMessage).describe(
    "The message to us, with {title}, {figures}, {verdict}, {results} and {link}.",
  ),
  closing: closing.describe("The call at the end."),
});
