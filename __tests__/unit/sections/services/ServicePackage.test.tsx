import { render, screen } from "@testing-library/react";
import { ServicePackage } from "../../../../src/sections/services/ServicePackage";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

const titles = { free: "Free of charge", paid: "At a price" };

const offer: Queries.ServicePackagePartFragment = {
  title: "The repair",
  description: "All that a clock needs.",
  free: null,
  items: ["New bearings", "A test run"],
  duration: "4 weeks",
};

const items = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("a package lists free and paid deliverables separately", () => {
  render(
    <ServicePackage
      offer={{ ...offer, free: { deliverables: ["An inspection"] } }}
      titles={titles}
    />,
  );
  expect(screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent)).toEqual([
    titles.free,
    titles.paid,
  ]);
  expect(items()).toEqual(["An inspection", ...offer.items]);
});

test("a package without free deliverables is one list", () => {
  render(<ServicePackage offer={offer} titles={titles} />);
  expect(screen.queryByRole("heading", { level: 3 })).not.toBeInTheDocument();
  expect(items()).toEqual([...offer.items]);
});
