import { render, screen } from "@testing-library/react";
import { withBoundary } from "../../../../src/features/forms/FormBoundary";
import { ErrorBoundary } from "../../../../src/ui/ErrorBoundary";

beforeEach(() => jest.spyOn(console, "error").mockImplementation());

test.each([
  ["comes back without a draft that makes it fail", () => localStorage.length > 0, "form"],
  ["that fails without a draft too leaves it to the page", () => true, "page"],
])("a form %s", async (_, fails, text) => {
  localStorage.setItem("contact-draft", JSON.stringify({ at: Date.now(), values: { email: "a" } }));
  const Form = await withBoundary("contact-draft", async () => () => {
    if (fails()) throw new Error("The form fails.");
    return <p>form</p>;
  })();
  render(
    <ErrorBoundary fallback={<p>page</p>}>
      <Form />
    </ErrorBoundary>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
