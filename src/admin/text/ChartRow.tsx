/** What rows and lines of a chart have in common. */
import { useRef, useState, type ReactNode } from "react";
import type { ChartData } from "./chart-block";

type Rows = NonNullable<ChartData["data"]>;
type Lines = NonNullable<ChartData["series"]>;
type Tone = "gain" | "leak" | undefined;

/** Leaves out what is not filled in. */
export const filled = <Row extends object>(row: Row): Row =>
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

interface RowProps {
  /** What it is called for those who do not see it, such as `row 1`. */
  name: string;
  row: Rows[number] | Lines[number];
  onChange: (part: { label?: string; tone?: Tone }) => void;
  onRemove: () => void;
  /** Its figures. */
  children: ReactNode;
  /** What is after its colour. */
  more?: ReactNode;
}

/** Moves the focus from a row that is about to be removed to the next one, or to the button that adds one. */
function focusBehind(button: HTMLElement): void {
  const next = button.parentElement?.nextElementSibling;
  const field = next?.querySelector("input") ?? next;
  if (field instanceof HTMLElement) field.focus();
}

/** A row or a line of a chart: its label, its figures, its colour, and a button that removes it. */
export const ChartRow = ({ name, row, onChange, onRemove, children, more }: RowProps) => (
  <div className="site-row">
    <input
      aria-label={`Label of ${name}`}
      placeholder="Label"
      value={row.label ?? ""}
      onChange={({ target }) => onChange({ label: target.value })}
    />
    {children}
    <ToneChoice of={name} value={row.tone} onChange={(tone) => onChange({ tone })} />
    {more}
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={({ currentTarget }) => {
        focusBehind(currentTarget);
        onRemove();
      }}
    >
      ✕
    </button>
  </div>
);

/**
 * Ids for rows, which have none of their own, so that the fields of a row stay its own when another is removed.
 * @param count how many rows there are at first
 */
export function useRowIds(count: number) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_row, index) => index));
  const next = useRef(count);
  return {
    ids,
    add: () => {
      const id = next.current;
      next.current += 1;
      setIds((before) => [...before, id]);
    },
    remove: (at: number) => setIds((before) => before.filter((_id, index) => index !== at)),
  };
}
