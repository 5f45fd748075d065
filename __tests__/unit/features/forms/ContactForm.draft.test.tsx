/** What was typed into the contact form is kept for the tab until it is sent. */
import { waitFor } from "@testing-library/react";
import { empty, fill, fillAll, names, open, send, shown } from "../../../support/contact-form";
import { bodies } from "../../../support/webhook";

jest.mock("gatsby", () => jest.requireActual<object>("../../../support/gatsby"));

test("what was typed is there again after each reload", () => {
  const first = open();
  fill("firstName", "Mari");
  first.unmount();
  const second = open();
  fill("revenue", "10m-25m");
  second.unmount();
  open();
  expect(shown()).toEqual({ ...empty, firstName: "Mari", revenue: "10m-25m" });
});

test("after success nothing is kept", async () => {
  const { unmount } = open();
  fillAll();
  send();
  await waitFor(() => expect(shown()).toEqual(empty));
  unmount();
  open();
  expect(shown()).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test("a forged draft fills no field that the form does not have", async () => {
  sessionStorage.setItem("contact-draft", '{"firstName":"Mari","source":"x","__proto__":"y"}');
  open();
  fillAll();
  send();
  await waitFor(() => expect(shown()).toEqual(empty));
  expect(Object.keys(bodies()[0] ?? {})).toEqual([...names, "timestamp", "type"]);
});
