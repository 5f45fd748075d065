import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, Suspense, type ReactNode } from "react";
import { useStoredText } from "../../../../src/features/long-texts/useStoredText";
import { watchReload } from "../../../support/reload";

/** Each test needs a new address, since fetched texts are cached for the tab. */
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
        <Suspense fallback="Loading">
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

test("a failing fetch is retried three times, then throws", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await show();
  expect(screen.getByText("Loading")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000 + 2000 + 4000));
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(screen.getByText("Failed to fetch")).toBeInTheDocument();
});

test("a missing text reloads the page once", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockResolvedValue(answer(404, ""));
  await show();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Loading")).toBeInTheDocument();
  cleanup();
  const again = `${address}?again`;
  sessionStorage.setItem("chunk-reload", again);
  await show(again);
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText(`The text ${again} answered 404.`)).toBeInTheDocument();
});
