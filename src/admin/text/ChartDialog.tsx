import { useMemo, useState } from "react";
import type { Chart } from "../../model/chart";
import { writtenChart, type ChartBlock, type ChartData } from "./chart-block";
import { ChartLines } from "./ChartLines";
import { ChartRows } from "./ChartRows";
import { Dialog } from "./Dialog";
import { fieldInWords } from "./field-in-words";

interface ChartDialogProps {
  /** The chart that is edited; undefined for a new one. */
  block: Pick<ChartBlock, "yaml" | "data"> | undefined;
  onAccept: (yaml: string) => void;
  onClose: () => void;
}

const types: Record<Chart["type"], string> = {
  bars: "Bars",
  bridge: "Bridge: a total, signed steps, a total",
  line: "Lines over time",
};

const example: ChartData = {
  type: "bars",
  title: "",
  caption: "",
  data: [{ label: "" }, { label: "" }, { label: "" }],
};

/** Leaves out what is empty, and what the type of the chart does not have. */
function cleaned({ type, title, caption, unit, data, x, series, ...others }: ChartData): ChartData {
  const isLine = type === "line";
  return {
    type,
    title,
    caption,
    ...(unit && { unit }),
    ...(isLine ? x && { x } : data && { data }),
    ...(isLine && series && { series }),
    ...others,
  };
}

/** Asks for a chart, field by field, and says in the words of the check what is wrong with it. */
export function ChartDialog({ block, onAccept, onClose }: ChartDialogProps) {
  const yaml = block?.yaml ?? "";
  const [chart, setChart] = useState<ChartData>(block?.data ?? example);
  const change = (part: ChartData) => setChart((before) => ({ ...before, ...part }));
  const written = useMemo(() => writtenChart(yaml, cleaned(chart)), [yaml, chart]);
  const line = (name: "title" | "caption" | "unit", label: string) => (
    <label>
      {label}
      <input
        value={chart[name] ?? ""}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </label>
  );
  const mistakes = (
    <ul className="site-problems">
      {written.problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <strong>{fieldInWords(field)}</strong> {message}
        </li>
      ))}
    </ul>
  );
  // Nobody has made a mistake before they have written anything.
  const toDo = <small>Fill in the title, the caption and the rows.</small>;
  const obstacle = written.problems.length > 0 && (chart === example ? toDo : mistakes);
  return (
    <Dialog
      heading={block ? "Edit the chart" : "New chart"}
      accept={block ? "Change it" : "Put it into the text"}
      obstacle={obstacle}
      onAccept={() => onAccept(written.yaml)}
      onClose={onClose}
    >
      <label>
        Type
        <select
          value={chart.type}
          onChange={({ target }) => change({ type: target.value as Chart["type"] })}
        >
          {Object.entries(types).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {line("title", "Title: what it shows")}
      {line("caption", "Caption: the basis of the figures, in one sentence")}
      {line("unit", "Unit (optional): $ or %, or a word after the figures")}
      {chart.type === "line" ? (
        <ChartLines
          labels={chart.x ?? []}
          lines={chart.series ?? []}
          onChange={(x, series) => change({ x, series })}
        />
      ) : (
        <ChartRows
          rows={chart.data ?? []}
          withTotals={chart.type === "bridge"}
          onChange={(data) => change({ data })}
        />
      )}
    </Dialog>
  );
}
