import { screen } from "@testing-library/dom";
import { showProblems } from "../../../src/browser/problem-banner";

const first = "content/a.yml:1:2  b  is wrong";
const second = "content/c.yml:3:4  is missing";

test("the banner shows every problem with its position, and disappears when all are fixed", () => {
  showProblems({ problems: [first], advice: [] });
  showProblems({ problems: [first, second], advice: [] });
  const banner = screen.getByRole("alert");
  expect(banner).toHaveTextContent("content/a.yml:1:2 b is wrong content/c.yml:3:4 is missing");
  showProblems({ problems: [], advice: [] });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("advice alone is a status; the alert that shows it with problems says that the content is older", () => {
  showProblems({ problems: [], advice: [first] });
  expect(screen.queryByRole("alert")).toBeNull();
  const banner = screen.getByRole("status");
  expect(banner).toHaveTextContent("content/a.yml:1:2 b is wrong");
  showProblems({ problems: [second], advice: [first] });
  const both = screen.getByRole("alert").textContent;
  expect(both.replace(banner.textContent, "")).toContain("last valid content");
  showProblems({ problems: [], advice: [] });
  expect(screen.queryByRole("status")).toBeNull();
});
