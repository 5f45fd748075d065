import { render, screen } from "@testing-library/react";
import { ServicePackage } from "../../../../src/sections/services/ServicePackage";

const offer: Queries.ServicePackagePartFragment = {
  title: "The repair",
  description: "All that a clock needs.",
  free: { deliverables: ["An inspection"] },
  items: ["New bearings", "A test run"],
  duration: "4 weeks",
};

const words = (role: string) => screen.queryAllByRole(role).map((each) => each.textContent);

test("a package lists free and paid deliverables separately, and without free ones in one list", () => {
  const { rerender } = render(<ServicePackage offer={offer} />);
  expect(words("heading")).toEqual([offer.title, WORDS.services.free, WORDS.services.paid]);
  expect(words("listitem")).toEqual(["An inspection", ...offer.items]);
  rerender(<ServicePackage offer={{ ...offer, free: null }} />);
  expect(words("heading")).toEqual([offer.title]);
  expect(words("listitem")).toEqual([...offer.items]);
});
