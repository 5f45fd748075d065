import { act, fireEvent, render, screen } from "@testing-library/react";
import { NavigationProgress } from "../../../src/layout/NavigationProgress";

/** What the router does: it follows links itself. */
const asRouter = (event: Event) => event.preventDefault();

beforeEach(() => {
  jest.useFakeTimers();
  document.addEventListener("click", asRouter);
});

afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener("click", asRouter);
});

const Page = ({ path }: { path: string }) => (
  <>
    <NavigationProgress path={path} />
    <a href="/about/">About</a>
    <a href="/#part">Part</a>
    <a href="https://other.example/about/">Elsewhere</a>
  </>
);

const follow = (name: string, time: number) => {
  fireEvent.click(screen.getByRole("link", { name }));
  act(() => jest.advanceTimersByTime(time));
};
const told = () => screen.getByRole("status").textContent;

test("a page that is slow says so, until it is there", () => {
  const { rerender } = render(<Page path="/" />);
  follow("About", 299);
  expect(told()).toBe("");
  act(() => jest.advanceTimersByTime(1));
  expect(told()).toBe("Loading the page");
  rerender(<Page path="/about/" />);
  expect(told()).toBe("");
});

test("a page that is quick says nothing", () => {
  const { rerender } = render(<Page path="/" />);
  follow("About", 200);
  rerender(<Page path="/about/" />);
  act(() => jest.advanceTimersByTime(1000));
  expect(told()).toBe("");
});

test.each(["Part", "Elsewhere"])(
  "a link that loads no page of the site says nothing: %s",
  (name) => {
    render(<Page path="/" />);
    follow(name, 1000);
    expect(told()).toBe("");
  },
);
