import { render, screen } from "@testing-library/react";
import { FigureBasis } from "../../../../src/sections/company/FigureBasis";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const claim = (basis: string | null, asOf: string | null): Queries.ClaimBasisFragment => ({
  slug: `${basis} ${asOf}`,
  value: "12+",
  label: "Years",
  basis,
  asOf,
});

test("a figure is listed with its basis and date, and left out if it has neither", () => {
  const claims = [
    claim("The order book.", "2020"),
    claim("The order book", null),
    claim(null, "2020"),
    claim(null, null),
  ];
  render(<FigureBasis title="What they rest on" claims={claims} />);
  expect(screen.getByRole("heading", { name: "What they rest on" })).toHaveAttribute("id", "basis");
  expect(screen.getAllByRole("definition").map((each) => each.textContent)).toEqual([
    "The order book · 2020",
    "The order book",
    "2020",
  ]);
});

test("without figures there is no section", () => {
  const { container } = render(<FigureBasis title="Basis" claims={[claim(null, null)]} />);
  expect(container).toBeEmptyDOMElement();
});
