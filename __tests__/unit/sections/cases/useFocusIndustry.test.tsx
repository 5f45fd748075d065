import { act, render, screen } from "@testing-library/react";
import { useFocusIndustry } from "../../../../src/sections/cases/useFocusIndustry";

const studies = ["Fashion DTC", "Retail", "Retail"].map((title, index) => ({
  slug: `${title.slice(0, 6).toLowerCase()}-${index}`,
  category: { title },
}));

const Studies = ({ state }: { state: unknown }) => {
  const { index, target } = useFocusIndustry(state, studies);
  return studies.map(({ slug }, place) => (
    <article
      key={slug}
      tabIndex={-1}
      aria-label={slug}
      data-marked={index === place || undefined}
      ref={index === place ? target : undefined}
    />
  ));
};

const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has none.
  window.matchMedia = () => ({ matches: false }) as never;
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled(this.getAttribute("aria-label"), options);
  };
});

test.each([
  [{ focusIndustry: "Retail" }, "retail-1"],
  [{ focusIndustry: "Retail", focusStudy: "retail-2" }, "retail-2"],
  [{ focusIndustry: "retail" }, undefined],
  [{ focusIndustry: ["Retail"] }, undefined],
  ["Retail", undefined],
  [null, undefined],
])("with the state %j, the study %s is marked, scrolled to and focused", (state, marked) => {
  render(<Studies state={state} />);
  act(() => jest.advanceTimersByTime(500));
  const shown = screen.getAllByRole("article").filter((each) => each.hasAttribute("data-marked"));
  expect(shown.map((each) => each.getAttribute("aria-label"))).toEqual(marked ? [marked] : []);
  expect(scrolled).toHaveBeenCalledTimes(marked ? 1 : 0);
  expect(marked ? shown[0] : document.body).toHaveFocus();
});
