/** The draft of the contact form. */
import { screen } from "@testing-library/react";
import {
  again,
  empty,
  fill,
  fillAll,
  names,
  open,
  send,
  shown,
  words,
} from "../../../support/contact-form";
import { bodies } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual("../../../support/gatsby") as object);

test("the draft is restored after each reload", () => {
  const first = open();
  fill("firstName", "Mari");
  first.unmount();
  const second = open();
  fill("revenue", "10m-25m");
  second.unmount();
  open();
  expect(shown()).toEqual({ ...empty, firstName: "Mari", revenue: "10m-25m" });
});

test("the draft is deleted after success", async () => {
  const { unmount } = open();
  fillAll();
  send();
  await again();
  unmount();
  open();
  expect(shown()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test("unknown fields in a forged draft are not sent", async () => {
  sessionStorage.setItem("contact-draft", '{"firstName":"Mari","source":"x","__proto__":"y"}');
  open();
  fillAll();
  send();
  await again();
  expect(Object.keys(bodies()[0] ?? {})).toEqual([...names, "timestamp", "type"]);
});

describe("a draft from another tab", () => {
  const note = () => screen.queryByText(words.draft.text);

  /** Types a name, closes the tab, and opens the form in another tab. */
  function comeBack(): void {
    const { unmount } = open();
    fill("firstName", "Mari");
    unmount();
    sessionStorage.clear();
    open();
  }

  test("is deleted with its note once the form is sent", async () => {
    comeBack();
    fillAll();
    send();
    await again();
    expect(note()).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});
