import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, Suspense, type ReactNode } from "react";
import { useStoredText } from "../../../../src/features/long-texts/useStoredText";
import { watchReload } from "../../../support/reload";

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message ?? this.props.children;
}

const Text = ({ file }: { file: string }) => <div>{useStoredText(file)}</div>;

/** Shows a text. A new address each time, since fetched texts are cached for the tab. */
async function show(file: string) {
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

let fetched: jest.Mock;
let reload: jest.SpyInstance;

beforeEach(() => {
  reload = watchReload();
  fetched = jest.fn();
  globalThis.fetch = fetched as typeof fetch;
});

test("a failing fetch is retried three times, then throws", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await show("/static/text/1.json");
  expect(screen.getByText("Loading")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1000 + 2000 + 4000));
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(screen.getByText("Failed to fetch")).toBeInTheDocument();
});

test("a missing text reloads the page once", async () => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => {});
  fetched.mockResolvedValue({ ok: false, status: 404 });
  await show("/static/text/2.json");
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Loading")).toBeInTheDocument();
  cleanup();
  const again = "/static/text/3.json";
  sessionStorage.setItem("chunk-reload", again);
  await show(again);
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText(`The text ${again} answered 404.`)).toBeInTheDocument();
});
