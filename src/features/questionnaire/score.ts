import { worstPoints } from "../../model/choices";

export interface AreaToScore {
  id: string;
  questions: readonly { id: string; answers: readonly { points: number }[] }[];
}

/** The answers by question id: the index of the answer, or "unknown". */
export type Answers = Readonly<Record<string, number | "unknown">>;

const pointsOf = (area: AreaToScore, answers: Answers): number[] =>
  area.questions.flatMap(({ id, answers: choices }) => {
    const chosen = answers[id];
    return typeof chosen === "number" ? (choices[chosen]?.points ?? []) : [];
  });

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The points as a fraction of the maximum; undefined without an answer. */
const fractionOf = (points: number[]): number | undefined =>
  points.length > 0 ? sum(points) / (points.length * worstPoints) : undefined;

/**
 * Estimates what an area costs a store in a year: its range at the worst score, in proportion to its score.
 * @param cost the range at a score of 10, in percent of yearly sales
 * @param score from 0 to 10
 * @param sales the sales of a year, in money
 * @returns the range in money, rounded to two digits, since the estimate is no more exact
 */
export const yearlyCost = (
  { from, to }: { from: number; to: number },
  score: number,
  sales: number,
): [low: number, high: number] => {
  const inMoney = (percent: number) =>
    Number((((sales * percent) / 100) * (score / 10)).toPrecision(2));
  return [inMoney(from), inMoney(to)];
};

/**
 * Scores the answers; a missing answer counts as unknown.
 * @returns `areas`, the highest score first, and those without a score last: each with a score of 0 to 10 over its known
 *   answers, undefined if there are none, and whether it has answers of both kinds; `share`, the points of all known
 *   answers in percent of the maximum; `unknown`, the number of unknown answers
 */
export function scoreAnswers<Area extends AreaToScore>(areas: readonly Area[], answers: Answers) {
  const scored = areas.map((area) => {
    const points = pointsOf(area, answers);
    const fraction = fractionOf(points);
    const unknown = area.questions.length - points.length;
    return {
      area,
      score: fraction === undefined ? undefined : Math.round(fraction * 10),
      isPartial: points.length > 0 && unknown > 0,
      unknown,
    };
  });
  const fraction = fractionOf(areas.flatMap((area) => pointsOf(area, answers)));
  return {
    areas: scored.sort((a, b) => (b.score ?? -1) - (a.score ?? -1)),
    share: fraction === undefined ? undefined : Math.round(fraction * 100),
    unknown: sum(scored.map(({ unknown }) => unknown)),
  };
}

/** The verdict on a share of points in percent; verdicts are in rising order, the first from 0. */
export const verdictOn = <Verdict extends { from: number }>(
  verdicts: readonly Verdict[],
  share: number,
): Verdict | undefined => verdicts.filter(({ from }) => from <= share).at(-1);
