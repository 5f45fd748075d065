import { act, render, screen, within } from "@testing-library/react";
import { toast } from "react-toastify";
import { notify } from "../../../src/notifications/notify";
import { Toaster } from "../../../src/notifications/Toaster";

/** Whether the fetch of the toasts fails. */
let mockLost = true;
jest.mock("../../../src/notifications/Toasts", () => {
  if (mockLost) throw new Error("Loading chunk failed.");
  return jest.requireActual("../../../src/notifications/Toasts") as object;
});

const region = () => screen.queryByRole("region", { name: /Alt\+T/ });

test("if the toasts cannot be fetched, the text is announced; the next notification tries again", async () => {
  render(<Toaster />);
  await act(async () => {
    notify.error("Submission failed", "Please try again");
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Submission failed. Please try again");
  expect(region()).not.toBeInTheDocument();

  mockLost = false;
  await act(async () => {
    notify.success("Sent");
  });
  expect(within(region() as HTMLElement).getByText("Sent")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Sent");
  await act(async () => toast.dismiss());
});
