import styled from "styled-components";
import { CtaLink } from "../../ui/CtaLink";
import { unsavedAttribute } from "../../browser/stale-tab";
import { writeDecimal } from "../../lib/decimal";
import { fill } from "../../lib/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { Actions } from "../../ui/Section";
import { Button } from "../../ui/Button";
import { Disclosure } from "../../ui/Disclosure";
import { writeQuantity } from "../../formulas/units";
import { AreaReading } from "./AreaReading";
import { scoreAnswers, verdictOn, yearlyCost, type Answers } from "./score";
import { salesOf, YearlySales } from "./YearlySales";

interface ResultProps {
  questionnaire: Queries.QuestionnairePartFragment;
  answers: Answers;
  /** The sales of a year, as typed. */
  sales: string;
  onSales: (typed: string) => void;
  onBack: () => void;
  onAgain: () => void;
}

/** The areas, the first ones open on a phone. */
const openAreas = 2;

const money = (amount: number) => writeQuantity(amount, "sum");

/**
 * The result: a verdict, or what to find out first if too much is unknown; the areas with their scores, what they cost
 * in a year, and links to read; and a call to action.
 */
export const Result = (props: ResultProps) => {
  const { questionnaire, answers, sales: typed, onSales, onBack, onAgain } = props;
  const { closing, verdicts } = questionnaire;
  const { areas, share, unknown } = scoreAnswers(questionnaire.areas, answers);
  const isEnough = share !== undefined && unknown < questionnaire.unknownLimit;
  const verdict = isEnough ? verdictOn(verdicts, share) : undefined;
  const notKnown = questionnaire.areas
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => typeof answers[id] !== "number");
  const sales = salesOf(typed);
  const costs = areas.map(({ area: { cost }, score }) => {
    if (!cost || !sales || !score) return undefined;
    const [low, high] = yearlyCost(cost, score, sales);
    const [from, to] = [writeDecimal(cost.from, 0, 1), writeDecimal(cost.to, 0, 1)];
    const figures = { sales: money(sales), from, to, score: String(score) };
    const working = `${fill(WORDS.questionnaire.working, figures)}. ${cost.basis}`;
    return { low, high, working };
  });
  const rangeOf = (list: typeof costs) => ({
    low: money(list.reduce((sum, cost) => sum + (cost?.low ?? 0), 0)),
    high: money(list.reduce((sum, cost) => sum + (cost?.high ?? 0), 0)),
  });
  const scoreList = areas
    .map(({ area, score }) => `${area.title} ${score ?? WORDS.questionnaire.noScore}`)
    .join(", ");
  const scores = `${closing.scores} ${scoreList}.`;
  const message = closing.call.message ? `${closing.call.message} ${scores}` : scores;
  const call = { ...closing.call, message };
  return (
    <Panel data-now="" {...{ [unsavedAttribute]: "" }}>
      <h3 tabIndex={-1}>{WORDS.questionnaire.result}</h3>
      {verdict ? (
        <>
          <Verdict>{verdict.title}</Verdict>
          <p>{verdict.text}</p>
        </>
      ) : (
        <>
          <Verdict>{WORDS.questionnaire.findOut}</Verdict>
          <p>{questionnaire.unknownText}</p>
          <ul>
            {notKnown.map(({ id, question, hint }) => (
              <li key={id}>
                <strong>{question}</strong> {hint}
              </li>
            ))}
          </ul>
        </>
      )}
      <CtaLink call={call} variant="outline" />
      {areas.some(({ area }) => area.cost) && <YearlySales typed={typed} onType={onSales} />}
      {isEnough && costs.some(Boolean) && (
        <p role="status">
          <strong>{fill(WORDS.questionnaire.costs, rangeOf(costs))}</strong>{" "}
          {WORDS.questionnaire.costsNote}
        </p>
      )}
      <ol className="areas">
        {areas.map(({ area, score, isPartial }, index) => (
          <li key={area.id}>
            <Head>
              <h4>{area.title}</h4>
              <strong>
                {score === undefined
                  ? WORDS.questionnaire.noScore
                  : fill(WORDS.questionnaire.score, { score: String(score) })}
              </strong>
            </Head>
            <progress aria-hidden="true" max={10} value={score ?? 0} />
            {isPartial && <p>{WORDS.questionnaire.partScore}</p>}
            {costs[index] && (
              <p>
                <strong>{fill(WORDS.questionnaire.cost, rangeOf([costs[index]]))}</strong>
                {`: ${costs[index].working}`}
              </p>
            )}
            <Disclosure label={WORDS.questionnaire.more} of={area.title} open={index < openAreas}>
              <AreaReading area={area} />
            </Disclosure>
          </li>
        ))}
      </ol>
      <h3>{closing.title}</h3>
      <p>{closing.lead}</p>
      <Actions>
        <CtaLink call={call} size="lg" />
        <Button type="button" $variant="outline" onClick={onBack}>
          {WORDS.questionnaire.back}
        </Button>
        <Button type="button" $variant="outline" onClick={onAgain}>
          {WORDS.questionnaire.again}
        </Button>
      </Actions>
    </Panel>
  );
};

const Panel = styled.div`
  ${mixin.stack(4)}
  ${mixin.card(10)}
  max-width: 52rem;

  > a {
    justify-self: start;
  }

  > p,
  > ul {
    ${mixin.description}
  }

  > ul {
    ${mixin.stack(3)}
  }

  strong {
    color: ${colour.ink};
  }

  input {
    max-width: 20rem;
    margin-top: ${space(2)};
  }

  .areas {
    margin-block: ${space(6)};
  }

  .areas > li > p {
    ${mixin.note}
  }

  .areas > li {
    ${mixin.stack(3)}
    ${mixin.ruled(6)}
  }

  progress {
    width: 100%;
    accent-color: ${colour.loss};
  }

  > div:last-child {
    margin-top: ${space(4)};
  }
`;

const Verdict = styled.p`
  && {
    max-width: none;
    ${mixin.serif(size.h2, 1.1)}
    color: ${colour.ink};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${space(4)};
  justify-content: space-between;
  align-items: baseline;

  h4 {
    font-size: 1.125rem;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }
`;
