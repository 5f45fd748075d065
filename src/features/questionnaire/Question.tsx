import { graphql } from "gatsby";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, radius, space } from "../../theme/tokens";
import { Problem } from "../../ui/controls";

interface QuestionProps {
  question: Queries.QuestionPartFragment;
  chosen?: number | "unknown";
  error?: string;
  onChoose: (answer: number | "unknown") => void;
}

export const Question = ({
  question: { id, question, hint, answers },
  chosen,
  error,
  onChoose,
}: QuestionProps) => {
  const choices: [answer: number | "unknown", label: string][] = [
    ...answers.map(({ label }, index): [number, string] => [index, label]),
    ["unknown", WORDS.questionnaire.unknown],
  ];
  return (
    <Group
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint`}
    >
      <legend>{question}</legend>
      <p id={`${id}-hint`}>{hint}</p>
      {choices.map(([answer, label]) => (
        <label key={answer}>
          <input
            type="radio"
            name={id}
            value={answer}
            checked={chosen === answer}
            // A radio with the focus is spoken after the question and before the problem.
            aria-describedby={error && `${id}-error`}
            onChange={() => onChoose(answer)}
          />
          {label}
        </label>
      ))}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Group>
  );
};

export const query = graphql`
  fragment QuestionPart on QuestionnaireQuestion {
    id
    question
    hint
    answers {
      label
    }
  }
`;

const Group = styled.fieldset`
  ${mixin.stack(2)}
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.35;
  }

  > p[id$="-hint"] {
    margin-bottom: ${space(2)};
    ${mixin.note}
  }

  label {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-height: 2.75rem;
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${colour.line};
    border-radius: ${radius.control};
    line-height: 1.35;
    cursor: pointer;
  }

  label:hover {
    border-color: ${colour.edge};
  }

  label:has(:checked) {
    border-color: ${colour.accent};
    background: ${colour.sunken};
  }
`;
