import { render, screen, within } from "@testing-library/react";
import { textsOf } from "../../../support/texts";
import { PriceTable } from "../../../../src/sections/services/PriceTable";

const copy = {
  title: "What it costs",
  lead: "Every repair has a price.",
};

const row = (slug: string, range: string | null): Queries.PriceRowFragment => ({
  slug,
  work: `Repair of a ${slug}`,
  range,
  movedBy: `The size of the ${slug}`,
});

test("each row has the work, its price and what moves it; work without a price is left out", () => {
  const prices = [row("dial", "$1 to $2"), row("spring", null), row("wheel", "$3")];
  render(<PriceTable copy={copy} prices={prices} />);
  const table = screen.getByRole("table");
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ children }) => textsOf(children)),
  ).toEqual([
    "Kind of work | Usual price | What moves it",
    "Repair of a dial | $1 to $2 | The size of the dial",
    "Repair of a wheel | $3 | The size of the wheel",
  ]);
});

test("without prices there is no section", () => {
  const { container } = render(<PriceTable copy={copy} prices={[row("dial", null)]} />);
  expect(container).toBeEmptyDOMElement();
});
