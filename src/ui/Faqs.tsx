import styled from "styled-components";
import { mixin } from "../theme/mixins";
import { colour, media, size, space } from "../theme/tokens";
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
  border-block: 1px solid ${colour.line};

  & + & {
    border-top: 0;
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(6)};
    padding-block: ${space(5)};

    ${media.print} {
      padding-block: ${space(2)};
    }
  }

  summary::after {
    content: "+";
    flex: none;
    width: 1.5rem;
    color: ${colour.accent};
    font-size: ${size.title};
    line-height: 1;
    text-align: center;

    ${media.print} {
      content: none;
    }
  }

  &[open] summary::after {
    content: "\\2212";
  }

  h3 {
    font-size: ${size.lead};
  }

  p {
    ${mixin.description}
    padding-bottom: ${space(6)};
  }
`;
