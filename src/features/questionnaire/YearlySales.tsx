import { describedBy, Input, Problem } from "../../ui/controls";
import { readFigure } from "../../formulas/read-figure";

const id = "yearly-sales";

/** Reads the sales as typed; undefined if there is no usable amount. */
export function salesOf(typed: string): number | undefined {
  const reading = readFigure(typed, { unit: "sum", min: 1, max: 100_000_000_000 });
  return "value" in reading ? reading.value : undefined;
}

/** Asks for the sales of a year, which turn the scores into amounts. */
export const YearlySales = ({
  typed,
  onType,
}: {
  typed: string;
  onType: (typed: string) => void;
}) => {
  const words = WORDS.questionnaire;
  const problem = typed.trim() && salesOf(typed) === undefined ? words.salesProblem : undefined;
  return (
    <div className="no-print">
      <label htmlFor={id}>{words.sales}</label>
      <p id={`${id}-hint`}>{words.salesHint}</p>
      <Input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, words.salesHint, problem)}
        onChange={({ target }) => onType(target.value)}
      />
      {problem && <Problem id={`${id}-error`}>{problem}</Problem>}
    </div>
  );
};
