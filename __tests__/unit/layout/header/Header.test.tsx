/** The content of the header, and how its panels open and close. Browser tests cover layout and focus. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { Header } from "../../../../src/layout/header/Header";
import { nodeOf, nodesOf } from "../../../support/content";
import { navigations } from "../../../support/gatsby";

interface Words {
  label: string;
  to: string;
}

const services = nodesOf<{ title: string; href: string; description: string }>("Service");
const words = nodeOf<{
  services: { label: string; mobileCount: number; all: Words; further: Words[] };
  about: { label: string; entries: { title: string; description: string; to: string }[] };
  links: Words[];
  call: Words;
}>("Navigation");

const open = (path = "/") => render(<Header path={path} name="The firm" />);

/** The button of a dropdown. */
const trigger = (name: string) => screen.getByText(name, { selector: "button" });
const controlled = (button: HTMLElement) => {
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  if (!panel) throw new Error(`${button.textContent} controls nothing.`);
  return panel;
};
const isOpen = (button: HTMLElement) => button.getAttribute("aria-expanded") === "true";
const toggle = () => screen.getByRole("button", { name: /^(Open|Close) menu$/ });
const linksIn = (panel: HTMLElement) => [...panel.querySelectorAll("a")];
const textsAndHrefs = (panel: HTMLElement) =>
  linksIn(panel).map((link) => [link.textContent, link.getAttribute("href")]);

const about = () => trigger(words.about.label);
const story = () => linksIn(controlled(about()))[0] as HTMLElement;

test("the dropdowns include one with every service and its description, a link to all services, and further links", () => {
  open();
  expect(textsAndHrefs(controlled(trigger(words.services.label)))).toEqual([
    ...services.map(({ title, description, href }) => [title + description, href]),
    ...[words.services.all, ...words.services.further].map(({ label, to }) => [label, to]),
  ]);
  fireEvent.click(trigger(words.services.label));
  const [entry] = linksIn(controlled(trigger(words.services.label)));
  expect(entry).toHaveAccessibleName(services[0]?.title);
  expect(entry).toHaveAccessibleDescription(services[0]?.description);
});

test("the dropdowns open on hover by mouse, and only on tap by touch", () => {
  jest.useFakeTimers();
  open();
  // jsdom has no pointer events, so a mouse event with a pointer type replaces them.
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

test("the dropdowns close when an entry is followed, even one to the current page", () => {
  const [first] = words.about.entries;
  open(first?.to);
  fireEvent.click(about());
  fireEvent.click(story());
  expect(navigations).toEqual([{ to: first?.to, state: undefined }]);
  expect(isOpen(about())).toBe(false);
});

test("the dropdowns close when the page is pressed elsewhere", () => {
  open();
  fireEvent.click(about());
  fireEvent.pointerDown(story());
  expect(isOpen(about())).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen(about())).toBe(false);
});

const panel = () => controlled(toggle());

test("the menu lists the first services and a link to all of them, the pages about the firm, and the other links", () => {
  open();
  expect(textsAndHrefs(panel())).toEqual([
    ...services.slice(0, words.services.mobileCount).map(({ title, href }) => [title, href]),
    ...[words.services.all].map(({ label, to }) => [label, to]),
    ...words.about.entries.map(({ title, to }) => [title, to]),
    ...[...words.links, ...words.services.further, words.call].map(({ label, to }) => [label, to]),
  ]);
});

test("the menu closes when a link in it or the logo is followed", () => {
  open();
  const links = [linksIn(panel())[0], screen.getByRole("link", { name: "The firm" })];
  for (const link of links) {
    fireEvent.click(toggle());
    fireEvent.click(link as HTMLElement);
    expect(isOpen(toggle())).toBe(false);
  }
  expect(navigations).toHaveLength(links.length);
});
