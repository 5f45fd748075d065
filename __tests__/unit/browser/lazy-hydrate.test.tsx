import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { lazyHydrate } from "../../../src/browser/lazy-hydrate";
import { watchIntersections, type Intersections } from "../../support/intersections";

interface Props {
  name: string;
}

const drawn = jest.fn();

/** What is fetched: it says on the page whether its script runs. */
const Form = ({ name }: Props) => {
  drawn();
  return (
    <form aria-label={name} onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Email" />
      <button type="button" onClick={(event) => (event.currentTarget.textContent = "Taken over")}>
        Send
      </button>
    </form>
  );
};

let sight: Intersections;
let load: jest.Mock<Promise<ComponentType<Props>>, []>;

beforeEach(() => {
  jest.useFakeTimers();
  drawn.mockReset();
  sight = watchIntersections();
  load = jest.fn(async () => Form);
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
});

afterEach(() => {
  jest.useRealTimers();
  sight.restore();
});

/** React's scheduler took hold of this before any test could replace it. */
const realTimeout = globalThis.setTimeout;
const turn = () => new Promise((resolve) => realTimeout(resolve, 0));

/** Lets time pass, and React draw what is due by then. */
async function settle(time = 0): Promise<void> {
  for (const step of [0, time, 0]) {
    await act(() => jest.advanceTimersByTimeAsync(step));
    for (let turns = 0; turns < 4; turns += 1) await act(turn);
  }
}

/** The HTML as the server writes it: with the whole part; on-approach.server.test.tsx proves that. */
const serverHtml = () =>
  renderToString(
    <div>
      <Suspense>
        <Form name="Your message" />
      </Suspense>
    </div>,
  );

/** A page whose HTML holds the part, as its script begins to run. */
async function openPage() {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = serverHtml();
  drawn.mockReset();
  const Part = lazyHydrate(load, "20rem") as ComponentType<Props>;
  const before = screen.getByLabelText<HTMLInputElement>("Email");
  const page = render(<Part name="Your message" />, { container, hydrate: true });
  await settle();
  return { ...page, before };
}

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const place = () => sight.watched()[0] as Element;
const takenOver = () => {
  fireEvent.click(screen.getByRole("button"));
  return screen.getByRole("button").textContent === "Taken over";
};

test("the server's HTML stays, and nothing is fetched, until a visitor comes near", async () => {
  const { before } = await openPage();
  before.value = "mari@";
  await settle(600_000);
  expect(load).not.toHaveBeenCalled();
  expect(email()).toBe(before);
  expect(sight.margins()).toEqual(["300px"]);
  await act(async () => sight.report(place(), { isIntersecting: false }));
  await settle();
  expect(load).not.toHaveBeenCalled();
  await act(async () => sight.report(place(), { isIntersecting: true }));
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(email()).toBe(before);
  expect(email()).toHaveValue("mari@");
  expect(takenOver()).toBe(true);
});

test.each(["focusIn", "pointerOver", "touchStart"] as const)("%s fetches it", async (cause) => {
  await openPage();
  expect(takenOver()).toBe(false);
  fireEvent[cause](email());
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(takenOver()).toBe(true);
});

test("however often one comes near, it is fetched once", async () => {
  await openPage();
  fireEvent.focusIn(email());
  fireEvent.pointerOver(email());
  await act(async () => sight.report(place(), { isIntersecting: true }));
  await settle(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test("while the connection fails the HTML stays, and it is tried again", async () => {
  load.mockRejectedValueOnce(new Error("1")).mockRejectedValueOnce(new Error("2"));
  const { before } = await openPage();
  fireEvent.focusIn(email());
  before.value = "mari@";
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  await settle(999);
  expect(load).toHaveBeenCalledTimes(1);
  await settle(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(takenOver()).toBe(false);
  await settle(2000);
  expect(load).toHaveBeenCalledTimes(3);
  await settle();
  expect(email()).toBe(before);
  expect(email()).toHaveValue("mari@");
  expect(takenOver()).toBe(true);
});

test("come to by a link, nothing is drawn yet: its room is kept, and it is fetched at once", async () => {
  let arrive: (part: ComponentType<Props>) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const Part = lazyHydrate(load, "20rem") as ComponentType<Props>;
  const { container } = render(<Part name="Your message" />);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(container.querySelector("[data-room]")).toHaveStyle({ minHeight: "20rem" });
  expect(sight.watched()).toEqual([]);
  await act(async () => arrive(Form));
  await settle();
  expect(screen.getByRole("form", { name: "Your message" })).toBeVisible();
  expect(container.querySelector("[data-room]")).not.toBeInTheDocument();
});

test("the same props draw it once, others draw it anew", async () => {
  const Part = lazyHydrate(load, "20rem") as ComponentType<Props>;
  const { rerender } = render(<Part name="Your message" />);
  await settle();
  const times = drawn.mock.calls.length;
  rerender(<Part name="Your message" />);
  expect(drawn).toHaveBeenCalledTimes(times);
  rerender(<Part name="Newsletter" />);
  expect(screen.getByRole("form", { name: "Newsletter" })).toBeVisible();
});

test("a page that is left is watched no more", async () => {
  const { unmount } = await openPage();
  expect(sight.watched()).toHaveLength(1);
  unmount();
  expect(sight.watched()).toEqual([]);
});
