/** A calculator and the questionnaire, in every browser. */
import { expect, test } from "../support/engines/journey-test";
import type { Target } from "../support/engines/visitor";
import { given } from "../support/given";
import { call, calculator, toolWithQuestionnaire, page as words } from "../support/words";

const copy = words("resources").calculator;

test("a calculator updates its result, and its call fills in a message", async ({ visitor }) => {
  const { href, inputs } = given(calculator("trueMargin"));
  const { label, to } = call(copy.closing.call);
  test.skip(to !== "/contact/", "The calculator does not lead to the contact form.");
  const result: Target = { role: "region", name: WORDS.calculator.result };
  const text = () => visitor.with(result, (element) => element.innerText);
  await visitor.goto(href);
  const before = await text();
  await visitor.press({ role: "textbox", name: inputs[0]?.name ?? "", within: "main" });
  await visitor.type("7");
  await visitor.until("the result has changed", async () => (await text()) !== before);
  await visitor.press({ role: "link", name: label, within: "main" });
  await visitor.waitForAddress(to);
  await visitor.until("the message is filled in", () =>
    visitor.with(
      { role: "textbox", name: WORDS.formFields.message },
      (element) => (element as HTMLTextAreaElement).value,
    ),
  );
});

test("the questionnaire goes through its areas and ends with their scores", async ({ visitor }) => {
  const { tool, questionnaire } = given(toolWithQuestionnaire());
  const { areas } = questionnaire;
  await visitor.goto(tool.href);
  for (const { questions } of areas) {
    for (const [place, { question }] of questions.entries()) {
      const radios = `main form fieldset:nth-of-type(${place + 1})`;
      await visitor.waitFor({ role: "radiogroup", name: question, within: "main form" });
      await visitor.press({ role: "radio", within: radios });
    }
    await visitor.press({ role: "button", within: "main form", nth: -1 });
  }
  await visitor.waitFor({ role: "heading", name: WORDS.questionnaire.result });
  expect(await visitor.run(() => document.querySelectorAll("ol.areas > li").length)).toBe(
    areas.length,
  );
});
