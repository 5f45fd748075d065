import { render, screen } from "@testing-library/react";
import { PathSteps } from "../../../../src/sections/shared/PathSteps";
import { nodesOf } from "../../../support/content";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

test("the path lists its steps in order, each with its text", () => {
  render(<PathSteps />);
  const steps = nodesOf<{ title: string; text: string }>("PathStep");
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    steps.map(({ title, text }) => `${title} ${text}`),
  );
});
