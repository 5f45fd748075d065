import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, Suspense, type ReactNode } from "react";
import { readTextsWith, useStoredText } from "../../../src/browser/stored-text";
import { watchReload } from "../../support/reload";

/** Every test has a text of its own: what a tab has read it keeps. */
let count = 0;
let address = "";

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message ?? this.props.children;
}

const Text = ({ file }: { file: string }) => <div data-testid="text">{useStoredText(file)}</div>;

async function show(file = address) {
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="on its way">
          <Text file={file} />
        </Suspense>
      </Boundary>,
    );
  });
}

const answer = (status: number, body: unknown) =>
  ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as Response;

let fetched: jest.Mock;
let reload: jest.SpyInstance;

beforeEach(() => {
  count += 1;
  address = `/static/text/${count}.json`;
  reload = watchReload();
  fetched = jest.fn();
  globalThis.fetch = fetched as typeof fetch;
  document.body.innerHTML = "";
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("a text that the loaded page holds is taken from it, and nothing is fetched", async () => {
  document.body.innerHTML = `<article data-text="${address}"><p>From the page.</p></article>`;
  await show();
  expect(screen.getByTestId("text")).toHaveTextContent("<p>From the page.</p>");
  expect(fetched).not.toHaveBeenCalled();
});

test("another page's text is fetched, once", async () => {
  fetched.mockResolvedValue(answer(200, "<p>Fetched.</p>"));
  await show();
  expect(screen.getByTestId("text")).toHaveTextContent("<p>Fetched.</p>");
  cleanup();
  await show();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith(address);
});

test("a connection that fails is tried again; in the end the page says so", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await show();
  expect(screen.getByText("on its way")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000 + 2000 + 4000));
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(screen.getByText("Failed to fetch")).toBeInTheDocument();
});

test("a text that was changed since is had by loading the page anew, once", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockResolvedValue(answer(404, ""));
  await show();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText("on its way")).toBeInTheDocument();
  cleanup();
  const again = `${address}?again`;
  sessionStorage.setItem("chunk-reload", again);
  await show(again);
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText(`The text ${again} answered 404.`)).toBeInTheDocument();
});

test("on a server a text is read as it was told", async () => {
  readTextsWith((file) => `read from ${file}`);
  await show();
  expect(screen.getByTestId("text")).toHaveTextContent(`read from ${address}`);
});
