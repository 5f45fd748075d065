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
const study = (name: string) => screen.getByRole("article", { name });

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

const wait = () => act(() => jest.advanceTimersByTime(500));

test.each([
  ["navigate", 1],
  ["reload", 0],
  ["back_forward", 0],
])("a study is marked, and after “%s” scrolled to %i times", (type, times) => {
  arrival = type;
  render(<Studies state={{ focusIndustry: "Retail" }} />);
  wait();
  expect(study("retail-1")).toHaveAttribute("data-marked");
  expect(scrolled).toHaveBeenCalledTimes(times);
  expect(times ? study("retail-1") : document.body).toHaveFocus();
});

test("the case study of the industry is the one that the state names, if its industry has several", () => {
  arrival = "navigate";
  render(<Studies state={{ focusIndustry: "Retail", focusStudy: "retail-2" }} />);
  wait();
  expect(study("retail-2")).toHaveFocus();
  expect(study("retail-1")).not.toHaveAttribute("data-marked");
});

test.each([{ focusIndustry: "retail" }, { focusIndustry: ["Retail"] }, "Retail", null])(
  "the case study of the industry is not found for the state %j, so no card is focused, marked or scrolled to",
  (state) => {
    render(<Studies state={state} />);
    wait();
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
    for (const { slug } of studies) expect(study(slug)).not.toHaveAttribute("data-marked");
  },
);
