import { layOutBars } from "../../charts/bars";
import type { BridgeStep } from "../../formulas/formula";
import { writeQuantity, type Unit } from "../../formulas/units";
import { BarTable } from "../../ui/BarTable";

interface BridgeChartProps {
  title: string;
  steps: readonly BridgeStep[];
  unit: Unit;
  labelOf: (part: string) => string;
}

/** The bridge of a calculation: each bar begins where the one above ends. */
export const BridgeChart = ({ title, steps, unit, labelOf }: BridgeChartProps) => {
  const { bars, zero } = layOutBars(steps);
  const values = steps.map(({ value }) => value);
  const rows = bars.map(({ row, tone, ...place }) => ({
    key: row.part,
    label: labelOf(row.part),
    figure: writeQuantity(row.value, unit, values),
    tone,
    place,
  }));
  return <BarTable label={title} rows={rows} zero={zero} />;
};
