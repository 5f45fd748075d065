/** The rows of a chart as fields. */
import { useState, type ReactNode } from "react";
import type { ChartData } from "./chart-block";

type Rows = NonNullable<ChartData["data"]>;
type Lines = NonNullable<ChartData["series"]>;
type Tone = "gain" | "leak" | undefined;

/** A figure as it is typed; what is no figure yet is kept as it is, and the check says so. */
const figure = (typed: string): number | undefined => {
  const value = Number(typed.replace(",", "."));
  return typed.trim() === "" ? undefined : Number.isNaN(value) ? (typed as never) : value;
};

/** Leaves out what is not filled in. */
const filled = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Row;

function ToneChoice({
  value,
  onChange,
  of,
}: {
  value: Tone;
  onChange: (tone: Tone) => void;
  of: string;
}) {
  return (
    <select
      aria-label={`Colour of ${of}`}
      value={value ?? ""}
      onChange={({ target }) => onChange((target.value || undefined) as Tone)}
    >
      <option value="">plain</option>
      <option value="gain">gain</option>
      <option value="leak">loss</option>
    </select>
  );
}

/** A field for a figure, which keeps what is typed as it is typed. */
function FigureField({
  value,
  label,
  onChange,
}: {
  value: unknown;
  label: string;
  onChange: (value: number | undefined) => void;
}) {
  const [typed, setTyped] = useState(value === undefined ? "" : String(value as number));
  return (
    <input
      aria-label={label}
      inputMode="decimal"
      size={8}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(figure(target.value));
      }}
    />
  );
}

interface RowProps {
  /** What it is called for those who do not see it, such as `row 1`. */
  name: string;
  row: Rows[number] | Lines[number];
  onChange: (part: { label?: string; tone?: Tone }) => void;
  onRemove: () => void;
  /** Its figures. */
  children: ReactNode;
  /** What stands after its colour. */
  more?: ReactNode;
}

/** A row or a line of a chart: its label, its figures, its colour, and a button that removes it. */
const Row = ({ name, row, onChange, onRemove, children, more }: RowProps) => (
  <div className="site-row">
    <input
      aria-label={`Label of ${name}`}
      placeholder="Label"
      value={row?.label ?? ""}
      onChange={({ target }) => onChange({ label: target.value })}
    />
    {children}
    <ToneChoice of={name} value={row?.tone} onChange={(tone) => onChange({ tone })} />
    {more}
    <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
      ✕
    </button>
  </div>
);

interface ChartRowsProps {
  rows: Rows;
  /** Whether rows may be totals. */
  withTotals: boolean;
  onChange: (rows: Rows) => void;
}

/** The rows of bars and bridges. */
export function ChartRows({ rows, withTotals, onChange }: ChartRowsProps) {
  const change = (at: number, part: Rows[number]) =>
    onChange(rows.map((row, index) => (index === at ? filled({ ...row, ...part }) : row)));
  return (
    <fieldset>
      <legend>Rows</legend>
      {rows.map((row, index) => (
        // Rows have no id; the count makes the fields anew when one is removed.
        <Row
          key={`${rows.length} ${index}`}
          name={`row ${index + 1}`}
          row={row}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange(rows.filter((_row, at) => at !== index))}
          more={
            withTotals && (
              <label>
                <input
                  type="checkbox"
                  checked={row?.total ?? false}
                  onChange={({ target }) => change(index, { total: target.checked || undefined })}
                />
                total
              </label>
            )
          }
        >
          <FigureField
            label={`Figure of row ${index + 1}`}
            value={row?.value}
            onChange={(value) => change(index, { value })}
          />
        </Row>
      ))}
      <button type="button" onClick={() => onChange([...rows, { label: "" }])}>
        Add a row
      </button>
    </fieldset>
  );
}

interface ChartLinesProps {
  labels: string[];
  lines: Lines;
  onChange: (labels: string[], lines: Lines) => void;
}

/** What stands between commas, as a list. */
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
        <Row
          key={`${lines.length} ${index}`}
          name={`line ${index + 1}`}
          row={line}
          onChange={(part) => change(index, part)}
          onRemove={() =>
            onChange(
              labels,
              lines.filter((_line, at) => at !== index),
            )
          }
        >
          <ListField
            label={`Figures of line ${index + 1}`}
            value={line?.values ?? []}
            onChange={(parts) =>
              change(index, { values: parts.map((part) => figure(part) as number) })
            }
          />
        </Row>
      ))}
      <button type="button" onClick={() => onChange(labels, [...lines, { label: "", values: [] }])}>
        Add a line
      </button>
    </fieldset>
  );
}
