import styled from "styled-components";
import { useSite } from "../../queries/useSite";
import { mixin } from "../../theme/mixins";
import { colour, space } from "../../theme/tokens";

/** The steps from the first call to a proposal: side by side as far as they fit. */
export const PathSteps = () => {
  const { steps } = useSite();
  return (
    <Steps className="path">
      {steps.map(({ slug, title, text }) => (
        <li key={slug}>
          <strong>{title}</strong> {text}
        </li>
      ))}
    </Steps>
  );
};

const Steps = styled.ol`
  ${mixin.row(1.5, 6)}
  width: 100%;
  ${mixin.note}

  & + * {
    margin-top: ${space(8)};
  }

  li {
    list-style: inside decimal;
  }

  ::marker {
    color: ${colour.accent};
    font-weight: 600;
  }

  strong {
    color: ${colour.ink};
  }
`;
