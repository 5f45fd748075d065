import { render, screen } from "@testing-library/react";
import { describedBy, Field, Input } from "../../../src/ui/Field";

interface Part {
  hint?: string;
  error?: string;
  required?: boolean;
}

const show = ({ hint, error, required }: Part) =>
  render(
    <Field id="email" label="Email" hint={hint} error={error} required={required}>
      <Input
        id="email"
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy("email", hint, error)}
      />
    </Field>,
  );

const control = () => screen.getByRole("textbox", { name: "Email" });

test("the label names its control", () => {
  show({});
  expect(control()).not.toHaveAccessibleDescription();
  expect(control()).not.toHaveAttribute("aria-describedby");
  expect(screen.queryByText("*")).not.toBeInTheDocument();
});

test("an asterisk marks what is required, and is not read out", () => {
  show({ required: true });
  expect(screen.getByText("*")).toBeVisible();
  expect(control()).toHaveAccessibleName("Email");
});

test("a hint describes the control", () => {
  show({ hint: "Where we answer." });
  expect(screen.getByText("Where we answer.")).toBeVisible();
  expect(control()).toHaveAccessibleDescription("Where we answer.");
});

test("an error describes the control behind the hint", () => {
  show({ hint: "Where we answer.", error: "Please enter a valid email address" });
  expect(screen.getByText("Please enter a valid email address")).toBeVisible();
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription(
    "Where we answer. Please enter a valid email address",
  );
});

test.each([
  [undefined, undefined, undefined],
  [null, "", undefined],
  ["Hint", undefined, "email-hint"],
  [undefined, "Error", "email-error"],
  ["Hint", "Error", "email-hint email-error"],
])("hint %j and error %j are described by %j", (hint, error, ids) => {
  expect(describedBy("email", hint, error)).toBe(ids);
});
