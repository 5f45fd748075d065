import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { toast } from "react-toastify";
import { notify } from "../../../src/notifications/notify";
import { Toaster } from "../../../src/notifications/Toaster";

/** The region of toasts, which Alt+T reaches. */
const region = () => screen.getByRole("region", { name: /Alt\+T/ });

/** Ends the animations: jsdom draws nothing, so none ends by itself. */
const endAnimations = (part: Element) =>
  act(async () => {
    fireEvent.animationEnd(part);
  });

const toastOf = (title: string) => {
  const found = within(region()).getByText(title).closest(".Toastify__toast");
  if (!found) throw new Error(`There is no toast ${title}.`);
  return found;
};

const say = (one: () => unknown) => act(async () => void one());

beforeEach(() => {
  // react-toastify pauses its toasts while the window does not have the focus.
  jest.spyOn(document, "hasFocus").mockReturnValue(true);
});

afterEach(async () => {
  await act(async () => {
    toast.dismiss();
    toast.clearWaitingQueue();
  });
});

test.each([
  ["success", "status", "alert"],
  ["info", "status", "alert"],
  ["warning", "status", "alert"],
  ["error", "alert", "status"],
] as const)("%s shows title and text, and is announced as %s alone", async (type, role, other) => {
  render(<Toaster />);
  // A live region has to be on the page before it says anything.
  expect(screen.getByRole(role)).toBeEmptyDOMElement();
  await say(() => notify[type](`A ${type}`, "More of it"));
  expect(within(region()).getByText(`A ${type}`)).toBeVisible();
  expect(within(region()).getByText("More of it")).toBeVisible();
  const parts = within(toastOf(`A ${type}`) as HTMLElement);
  expect(parts.getByRole("button")).toHaveAccessibleName(WORDS.toasts.close);
  expect(parts.getByRole("progressbar", { hidden: true, name: WORDS.toasts.timer })).toBeTruthy();
  expect(screen.getByRole(role)).toHaveTextContent(`A ${type}. More of it`);
  expect(screen.getByRole(other)).toBeEmptyDOMElement();
});

test("a loading toast stays until it is closed", async () => {
  render(<Toaster />);
  let id = 0;
  await say(() => (id = notify.loading("Fetching")));
  expect(screen.getByRole("status")).toHaveTextContent("Fetching");
  for (const clock of within(toastOf("Fetching") as HTMLElement).queryAllByRole("progressbar", {
    hidden: true,
  }))
    await endAnimations(clock);
  await endAnimations(toastOf("Fetching"));
  expect(within(region()).getByText("Fetching")).toBeVisible();
  await say(() => notify.close(id));
  await endAnimations(toastOf("Fetching"));
  await waitFor(() => expect(within(region()).queryByText("Fetching")).not.toBeInTheDocument());
});
