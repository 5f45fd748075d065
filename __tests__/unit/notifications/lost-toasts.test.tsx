import { act, render, screen, within } from "@testing-library/react";
import { toast } from "react-toastify";
import { notify } from "../../../src/notifications/notify";
import { Toaster } from "../../../src/notifications/Toaster";

/** How often the fetch of the toasts fails before it succeeds. */
let mockLostConnections = 0;
jest.mock("../../../src/notifications/Toasts", () => {
  mockLostConnections -= 1;
  if (mockLostConnections >= 0) throw new Error("Loading chunk failed.");
  return jest.requireActual("../../../src/notifications/Toasts") as object;
});

const say = (type: "success" | "error", ...words: [string, string?]) =>
  act(async () => {
    notify[type](...words);
  });

/** Whether a text is shown to everyone, not only to assistive technology. */
const isShown = (words: string) => screen.getByText(words).closest(".visually-hidden") === null;

const region = () => screen.queryByRole("region", { name: /Alt\+T/ });

test("if the toasts cannot be fetched, the text itself shows and is announced once; the next notification tries again", async () => {
  mockLostConnections = 2;
  render(<Toaster />);
  const [status, alert] = [screen.getByRole("status"), screen.getByRole("alert")];
  expect(status.closest(".visually-hidden")).not.toBeNull();

  await say("error", "Submission failed", "Please try again");
  expect(alert).toHaveTextContent("Submission failed. Please try again");
  expect(isShown("Submission failed. Please try again")).toBe(true);
  expect(region()).not.toBeInTheDocument();

  await say("success", "Sent");
  expect(status).toHaveTextContent("Sent");
  expect(isShown("Sent")).toBe(true);

  await say("success", "Sent again");
  expect(within(region() as HTMLElement).getByText("Sent again")).toBeVisible();
  expect(status).toHaveTextContent("Sent again");
  expect(status.closest(".visually-hidden")).not.toBeNull();

  // New regions would have announced everything again.
  expect(screen.getByRole("status")).toBe(status);
  expect(screen.getByRole("alert")).toBe(alert);
  await act(async () => toast.dismiss());
});
