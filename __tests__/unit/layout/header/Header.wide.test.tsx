import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../../src/layout/header/Header";
import { hoverDelay, skipDelay } from "../../../../src/layout/header/useHoverMenus";
import { globalCss } from "../../../../src/theme/global-css";
import { nodesOf } from "../../../support/content";
import { navigations, visit } from "../../../support/gatsby";
import { markScripts } from "../../../support/screen";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));
jest.mock("styled-components", () => jest.requireActual<object>("../../../support/browser-styles"));
jest.mock("../../../../src/theme/tokens", () =>
  jest.requireActual<object>("../../../support/wide-tokens"),
);

const services = nodesOf<{ title: string; href: string; description: string }>("Service");

const page = (path: string) => (
  <>
    <style>{globalCss}</style>
    <Header path={path} name="Northkeel" />
    <main>The page</main>
  </>
);

const open = (path = "/") => render(page(path));

const trigger = (name: "Services" | "About") => screen.getByRole("button", { name });
const first = () => screen.queryByRole("link", { name: new RegExp(`^${services[0]?.title}`) });
const story = () => screen.queryByRole("link", { name: /^Our Story/ });

beforeAll(markScripts);

test("the bar offers two dropdowns, two plain links, the theme and the call", () => {
  open();
  const bar = within(screen.getByRole("navigation", { name: "Main" }));
  expect(
    bar.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Case Studies", "/case-studies/"],
    ["Blog", "/blog/"],
    ["Book a Call", "/contact/"],
  ]);
  expect(trigger("Services")).toHaveAttribute("aria-expanded", "false");
  expect(trigger("About")).toHaveAttribute("aria-expanded", "false");
  expect(bar.getByRole("group", { name: "Theme" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Open menu" })).not.toBeInTheDocument();
});

test("a click opens Services with all eight and their descriptions, and closes it again", async () => {
  open();
  expect(first()).not.toBeInTheDocument();
  await userEvent.click(trigger("Services"));
  expect(trigger("Services")).toHaveAttribute("aria-expanded", "true");
  const panel = document.getElementById(trigger("Services").getAttribute("aria-controls") ?? "");
  const links = within(panel ?? document.body).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...services.map(({ href }) => href),
    "/services/",
  ]);
  services.forEach(({ title, description }, index) => {
    expect(links[index]).toHaveTextContent(title + description);
  });
  expect(links.at(-1)).toHaveTextContent("View All Services →");
  await userEvent.click(trigger("Services"));
  expect(trigger("Services")).toHaveAttribute("aria-expanded", "false");
  expect(first()).not.toBeInTheDocument();
});

test("About leads to the story, the process and the careers", async () => {
  open();
  await userEvent.click(trigger("About"));
  for (const [name, href] of [
    [/^Our Story/, "/about/"],
    [/^Our Process/, "/process/"],
    [/^Careers/, "/about/careers/"],
  ] as const)
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});

test.each(["{Enter}", " "])("the key %j opens and closes", async (key) => {
  open();
  trigger("Services").focus();
  await userEvent.keyboard(key);
  expect(first()).toBeVisible();
  expect(trigger("Services")).toHaveFocus();
  await userEvent.keyboard(key);
  expect(first()).not.toBeInTheDocument();
});

test("arrow down opens and leads to the first entry", async () => {
  open();
  trigger("About").focus();
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(story()).toHaveFocus());
  expect(trigger("About")).toHaveAttribute("aria-expanded", "true");
});

test("Escape closes and gives focus back", async () => {
  open();
  trigger("About").focus();
  await userEvent.keyboard("{ArrowDown}");
  await waitFor(() => expect(story()).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  expect(story()).not.toBeInTheDocument();
  expect(trigger("About")).toHaveFocus();
});

test("Escape closes also while focus is elsewhere, and leaves it there", async () => {
  open();
  await userEvent.click(trigger("About"));
  act(() => screen.getByRole("link", { name: "Northkeel" }).focus());
  await userEvent.hover(trigger("Services"));
  await waitFor(() => expect(first()).toBeVisible());
  await userEvent.keyboard("{Escape}");
  expect(first()).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Northkeel" })).toHaveFocus();
});

test("a click outside closes, one inside the panel does not", async () => {
  open();
  await userEvent.click(trigger("About"));
  await userEvent.click(screen.getByText(/we work on margin first/));
  await userEvent.click(trigger("About"));
  await userEvent.pointer({ keys: "[MouseLeft>]", target: story() ?? document.body });
  expect(story()).toBeVisible();
  await userEvent.click(screen.getByText("The page"));
  expect(story()).not.toBeInTheDocument();
});

test("Tab past the last entry closes", async () => {
  open();
  await userEvent.click(trigger("About"));
  for (const name of [/^Our Story/, /^Our Process/, /^Careers/]) {
    await userEvent.tab();
    expect(screen.getByRole("link", { name })).toHaveFocus();
  }
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Case Studies" })).toHaveFocus();
  expect(story()).not.toBeInTheDocument();
});

test("Tab back before the trigger closes too", async () => {
  open();
  await userEvent.click(trigger("Services"));
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Search" })).toHaveFocus();
  expect(first()).not.toBeInTheDocument();
});

test("a closed dropdown holds nothing that Tab could reach", async () => {
  open();
  trigger("Services").focus();
  await userEvent.tab();
  expect(trigger("About")).toHaveFocus();
});

test("only one is open", async () => {
  open();
  await userEvent.click(trigger("Services"));
  await userEvent.click(trigger("About"));
  expect(story()).toBeVisible();
  expect(first()).not.toBeInTheDocument();
  expect(trigger("Services")).toHaveAttribute("aria-expanded", "false");
});

test("choosing an entry navigates and closes, also when it leads to the current page", async () => {
  open("/about/");
  await userEvent.click(trigger("About"));
  await userEvent.click(story() ?? document.body);
  expect(navigations).toEqual([{ to: "/about/", state: undefined }]);
  expect(story()).not.toBeInTheDocument();
});

test("another page closes what was open", async () => {
  const { rerender } = open("/");
  await userEvent.click(trigger("Services"));
  rerender(page("/blog/"));
  expect(first()).not.toBeInTheDocument();
});

describe("what leads to the current page says so", () => {
  const openAt = (path: string) => {
    open(path);
    return visit(path);
  };
  const current = () => screen.getByRole("link", { current: "page" });

  afterEach(() => visit("/"));

  test("a plain link", async () => {
    await openAt("/blog/");
    expect(current()).toHaveTextContent("Blog");
  });

  test("an entry of a dropdown", async () => {
    await openAt("/services/low-code/");
    await userEvent.click(trigger("Services"));
    expect(current()).toHaveTextContent(/^Low-Code Solutions/);
  });

  test("the link to all services", async () => {
    await openAt("/services/");
    await userEvent.click(trigger("Services"));
    expect(current()).toHaveTextContent("View All Services →");
  });
});

test("the bar is compact once the page is scrolled more than 50 px", () => {
  open();
  const scrollTo = (top: number) => {
    Object.defineProperty(window, "scrollY", { configurable: true, value: top });
    fireEvent.scroll(window);
  };
  scrollTo(50);
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
  scrollTo(51);
  expect(screen.getByRole("banner")).toHaveAttribute("data-scrolled");
  scrollTo(0);
  expect(screen.getByRole("banner")).not.toHaveAttribute("data-scrolled");
});

describe("with a mouse", () => {
  const mouse = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test("the delays are those of the spec", () => {
    expect([hoverDelay, skipDelay]).toEqual([200, 300]);
  });

  test("hovering opens after 200 ms, not before", async () => {
    open();
    await mouse.hover(trigger("About"));
    wait(199);
    expect(story()).not.toBeInTheDocument();
    wait(1);
    expect(story()).toBeVisible();
  });

  test("passing over a trigger opens nothing", async () => {
    open();
    await mouse.hover(trigger("About"));
    wait(150);
    await mouse.unhover(trigger("About"));
    wait(1000);
    expect(story()).not.toBeInTheDocument();
  });

  test("a click on what hover has just opened does not close it", async () => {
    open();
    await mouse.hover(trigger("About"));
    wait(200);
    await mouse.click(trigger("About"));
    expect(story()).toBeVisible();
    await mouse.click(trigger("About"));
    expect(story()).not.toBeInTheDocument();
  });

  test("the panel stays while the pointer is on it, and closes some time after it has left", async () => {
    open();
    await mouse.hover(trigger("About"));
    wait(200);
    await mouse.hover(story() ?? document.body);
    wait(2000);
    expect(story()).toBeVisible();
    await mouse.hover(screen.getByText("The page"));
    expect(story()).toBeVisible();
    wait(1000);
    expect(story()).not.toBeInTheDocument();
  });

  test("moving to the other trigger switches, and only one is open", async () => {
    open();
    await mouse.hover(trigger("Services"));
    wait(200);
    await mouse.hover(trigger("About"));
    wait(200);
    expect(story()).toBeVisible();
    expect(first()).not.toBeInTheDocument();
    wait(1000);
    expect(story()).toBeVisible();
  });

  test("within 300 ms of a close the other opens at once", async () => {
    open();
    await mouse.click(trigger("Services"));
    await mouse.keyboard("{Escape}");
    wait(299);
    await mouse.hover(trigger("About"));
    expect(story()).toBeVisible();
  });

  test("300 ms after a close the other waits again", async () => {
    open();
    await mouse.click(trigger("Services"));
    await mouse.keyboard("{Escape}");
    wait(300);
    await mouse.hover(trigger("About"));
    expect(story()).not.toBeInTheDocument();
    wait(200);
    expect(story()).toBeVisible();
  });

  test("a finger opens by its tap alone, and a second tap closes", async () => {
    open();
    await mouse.pointer({ keys: "[TouchA]", target: trigger("About") });
    expect(story()).toBeVisible();
    fireEvent.pointerLeave(trigger("About"), {
      pointerType: "touch",
      relatedTarget: document.body,
    });
    wait(1000);
    expect(story()).toBeVisible();
    await mouse.pointer({ keys: "[TouchA]", target: trigger("About") });
    expect(story()).not.toBeInTheDocument();
  });
});
