import type { ReactNode } from "react";
import styled from "styled-components";

/** Renders a title whose words with a hyphen, such as Break-Even, are not divided where a line has room for them. */
export const unbroken = (title: string): ReactNode =>
  title.includes("-")
    ? title
        .split(/(\S+-\S+)/)
        .map((part, index) => (index % 2 === 1 ? <Word key={part}>{part}</Word> : part))
    : title;

const Word = styled.span`
  display: inline-block;
`;
