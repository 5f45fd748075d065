import { act, render, screen } from "@testing-library/react";
import {
  readFocusIndustry,
  useFocusIndustry,
} from "../../../../src/sections/cases/useFocusIndustry";
import { answerMediaQueries } from "../../../support/screen";

test("an industry in words is read", () => {
  expect(readFocusIndustry({ focusIndustry: "Fashion DTC" })).toBe("Fashion DTC");
});

test.each([
  undefined,
  null,
  "Fashion DTC",
  7,
  {},
  [],
  { focusIndustry: 7 },
  { focusIndustry: null },
  { focusIndustry: ["Fashion DTC"] },
  { focusIndustry: { toString: () => "Fashion DTC" } },
])("the state %j names no industry", (state) => {
  expect(readFocusIndustry(state)).toBeUndefined();
});

const industries = ["Fashion DTC", "Retail"];

const Studies = ({ state }: { state: unknown }) => {
  const { index, target } = useFocusIndustry(state, industries);
  return industries.map((industry, place) => (
    <article
      key={industry}
      tabIndex={-1}
      aria-label={industry}
      data-marked={index === place || undefined}
      ref={index === place ? target : undefined}
    />
  ));
};

describe("the study of the industry", () => {
  const scrolled = jest.fn();
  const study = (name: string) => screen.getByRole("article", { name });

  beforeEach(() => {
    jest.useFakeTimers();
    scrolled.mockReset();
    Element.prototype.scrollIntoView = function (this: Element, options) {
      scrolled(this.getAttribute("aria-label"), options);
    };
    answerMediaQueries();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  const wait = () => act(() => jest.advanceTimersByTime(500));

  test("is scrolled to after the page has come up, focused and marked", () => {
    render(<Studies state={{ focusIndustry: "Retail" }} />);
    expect(scrolled).not.toHaveBeenCalled();
    wait();
    expect(scrolled.mock.calls).toEqual([["Retail", { behavior: "smooth", block: "start" }]]);
    expect(study("Retail")).toHaveFocus();
    expect(study("Retail")).toHaveAttribute("data-marked");
    expect(study("Fashion DTC")).not.toHaveAttribute("data-marked");
  });

  test("is not glided to where motion is reduced", () => {
    answerMediaQueries(true);
    render(<Studies state={{ focusIndustry: "Retail" }} />);
    wait();
    expect(scrolled).toHaveBeenCalledWith("Retail", { behavior: "auto", block: "start" });
  });

  test.each([{ focusIndustry: "Fishing" }, { focusIndustry: "retail" }, null])(
    "of the state %j there is none, so nothing moves",
    (state) => {
      render(<Studies state={state} />);
      wait();
      expect(scrolled).not.toHaveBeenCalled();
      expect(document.body).toHaveFocus();
      for (const name of industries) expect(study(name)).not.toHaveAttribute("data-marked");
    },
  );
});
