/** The rows of bars and bridges as fields. */
import { useState } from "react";
import type { ChartData, EditedFigure } from "./chart-block";
import { ChartRow, filled, useRowIds } from "./ChartRow";
import { typedFigure } from "../typed-figure";

type Rows = NonNullable<ChartData["data"]>;

/** A field for a figure, which keeps what is typed as it is typed. */
function FigureField({
  value,
  label,
  onChange,
}: {
  value: EditedFigure;
  label: string;
  onChange: (value: EditedFigure) => void;
}) {
  const [typed, setTyped] = useState(String(value ?? ""));
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      size={8}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedFigure(target.value));
      }}
    />
  );
}

interface ChartRowsProps {
  rows: Rows;
  /** Whether rows may be totals. */
  withTotals: boolean;
  onChange: (rows: Rows) => void;
}

/** The rows of bars and bridges. */
export function ChartRows({ rows, withTotals, onChange }: ChartRowsProps) {
  const { ids, add, remove } = useRowIds(rows.length);
  const change = (at: number, part: Rows[number]) =>
    onChange(rows.map((row, index) => (index === at ? filled({ ...row, ...part }) : row)));
  return (
    <fieldset>
      <legend>Rows</legend>
      {rows.map((row, index) => (
        <ChartRow
          key={ids[index]}
          name={`row ${index + 1}`}
          row={row}
          onChange={(part) => change(index, part)}
          onRemove={() => {
            remove(index);
            onChange(rows.filter((_row, at) => at !== index));
          }}
          more={
            withTotals && (
              <label>
                <input
                  type="checkbox"
                  checked={row.total ?? false}
                  onChange={({ target }) => change(index, { total: target.checked || undefined })}
                />
                total
              </label>
            )
          }
        >
          <FigureField
            label={`Figure of row ${index + 1}`}
            value={row.value}
            onChange={(value) => change(index, { value })}
          />
        </ChartRow>
      ))}
      <button
        type="button"
        onClick={() => {
          add();
          onChange([...rows, { label: "" }]);
        }}
      >
        Add a row
      </button>
    </fieldset>
  );
}
