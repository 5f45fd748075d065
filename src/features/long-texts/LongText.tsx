import { Suspense, type ReactNode } from "react";
import styled from "styled-components";
import { mixin } from "../../theme/mixins";
import { colour, measure, space } from "../../theme/tokens";
import { CtaLink } from "../../ui/CtaLink";
import { deferredClass } from "../../lib/deferred-attributes";
import { Container } from "../../ui/Container";
import { Columns } from "../../ui/Section";
import { Contents } from "./Contents";
import { StoredText } from "./StoredText";

interface LongTextProps {
  file: string;
  headings: readonly { depth: number; text: string; id: string }[];
  /** Offered in the middle of a long text, in the words of the band that closes its page. */
  offer?: Pick<Queries.ClosingPartFragment, "title" | "call">;
  children?: ReactNode;
}

/** A text written in Markdown, with its contents beside it on wide screens. */
export const LongText = ({ file, headings, offer, children }: LongTextProps) => (
  <Container>
    <Grid $split="15rem 1fr">
      <Contents headings={headings} />
      <div>
        {/* Reserves the space of a text, so that the content below it does not show first. */}
        <Suspense fallback={<div style={{ minHeight: "200vh" }} />}>
          <StoredText
            file={file}
            between={
              offer && (
                <Offer className={`${deferredClass} no-print`}>
                  <p>{offer.title}</p>
                  <CtaLink call={offer.call} variant="outline" size="sm" />
                </Offer>
              )
            }
          />
        </Suspense>
        {children}
      </div>
    </Grid>
  </Container>
);

const Offer = styled.div`
  ${mixin.ends(3, 6)}
  max-width: ${measure.long};
  margin-top: ${space(12)};
  padding-block: ${space(4)};
  border-block: 1px solid ${colour.accent};
  font-weight: 600;
`;

const Grid = styled(Columns)`
  row-gap: ${space(10)};
  padding-bottom: ${space(20)};

  > :only-child {
    grid-column: 1 / -1;
  }
`;
