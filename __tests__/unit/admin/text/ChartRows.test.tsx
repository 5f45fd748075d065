import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ChartData } from "../../../../src/admin/text/chart-block";
import { ChartLines } from "../../../../src/admin/text/ChartLines";
import { ChartRows } from "../../../../src/admin/text/ChartRows";

type Rows = NonNullable<ChartData["data"]>;
type Lines = NonNullable<ChartData["series"]>;

/** Shows rows, which change as they are edited. @returns their current state */
function showRows(initial: Rows): () => Rows {
  let current = initial;
  function Editor() {
    const [rows, setRows] = useState(initial);
    current = rows;
    return <ChartRows rows={rows} withTotals={false} onChange={setRows} />;
  }
  render(<Editor />);
  return () => current;
}

const three: Rows = [
  { label: "Goods", value: 41 },
  { label: "Fees", value: 9 },
  { label: "Rest", value: 50 },
];

it("a figure with thousands is one", async () => {
  const rows = showRows(three);
  const field = screen.getByLabelText("Figure of row 2");
  await userEvent.clear(field);
  await userEvent.type(field, "1,000");
  expect(field).toHaveValue("1,000");
  expect(rows()[1]?.value).toBe(1000);
});

it("what is typed into the other rows stays when one is removed", async () => {
  const rows = showRows(three);
  await userEvent.type(screen.getByLabelText("Figure of row 3"), ".0");
  await userEvent.click(screen.getByRole("button", { name: "Remove row 1" }));
  expect(screen.getByLabelText("Figure of row 2")).toHaveValue("50.0");
  expect(rows().map(({ label }) => label)).toEqual(["Fees", "Rest"]);
});

it("the focus goes from a removed row to the next, and from the last to the button that adds one", async () => {
  showRows(three);
  await userEvent.click(screen.getByRole("button", { name: "Remove row 2" }));
  expect(screen.getByLabelText("Label of row 2")).toHaveFocus();
  expect(screen.getByLabelText("Label of row 2")).toHaveValue("Rest");
  await userEvent.click(screen.getByRole("button", { name: "Remove row 2" }));
  expect(screen.getByRole("button", { name: "Add a row" })).toHaveFocus();
});

it("a row that is added after one was removed has fields of its own", async () => {
  showRows(three);
  await userEvent.click(screen.getByRole("button", { name: "Remove row 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Add a row" }));
  expect(screen.getByLabelText("Figure of row 3")).toHaveValue("");
  expect(screen.getByLabelText("Figure of row 2")).toHaveValue("50");
});

it("the focus goes from a removed line to the next", async () => {
  function Editor() {
    const [lines, setLines] = useState<Lines>([
      { label: "Sales", values: [1, 2, 3] },
      { label: "Profit", values: [1, 1, 2] },
    ]);
    return (
      <ChartLines labels={["a", "b", "c"]} lines={lines} onChange={(_x, next) => setLines(next)} />
    );
  }
  render(<Editor />);
  await userEvent.click(screen.getByRole("button", { name: "Remove line 1" }));
  const group = screen.getByRole("group", { name: /^Lines/ });
  expect(within(group).getByLabelText("Label of line 1")).toHaveFocus();
  expect(within(group).getByLabelText("Figures of line 1")).toHaveValue("1, 1, 2");
});
