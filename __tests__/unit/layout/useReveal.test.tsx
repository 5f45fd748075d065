import { act, fireEvent, render, screen } from "@testing-library/react";
import { useReveal } from "../../../src/layout/useReveal";
import { watchIntersections, type Intersections } from "../../support/intersections";

const tops = { Hero: 0, Edge: 767, First: 768, Second: 1200, Third: 1900 };

const Page = ({ path = "/", names = Object.keys(tops) }) => {
  useReveal(path);
  return names.map((name) => (
    <section key={name} aria-label={name} data-reveal="">
      <a href="/">{name}, more</a>
    </section>
  ));
};

const section = (name: string) => screen.getByRole("region", { name });
const waiting = () =>
  screen
    .queryAllByRole("region")
    .filter((region) => region.hasAttribute("data-waiting"))
    .map((region) => region.getAttribute("aria-label"));

const setWindow = (name: "innerHeight" | "scrollY", value: number) =>
  Object.defineProperty(window, name, { configurable: true, value });

let intersections: Intersections;

beforeEach(() => {
  intersections = watchIntersections();
  setWindow("innerHeight", 768);
  setWindow("scrollY", 0);
  Object.defineProperty(document.documentElement, "scrollHeight", {
    configurable: true,
    value: 2500,
  });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    const top = tops[this.getAttribute("aria-label") as keyof typeof tops] ?? 1000;
    return { top } as DOMRect;
  });
});

afterEach(() => {
  intersections.restore();
});

test("elements above the window appear after a jump past them", () => {
  render(<Page />);
  act(() => intersections.report(section("Second"), { isIntersecting: false, top: -400 }));
  expect(waiting()).toEqual(["First", "Third"]);
});

test("all elements appear if the window grows to the end of the page", () => {
  render(<Page />);
  setWindow("innerHeight", 2600);
  fireEvent(window, new Event("resize"));
  expect(waiting()).toEqual([]);
});

test("no element is hidden without IntersectionObserver", () => {
  intersections.restore();
  Reflect.deleteProperty(window, "IntersectionObserver");
  render(<Page />);
  expect(waiting()).toEqual([]);
});

test("no element is hidden with reduced motion", () => {
  const asked = jest
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => ({ matches: query.includes("reduce") }) as MediaQueryList);
  render(<Page />);
  expect(waiting()).toEqual([]);
  expect(asked).toHaveBeenCalledWith("(prefers-reduced-motion: reduce)");
});

test("a hidden element appears when a link in it gets the focus", () => {
  render(<Page />);
  act(() => screen.getByRole("link", { name: "Second, more" }).focus());
  expect(waiting()).toEqual(["First", "Third"]);
});

test("elements of a new page are hidden again", () => {
  const { rerender } = render(<Page />);
  act(() => intersections.report(section("First"), { isIntersecting: true, top: 600 }));
  rerender(<Page path="/about/" />);
  expect(waiting()).toEqual(["First", "Second", "Third"]);
  rerender(<Page path="/about/" names={["Hero", "Third"]} />);
  expect(waiting()).toEqual(["Third"]);
});
