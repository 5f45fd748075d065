/** Calculates the figures of a profit bridge that the texts beside it name. */

/** A row: a step up or down from where the row before it ended, or a total that starts at zero. */
export interface BridgeRow {
  value: number;
  total?: boolean | null;
  tone?: "leak" | "gain" | null;
}

/**
 * The figures by the names that texts use.
 * @param yearlySales the yearly sales of the example, in the bridge's unit
 * @returns the first total (`revenue`), the plain steps (`costs`), the leaks and the gains (`recovered`), all
 * positive; the totals before the first gain and at the end; `more`, the gain in per cent of the total before it;
 * and what the gain is worth on the yearly sales, a year and a month. Null if it cannot be calculated from the rows.
 */
export function bridgeFigures(rows: readonly BridgeRow[], yearlySales: number) {
  const steps = rows.filter(({ total }) => !total);
  const sumOf = (tone: BridgeRow["tone"]) => {
    const own = steps.filter((step) => (step.tone ?? null) === tone);
    return own.length > 0 ? Math.abs(own.reduce((sum, { value }) => sum + value, 0)) : null;
  };
  const firstGain = rows.findIndex(({ total, tone }) => !total && tone === "gain");
  const lastTotal = (some: readonly BridgeRow[]) =>
    some.filter(({ total }) => total).at(-1)?.value ?? null;
  const revenue = rows[0]?.total ? rows[0].value : null;
  const before = firstGain < 0 ? null : lastTotal(rows.slice(0, firstGain));
  const recovered = sumOf("gain");
  const share = recovered !== null && revenue ? recovered / revenue : null;
  const yearly = share === null ? null : yearlySales * share;
  return {
    revenue,
    costs: sumOf(null),
    leaks: sumOf("leak"),
    before,
    recovered,
    after: lastTotal(rows),
    more: recovered !== null && before ? (recovered / before) * 100 : null,
    yearlySales,
    yearly,
    monthly: yearly === null ? null : yearly / 12,
  };
}
