import { useMemo, useState } from "react";
import type { Chart } from "../../model/chart";
import { chartData, writtenChart, type ChartData } from "./chart-block";
import { ChartLines, ChartRows } from "./ChartRows";
import { Dialog } from "./Dialog";
import { fieldInWords } from "./field-in-words";

interface ChartDialogProps {
  /** The YAML of the chart; "" for a new one. */
  yaml: string;
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
export function ChartDialog({ yaml, onAccept, onClose }: ChartDialogProps) {
  const [chart, setChart] = useState<ChartData>(() => chartData(yaml) ?? example);
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
      heading={yaml === "" ? "New chart" : "Edit the chart"}
      accept={yaml === "" ? "Put it into the text" : "Change it"}
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
