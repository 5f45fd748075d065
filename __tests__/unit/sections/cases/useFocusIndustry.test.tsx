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

/** How the browser came to the page. */
let arrival = "navigate";

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has neither.
  performance.getEntriesByType = () => [{ type: arrival }] as never;
  window.matchMedia = () => ({ matches: false }) as never;
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled(this.getAttribute("aria-label"), options);
  };
});

test.each([
  ["navigate", { focusIndustry: "Retail" }, "retail-1", true],
  ["navigate", { focusIndustry: "Retail", focusStudy: "retail-2" }, "retail-2", true],
  ["reload", { focusIndustry: "Retail" }, "retail-1", false],
  ["back_forward", { focusIndustry: "Retail" }, "retail-1", false],
  ["navigate", { focusIndustry: "retail" }, undefined, false],
  ["navigate", { focusIndustry: ["Retail"] }, undefined, false],
  ["navigate", "Retail", undefined, false],
  ["navigate", null, undefined, false],
])(
  "after “%s” with the state %j, the study %s is marked, and scrolled to and focused: %s",
  (type, state, marked, isScrolledTo) => {
    arrival = type;
    render(<Studies state={state} />);
    act(() => jest.advanceTimersByTime(500));
    const shown = screen.getAllByRole("article").filter((each) => each.hasAttribute("data-marked"));
    expect(shown.map((each) => each.getAttribute("aria-label"))).toEqual(marked ? [marked] : []);
    expect(scrolled).toHaveBeenCalledTimes(isScrolledTo ? 1 : 0);
    expect(isScrolledTo ? shown[0] : document.body).toHaveFocus();
  },
);
