import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, type ButtonSize, type ButtonVariant } from "../../../src/ui/Button";

jest.mock("gatsby", () => jest.requireActual("../../support/gatsby") as object);

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

/** The CSS rules of a button, since jsdom does not compute backgrounds with variables. */
function rulesOf(element: HTMLElement): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => "selectorText" in rule)
    .filter((rule) => [...element.classList].some((name) => rule.selectorText === `.${name}`))
    .map((rule) => rule.style.cssText)
    .join(" ");
}

test("every variant of a button has its own style, and can be clicked", async () => {
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

test("every size of a button has its own style", () => {
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
