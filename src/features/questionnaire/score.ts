import { worstPoints } from "../../model/choices";

export interface AreaToScore {
  id: string;
  questions: readonly { id: string; answers: readonly { points: number }[] }[];
}

/** The answers by question id: the index of the answer, or "unknown". */
export type Answers = Readonly<Record<string, number | "unknown">>;

interface AreaScore {
  id: string;
  /** 0 to 10, over the known answers; undefined if there are none. */
  score: number | undefined;
  known: number;
  questions: number;
}

export interface Score {
  /** The areas, highest score first; those without a score come last. Equal scores keep their order. */
  areas: AreaScore[];
  /** Points of all known answers, as a percentage of the maximum; undefined if none is known. */
  share: number | undefined;
  /** Questions answered with "unknown", or not at all. */
  unknown: number;
}

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
 * Scores the answers; a missing answer counts as unknown.
 * @returns a score of 0 to 10 for each area, and the share of all points in percent, both rounded
 */
export function scoreAnswers(areas: readonly AreaToScore[], answers: Answers): Score {
  const scores = areas.map((area): AreaScore => {
    const points = pointsOf(area, answers);
    const fraction = fractionOf(points);
    return {
      id: area.id,
      score: fraction === undefined ? undefined : Math.round(fraction * 10),
      known: points.length,
      questions: area.questions.length,
    };
  });
  const fraction = fractionOf(areas.flatMap((area) => pointsOf(area, answers)));
  return {
    areas: scores.sort((a, b) => (b.score ?? -1) - (a.score ?? -1)),
    share: fraction === undefined ? undefined : Math.round(fraction * 100),
    unknown: sum(scores.map(({ questions, known }) => questions - known)),
  };
}

/** The verdict on a share of points in percent; verdicts are in rising order, the first from 0. */
export const verdictOn = <Verdict extends { from: number }>(
  verdicts: readonly Verdict[],
  share: number,
): Verdict | undefined => verdicts.filter(({ from }) => from <= share).at(-1);
