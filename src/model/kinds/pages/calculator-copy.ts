import { z } from "zod";
import { group } from "../../fields";
import { filledWith } from "../../formula-issues";
import { closing } from "./parts";

const namesInMessage = ["title", "figures", "verdict", "results", "link"];

export const calculatorCopy = group("CalculatorCopy", {
  message: filledWith(z.string().min(40).max(800), ...namesInMessage).describe(
    "The message to us, with {title}, {figures}, {verdict}, {results} and {link}.",
  ),
  closing: closing.describe("The call at the end."),
});
