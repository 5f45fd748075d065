import { graphql } from "gatsby";
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { track } from "../../analytics/events";
import { keepChanges } from "../../browser/controls";
import { fill } from "../../lib/fill-names";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";
import { Actions } from "../../ui/Section";
import { Button } from "../../ui/Button";
import { Question } from "./Question";
import { AreaReading } from "./AreaReading";
import { Result } from "./Result";
import type { Answers } from "./score";

/**
 * A questionnaire of a tool, one area at a time. Without script, the page shows all areas, each with its reading. Only
 * CSS hides the other steps, so that the server's HTML matches the first render in the browser.
 */
export const Questionnaire = ({
  questionnaire,
}: {
  questionnaire: Queries.QuestionnairePartFragment;
}) => {
  const { areas } = questionnaire;
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>({});
  const [sales, setSales] = useState("");
  const [missing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const last = areas.length - 1;
  const placeOf = (index: number) =>
    fill(WORDS.questionnaire.place, { step: String(index + 1), steps: String(areas.length) });

  // Takes over the answers ticked before this script ran. A layout effect runs before early presses are repeated.
  useLayoutEffect(() => keepChanges(place.current)(), []);
  const isBegun = Object.keys(answers).length > 0;
  useEffect(() => {
    if (isBegun) track("tool_start", { page: window.location.pathname });
  }, [isBegun]);
  const focus = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.focus();
  const go = (to: number) => {
    flushSync(() => {
      setMissing(false);
      setStep(to);
    });
    focus("[data-now] h3");
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const unanswered = areas[step]?.questions.find(({ id }) => !(id in answers));
    if (!unanswered) {
      if (step === last) track("tool_complete", { page: window.location.pathname });
      go(step + 1);
      return;
    }
    setMissing(true);
    focus(`[name="${unanswered.id}"]`);
  };

  return (
    <div ref={place}>
      {step > last ? (
        <Result
          questionnaire={questionnaire}
          answers={answers}
          sales={sales}
          onSales={setSales}
          onBack={() => go(last)}
          onAgain={() => {
            setAnswers({});
            go(0);
          }}
        />
      ) : (
        // Answers are never sent: outside a dialog, `method="dialog"` does nothing, even before this script runs.
        <Form method="dialog" onSubmit={onSubmit} noValidate>
          <p className="without-script">{questionnaire.withoutScript}</p>
          {areas.map((area, index) => (
            <Step
              key={area.id}
              aria-labelledby={`area-${area.id}`}
              data-now={index === step || undefined}
            >
              <div>
                {/* Said as part of the heading. */}
                <div className="needs-script" aria-hidden="true">
                  <small>{placeOf(index)}</small>
                  <progress max={areas.length} value={index + 1} />
                </div>
                <h3 id={`area-${area.id}`} tabIndex={-1}>
                  <span className="needs-script visually-hidden">{`${placeOf(index)} `}</span>
                  {area.title}
                </h3>
              </div>
              {area.questions.map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  chosen={answers[question.id]}
                  error={
                    missing && index === step && !(question.id in answers)
                      ? WORDS.questionnaire.missing
                      : undefined
                  }
                  onChoose={(answer) =>
                    setAnswers((given) => ({ ...given, [question.id]: answer }))
                  }
                />
              ))}
              <div className="without-script">
                <AreaReading area={area} />
              </div>
            </Step>
          ))}
          <Actions className="needs-script">
            {step > 0 && (
              <Button type="button" $variant="outline" onClick={() => go(step - 1)}>
                {WORDS.questionnaire.back}
              </Button>
            )}
            <Button type="submit">
              {step === last ? WORDS.questionnaire.finish : WORDS.questionnaire.next}
            </Button>
          </Actions>
        </Form>
      )}
      <Privacy>{questionnaire.privacy}</Privacy>
    </div>
  );
};

export const query = graphql`
  fragment QuestionnairePart on Questionnaire {
    privacy
    withoutScript
    areas {
      id
      title
      questions {
        ...QuestionPart
        answers {
          points
        }
      }
      cost {
        from
        to
        basis
      }
      ...AreaReading
    }
    unknownLimit
    unknownText
    verdicts {
      from
      title
      text
    }
    closing {
      title
      lead
      scores
      call {
        ...Call
      }
    }
  }
`;

const Form = styled.form`
  ${mixin.stack(8)}
  max-width: 52rem;

  progress {
    display: block;
    width: 100%;
    height: ${space(2)};
    margin-block: ${space(2)} ${space(5)};
    accent-color: ${colour.accent};
  }

  > div {
    margin-top: 0;
  }
`;

const Step = styled.section`
  ${mixin.stack(8)}
  ${mixin.card(8)}

  html[data-js] &:not([data-now]) {
    display: none;
  }
`;

const Privacy = styled.p`
  margin-top: ${space(4)};
  ${mixin.note}
`;
