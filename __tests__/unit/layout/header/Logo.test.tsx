import { fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { Logo } from "../../../../src/layout/header/Logo";

test("the header has both logos if there is one for dark grounds", () => {
  SITE.hasDarkLogo = true;
  const { container } = render(<Logo name="Northkeel" />);
  SITE.hasDarkLogo = false;
  const sources = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(sources).toEqual(["/logo.svg", "/logo-dark.svg"]);
});

test("a logo that fails to load is replaced by the name", () => {
  render(
    <StrictMode>
      <Logo name="Northkeel" />
    </StrictMode>,
  );
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("Northkeel")).toBeVisible();
  expect(screen.getByRole("link", { name: "Northkeel" })).toHaveAttribute("href", "/");
});

test("a logo that failed to load before hydration is replaced too", () => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(0);
  render(<Logo name="Northkeel" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText("Northkeel")).toBeVisible();
});
