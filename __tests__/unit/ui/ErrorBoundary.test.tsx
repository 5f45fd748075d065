import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../src/ui/ErrorBoundary";

const Faulty = ({ page }: { page: string }) => {
  if (page.startsWith("broken")) throw new Error(`${page} cannot be shown.`);
  return <p>{page}</p>;
};

/** The boundary round a page; what it reports is collected. */
const around = (page: string, errors: string[]) => (
  <ErrorBoundary
    fallback={<p>Something went wrong</p>}
    resetKey={page}
    onError={({ message }) => errors.push(message)}
  >
    <Faulty page={page} />
  </ErrorBoundary>
);

test("a new key that brings an error reports it once, and the next key is tried again", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const errors: string[] = [];
  const { rerender } = render(around("fine", errors));
  rerender(around("broken", errors));
  expect(screen.getByText("Something went wrong")).toBeInTheDocument();
  expect(errors).toEqual(["broken cannot be shown."]);
  rerender(around("fine again", errors));
  expect(screen.getByText("fine again")).toBeInTheDocument();
});
