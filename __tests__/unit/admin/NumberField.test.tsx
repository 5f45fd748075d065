import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { NumberField } from "../../../src/admin/NumberField";

/** A form with the field, which shows what it holds. */
function Form({ start }: { start?: number | null }) {
  const [value, setValue] = useState<number | string | null | undefined>(start);
  const ignore = () => undefined;
  return (
    <>
      <NumberField
        value={value}
        classNameWrapper=""
        onChange={setValue}
        setActiveStyle={ignore}
        setInactiveStyle={ignore}
      />
      <output>{JSON.stringify(value)}</output>
      <button onClick={() => setValue(7)}>Other value</button>
    </>
  );
}

const field = () => screen.getByRole("textbox");
const held = () => screen.getByRole("status").textContent;

it.each([
  ["82,5", "82.5", "82.5"],
  ["1,250", "1250", "1250"],
  ["-3", "-3", "-3"],
  ["0.50", "0.5", "0.5"],
  // What is no number is told by the check, and not dropped.
  ["about 5", '"about 5"', "about 5"],
])("%s is read as %s", async (typed, value, shown) => {
  render(<Form />);
  await userEvent.type(field(), typed);
  expect(field()).toHaveValue(typed);
  expect(held()).toBe(value);
  await userEvent.tab();
  expect(field()).toHaveValue(shown);
});

it("can be emptied", async () => {
  render(<Form start={80} />);
  expect(field()).toHaveValue("80");
  await userEvent.clear(field());
  expect(field()).toHaveValue("");
  expect(held()).toBe("");
});

it("shows a value that comes from elsewhere", async () => {
  render(<Form start={null} />);
  await userEvent.type(field(), "1,5");
  await userEvent.click(screen.getByRole("button"));
  expect(field()).toHaveValue("7");
});
