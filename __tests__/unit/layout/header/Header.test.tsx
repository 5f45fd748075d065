/**
 * What the top bar holds, and what opens and closes it. That it looks and takes the focus as it should is
 * seen in a real browser.
 */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Header } from "../../../../src/layout/header/Header";
import { nodeOf, nodesOf } from "../../../support/content";
import { navigations } from "../../../support/gatsby";
import { answerMediaQueries } from "../../../support/screen";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

interface Words {
  label: string;
  to: string;
}

const services = nodesOf<{ title: string; href: string; description: string }>("Service");
const words = nodeOf<{
  services: { label: string; all: Words; further: Words[]; mobileCount: number };
  about: { label: string; entries: { title: string; description: string; to: string }[] };
  links: Words[];
  call: Words;
}>("Navigation");

const header = (path: string) => <Header path={path} name="The firm" />;
const open = (path = "/") => render(header(path));

/** The dropdown of a name on wide screens; the panel of small screens has buttons of the same names. */
const trigger = (name: string) => {
  const [first] = screen.getAllByText(name, { selector: "button" });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
};
const controlled = (button: HTMLElement) => {
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!panel) throw new Error(`${button.textContent} controls nothing.`);
  return panel;
};
const isOpen = (button: HTMLElement) => button.getAttribute("aria-expanded") === "true";
const toggle = () => screen.getByRole("button", { name: /^(Open|Close) menu$/ });
const linksIn = (panel: HTMLElement) => [...panel.querySelectorAll("a")];
const told = (panel: HTMLElement) =>
  linksIn(panel).map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => answerMediaQueries());

afterEach(() => {
  jest.useRealTimers();
});

describe("the dropdowns", () => {
  const about = () => trigger(words.about.label);
  const story = () => linksIn(controlled(about()))[0] as HTMLElement;

  test("one has every service with its description, a link to all, and what else helps", () => {
    open();
    expect(told(controlled(trigger(words.services.label)))).toEqual([
      ...services.map(({ title, description, href }) => [title + description, href]),
      ...[words.services.all, ...words.services.further].map(({ label, to }) => [label, to]),
    ]);
  });

  test("the other has the pages about the firm", () => {
    open();
    expect(told(controlled(about()))).toEqual(
      words.about.entries.map(({ title, description, to }) => [title + description, to]),
    );
  });

  test("a mouse opens by hovering over the trigger, a finger only by tapping", () => {
    jest.useFakeTimers();
    open();
    // jsdom has no pointer events; a mouse event with a pointer type takes their place.
    const point = (type: string, pointerType: string) => {
      const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
      fireEvent(about(), Object.defineProperty(event, "pointerType", { value: pointerType }));
      act(() => jest.advanceTimersByTime(1000));
    };
    point("pointerover", "touch");
    expect(isOpen(about())).toBe(false);
    fireEvent.click(about());
    point("pointerout", "touch");
    expect(isOpen(about())).toBe(true);
    fireEvent.click(about());
    expect(isOpen(about())).toBe(false);
    point("pointerover", "mouse");
    expect(isOpen(about())).toBe(true);
    point("pointerout", "mouse");
    expect(isOpen(about())).toBe(false);
  });

  test("Escape closes it while the focus is elsewhere, and leaves the focus there", () => {
    open();
    fireEvent.click(about());
    const home = screen.getByRole("link", { name: "The firm" });
    home.focus();
    fireEvent.keyDown(home, { key: "Escape" });
    expect(isOpen(about())).toBe(false);
    expect(home).toHaveFocus();
  });

  test("a click inside the panel leaves it open, one outside the bar closes it", () => {
    open();
    fireEvent.click(about());
    fireEvent.pointerDown(story());
    expect(isOpen(about())).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen(about())).toBe(false);
  });

  test("moving the focus back before the trigger closes it too", () => {
    open();
    fireEvent.click(about());
    fireEvent.blur(about(), { relatedTarget: story() });
    expect(isOpen(about())).toBe(true);
    fireEvent.blur(about(), { relatedTarget: screen.getByRole("link", { name: "The firm" }) });
    expect(isOpen(about())).toBe(false);
  });

  test("following an entry closes it, even one to the current page", () => {
    const [first] = words.about.entries;
    open(first?.to);
    fireEvent.click(about());
    fireEvent.click(story());
    expect(navigations).toEqual([{ to: first?.to, state: undefined }]);
    expect(isOpen(about())).toBe(false);
  });

  test("a navigation closes it", () => {
    const { rerender } = open("/");
    fireEvent.click(about());
    rerender(header("/blog/"));
    expect(isOpen(about())).toBe(false);
  });

  test.each([
    ["a plain link", words.links[0]?.to],
    ["an entry of a dropdown", services[1]?.href],
    ["the link to all services", words.services.all.to],
  ])("%s that leads to the current page says so", (_name, path) => {
    open(path);
    const bar = screen.getByRole("navigation", { name: "Main" });
    const current = [...bar.querySelectorAll('[aria-current="page"]')];
    expect(current.map((link) => link.getAttribute("href"))).toEqual([path]);
  });
});

describe("the panel of small screens", () => {
  const panel = () => controlled(toggle());

  test("opens and closes with a button whose label says what it does next", () => {
    open();
    expect(toggle()).toHaveAccessibleName("Open menu");
    expect(isOpen(toggle())).toBe(false);
    expect(panel()).not.toBeVisible();
    fireEvent.click(toggle());
    expect(toggle()).toHaveAccessibleName("Close menu");
    expect(isOpen(toggle())).toBe(true);
    expect(panel()).toBeVisible();
    fireEvent.click(toggle());
    expect(isOpen(toggle())).toBe(false);
  });

  test("closes when one of its links or the logo is followed", () => {
    open();
    const links = [...linksIn(panel()), screen.getByRole("link", { name: "The firm" })];
    for (const link of links) {
      fireEvent.click(toggle());
      fireEvent.click(link);
      expect([link.textContent, isOpen(toggle())]).toEqual([link.textContent, false]);
    }
    expect(navigations).toHaveLength(links.length);
  });
});
