/** The lines of a line chart as fields. */
import { useState } from "react";
import type { ChartData } from "./chart-block";
import { ChartRow, filled, useRowIds } from "./ChartRow";
import { typedFigure } from "../typed-figure";

type Lines = NonNullable<ChartData["series"]>;

interface ChartLinesProps {
  labels: string[];
  lines: Lines;
  onChange: (labels: string[], lines: Lines) => void;
}

/** What is between commas, as a list. */
const listed = (typed: string): string[] =>
  typed.trim() === "" ? [] : typed.split(",").map((part) => part.trim());

/** A list on one line, which keeps what is typed as it is typed. */
function ListField({
  value,
  label,
  onChange,
}: {
  value: readonly unknown[];
  label: string;
  onChange: (parts: string[]) => void;
}) {
  const [typed, setTyped] = useState(value.join(", "));
  return (
    <input
      aria-label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(listed(target.value));
      }}
    />
  );
}

/** The labels and the lines of a line chart; figures are separated by commas. */
export function ChartLines({ labels, lines, onChange }: ChartLinesProps) {
  const { ids, add, remove } = useRowIds(lines.length);
  const change = (at: number, part: Lines[number]) =>
    onChange(
      labels,
      lines.map((line, index) => (index === at ? filled({ ...line, ...part }) : line)),
    );
  return (
    <fieldset>
      <legend>Lines; between figures a comma, with a point for decimals</legend>
      <div className="site-row">
        <ListField
          label="Labels along the chart"
          value={labels}
          onChange={(x) => onChange(x, lines)}
        />
      </div>
      {lines.map((line, index) => (
        <ChartRow
          key={ids[index]}
          name={`line ${index + 1}`}
          row={line}
          onChange={(part) => change(index, part)}
          onRemove={() => {
            remove(index);
            onChange(
              labels,
              lines.filter((_line, at) => at !== index),
            );
          }}
        >
          <ListField
            label={`Figures of line ${index + 1}`}
            value={line.values ?? []}
            onChange={(parts) => change(index, { values: parts.map(typedFigure) })}
          />
        </ChartRow>
      ))}
      <button
        type="button"
        onClick={() => {
          add();
          onChange(labels, [...lines, { label: "", values: [] }]);
        }}
      >
        Add a line
      </button>
    </fieldset>
  );
}
