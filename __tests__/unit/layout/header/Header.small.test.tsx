import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../../src/layout/header/Header";
import { globalCss } from "../../../../src/theme/global-css";
import { nodesOf } from "../../../support/content";
import { navigations, visit } from "../../../support/gatsby";
import { answerMediaQueries, markScripts } from "../../../support/screen";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));
jest.mock("styled-components", () => jest.requireActual<object>("../../../support/browser-styles"));

const services = nodesOf<{ title: string; href: string }>("Service");
let widen: (wide: boolean) => void;

function open(path = "/"): void {
  render(
    <>
      <style>{globalCss}</style>
      <Header path={path} name="Northkeel" />
    </>,
  );
}

const bar = () => within(screen.getByRole("banner"));
const links = () =>
  bar()
    .getAllByRole("link")
    .map((link) => link.textContent || link.querySelector("img")?.alt);
const press = (name: string) => userEvent.click(bar().getByRole("button", { name }));

beforeAll(markScripts);

beforeEach(() => {
  widen = answerMediaQueries();
});

test("closed, the panel holds nothing to see or to reach", async () => {
  open();
  expect(links()).toEqual(["Northkeel"]);
  expect(bar().getAllByRole("button")).toEqual([
    bar().getByRole("button", { name: "Search" }),
    bar().getByRole("button", { name: "Open menu" }),
  ]);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(bar().getByRole("button", { name: "Open menu" })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test("the toggle opens and closes, and its label says what it does next", async () => {
  open();
  expect(bar().getByRole("button", { name: "Open menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  await press("Open menu");
  expect(links()).toEqual(["Northkeel", "Case Studies", "Blog", "Book a Call"]);
  expect(bar().getByRole("button", { name: "Close menu" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await press("Close menu");
  expect(links()).toEqual(["Northkeel"]);
  expect(bar().getByRole("button", { name: "Open menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("Services holds the first four services and the link to all", async () => {
  open();
  await press("Open menu");
  await press("Services");
  expect(links()).toEqual([
    "Northkeel",
    ...services.slice(0, 4).map(({ title }) => title),
    "View All Services →",
    "Case Studies",
    "Blog",
    "Book a Call",
  ]);
  expect(bar().getByRole("link", { name: "View All Services →" })).toHaveAttribute(
    "href",
    "/services/",
  );
});

test("the two sections toggle independently", async () => {
  open();
  await press("Open menu");
  const state = () =>
    ["Services", "About"].map((name) =>
      bar().getByRole("button", { name }).getAttribute("aria-expanded"),
    );
  expect(state()).toEqual(["false", "false"]);
  await press("Services");
  expect(state()).toEqual(["true", "false"]);
  await press("About");
  expect(state()).toEqual(["true", "true"]);
  expect(links()).toEqual(expect.arrayContaining(["Our Story", "View All Services →"]));
  await press("Services");
  expect(state()).toEqual(["false", "true"]);
  expect(links()).toContain("Our Story");
  expect(links()).not.toContain("View All Services →");
});

test.each([
  ["Northkeel", "/"],
  ["Profit & Margin Optimisation", "/services/profit-optimization/"],
  ["View All Services →", "/services/"],
  ["Our Process", "/process/"],
  ["Case Studies", "/case-studies/"],
  ["Book a Call", "/contact/"],
])("choosing %s navigates and closes the panel", async (name, to) => {
  open();
  await press("Open menu");
  await press("Services");
  await press("About");
  await userEvent.click(bar().getByRole("link", { name }));
  expect(navigations).toEqual([{ to, state: undefined }]);
  expect(links()).toEqual(["Northkeel"]);
});

describe("on the page of a link", () => {
  afterEach(() => visit("/"));

  test("the link says so, and choosing it closes the panel too", async () => {
    open("/blog/");
    await visit("/blog/");
    await press("Open menu");
    const current = bar().getByRole("link", { current: "page" });
    expect(current).toHaveTextContent("Blog");
    await userEvent.click(current);
    expect(links()).toEqual(["Northkeel"]);
  });
});

test("Escape closes and gives focus to the toggle", async () => {
  open();
  await press("Open menu");
  await press("About");
  act(() => bar().getByRole("link", { name: "Careers" }).focus());
  await userEvent.keyboard("{Escape}");
  expect(links()).toEqual(["Northkeel"]);
  expect(bar().getByRole("button", { name: "Open menu" })).toHaveFocus();
});

test("while the panel is open the page behind it does not scroll", async () => {
  open();
  await press("Open menu");
  expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
  await press("Close menu");
  expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
});

test("a window that becomes wide closes the panel", async () => {
  open();
  await press("Open menu");
  act(() => widen(true));
  expect(bar().getByRole("button", { name: "Open menu" })).toBeVisible();
  expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
});

test("the panel is never higher than the window below the bar", async () => {
  open();
  await press("Open menu");
  const toggle = bar().getByRole("button", { name: "Close menu" });
  const panel = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
  expect(panel).toContainElement(bar().getByRole("link", { name: "Blog" }));
  expect(getComputedStyle(panel ?? document.body).maxHeight).toMatch(/calc\(100d?vh - 4rem\)/);
});
