import { act, render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { setConsentQuestion } from "../../../../src/analytics/consent";
import { consentKey } from "../../../../src/analytics/tracker";
import { measurePage, stopMeasuring } from "../../../../src/analytics/measure";
import type * as Measure from "../../../../src/analytics/measure";
import { Analytics } from "../../../../src/layout/consent/Analytics";
import { headChanged } from "../../../../src/seo/current-head";
import { nodeOf } from "../../../support/content";
// Must be set up before the fetched part imports it.
import "../../../support/gatsby";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));
jest.mock("../../../../src/analytics/measure", () => ({
  ...jest.requireActual<typeof Measure>("../../../../src/analytics/measure"),
  measurePage: jest.fn(),
  stopMeasuring: jest.fn(),
}));

let mockLostConnections = 2;
jest.mock("../../../../src/layout/consent/ConsentChoice", () => {
  mockLostConnections -= 1;
  if (mockLostConnections >= 0) throw new Error("Loading chunk failed.");
  return jest.requireActual<object>("../../../../src/layout/consent/ConsentChoice");
});

// react-helmet keeps the functions for frames that it finds when it is loaded.
jest.mock("react-helmet", () => {
  window.requestAnimationFrame = (frame) => window.setTimeout(() => frame(performance.now()), 16);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
  return jest.requireActual<object>("react-helmet");
});

const { consent: words } = nodeOf<{
  consent: Record<"title" | "unmeasured", string>;
}>("SiteSettings");

const id = "G-TEST1";
const measured = jest.mocked(measurePage);
const stopped = jest.mocked(stopMeasuring);

/** A page with its title, as the layout holds it once a link has led there. */
function at(path: string) {
  window.history.replaceState(null, "", path);
  return (
    <>
      <Analytics path={path} previewHosts={[]} />
      <Helmet onChangeClientState={headChanged}>
        <title>{`${path} | The firm`}</title>
      </Helmet>
    </>
  );
}
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const question = () => screen.queryByRole("region", { name: words.title });

/** The stored choice; a tab gets an event when another tab has stored it. */
const store = (choice?: "granted" | "denied") =>
  act(() => {
    if (choice) localStorage.setItem(consentKey, JSON.stringify({ choice, day: "2024-11-21" }));
    else localStorage.removeItem(consentKey);
    window.dispatchEvent(new StorageEvent("storage", { key: consentKey }));
  });

beforeEach(() => {
  jest.useFakeTimers();
  measured.mockReset();
  stopped.mockReset();
  process.env.GATSBY_ANALYTICS_ID = id;
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError("Failed to fetch");
  });
  window.history.replaceState(null, "", "/another/");
  document.title = "Another page | The firm";
  headChanged();
});

afterEach(async () => {
  await act(async () => setConsentQuestion(false));
  jest.useRealTimers();
  localStorage.clear();
  delete process.env.GATSBY_ANALYTICS_ID;
});

test("a question that cannot be fetched is fetched again, so that consent can be withdrawn", async () => {
  render(at("/"));
  act(() => setConsentQuestion(true));
  await wait(2999);
  expect(question()).not.toBeInTheDocument();
  await wait(1);
  await wait(0);
  expect(question()).toBeVisible();
});

test("without an id the question does not show and nothing is measured", async () => {
  delete process.env.GATSBY_ANALYTICS_ID;
  render(at("/"));
  await wait(60_000);
  expect(question()).not.toBeInTheDocument();
  store("granted");
  await wait(60_000);
  expect(measured).not.toHaveBeenCalled();
  await act(async () => setConsentQuestion(true));
  expect(screen.getByText(words.unmeasured)).toBeVisible();
});

test("after consent each page is reported with its title, and the question does not show", async () => {
  store("granted");
  const { rerender } = render(at("/services/"));
  await wait(60_000);
  expect(measured.mock.calls).toEqual([[id, "/services/", "/services/ | The firm"]]);
  rerender(at("/blog/"));
  await wait(60_000);
  expect(measured.mock.calls.slice(1)).toEqual([[id, "/blog/", "/blog/ | The firm"]]);
  expect(stopped).not.toHaveBeenCalled();
  expect(question()).not.toBeInTheDocument();
});

test.each(["denied", undefined] as const)(
  "a consent that becomes %s in another tab ends measuring here, including a pending page view",
  async (choice) => {
    store("granted");
    render(at("/"));
    store(choice);
    expect(stopped).toHaveBeenCalledWith(id, "/");
    await wait(60_000);
    expect(measured).not.toHaveBeenCalled();
  },
);
