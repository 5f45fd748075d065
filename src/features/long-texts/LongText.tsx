import { Suspense, type ReactNode } from "react";
import styled from "styled-components";
import { media, space } from "../../theme/tokens";
import { Container } from "../../ui/Container";
import { Contents } from "./Contents";
import { StoredText } from "./StoredText";

interface LongTextProps {
  file: string;
  headings: readonly { depth: number; text: string; id: string }[];
  contentsTitle: string;
  children?: ReactNode;
}

/** A text written in Markdown, with its contents beside it on wide screens. */
export const LongText = ({ file, headings, contentsTitle, children }: LongTextProps) => (
  <Container>
    <Grid>
      <Contents title={contentsTitle} headings={headings} />
      <div>
        <Suspense fallback={<Placeholder />}>
          <StoredText file={file} />
        </Suspense>
        {children}
      </div>
    </Grid>
  </Container>
);

/** Reserves the space of a text, so that the content below it does not show first. */
const Placeholder = styled.div`
  min-height: 200vh;
`;

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

  /* Firefox would start the single row of a grid on a new sheet. */
  ${media.print} {
    display: block;
  }
`;
