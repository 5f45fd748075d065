import { render, screen } from "@testing-library/react";
import { Team } from "../../../../src/sections/company/Team";

test("a person without a picture is shown with name and role", () => {
  const person = { slug: "a", title: "A. Example", role: "Clockmaker" };
  render(<Team title="At the bench" people={[{ ...person, picture: null, pictureAlt: null }]} />);
  expect(screen.getByRole("heading", { level: 3, name: "A. Example" })).toBeVisible();
  expect(screen.getByText("Clockmaker")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test("without people there is no section", () => {
  const { container } = render(<Team title="At the bench" people={[]} />);
  expect(container).toBeEmptyDOMElement();
});
