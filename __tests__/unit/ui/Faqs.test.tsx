import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Faqs } from "../../../src/ui/Faqs";

const faqs = [
  { question: "What does the audit cost?", answer: "Nothing; the audit is free." },
  { question: "How long does it take?", answer: "One to two weeks." },
];

test("every question is a heading, and its answer opens and closes by itself", async () => {
  render(<Faqs faqs={faqs} />);
  const [first, second] = screen.getAllByRole("group");
  expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual(
    faqs.map(({ question }) => question),
  );
  expect(screen.getByText("Nothing; the audit is free.")).not.toBeVisible();
  await userEvent.click(screen.getByText("What does the audit cost?"));
  expect(within(first as HTMLElement).getByText("Nothing; the audit is free.")).toBeVisible();
  expect(within(second as HTMLElement).getByText("One to two weeks.")).not.toBeVisible();
  await userEvent.click(screen.getByText("What does the audit cost?"));
  expect(screen.getByText("Nothing; the audit is free.")).not.toBeVisible();
});
