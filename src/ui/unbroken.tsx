import type { ReactNode } from "react";
import styled from "styled-components";

/** Renders a text whose words with a hyphen, such as Break-Even and 4-8 months, are not divided where a line has room. */
export const unbroken = (text: string): ReactNode =>
  text.includes("-")
    ? text
        .split(/(\S*\d-\d\S* \S+|\S+-\S+)/)
        .map((part, index) =>
          index % 2 === 1 ? <Word key={`${index} ${part}`}>{part}</Word> : part,
        )
    : text;

const Word = styled.span`
  display: inline-block;
  /* The line below a link does not reach an inline block. */
  text-decoration: inherit;
`;
