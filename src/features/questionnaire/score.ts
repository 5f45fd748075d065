import { worstPoints } from "../../model/choices";

export interface ScoredArea {
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

export const answerOf = (value: string): number | "unknown" =>
  value === "unknown" ? value : Number(value);

const pointsOf = (area: ScoredArea, answers: Answers): number[] =>
  area.questions.flatMap(({ id, answers: offered }) => {
    const chosen = answers[id];
    return typeof chosen === "number" ? (offered[chosen]?.points ?? []) : [];
  });

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const shareOf = (points: number[]): number | undefined =>
  points.length > 0 ? sum(points) / (points.length * worstPoints) : undefined;

/**
 * Scores the answers; a missing answer counts as unknown.
 * @returns a score of 0 to 10 for each area, and the share of all points in percent, both rounded
 */
export function scoreAnswers(areas: readonly ScoredArea[], answers: Answers): Score {
  const scored = areas.map((area): AreaScore => {
    const points = pointsOf(area, answers);
    const share = shareOf(points);
    return {
      id: area.id,
      score: share === undefined ? undefined : Math.round(share * 10),
      known: points.length,
      questions: area.questions.length,
    };
  });
  const share = shareOf(areas.flatMap((area) => pointsOf(area, answers)));
  return {
    areas: scored.sort((a, b) => (b.score ?? -1) - (a.score ?? -1)),
    share: share === undefined ? undefined : Math.round(share * 100),
    unknown: sum(scored.map(({ questions, known }) => questions - known)),
  };
}

/** The verdict on a share of points in percent; verdicts are in rising order, the first from 0. */
export const verdictOn = <Verdict extends { from: number }>(
  verdicts: readonly Verdict[],
  share: number,
): Verdict | undefined => verdicts.filter(({ from }) => from <= share).at(-1);
