import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { lazyHydrate } from "../../../src/browser/lazy-hydrate";

interface Props {
  name: string;
}

/** The lazy component. A click on its button shows whether it has hydrated. */
const Form = ({ name }: Props) => (
  <form aria-label={name} onSubmit={(event) => event.preventDefault()}>
    <input aria-label="Email" />
    <button type="button" onClick={(event) => (event.currentTarget.textContent = "Hydrated")}>
      Send
    </button>
  </form>
);

let load: jest.Mock<Promise<ComponentType<Props>>, []>;

beforeEach(() => {
  jest.useFakeTimers();
  load = jest.fn(async () => Form);
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
});
/** React's scheduler keeps the real timer, which it reads before a test can replace it. */
const realTimeout = globalThis.setTimeout;
const turn = () => new Promise((resolve) => realTimeout(resolve, 0));

/** Moves the clock, and lets React render. */
async function settle(time = 0): Promise<void> {
  for (const step of [0, time, 0]) {
    await act(() => jest.advanceTimersByTimeAsync(step));
    for (let turns = 0; turns < 4; turns += 1) await act(turn);
  }
}

/** The HTML of the server. */
const serverHtml = () =>
  renderToString(
    <div data-dehydrated="">
      <Suspense>
        <Form name="Your message" />
      </Suspense>
    </div>,
  );

/** Hydrates a page whose HTML has the component, and returns its field. */
async function openPage() {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = serverHtml();
  const Part = lazyHydrate(load, { reservedHeight: "20rem" }) as ComponentType<Props>;
  const before = screen.getByLabelText<HTMLInputElement>("Email");
  await act(async () => render(<Part name="Your message" />, { container, hydrate: true }));
  await settle();
  return before;
}

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const hydrated = async () => {
  await act(async () => fireEvent.click(screen.getByRole("button")));
  return screen.getByRole("button").textContent === "Hydrated";
};

test("a component is not fetched until it is used, and hydrates the server's HTML in place", async () => {
  const before = await openPage();
  before.value = "mari@";
  await act(async () => fireEvent.focusIn(document.body));
  await settle(600_000);
  expect(load).not.toHaveBeenCalled();
  expect(email()).toBe(before);
  await act(async () => fireEvent.focusIn(email()));
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(email()).toBe(before);
  expect(email()).toHaveValue("mari@");
  expect(await hydrated()).toBe(true);
});
