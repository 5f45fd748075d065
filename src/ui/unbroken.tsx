import type { ReactNode } from "react";
import styled from "styled-components";

/** Renders a title whose words with a hyphen, such as Break-Even and 4-8 months, are not divided where a line has room. */
export const unbroken = (title: string): ReactNode =>
  title.includes("-")
    ? title
        .split(/(\S*\d-\d\S* \S+|\S+-\S+)/)
        .map((part, index) => (index % 2 === 1 ? <Word key={part}>{part}</Word> : part))
    : title;

const Word = styled.span`
  display: inline-block;
  /* The line below a link does not reach an inline block. */
  text-decoration: inherit;
`;
