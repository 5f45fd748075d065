import styled from "styled-components";
import { colour, measure, media, space } from "../theme/tokens";
import { spoken } from "./spoken";

/** Questions that open to show their answers, without script. */
export const Faqs = ({ faqs }: { faqs: readonly { question: string; answer: string }[] }) => (
  <div>
    {faqs.map(({ question, answer }) => (
      <Item key={question}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <p>{spoken(answer)}</p>
      </Item>
    ))}
  </div>
);

const Item = styled.details`
  border-top: 1px solid ${colour.line};

  &:last-child {
    border-bottom: 1px solid ${colour.line};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(6)};
    padding-block: ${space(5)};
  }

  summary::after {
    content: "+";
    flex: none;
    width: 1.5rem;
    color: ${colour.keel};
    font-size: 1.5rem;
    line-height: 1;
    text-align: center;
  }

  &[open] summary::after {
    content: "\\2212";
  }

  h3 {
    font-size: 1.125rem;
  }

  p {
    max-width: ${measure.text};
    padding-bottom: ${space(6)};
    color: ${colour.muted};
  }

  ${media.print} {
    summary {
      padding-block: ${space(2)};
    }

    summary::after {
      content: none;
    }
  }
`;
