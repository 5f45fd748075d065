import type { Ref } from "react";
import styled from "styled-components";
import { CtaLink } from "../../ui/CtaLink";
import { unsavedAttribute } from "../../browser/stale-tab";
import { fill } from "../../formulas/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, size, space } from "../../theme/tokens";
import { Actions } from "../../ui/Section";
import { Button } from "../../ui/Button";
import { AreaReading } from "./AreaReading";
import { scoreAnswers, verdictOn, type Answers } from "./score";

interface ResultProps {
  questionnaire: Queries.QuestionnairePartFragment;
  answers: Answers;
  heading: Ref<HTMLHeadingElement>;
  onBack: () => void;
  onAgain: () => void;
}

/** The result: a verdict, the areas with their scores and links to read, and a call to action. */
export const Result = ({ questionnaire, answers, heading, onBack, onAgain }: ResultProps) => {
  const { closing, verdicts } = questionnaire;
  const { areas, share, unknown } = scoreAnswers(questionnaire.areas, answers);
  const verdict = share === undefined ? undefined : verdictOn(verdicts, share);
  const scoreList = areas
    .map(({ area, score }) => `${area.title} ${score ?? WORDS.questionnaire.noScore}`)
    .join(", ");
  const scores = `${closing.scores} ${scoreList}.`;
  const message = closing.call.message ? `${closing.call.message} ${scores}` : scores;
  const call = { ...closing.call, message };
  return (
    <Panel {...{ [unsavedAttribute]: "" }}>
      <h3 ref={heading} tabIndex={-1}>
        {WORDS.questionnaire.result}
      </h3>
      {verdict && (
        <>
          <Verdict>{verdict.title}</Verdict>
          <p>{verdict.text}</p>
        </>
      )}
      {unknown >= questionnaire.unknownLimit && <p>{questionnaire.unknownText}</p>}
      <CtaLink call={call} variant="outline" />
      <ol className="areas">
        {areas.map(({ area, score, isPartial }) => (
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
            <AreaReading area={area} />
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

  > p {
    ${mixin.description}
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
