import { fireEvent, render, screen } from "@testing-library/react";
import { SalesSlider } from "../../../../src/sections/home/SalesSlider";

const hero = {
  bridge: {
    type: "bridge" as const,
    title: "Where $100 of sales goes",
    caption: "An example.",
    unit: "$",
    data: [
      { label: "Revenue", value: 100, total: true, tone: null },
      { label: "Leaks", value: -94, total: false, tone: "leak" as const },
      { label: "Today", value: 6, total: true, tone: null },
      { label: "Recovered", value: 2, total: false, tone: "gain" as const },
      { label: "After", value: 8, total: true, tone: null },
    ],
  },
  yearlySales: 6_000_000,
  waiting: "On {yearlySales}: {yearly} a year, {monthly} a month.",
};

it("says what the recovered part is worth on the example's sales, and on those that a visitor chooses", () => {
  render(<SalesSlider hero={hero} />);
  expect(screen.getByRole("status")).toHaveTextContent("On $6M: $120,000 a year, $10,000 a month.");
  const slider = screen.getByLabelText(WORDS.home.yearlySales);
  fireEvent.change(slider, { target: { value: "30000000" } });
  expect(screen.getByRole("status")).toHaveTextContent(
    "On $30M: $600,000 a year, $50,000 a month.",
  );
  expect(slider).toHaveAttribute("aria-valuetext", "$30M");
});
