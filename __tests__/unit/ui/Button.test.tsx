import { render, screen } from "@testing-library/react";
import { Button, sizes, variants } from "../../../src/ui/Button";

const names = Object.keys(variants) as (keyof typeof variants)[];

/** The CSS rules of a button, since jsdom does not compute backgrounds with variables. */
function rulesOf(element: HTMLElement): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => "selectorText" in rule)
    .filter((rule) => [...element.classList].some((name) => rule.selectorText === `.${name}`))
    .map((rule) => rule.style.cssText)
    .join(" ");
}

test("every variant of a button has its own style", () => {
  render(
    <>
      {names.map((variant) => (
        <Button key={variant} type="button" $variant={variant}>
          {variant}
        </Button>
      ))}
    </>,
  );
  const looks = names.map((name) => rulesOf(screen.getByRole("button", { name })));
  expect(looks.every((look) => look.includes("min-height"))).toBe(true);
  expect(new Set(looks).size).toBe(7);
});

test("every size of a button has its own style", () => {
  render(
    <>
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Button key={size} type="button" $size={size} />
      ))}
    </>,
  );
  const looks = screen.getAllByRole("button").map((button) => {
    const { minHeight, padding, fontSize } = getComputedStyle(button);
    return [minHeight, padding, fontSize].join(" ");
  });
  expect(new Set(looks).size).toBe(4);
});
