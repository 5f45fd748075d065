import type { ReactNode } from "react";
import styled from "styled-components";
import { media, space } from "../theme/tokens";
import { Container } from "../ui/Container";
import { Prose } from "../ui/Prose";
import { Contents } from "./Contents";

interface LongTextProps {
  html: string;
  headings: readonly { depth: number; text: string; id: string }[];
  contentsTitle: string;
  /** What stands below the text, in its column. */
  children?: ReactNode;
}

/** A text written in Markdown, with its contents beside it on wide screens. */
export const LongText = ({ html, headings, contentsTitle, children }: LongTextProps) => (
  <Container>
    <Grid>
      <Contents title={contentsTitle} headings={headings} />
      <div>
        <Prose dangerouslySetInnerHTML={{ __html: html }} />
        {children}
      </div>
    </Grid>
  </Container>
);

const Grid = styled.div`
  display: grid;
  gap: ${space(10)};
  padding-bottom: ${space(20)};

  > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: 15rem 1fr;
    gap: ${space(20)};
    align-items: start;
  }
`;
