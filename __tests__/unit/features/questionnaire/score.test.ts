import {
  scoreAnswers,
  verdictOn,
  yearlyCost,
  type AreaToScore,
} from "../../../../src/features/questionnaire/score";

const question = (id: string) => ({ id, answers: [0, 1, 3, 5].map((points) => ({ points })) });

const areas: AreaToScore[] = ["fees", "returns", "stock"].map((id) => ({
  id,
  questions: [question(`${id}One`), question(`${id}Two`)],
}));

const scores = (answers: Parameters<typeof scoreAnswers>[1]) =>
  scoreAnswers(areas, answers).areas.map(({ area, score }) => [area.id, score]);

it("scores an area from 0, where nothing leaks, to 10", () => {
  const returns = { returnsOne: 3, returnsTwo: 3 };
  const answers = { feesOne: 0, feesTwo: 0, ...returns, stockOne: 1, stockTwo: 2 };
  expect(scores(answers)).toEqual([
    ["returns", 10],
    ["stock", 4],
    ["fees", 0],
  ]);
});

it("leaves unknown answers out of the score, and counts the known ones", () => {
  const { areas: scored, unknown } = scoreAnswers(areas, {
    feesOne: "unknown",
    feesTwo: 3,
    returnsOne: 1,
    returnsTwo: 1,
    stockOne: "unknown",
    stockTwo: "unknown",
  });
  expect(scored).toMatchObject([
    { area: { id: "fees" }, score: 10, isPartial: true },
    { area: { id: "returns" }, score: 2, isPartial: false },
    { area: { id: "stock" }, score: undefined, isPartial: false },
  ]);
  expect(unknown).toBe(3);
});

it("gives the share of all points in percent", () => {
  expect(scoreAnswers(areas, { feesOne: 3, feesTwo: 0 }).share).toBe(50);
  expect(scoreAnswers(areas, { feesOne: 1, feesTwo: 1, returnsOne: 0 }).share).toBe(13);
});

it("has no share if nothing is known, and counts missing answers as unknown", () => {
  expect(scoreAnswers(areas, {})).toMatchObject({ share: undefined, unknown: 6 });
});

it("gives the verdict whose limit a share has reached last", () => {
  const verdicts = [{ from: 0 }, { from: 20 }, { from: 45 }];
  const found = [0, 19, 20, 100].map((share) => verdictOn(verdicts, share)?.from);
  expect(found).toEqual([0, 0, 20, 45]);
});

it.each([
  [10, 2_000_000, [20_000, 30_000]],
  [6, 2_000_000, [12_000, 18_000]],
  [7, 1_234_567, [8600, 13_000]],
])("estimates 1 to 1.5%% at a score of %p of sales of %p as %p", (score, sales, range) => {
  expect(yearlyCost({ from: 1, to: 1.5 }, score, sales)).toEqual(range);
});
