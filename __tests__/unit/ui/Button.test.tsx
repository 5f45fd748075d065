import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from "../../../src/ui/Button";
import { navigations } from "../../support/gatsby";

jest.mock("gatsby", () => jest.requireActual<object>("../../support/gatsby"));

const variants: ButtonVariant[] = [
  "default",
  "destructive",
  "outline",
  "outline-light",
  "secondary",
  "ghost",
  "link",
];

const sizes: ButtonSize[] = ["default", "sm", "lg", "icon"];

/** How a button looks; jsdom knows no variables in a background, so the rule itself is read. */
function rulesOf(element: HTMLElement): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => "selectorText" in rule)
    .filter((rule) => [...element.classList].some((name) => rule.selectorText === `.${name}`))
    .map((rule) => rule.style.cssText)
    .join(" ");
}

test("every variant looks its own, and works", async () => {
  const pressed = jest.fn();
  render(
    <>
      {variants.map((variant) => (
        <Button key={variant} type="button" $variant={variant} onClick={() => pressed(variant)}>
          {variant}
        </Button>
      ))}
    </>,
  );
  const looks = variants.map((name) => rulesOf(screen.getByRole("button", { name })));
  expect(looks.every((look) => look.includes("min-height"))).toBe(true);
  expect(new Set(looks).size).toBe(7);
  for (const name of variants) await userEvent.click(screen.getByRole("button", { name }));
  expect(pressed.mock.calls.flat()).toEqual(variants);
});

test("every size looks its own", () => {
  render(
    <>
      {sizes.map((size) => (
        <Button key={size} type="button" $size={size}>
          {size}
        </Button>
      ))}
    </>,
  );
  const looks = sizes.map((name) => {
    const { minHeight, padding, fontSize } = getComputedStyle(screen.getByRole("button", { name }));
    return [minHeight, padding, fontSize].join(" ");
  });
  expect(new Set(looks).size).toBe(4);
});

test("without a word on it, a button has the default look", () => {
  render(
    <>
      <Button>Plain</Button>
      <Button $variant="default" $size="default">
        Default
      </Button>
    </>,
  );
  const [plain, named] = screen.getAllByRole("button").map(rulesOf);
  expect(plain).toContain("var(--keel)");
  expect(plain).toBe(named);
});

test("a disabled button cannot be pressed", async () => {
  const pressed = jest.fn();
  render(
    <Button type="button" disabled onClick={pressed}>
      Wait
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Wait" }));
  expect(pressed).not.toHaveBeenCalled();
});

test("what only styles it does not reach the page", () => {
  render(
    <>
      <Button $variant="outline" $size="sm">
        Button
      </Button>
      <ButtonLink to="/contact/" $variant="outline" $size="sm">
        Link
      </ButtonLink>
    </>,
  );
  for (const element of [screen.getByRole("button"), screen.getByRole("link")])
    expect(element.getAttributeNames().filter((name) => /variant|size/.test(name))).toEqual([]);
});

test("a link that looks like a button is a link, with its state", async () => {
  render(
    <ButtonLink to="/contact/" state={{ source: "hero_primary" }}>
      Book a Call
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "Book a Call" });
  expect(link).toHaveAttribute("href", "/contact/");
  await userEvent.click(link);
  expect(navigations).toEqual([{ to: "/contact/", state: { source: "hero_primary" } }]);
});
