import { screen } from "@testing-library/dom";
import { showProblems } from "../../../src/browser/problem-banner";

test("the banner of develop shows each problem with its place, and goes when they are mended", () => {
  showProblems(["content/a.yml:1:2  b  is wrong"]);
  showProblems(["content/a.yml:1:2  b  is wrong", "content/c.yml:3:4  is missing"]);
  const banner = screen.getByRole("alert");
  expect(banner).toHaveTextContent("content/a.yml:1:2 b is wrong content/c.yml:3:4 is missing");
  showProblems([]);
  expect(screen.queryByRole("alert")).toBeNull();
});
